import { foldInPlace } from '#mail/fold.ts';
import type { Document } from '#mail/text/document.ts';
import { findDates } from '#mail/values/dates.ts';
import { insteadOf, labelsChange } from './price-words.ts';
import type { Price } from './prices.ts';

const old =
  /currently|current|mevcut|su an|suanki|eski|actuel|actual|bisher|derzeit|aktuell|attual|atual|huidig|obecn|dotychczas|jelenlegi|soucasn|dosavadn|stavajic|hien tai|previous|was/;
const isOld = ({ label }: Price) => old.test(label.slice(-30));

/** "12.99, not 9.99", "12,99 (antes 9,99)": right before the price that was paid. */
const rightBefore =
  /\b(?:not|no longer|nicht(?: mehr)?|non(?: plus| piu)?|no(?: mas)?|nao(?: mais)?|niet(?: meer)?|formerly|before|vorher|zuvor|davor|avant|plutot que|antes|prima|voorheen|eerder|eskiden|onceden)[^a-z0-9]*$/;
/** "129 TL, 99 TL değil". */
const notBehind = /^[^a-z0-9]*degil\b/;

/** "Until then you go on paying 9.99." */
const untilThen =
  /\b(?:until|till|bis (?:dahin|zum|zu)|jusqu|hasta (?:entonces|esa|ese|el)|fino (?:a|al)|ate (?:la|essa|esse|o)|kadar|do tego|addig|do te doby|pana (?:atunci|la)|tot (?:dan|die))\b/;
/** "You pay 9.99 a month until then." */
const untilThenBehind =
  /^(?:(?![.!?] ).){0,40}\b(?:(?:until|till) (?:then|that (?:day|date))|bis dahin|bis zu diesem (?:tag|datum)|jusque[- ]la|jusqu'a cette date|hasta (?:entonces|esa fecha|ese dia)|fino (?:ad allora|a quel(?:la data| giorno))|tot (?:dan|die (?:tijd|dag|datum))|[ob]u? (?:gune|tarihe|zamana) kadar|ate (?:la|essa data|esse dia))\b/;

/** What stands before a price in its own sentence. */
const sentenceTo = ({ label }: Price): string => label.split(/[.!?;] /).at(-1) ?? '';
const textFrom = ({ subject, lines }: Document, { line, end }: Price) =>
  foldInPlace((line < 0 ? subject : (lines[line] ?? '')).slice(end));

/** Whether a price is said to be paid until something else is. */
export const isPaidUntilThen = (price: Price, document: Document): boolean =>
  untilThenBehind.test(textFrom(document, price));

/** "Right now it is 9.99". */
const now =
  /\b(?:now|today|at (?:the|this) moment|at present|presently|jetzt|heute|zurzeit|zur zeit|momentan|im moment|gegenwartig|aujourd'hui|maintenant|en ce moment|pour (?:le moment|l'instant)|a ce jour|ahora|hoy|en este momento|de momento|adesso|ora|oggi|al momento|in questo momento|nu|thans|vandaag|momenteel|op dit moment|simdi(?:ki|lik)?|bugun(?:ku)?|halen|agora|hoje|neste momento)\b/;
/** "From now on", "it will now be": that is the new one. */
const fromNowOn =
  /\b(?:(?:from|ab|von|vanaf|des|desde|da|de) (?:now|today|jetzt|heute|nun|nu|vandaag|maintenant|aujourd'hui|ahora|hoy|ora|adesso|oggi|agora|hoje)|d'ora|d'aujourd'hui|(?:simdi|bugun)den|will|wird|wirst|werden|sera[ns]?|saras|sara|wordt|zal|gaat|(?:cout|cost|pag|pagh|pai)er?a(?:i|s|n)?)\b/;
/** Said of today, and of no day. */
function isOfNow(price: Price, document: Document): boolean {
  const before = sentenceTo(price);
  const [behind = ''] = textFrom(document, price).split(/[.,!?;()\d]/);
  return (
    [before, behind].some((folded) => now.test(folded)) &&
    !fromNowOn.test(before + behind) &&
    !namesDay(before, document)
  );
}
const namesDay = (folded: string, { date }: Document) => findDates(folded, date).length > 0;
/** Said of a day to come: before the price, or behind it in its sentence. */
const isAhead = (price: Price, document: Document) =>
  [price.label, textFrom(document, price).split(/[.!?;] /)[0] ?? ''].some((folded) =>
    findDates(folded, document.date).some(({ date }) => date > document.date),
  );

/** Whether words say that a price is the one before another. */
const isLeft = (price: Price, other: Price, document: Document) =>
  isOld(price) ||
  rightBefore.test(price.label) ||
  notBehind.test(textFrom(document, price)) ||
  insteadOf.test(price.label) ||
  untilThen.test(sentenceTo(price)) ||
  isPaidUntilThen(price, document) ||
  (isOfNow(price, document) && isAhead(other, document));

/** A change names the old price and the new one; alone, a price is the new one unless its words say otherwise. */
export function changed(prices: Price[], document: Document): { price?: Price; old_amount?: number } {
  const [first, second] = prices;
  if (first && second && first.amount !== second.amount) {
    // Words decide ("instead of 9.99, 12.99"), else the order in which one tells such a thing: from, to.
    const isRow = labelsChange.test(first.label);
    const secondIsOld =
      (second.line - first.line <= mostApart || isRow) &&
      isLeft(second, first, document) &&
      !isLeft(first, second, document);
    const [before, after] = secondIsOld ? [second, first] : [first, second];
    return { price: after, old_amount: before.amount };
  }
  return first && isOld(first) ? { old_amount: first.amount } : { price: first };
}

/** So many lines below the one the other may stand, each in a sentence of its own. */
const mostApart = 2;

/** The prices of a change, of which one stands in a line, and the other may stand in a line near it. */
export function withOther(near: Price[], prices: Price[], document: Document): Price[] {
  const [one, ...more] = near;
  if (!one || more.length > 0) return near;
  const other = prices.find(
    (price) =>
      price.line !== one.line &&
      Math.abs(price.line - one.line) <= mostApart &&
      price.currency === one.currency &&
      price.amount !== one.amount &&
      (isLeft(price, one, document)
        ? !isLeft(one, price, document)
        : isLeft(one, price, document) && isAhead(price, document)),
  );
  return other ? [one, other].sort((a, b) => a.line - b.line) : near;
}
