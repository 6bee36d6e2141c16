import type { Question } from '#testing/cases.ts';

export const en: Question[] = [
  ['Tell me how much my subs come to each month', 'total'],
  ['I would like to know which day Spotify gets paid', 'renewal'],
  ['Which of them has become pricier this year?', 'rises'],
  ['Am I paying for two things that do the same?', 'overlaps'],
  ['Show me the one that swallows most of my money', 'dearest'],
];
