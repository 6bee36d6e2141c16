import type { Question } from '#testing/cases.ts';

export const en: Question[] = [
  ['Which subscription should I cancel?', 'advise'],
  ['how can I save some money here', 'advise'],
  ['What am I paying in total per month?', 'totalSeveral'],
  ['how much do i spend on software', 'software'],
  ['how much do I pay in dollars', 'dollars'],
  ['How much is Max?', 'maxPrice'],
  ['what do i pay right now', 'totalNow'],
  ['what if I drop the two most expensive ones', 'withoutDearest'],
  ['If I get rid of all streaming, how much would I save?', 'withoutStreaming'],
  ['am I paying twice for anything?', 'overlaps'],
  ['What went up this year?', 'rises'],
  ['what will I be charged next month', 'nextMonth'],
  ['when does spotfy renew', 'renewal'],
  ['how many subscriptions do I have', 'count'],
  ['Is the annual plan for Spotify at 899 lira worth it?', 'yearlyPlan'],
  ['what does netflix cost me per use', 'perUse'],
  ['how do I cancel Spotify?', 'howToCancel'],
  ['show me everything by category', 'byCategory'],
  ['until when am I locked into my contracts', 'bound'],
  ['Who won the world cup in 2010?', 'unknown'],
];
