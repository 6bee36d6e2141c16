import type { Question } from '#testing/cases.ts';

export const en: Question[] = [
  ["what's the damage each month?", 'totalSeveral'],
  ['should i keep icloud', 'adviseOne'],
  ['tell me how to unsubscribe from spotify please', 'howToCancel'],
  ['how much have I thrown at Netflix so far', 'paidNetflix'],
  ['Which of my subs got pricier because of the exchange rate?', 'risesByRate'],
  ['do I get billed for anything between now and the end of next week?', 'nextWeek'],
  ['list the ones I already cancelled', 'cancelled'],
  ['what would I save by dropping both Spotify and iCloud', 'withoutTwo'],
  ['how many memberships am I paying for', 'count'],
  ['hey there', 'greeting'],
];
