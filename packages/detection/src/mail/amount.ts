import type { Billing } from '@kumbara/shared';
import type { MailEventKind } from './mail.ts';
import { changed, isPaidUntilThen, withOther } from './price/changed.ts';
import { type ListedPlan, readPlanList } from './price/plan-list.ts';
import { labelsChange, thereafter } from './price/price-words.ts';
import { cyclesOf, findPrices, type Price } from './price/prices.ts';
import type { Product } from './product/products.ts';
import { isProse, type Reading, type Sentence, says } from './reading.ts';
import { findNames } from './sender/names.ts';
import type { Document } from './text/document.ts';
import { findCycles } from './values/cycle.ts';
import { findDates } from './values/dates.ts';

export type Amounts = {
  /** Where the price stands. */
  price?: Price;
  /** How long it pays for, where a part of it told. */
  billing?: Billing;
  /** What was collected in all, where the mail prints both. */
  charged_total?: number;
  old_amount?: number;
};

const isPaid = ({ role, amount }: Price) => amount > 0 && (role === 'item' || role === 'total' || role === 'subtotal');
/** One seat's price is the price where the mail names no other. */
const isUnit = ({ role, amount }: Price) => amount > 0 && role === 'unit';

/**
 * The price of what a mail is about: its own line before the total with tax, the sentence that states the event
 * before anything an advertisement in the same mail names.
 */
export function findAmounts(reading: Reading, kind: MailEventKind, statement: Sentence, product: Product): Amounts {
  const { document } = reading;
  const all = findPrices(document, document.lines);
  if (product.item) return { price: product.item.price };
  if (kind === 'refund') return { price: all.find(({ amount }) => amount > 0) };
  if (kind === 'price_rise') return priceOfOwnPlan(reading, all) ?? priceOfRise(reading, all, statement);
  const isSold = (price: Price) =>
    price.line !== statement.line && sentencesOf(reading, price).every((sentence) => isOffer(sentence));
  const prices = all.filter((price) => isPaid(price) && !isSold(price) && !isMoreThanPaid(price, all, reading));
  const switched = kind === 'plan_change' && priceOfSwitch(reading, prices);
  if (switched) return switched;
  if (kind === 'trial_started' || kind === 'trial_ending') {
    const after = reading.sentences
      .filter((sentence) => says(sentence, 'will_charge'))
      .flatMap(({ line, text }) => prices.filter((price) => isPrintedIn(document, price, { line, text })));
    const price =
      after.find(({ label }) => !paidTrial.test(label)) ??
      after[0] ??
      prices.find((item) => cyclesOf(item, all, document).length > 0) ??
      prices[0];
    return wholeOf(price, prices, all, reading) ?? { price };
  }
  const renewed = kind === 'renewal_notice' && priceOfRenewal(reading, prices);
  if (renewed) return renewed;
  const total = prices.findLast(({ role }) => role === 'total');
  const price = priceOfReceipt(reading, { all, prices, total }, statement, product);
  const whole = wholeOf(price, prices, all, reading);
  if (whole) return whole;
  const regular = price && regularPrice(reading, price, prices);
  if (regular) return { price: regular };
  return price && total && total.amount !== price.amount && total.currency === price.currency
    ? { price, charged_total: total.amount }
    : { price };
}

/** "Renews on 10 December at 12.99. You pay 9.99 until then": a new price without a word of change. */
function priceOfRenewal({ document }: Reading, prices: Price[]): Amounts | undefined {
  const left = prices.find((price) => isPaidUntilThen(price, document));
  const price = left && prices.find(({ amount, currency }) => amount !== left.amount && currency === left.currency);
  return price && { price, old_amount: left.amount };
}

/** "Tras el periodo de prueba de 1 € pagarás 7,99 €": what the trial itself costs. */
const paidTrial =
  /\b(?:trial|prueba|essai|probe\w*|testphase|prova|teste|avaliacao|deneme\w*|proef\w*)(?: (?:of|for|at|de|por|a|fur|von|zu|di|van|voor))?[^a-z0-9]*$/;

/** "From Team ($48/mo) to Solo ($12/mo)": the plan that was left, and the one that is paid from now on. */
function priceOfSwitch({ document, sentences }: Reading, prices: Price[]): Amounts | undefined {
  for (const sentence of sentences.filter((one) => says(one, 'plan_changed'))) {
    const [left, taken, ...more] = prices.filter((price) => isPrintedIn(document, price, sentence));
    if (left && taken && more.length === 0 && toPlan.test(taken.label))
      return { price: taken, old_amount: left.amount };
  }
  return undefined;
}
const toPlan = /\b(?:to|auf|zu|vers|para|naar)\b/;

const isOffer = (sentence: Sentence) =>
  says(sentence, 'promotion') && !says(sentence, 'paid') && !says(sentence, 'will_charge') && !isTerm(sentence);
/** "A month for free, then 11.99 a month from 12/11/2026": a day makes it what was agreed. */
const isTerm = ({ folded }: Sentence) => thereafter.test(folded) && findDates(folded, '2000-01-01').length > 0;
/** "Switch to yearly for 150", below a payment of 15: who was charged less is told what else there is. */
function isMoreThanPaid(price: Price, all: Price[], reading: Reading): boolean {
  if (price.role !== 'item' || all.some(({ role }) => role === 'discount')) return false;
  const total = all.findLast(({ role }) => role === 'total');
  if (!total || total.currency !== price.currency || total.amount <= 0 || price.amount <= total.amount) return false;
  return (
    isProse(reading, price.line) &&
    sentencesOf(reading, price).every((other) => !says(other, 'paid') && !says(other, 'will_charge'))
  );
}
/** The sentences that print a price: of a line that goes on after an offer, those behind it. */
function sentencesOf({ document, sentences }: Reading, price: Price): Sentence[] {
  const near = sentences.filter(({ line }) => line === price.line);
  const printing = near.filter((sentence) => isPrintedIn(document, price, sentence));
  return printing.length > 0 ? printing : near;
}

/** "Goes up by 2.00 to 35.90": by how much is no price. */
const difference = /\b(?:by|um|oraninda)$/;

/** What is a price before or after a rise: "instead of 9.99" makes an amount another one everywhere but here. */
const ofRise = (all: Price[]): Price[] =>
  all.filter(
    ({ role, amount, label }) => amount > 0 && role !== 'tax' && role !== 'discount' && !difference.test(label),
  );

/** Where a mail lists the prices of several plans, only those of the reader's are his. */
function priceOfOwnPlan(reading: Reading, all: Price[]): Amounts | undefined {
  const amounts = ofRise(all);
  const list = readPlanList(reading, amounts);
  if (!list) return undefined;
  if (!list.own) return {};
  const [listed, second] = list.own.prices;
  if (!listed || second) return changed(list.own.prices, reading.document);
  return priceBesideList(listed, list.plans, amounts) ?? { price: listed };
}

const ofNew = /\b(?:new|yeni|neue\w*|kunftig|nouve\w+|nuev[oa]|nuov[oa]|nov[oa])\b/;
/** "Standard (your plan) 12.99", and below the list: "You paid 10.99 before." */
function priceBesideList(listed: Price, plans: ListedPlan[], amounts: Price[]): Amounts | undefined {
  const beside = amounts.filter(
    (price) =>
      price.amount !== listed.amount &&
      price.currency === listed.currency &&
      !plans.some(({ prices }) => prices.includes(price)),
  );
  const [other] = beside;
  if (!other || new Set(beside.map(({ amount }) => amount)).size > 1) return undefined;
  return ofNew.test(other.label)
    ? { price: other, old_amount: listed.amount }
    : { price: listed, old_amount: other.amount };
}

function priceOfRise({ document }: Reading, all: Price[], { line }: Sentence): Amounts {
  const amounts = ofRise(all);
  const on = (at: number) => amounts.filter((price) => price.line === at);
  const at = [line, line + 1, line + 2, line - 1].find((candidate) => on(candidate).length > 0);
  // The old price and the new one may stand in two rows.
  const rows = amounts.filter(({ label }) => labelsChange.test(label));
  const near = at === undefined || on(at).some((price) => rows.includes(price)) ? undefined : on(at);
  if (near) return changed(withOther(near, amounts, document), document);
  return changed(rows.length > 1 ? rows : amounts, document);
}

/** What the statement names, else the product's own line, else what was collected; with tax on top, what stands before it. */
function priceOfReceipt(
  reading: Reading,
  { all, prices, total }: { all: Price[]; prices: Price[]; total: Price | undefined },
  statement: Sentence,
  product: Product,
): Price | undefined {
  const { document } = reading;
  const items = prices.filter(({ role }) => role === 'item');
  const subtotal = prices.find(({ role }) => role === 'subtotal');
  const listed = items.filter(({ line }) => !isProse(reading, line));
  const sum = [subtotal, total].find((price) => price && isSum(listed, price));
  if (sum) return sum;
  const own =
    items.find((price) => names(document.lines, price, product) && !isProse(reading, price.line)) ??
    items.find((price) => cyclesOf(price, all, document).length > 0);
  const otherwise = () => total ?? subtotal ?? items[0] ?? all.find(isUnit);
  if (all.some(({ role, on_top, amount }) => role === 'tax' && on_top && amount > 0)) {
    // A receipt prints its total at the top, too.
    const untaxed = [own, ...items].find((price) => price && price.amount !== total?.amount);
    return untaxed ?? subtotal ?? otherwise();
  }
  const summand = beforeTax(prices, all, total);
  if (summand) return summand;
  const near = prices.filter(({ line }) => line === statement.line);
  const stated = near.find((price) => isPrintedIn(document, price, statement)) ?? near[0];
  return stated ?? own ?? (listed.length === 1 ? listed[0] : undefined) ?? otherwise();
}

/** Several things of one seller on one receipt, charged together; of a line with the price of one, the last is for all. */
function isSum(listed: Price[], total: Price): boolean {
  const lasts = listed.filter(({ line }, at) => listed[at + 1]?.line !== line);
  return lasts.length > 1 && lasts.reduce((sum, { amount }) => sum + cents(amount), 0) === cents(total.amount);
}

const cents = (amount: number) => Math.round(amount * 100);
/** The price that makes the total with a tax: the tax is on top of it, whatever it is called. */
function beforeTax(prices: Price[], all: Price[], total: Price | undefined): Price | undefined {
  const taxes = all.filter(({ role, amount }) => role === 'tax' && amount > 0);
  return (
    total &&
    prices.find(
      ({ role, amount }) =>
        role !== 'subtotal' && taxes.some((tax) => cents(amount) + cents(tax.amount) === cents(total.amount)),
    )
  );
}

const firstOnly =
  /\b(?:(?:for|fur|pendant|durante|per|por|przez) (?:the (?:first|next) |die ersten )?\d+ (?:months?|weeks?|monate|wochen|mois|semaines|meses|semanas|mesi|settimane|miesi\w+)|\d+ ay boyunca|first|introductory|intro|promotional|erste[nrs]?|einfuhrungs\w*|premier\w*|ilk|primer\w*|primo|primi|prim[ae]|primeir\w+|pierwsz\w+|eerste|elso)\b/;

/** "14 days for 2.95, then 24.95 a month": a few days are no period of a subscription. */
const fewDays = /\b(?:[1-9]|1\d|2[0-7])[- ](?:days?|dni|gun\w*|tage?n?|jours?|dias?|giorni|dagen)\b/;

/** "The first four weeks for 1.00, then 5.99 a week": what it costs is what it goes on with. */
function regularPrice({ document, sentences }: Reading, price: Price, prices: Price[]): Price | undefined {
  const at = sentences.findIndex(
    (sentence) =>
      (firstOnly.test(sentence.folded) || fewDays.test(sentence.folded)) && isPrintedIn(document, price, sentence),
  );
  const next =
    at < 0 ? undefined : [sentences[at], sentences[at + 1]].find((other) => other && thereafter.test(other.folded));
  return (
    next && prices.find((other) => other !== price && other.amount > price.amount && isPrintedIn(document, other, next))
  );
}

/** By place, not by print: "12,99 €" holds "2,99 €". */
function isPrintedIn({ lines, subject }: Document, price: Price, { line, text }: Pick<Sentence, 'line' | 'text'>) {
  const from = (line < 0 ? subject : (lines[line] ?? '')).indexOf(text);
  return price.line === line && price.start >= from && price.end <= from + text.length;
}

/** What is collected at once, where a month's part of it was found: the total, or what stands beside it. */
function wholeOf(price: Price | undefined, prices: Price[], all: Price[], reading: Reading): Amounts | undefined {
  if (!price) return undefined;
  const isWeekly = (part: Price) => cyclesOf(part, all, reading.document)[0]?.billing_cycle === 'weekly';
  const near = prices.filter(({ line }) => line === price.line);
  for (const other of [prices.findLast(({ role }) => role === 'total'), ...near]) {
    const billing = other && multipleOf(other, price, isWeekly(price), reading);
    if (billing) return { price: other, billing };
  }
  // "You paid 125.94 (20.99 a month)": the whole was found, and its part says how long it lasts.
  for (const part of near) {
    const billing = part !== price && multipleOf(price, part, isWeekly(part), reading);
    if (billing) return { price, billing };
  }
  return undefined;
}

/**
 * "38.97 (12.99 a month)", "4.99 a month, billed 59.88 a year", "5 a week, billed 20 every 4 weeks": what is collected
 * at once is the price.
 */
function multipleOf(total: Price, price: Price, isWeekly: boolean, { sentences }: Reading): Billing | undefined {
  const times = Math.round(total.amount / price.amount);
  const isExact =
    total.currency === price.currency && Math.abs(total.amount - times * price.amount) < 0.01 * times + 0.005;
  if (times < 2 || times > 24 || !isExact) return undefined;
  const cycle = sentences
    .flatMap(({ folded }) => findCycles(folded))
    .find(
      ({ billing_cycle, billing_interval }) =>
        (billing_cycle === 'weekly') === isWeekly && billing_interval * (billing_cycle === 'yearly' ? 12 : 1) === times,
    );
  return cycle && { billing_cycle: cycle.billing_cycle, billing_interval: cycle.billing_interval };
}

const names = (lines: string[], { line }: Price, { name, service }: Product) =>
  [lines[line], lines[line - 1]].some(
    (text) =>
      text !== undefined &&
      (service ? findNames(text).some((mention) => mention.service === service) : text.includes(name)),
  );
