import { isProse, type Reading, type Sentence } from '#mail/reading.ts';
import { startsWithMonth } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import type { Price } from './prices.ts';

/** One of several plans of a list: the words of its name, and its price, or its old one and its new one. */
export type ListedPlan = { words: string[]; prices: Price[]; isOwn: boolean };

/** A name has so many words at most; a label of more is a sentence. */
const longestName = 4;

/** What stands between the names and the amounts of a list, in seven languages: links, cycles, and words of every plan. */
const betweenNames = new Set(
  `a an and are as at be by cost costs each for from go goes going in is it move moves now of on or our per plan plans price
prices rise rises see sees subscription subscribers tier package the then to up was were will with you your current currently
new old previous previously paid pay change changes changing increase increases member members membership my mo month months
monthly yr year years yearly annual annually week weekly today starting until instead
ay aylik ayda yil yillik yilda yerine olacak olacaktir oluyor olur ve icin den dan ten tan paket paketi paketin paketiniz plani
plan planin planiniz uyelik uyeligi uyeligin uyeliginiz abonelik aboneligi aboneliginiz fiyati fiyat ucreti ucret yeni eski
mevcut senin sizin tarihinden itibaren itibariyla itibariyle tarihinde artik su an guncel
ab dem den der das die dein deine deinen deines ihr ihre ihren am auf im in je pro statt anstatt bisher bislang kunftig neu neue
neuer neuen zukunftig und von vom zu zum monat monatlich jahr jahrlich jahrliche kostet kosten steigt abo abos tarif paket mit fur
preis preise jetzt dann aktuell aktuelle aktueller aktuelles derzeit alt wird statt
le la les l de du des d et en au aux un une par mois mensuel an annuel passe passent passera passeront votre vos ton ta tes formule
abonnement offre forfait tarif prix actuel actuelle nouveau nouvelle ancien lieu contre avec coute coutera celui celle compter
el los las del al y e o u por mes mensual ano anual tu su tus sus pasa pasara pasan suscripcion precio actual nuevo anterior
con cuesta costara antes ahora
il lo i gli dal da di della mese mensile anno annuale tuo tua suo sua piano abbonamento prezzo attuale nuovo passa costa costera
invece ora quello quella
os as do da dos das para mensal ano anual seu sua teu tua plano assinatura preco atual novo passa custa com vez agora`.split(
    /\s+/,
  ),
);
const wordsOf = (folded: string) => folded.split(/[^a-z0-9+]+/).filter(Boolean);
const namesIn = (folded: string) =>
  wordsOf(folded).filter((word) => !/^\d+$/.test(word) && !betweenNames.has(word) && !startsWithMonth(word));

/** "(your plan)", "dein Tarif Duo": what is the reader's, beside the name or below it. */
const own =
  /\b(?:your|dein\w*|ihr\w*|votre|ton|ta|tu|su|tuo|tua|seu|sua|senin|sizin|mevcut|(?:paket|plan|abonelig|uyelig)in(?:iz)?)\b/;

/** What a label calls the plan whose price it is: the last clause that names anything. */
function nameOf({ label }: Price): { words: string[]; isOwn: boolean } | undefined {
  const clause = label.split(/[.;,•|!?] ?(?!\d)/).at(-1) ?? '';
  const parts = clause.split(/[:(\t–—→>]| - /);
  const at = parts.findLastIndex((part) => namesIn(part).length > 0);
  if (at < 0) return undefined;
  const words = namesIn(parts[at] ?? '');
  return words.length > longestName ? undefined : { words, isOwn: parts.slice(at).some((part) => own.test(part)) };
}

/** The second price of a plan: beside the first, or alone below it. */
const isSecond = (price: Price, before: Price) =>
  price.currency === before.currency &&
  (price.line === before.line || (price.line === before.line + 1 && !/[a-z]/.test(price.label)));

/** The plans of a list with their prices; what names no plan, next to one, is its second price. */
function plansIn(prices: Price[]): ListedPlan[] {
  const plans: ListedPlan[] = [];
  for (const price of prices) {
    const name = nameOf(price);
    const last = plans.at(-1)?.prices;
    if (name) plans.push({ ...name, prices: [price] });
    else if (last?.length === 1 && last[0] && isSecond(price, last[0])) last.push(price);
  }
  return plans;
}

/** Words that every name of a list has tell none of them: "Deezer Duo", "Deezer Family". */
function withoutCommonWords(plans: ListedPlan[]): ListedPlan[] {
  const own = plans.map(({ words, ...plan }) => ({
    ...plan,
    words: words.filter((word) => !plans.every((other) => other.words.includes(word))),
  }));
  return own.every(({ words }) => words.length > 0) ? own : plans;
}

/** "You are on the Duo plan", "Senin paketin: Duo", "Du nutzt aktuell Duo". */
const tellsOwn =
  /(?<![a-z])(?:you(?:[’']re| are| have|[’']ve)|you currently (?:have|use|pay)|your (?:\w+ )?(?:plan|subscription|membership|package|tier|pass)|(?:paket|plan|abonelig|uyelig|tarife)n?in(?:iz)?|(?:kullaniyor|kullanmakta|uyesi|abonesi)(?:sun|siniz|sunuz|sin)\w*|(?:paket|plan)(?:in)?[dt]a?e?s[iu]n\w*|(?:du|sie) (?:nutzt|nutzen|hast|haben|bist|sind)|(?:nutzt du|nutzen sie|hast du|haben sie)|(?:dein|ihr)e? (?:\w+ )?(?:abo\w*|plan|paket|tarif|mitgliedschaft)|(?:votre|ta|ton) (?:\w+ )?(?:formule|offre|abonnement|forfait|plan|pass)|vous (?:etes|avez|utilisez|beneficiez)|tu (?:es|as|utilises|beneficies)|(?:tu|su) (?:\w+ )?(?:plan|suscripcion|paquete|tarifa|pase)|(?:tienes|tiene|estas|usas|usa|disfrutas)|(?:tu[oa]|su[oa]) (?:\w+ )?(?:piano|abbonamento|pacchetto|pass|offerta)|(?:hai|sei abbonat[oa]|stai usando|utilizzi)|(?:seu|sua|teu|tua) (?:\w+ )?(?:plano|pacote|assinatura|subscricao|passe)|voce (?:tem|esta|assina|usa))(?![a-z])/;

/** The plan that a sentence calls the reader's: the one of the longest name in it. */
function toldOwn(plans: ListedPlan[], { sentences }: Reading): ListedPlan | undefined {
  const said = sentences.flatMap((sentence, at) =>
    tellsOwn.test(sentence.folded) && findMoney(sentence.text).length === 0
      ? [wordsOf(`${sentence.folded} ${headed(sentence, sentences[at + 1])}`)]
      : [],
  );
  for (const words of said) {
    const named = plans.filter((plan) => plan.words.every((word) => words.includes(word)));
    const [longest, next] = named.toSorted((a, b) => b.words.length - a.words.length);
    if (longest && longest.words.length !== next?.words.length) return longest;
  }
  return undefined;
}

/** "Your plan:", and below it which. */
const headed = ({ folded }: Sentence, next: Sentence | undefined) =>
  /:\W*$/.test(folded) && next && findMoney(next.text).length === 0 ? next.folded : '';

/**
 * The plans of a mail that lists what several cost or will cost, and which of them is the reader's, where it says so.
 * Undefined where it speaks of one only.
 */
export function readPlanList(
  reading: Reading,
  prices: Price[],
): { plans: ListedPlan[]; own: ListedPlan | undefined } | undefined {
  const plans = withoutCommonWords(plansIn(prices.filter(({ line }) => line >= 0)));
  const names = new Set(plans.map(({ words }) => words.join(' ')));
  if (names.size < 2 || names.size < plans.length) return undefined;
  const marked = plans.filter(({ isOwn }) => isOwn);
  const own = marked.length === 1 ? marked[0] : marked.length === 0 ? toldOwn(plans, reading) : undefined;
  const pairs = plans.filter(({ prices: [first, second] }) => first && second && first.amount !== second.amount);
  // In prose every clause before an amount looks like a name: there only an old price and a new one make a list.
  const rows = plans.filter(({ prices: [first] }) => first && !isProse(reading, first.line));
  const isTable = rows.length === plans.length && (own !== undefined || rows.length >= 3);
  return pairs.length >= 2 || isTable ? { plans, own } : undefined;
}
