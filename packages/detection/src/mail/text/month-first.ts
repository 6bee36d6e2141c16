import { daysBetween, type IsoDate } from '@kumbara/shared';
import { mentions, type Reading, type Sentence } from '#mail/reading.ts';
import { findDates } from '#mail/values/dates.ts';
import type { Document } from './document.ts';

const slashed = /(?<![\d.,/])(\d{1,2})\/(\d{1,2})\/(?:20\d{2}|\d{2})(?![\d/])/g;
const length = /\b(\d{1,3})[- ](?:(days?|gun\w*|tage?n?|jours?|dias?|giorni)|(?:weeks?|hafta\w*|wochen?))\b/g;
/** Where people write English and the day first. */
const ofDayFirst = /\.(?:uk|ie|au|nz|in|za|sg)$/;
const dayFirstMoney = /£|€|₹|₺|\b(?:GBP|EUR|AUD|NZD|INR|TRY)\b/;
/** A mail is sent on the day it speaks of, or on the next; never before: `11/12` in a mail of 11 November is announced. */
const latest = 1;
/** What was announced lies ahead, and no announcement is so old. */
const longAgo = 60;

type Both = { monthFirst?: IsoDate; dayFirst?: IsoDate };
const readings = new WeakMap<Reading, boolean>();

/**
 * Whether `3/4/2026` means the fourth of March in a mail. What it prints elsewhere decides: a number above twelve, a day
 * that is the mail's own, or as far away as a trial is said to be long, or an announced one that would otherwise be long
 * past, in one of the two readings only. Else the habit of who writes English and counts in dollars; in any other
 * language only a number above twelve can make the month come first.
 */
export function writesMonthFirst(reading: Reading): boolean {
  const known = readings.get(reading);
  if (known !== undefined) return known;
  const told = monthComesFirst(reading);
  readings.set(reading, told);
  return told;
}

function monthComesFirst({ document, language, sentences }: Reading): boolean {
  const texts = [document.subject, ...document.lines];
  const prints = [...new Set(texts.flatMap((text) => text.match(slashed) ?? []))];
  if (prints.length === 0) return false;
  const pairs = prints.map((print) => print.split('/').map(Number));
  if (pairs.some(([first = 0]) => first > 12)) return false;
  if (pairs.some(([, second = 0]) => second > 12)) return true;
  if (language !== 'en') return false;
  const own = vote(prints, document.date, (day) => {
    const ago = daysBetween(day, document.date);
    return ago >= 0 && ago <= latest;
  });
  if (own !== undefined) return own;
  const spans = sentences.flatMap(lengthsIn);
  const trial = vote(prints, document.date, (day) => spans.includes(daysBetween(document.date, day)));
  if (trial !== undefined) return trial;
  const announced = sentences.filter(isAnnounced).flatMap(({ text }) => text.match(slashed) ?? []);
  const ahead = vote(announced, document.date, (day) => daysBetween(document.date, day) >= -longAgo);
  return ahead ?? (texts.some((text) => /(?<![A-Z])\$|USD/.test(text)) && !isOfDayFirst(document));
}

/** What the first print says that is right in one reading and wrong in the other. */
function vote(prints: string[], near: IsoDate, isRight: (day: IsoDate) => boolean): boolean | undefined {
  for (const print of prints) {
    const { monthFirst, dayFirst } = bothWays(print, near);
    const [american, european] = [monthFirst, dayFirst].map((day) => day !== undefined && isRight(day));
    if (american !== european) return american;
  }
  return undefined;
}

const bothWays = (print: string, near: IsoDate): Both => ({
  monthFirst: findDates(print, near, true)[0]?.date,
  dayFirst: findDates(print, near, false)[0]?.date,
});

const lengthsIn = ({ folded }: Sentence): number[] =>
  [...folded.matchAll(length)].map(([, count, inDays]) => Number(count) * (inDays ? 1 : 7));

const isAnnounced = (sentence: Sentence) =>
  (['will_charge', 'trial', 'trial_ends', 'usable_until'] as const).some((concept) => mentions(sentence, concept));

const isOfDayFirst = ({ from: [from], lines }: Document) =>
  ofDayFirst.test(from?.address.toLowerCase() ?? '') || lines.some((line) => dayFirstMoney.test(line));
