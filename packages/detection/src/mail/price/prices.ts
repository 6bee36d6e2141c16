import { foldInPlace } from '#mail/fold.ts';
import { type Concept, lexicon } from '#mail/lexicon/index.ts';
import type { Document } from '#mail/text/document.ts';
import { type CycleMention, findCycles, isPartOfName } from '#mail/values/cycle.ts';
import { findMoney, isKrone, type Money } from '#mail/values/money.ts';
import { findEndedOffers, withoutEndedOffers } from './ended-offer.ts';
import { homeCurrency } from './home-currency.ts';
import { labelsLeftPlan } from './price-words.ts';

/** `unit` is the price of one of several seats. */
type PriceRole = 'item' | 'total' | 'subtotal' | 'tax' | 'discount' | 'unit' | 'other';
/** An amount of a mail with what its label makes of it. */
export type Price = Money & {
  line: number;
  role: PriceRole;
  /** Folded words before it: its label. */
  label: string;
  /** A sales tax is put on top of the price; VAT is part of it. */
  on_top: boolean;
};

const lastMatch = (concept: Concept, text: string): { start: number; end: number } | undefined => {
  lexicon[concept].lastIndex = 0;
  const match = [...text.matchAll(lexicon[concept])].at(-1);
  return match && { start: match.index, end: match.index + match[0].length };
};
const perSeat =
  /^[^a-z0-9]{0,3}(?:(?:per|pro|par|por|za|a|each|je) |\/ ?)(?:active |paid )?(?:user|member|seat|person|editor|license|nutzer|benutzer|platz|utilisateur|usuario|utente|usuario|uzytkownik|kisi|kullanici)/;
/** Between an amount and its cycle: ` / `, ` TL per `. */
const mostBetween = 4;
const taxTotal = /toplam (?:kdv|vergi)|total (?:tax|vat|iva|tva)|totale iva|gesamt(?:steuer|mwst)/;
const within = /(?:dont|of which|includ\w+|incl\.?|di cui|davon|inkl\.?|w tym)[^a-z0-9]*$/;

/** Words farther in front speak of something else: "a credit was added, and your 8.99 fee was charged". */
const nearLabel = 32;

const unused =
  '(?:unused|kullanilmayan|nicht genutzte[nrs]?|ungenutzte[nrs]?|(?:non|no|nao) utili[sz]\\w+|niewykorzystan\\w+|ongebruikte)';
/** "Kullanılmayan günler için 120,50 TL": what is given back of the plan that was left. */
const unusedBefore = new RegExp(`(?<![a-z])${unused} [^.]{0,24}$`);
/** "17.20 for unused time". */
const unusedBehind = new RegExp(
  `^[^a-z0-9.]{0,3}(?:for|fur|pour|por|per|za|voor) (?:(?:the|your|den|die|le|la|les|el|los|il|i|o|os|niet) )?(?:\\w+ )?${unused}(?![a-z])`,
);

/** What the words before and behind an amount make of it; the word closest to it decides. */
function roleOf(label: string, behind: string): PriceRole {
  if (
    within.test(label) ||
    /^[^a-z0-9.;+]{0,3}(?:kdv|vat|tax|tva|mwst|iva|vergi)(?![a-z])(?! (?:dahil|inc[l.]|inkl|haric|exc[l.]|esclus))(?!:? ?(?:(?:[$€£₺]|[a-z]{3} )\d|\d+[.,]\d{2}(?! ?%)))/.test(
      behind,
    )
  )
    return 'tax';
  // The price of one of several: 3 x 15.00, 8.75 per member.
  if (/\d ?[x×]$|[ )]x$|×$|@$/.test(label) || perSeat.test(behind)) return 'unit';
  if (labelsLeftPlan.test(label) || unusedBefore.test(label) || unusedBehind.test(behind)) return 'other';
  const after = behind.slice(0, 24);
  if (
    /^[^a-z0-9]{0,3}(?:off|discount|indirim|de (?:descuento|remise|reduction)|rabatt|sconto|tasarruf|hediye)/.test(
      after,
    )
  )
    return 'discount';
  if (lastMatch('subtotal', label)) return 'subtotal';
  const [total, tax, discount, other] = (['total', 'tax', 'discount', 'other_amount'] as const).map((concept) =>
    lastMatch(concept, label),
  );
  if (tax && (taxTotal.test(label) || !total || tax.start < total.start)) return 'tax';
  if (discount && discount.end > label.length - nearLabel && (!total || discount.start > total.end)) return 'discount';
  if (other && other.end > label.length - 16 && (!total || other.start > total.end)) return 'other';
  return total ? 'total' : 'item';
}

/** "The offer at 0.99 has ended", "your 0.99 offer has ended": paid no more. */
const isOfOffer = (text: string, { start, end }: Money, offers: { start: number; end: number }[]) =>
  offers.some(
    (offer) => start < offer.end && (start >= offer.start || /^\S{0,5}[ -]?$/.test(text.slice(end, offer.start))),
  );
const shorter = (label: string) => (label.length > 80 ? label.slice(-80).replace(/^\S*/, '') : label);

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** All amounts of a document's lines, each with its role. An amount alone on its line takes the line above as label. */
export function findPrices(document: Document, lines: string[]): Price[] {
  const { subject } = document;
  const home = homeCurrency(document, lines);
  const prices: Price[] = [];
  for (const [at, text] of [subject, ...lines].entries()) {
    const line = at - 1;
    const ended = findEndedOffers(foldInPlace(text));
    let from = 0;
    for (const money of findMoney(text, home)) {
      if (!home && isKrone(text, money)) continue;
      const before = text.slice(from, money.start);
      const behind = foldInPlace(text.slice(money.end, money.end + 40));
      const above = line > 0 && letters(before) < 2 && from === 0 ? (lines[line - 1] ?? '') : '';
      const isLabel = above.length < 60 && findMoney(above).length === 0;
      const label = foldInPlace(letters(before) >= 2 || !isLabel ? before : above).trim();
      from = money.end;
      const taxWord = lastMatch('tax', label);
      prices.push({
        ...money,
        line,
        label,
        // Half a word is another one.
        role: isOfOffer(text, money, ended) ? 'discount' : roleOf(withoutEndedOffers(shorter(label)), behind),
        on_top:
          taxWord !== undefined &&
          /tax|gst|hst|pst/.test(label.slice(taxWord.start, taxWord.end)) &&
          !/incl/.test(label),
      });
    }
  }
  return prices;
}

/** "La mensualité de votre abonnement annuel": what is paid by the month, whatever it is for. */
const monthlySum = /^(?:mensualite|mensualidad|mensalidade|mensilita)/;

/**
 * The cycles in a price's line that can be its own, the nearest first: behind it is nearer than before it ("9.99 a
 * month or 99 a year"), and what stands right behind another amount is that one's.
 */
export function cyclesOf(price: Price, prices: Price[], { subject, lines }: Document): CycleMention[] {
  const text = price.line < 0 ? subject : (lines[price.line] ?? '');
  const others = prices.filter((other) => other.line === price.line && other.start !== price.start);
  const folded = foldInPlace(text);
  const distance = ({ start, end }: CycleMention) => {
    if (monthlySum.test(folded.slice(start, end))) return 0;
    return start >= price.end ? start - price.end : price.start - end + 8;
  };
  const mentions = findCycles(folded);
  const said = mentions.filter((mention) => !isPartOfName(text, mention));
  return (said.length > 0 ? said : mentions)
    .filter(({ start }) => !others.some(({ end }) => start >= end && start - end <= mostBetween))
    .sort((a, b) => distance(a) - distance(b));
}
