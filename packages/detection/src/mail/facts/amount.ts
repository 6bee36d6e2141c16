import type { AnnotatedMail } from '#mail/annotations/annotate.ts';
import { hasTerm } from '#mail/annotations/annotate.ts';
import type { ScoredKind } from '#mail/scores/scores.ts';
import type { Price } from './prices.ts';
import { sentenceEnd } from './sentence.ts';

export type Amounts = { price?: Price; total?: number; old?: number };

const isPriced = ({ role, amount }: Price) => amount > 0 && role !== 'tax' && role !== 'discount' && role !== 'other';

/** Behind so many letters of the body, sentences are conditions and footers. */
const footerFrom = 1500;

/** How well an amount fits as the price of the subscription. */
function weighPrice(price: Price, kind: ScoredKind, hasRows: boolean): number {
  const { line, role, cycle, label } = price;
  let weight = role === 'old' ? -4 : role === 'total' ? 0.5 : role === 'subtotal' ? 0.2 : 1;
  if (cycle) weight += 1.5;
  if (line.at < 0) weight -= 0.3;
  if (hasTerm(line, 'offer') && line.isProse && !hasTerm(line, 'pay')) weight -= 2.5;
  // Beside the rows of a receipt, sentences that report no payment advertise another plan.
  const isReported = ['pay', 'renew', 'subscription'].some((concept) =>
    hasTerm(line, concept as 'pay', 'past', 'future'),
  );
  if (hasRows && line.isProse && line.at >= 0 && (!isReported || line.offset >= footerFrom)) weight -= 2;
  if (hasTerm(line, 'order') && !hasTerm(line, 'pay')) weight -= 0.5;
  // The fee for a payment that fails is printed on invoices that were paid.
  if (hasTerm(line, 'fail') && kind !== 'payment_failed') weight -= 2;
  if (hasTerm(line, 'subscription') || hasTerm(line, 'plan') || hasTerm(line, 'price')) weight += 0.6;
  if (role !== 'total' && (hasTerm(line, 'pay', 'past', 'future') || hasTerm(line, 'renew'))) weight += 0.8;
  if (hasTerm(line, 'refund') && kind === 'refund') weight += 2;
  if (hasTerm(line, 'new') && kind === 'price_rise') weight += 1;
  if ((kind === 'trial_started' || kind === 'trial_ending') && hasTerm(line, 'free') && !cycle) weight -= 0.5;
  if (/\d ?[x×@]$/.test(label)) weight -= 1;
  return weight - line.offset / 4000;
}

/** The words around an amount up to the ends of its sentence. */
function findSentence({ line, start, end }: Price): { from: number; to: number } {
  const before = [...line.folded.slice(0, start).matchAll(sentenceEnd)].at(-1);
  const behind = line.folded.slice(end).search(sentenceEnd);
  return { from: before ? before.index + 1 : 0, to: behind < 0 ? line.folded.length : end + behind };
}
const isIn = ({ from, to }: { from: number; to: number }, { start, end }: { start: number; end: number }): boolean =>
  from <= start && end <= to;

/** Begins on a day that lies ahead, by its sentence: `From December 1 the club costs $17`. */
export const beginsAhead = (price: Price, { document }: AnnotatedMail): boolean =>
  price.line.dates.some((day) => day.date > document.date && isIn(findSentence(price), day));

/** Is paid now, by its sentence: `You pay $14 today`. */
const isPaidNow = (price: Price): boolean =>
  price.line.terms.some((term) => term.concept === 'now' && isIn(findSentence(price), term));

/** The price before a change stands beside words for it, in a sentence without the day of the new one, or in front. */
function readChange(mail: AnnotatedMail, prices: Price[]): Amounts | undefined {
  const marked = prices.find(({ role }) => role === 'old');
  const later = prices.find((price) => beginsAhead(price, mail) && !isPaidNow(price));
  const old = marked ?? (later && prices.find((price) => price.amount !== later.amount && !beginsAhead(price, mail)));
  const others = prices.filter((price) => price !== old && price.role !== 'subtotal');
  const distinct = new Set(prices.map(({ amount }) => amount));
  if (old) {
    const price = others.find(({ amount }) => amount !== old.amount);
    return { price: price ?? old, old: price ? old.amount : undefined };
  }
  const [before, after] = prices;
  if (distinct.size < 2 || !before || !after) return undefined;
  const higher = prices.find(({ amount }) => amount > before.amount);
  return higher ? { price: higher, old: before.amount } : { price: after, old: undefined };
}

/** The price of the subscription that a mail is about, the total with tax, and the price before a change. */
export function chooseAmounts(mail: AnnotatedMail, kind: ScoredKind, prices: readonly Price[]): Amounts {
  const priced = prices.filter(isPriced);
  if (kind === 'price_rise') {
    const change = readChange(mail, priced);
    if (change) return change;
  }
  const total = priced.findLast(({ role }) => role === 'total');
  const rows = new Set(priced.flatMap(({ role, line, amount }) => (role === 'price' && !line.isProse ? [amount] : [])));
  // Several services on one invoice that names no cycle beside any of them are paid together.
  if (total && rows.size > 1 && !priced.some(({ cycle }) => cycle))
    return { price: priced.find(({ role }) => role === 'subtotal') ?? total };
  const hasRows = kind === 'charge' && priced.some(({ line }) => !line.isProse && line.at >= 0);
  const [price] = priced
    .map((one) => ({ one, weight: weighPrice(one, kind, hasRows) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ one }) => one);
  const isMore = price && total && total.amount > price.amount && total.amount < price.amount * 1.35;
  return { price, total: isMore ? total.amount : undefined };
}
