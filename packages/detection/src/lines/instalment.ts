import type { IsoDate } from '@kumbara/shared';
import { anyOf } from '@kumbara/text/languages';
import { hasSubscriptionWord } from '#merchant/recurring-words.ts';
import words from './instalment.json' with { type: 'json' };
import { createPhrasePattern } from './phrases.ts';
import phrases from './regular-payments.json' with { type: 'json' };

/**
 * Providers of deferred and part payments. Monthly services are paid through them too: with a service behind the name
 * (`KLARNA*SPOTIFY`) and no count of parts, the amount is the service's price. Names that are ordinary words need a
 * second word: `ALMA YOGA` and `IN3 STUDIO` are no lenders.
 */
const payLater = createPhrasePattern(phrases.payLater);

/** Words of part payments in folded text, in the languages statements come in. */
const partPaymentWords = new RegExp(
  [
    String.raw`\b${anyOf(words.partPayments)}\b`,
    // `Rate 3` is one of several; `exchange rate 1.2644` is not.
    String.raw`(?<!\b(?:exchange|conversion|fx|currency) )\brate (?!\d{1,3}[.,]\d{3,}(?![.,\d]))\d\b`,
    // "en 4X", "3x1,200.00", "10X R$ 25"
    String.raw`\b(?:en|in|em|a|de)\s+\d{1,2}\s?x\b`,
    String.raw`\b\d{1,2}\s?x\s?(?:[a-z$€₺£]{1,3}\s?)?\d[\d.,]*[.,]\d\d\b`,
  ].join('|'),
);

/** Words for an amount due monthly or in parts. They mean a debt unless the line mentions a subscription. */
const dueWords = new RegExp(String.raw`\b${anyOf(words.due)}\b`);

/** Usual numbers of parts. */
const usualCounts = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 21, 24, 30, 36, 48, 60]);
/** Maximum days between a purchase and its booking. */
const nearDays = 5;

/** Currencies of countries that print the month first. */
const monthFirst = new Set(['USD', 'CAD']);
/** Words before a printed day: `AUTHORIZED ON 05/19`, `VOM 19/05`. */
const announcesDay = /(?:\b(?:on|vom|am|du|le|op|del|dated?)|kartenz\.?\/?)\s?$/;

/** Newspapers and couriers call themselves `24/24`. The other 23 parts are still recognised. */
const isRoundTheClock = (part: number, count: number) => part === 24 && count === 24;

/** A count of parts; `11/12` may be a day as well. */
type Count = { part: number; count: number; mayBeDay: boolean };

/** Evidence for part payments in a text: certain by its words, or counts that may also be a day. */
export type PartPayment = { certain: boolean; counts: Count[] };

/** `022/360`: months of a mortgage or car loan. */
const monthsOfLoan = /(?<![\d./,-])0?(\d{1,3})\/(?:072|084|096|120|144|180|240|300|360|420|480)(?![\d/,.-])/;

/** `3/6`, `(1/4)`, `2 de 12`, `2 of 4`: the k-th of n parts. */
const countPattern =
  /(?<![\d./,-])(\d{1,2})\s?(?:\/|\b(?:de|of|von|di|sur|av|van)\b)\s?(\d{1,2})(?![\d/,-]|\.\d|\s?(?:19|20)\d\d)/g;

/**
 * Finds evidence for part payments.
 * @param folded folded description or whole line
 * @param isService the line names a service, so an amount due is its price
 */
export function findParts(folded: string, isService = false): PartPayment {
  const isDue = dueWords.test(folded) && !isService && !hasSubscriptionWord(folded.split(/[^\p{L}]+/u));
  const isLater = payLater.test(folded) && !isService;
  const certain = isDue || isLater || partPaymentWords.test(folded) || monthsOfLoan.test(folded);
  const counts = [...folded.matchAll(countPattern)].flatMap((match): Count[] => {
    const [text, first, second] = match;
    const [part, count] = [Number(first), Number(second)];
    if (part < 1 || part > count || !usualCounts.has(count) || isRoundTheClock(part, count)) return [];
    const mayBeDay = text.includes('/');
    return mayBeDay && announcesDay.test(folded.slice(0, match.index)) ? [] : [{ part, count, mayBeDay }];
  });
  return { certain, counts };
}

/** Pairs such as `11/12` may be a day close to the date of the line: day/month, in some countries month/day. */
function isDayNear(a: number, b: number, { date, currency, text }: PrintedOn): boolean {
  const year = Number(date.slice(0, 4));
  const line = Date.parse(date);
  return [[b, a], ...(monthFirst.has(currency) || printsMonthFirst(date, text) ? [[a, b]] : [])].some(
    ([month = 0, day = 0]) =>
      [year - 1, year, year + 1].some((y) => {
        const days = (line - Date.UTC(y, month - 1, day)) / 86_400_000;
        return month <= 12 && Math.abs(days) <= nearDays;
      }),
  );
}

/** Date, currency and text of a line, used to tell `11/12` from a day. */
type PrintedOn = { date: IsoDate; currency: string; text?: string };

/** `02/16/2026`: the line prints its own day with the month first. */
function printsMonthFirst(date: IsoDate, text = ''): boolean {
  const [year, month, day] = date.split('-').map(Number);
  return day !== month && new RegExp(`(?<!\\d)0?${month}/0?${day}/(?:20)?${Number(year) % 100}(?!\\d)`).test(text);
}

/** Returns true if a line is one part of a purchase: its words say so, or its count is no day near its date. */
export const isInstalment = ({ certain, counts }: PartPayment, line: PrintedOn): boolean =>
  certain || counts.some(({ part, count, mayBeDay }) => !mayBeDay || !isDayNear(part, count, line));
