import type { Question } from '#testing/cases.ts';

export const en: Question[] = [
  ['Roughly what do all these subs set me back annually?', 'totalSeveral'],
  ['Find me something to cut', 'advise'],
  ['Does anything I have do the same job as something else?', 'overlaps'],
  ['money going out of my account next week?', 'nextWeek'],
  ['Any trial about to turn into a paid plan?', 'trials'],
  ['how much per watch is netflix working out at', 'perUse'],
  ['walk me through ending my spotify membership', 'howToCancel'],
  ['which are gathering dust', 'unused'],
  ['what do I give Adobe each month', 'adobeOne'],
  ['what is 17 times 23', 'unknown'],
];
