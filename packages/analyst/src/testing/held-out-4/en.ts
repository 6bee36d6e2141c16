import type { Question } from '#testing/cases.ts';

export const en: Question[] = [
  ['Add up every subscription of mine for a typical month', 'total'],
  ['What day does Spotify take its money?', 'renewal'],
  ['Anything on here I have stopped watching or listening to?', 'unused'],
  ['Which one bleeds me the most?', 'dearest'],
  ['Suppose Spotify and iCloud were gone, how much less would I spend?', 'withoutTwo'],
];
