import { foldInPlace } from '#mail/fold.ts';
import { lexicon } from '#mail/lexicon/index.ts';
import type { Price } from '#mail/price/prices.ts';
import { type Reading, says } from '#mail/reading.ts';
import { isNoName, withoutSuffix } from '#mail/sender/payee.ts';
import { findCycles } from '#mail/values/cycle.ts';
import { anyMonth, findDates } from '#mail/values/dates.ts';

/** `App: …`, `Subscription: …`: the words in front name the column, not the thing. */
const label =
  /^(?:app(?:lication)?|app[- ]?name|anwendung|artikel|article|art[ií]culo|articolo|artigo|servi[czç]io|servi[cç]o|service|dienst|leistung|oggetto|offre|formule|tarif|uygulama|aplicaci[oó]n|aplicativo|applicazione|product|produit|produkt|producto|prodotto|produto|ürün|item|description|plan|subscription|abonnement|abo|abonelik|suscripci[oó]n|abbonamento|assinatura|subskrypcja)(?: name| adı)? ?[:\t] ?/i;

export const withoutLabel = (line: string): string => line.replace(label, '');

/** `Laufzeit: 1 Jahr`, `Anbieter: …`, `Preis`: what such a row holds is no name either. */
const otherLabel =
  /^(?:preis|prix|precio|prezzo|preco|prijs|price|betrag|montant|importe|valor|importo|bedrag|amount|cost|kosten|costo|custo|cout|cuota|quota|gebuhr|(?:abo|vertrags|mindest)?(?:dauer|laufzeit)|duree|duracion|durata|duracao|looptijd|(?:leistungs|abrechnungs)?zeitraum|periode?|periodo|frequen\w+|frecuencia|haufigkeit|renewal (?:price|date)|yenileme|fiyat|ucret|tutar|anbieter|entwickler|icerik saglayici|saglayici|gelistirici|content provider|developer|vendeur|proveedor|fornitore|fornecedor|aanbieder|provider|seller|verkaufer|zahlungs\w+|mode de paiement|(?:metodo|forma) d[ei] pa\w+|betaalmethode|payment method|rechnungs\w+|bestell\w+|datum|fecha|data|numero|nummer|menge|quantite|cantidad|quantita|quantidade|aantal|quantity|mwst|tva|iva|btw)(?: [a-z]+){0,2} ?(?:[:\t]|$)/;
export const isOtherRow = (line: string): boolean => otherLabel.test(foldInPlace(line.trim()));

/** "Abbonamento settimanale (Yuka)": beside how often it is paid, the brackets hold what it is for. */
const inBrackets = (line: string): string => /\((\p{Lu}[^():]{1,40})(?:: [^)]*)?\)/u.exec(line)?.[1]?.trim() ?? '';

/** What an item line calls the thing: without price, cycle, vendor and explanations. */
export function itemName(line: string): string {
  const [first = ''] = withoutLabel(line).split('\t');
  const name = withoutRhythm(
    first
      .replace(/\([^)]*\)?/g, ' ')
      .replace(/ (?:de|von|by|di|da) \p{Lu}[^\t]*$/u, '')
      .replace(/: .*$/, '')
      .replace(/ [x×] ?\d+$| ?\d+ ?[x×]$/i, '')
      .replace(
        / (?:subscription|abonnement|abo|abonelik|aboneliği|suscripción|abbonamento|assinatura|subskrypcja)$/i,
        '',
      )
      .slice(0, 80),
  );
  if (!isNoName(name) && !fromMonth.test(foldInPlace(name))) return name;
  const within = withoutRhythm(inBrackets(line));
  return isNoName(within) ? '' : within;
}
/** "Novembertől havi 1 990 Ft". */
const fromMonth = new RegExp(
  `^(?:(?:od|from|from|ab|desde|dal|de|des|a partir de) )?(?:${anyMonth})(?:tol|ben|ban|a|e|u)?$`,
);

/** "Suite - Yearly": how often it is paid is no part of what it is called. */
function withoutRhythm(text: string): string {
  const last = findCycles(foldInPlace(text)).at(-1);
  return withoutSuffix(last && last.end === text.trimEnd().length ? text.slice(0, last.start) : text);
}

/** "Bear Pro (Monthly) Renews Dec 18, 2026": the thing stands in front of what is said of it. */
export function beforeDate(text: string, near: string): string {
  const folded = foldInPlace(text);
  const [day] = findDates(folded, near);
  if (!day) return text;
  lexicon.will_charge.lastIndex = 0;
  const renews = lexicon.will_charge.exec(folded)?.index ?? day.start;
  return text.slice(0, Math.min(day.start, renews));
}

const heads =
  /^(?:(?:item|article|artikel|art[ií]culo|articolo|element|[üu]r[üu]n|price|prix|preis|precio|prezzo|cena|fiyat)\s+)+/iu;
/**
 * What stands before a price in a receipt whose lines were run together: "Item Price Driftlog Pro (Driftlog: Diary)
 * $3.99/month", "Subscription: Driftlog Pro, billed annually, $47.99". Stores put what a thing belongs to in brackets
 * behind it.
 */
export function namedBefore({ start, line }: Price, { document, sentences }: Reading): string | undefined {
  const text = document.lines[line] ?? '';
  const sentence = sentences.find((one) => one.line === line && text.indexOf(one.text) + one.text.length > start);
  if (!sentence || says(sentence, 'promotion') || findCycles(sentence.folded).length === 0) return undefined;
  const before = text.slice(text.indexOf(sentence.text), start).replace(heads, '');
  const isLabelled = withoutLabel(before) !== before;
  const called = isLabelled ? (before.split(',')[0] ?? '') : before;
  const name = isLabelled || /\([^)]{3,}\)/.test(before) ? itemName(called) : '';
  return /^\p{Lu}[^.!?]{1,40}$/u.test(name) ? name : undefined;
}
