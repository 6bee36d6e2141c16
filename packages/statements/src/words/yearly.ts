import { monthPattern } from '@kumbara/text/dates';
import { memoize } from './memoize.ts';

const month = `(?:${monthPattern})`;
/** A year alone: not part of a day, of a month or of a card's number. */
const bareYear = `(?<![a-z\\d*./-])(?<!(?<![a-z])(?:${month}|ending|ending in|card|kart|karte|carte|kaart|no|nr)[. ,/']{1,2}(?:de |del )?)20\\d{2}(?! ?(?:[./*-]|${month}(?![a-z])))(?![\\d.,]*\\d)`;

/** A year, or a time before this statement. A yearly fee (`Yıllık ücret`) does not match. */
const words = [
  'ytd|year|(?:last|past|previous) (?:12|twelve) months',
  'yil|yili|yilin|yilinda|yilbasi|yilbasindan|yillik toplam|sene (?:icinde|basindan)|bu sene|son (?:12|on iki) ay(?:da|lik)?',
  'jahr|jahre|jahres|jahresbeginn|jahresanfang|jahressumme|geschaftsjahr|kalenderjahr|(?:letzten|vergangenen) (?:12|zwolf) monaten?',
  'annee|(?:cumul|total) annuel|(?:12|douze) derniers mois',
  'ano|(?:total|acumulado) anual|ejercicio|ultimos (?:12|doce|doze) meses',
  'anno|totale annuo|ultimi (?:12|dodici) mesi',
  'jaar|jaartotaal|(?:afgelopen|laatste) (?:12|twaalf) maanden',
  'i ar|arets|hittils? i ar|roku|evben|iden',
].join('|');

const yearly = new RegExp(`${bareYear}|(?<![a-z]|\\d[ -])(?:${words})(?![a-z])`, 'u');

/** True if a folded text counts over a year rather than one statement: `fees charged in 2026`, `year to date`. */
export const isYearly = memoize((folded: string): boolean => yearly.test(folded));

const totals =
  /(?<![a-z])(?:totals?|toplam[a-z]*|gesamt[a-z]*|jahressummen?|summen?|totaux|totaal[a-z]*|totale?s?|totali|totais|cumul[a-z]*|acumulad[a-z]*|ytd|year[ -]to[ -]date|jahresbeginn|yilbasindan)(?![a-z])/u;

/** True if a folded title announces totals of a year: `2026 Totals Year-to-Date`. */
export const isYearTitle = (folded: string): boolean => totals.test(folded) && isYearly(folded);

const estimate =
  /(?<![a-z])(?:estimated|expected|projected|forecast|next (?:month|statement|period)|tahmini|ongorulen|(?:gelecek|onumuzdeki|bir sonraki) (?:ay|donem)[a-z]*|voraussichtlich[a-z]*|geschatzte?[a-z]?|(?:nachste[nrs]?|kommende[nrs]?) (?:monat|abrechnung)[a-z]*|estimee?s?|previsionnel[a-z]*|(?:le )?mois prochain|estimad[oa]s?|previst[oai]s?|proximo (?:mes|periodo|estado)|proxima fatura|stimat[oaie]|presunt[oaie]|(?:prossimo|mese) (?:mese|prossimo)|geschatte?|verwachte?|volgende maand)(?![a-z])/u;

/** True if a folded text is about a possible future amount: `Estimated interest next month`. */
export const isEstimate = (folded: string): boolean => estimate.test(folded);
