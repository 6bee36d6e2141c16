import type { Question } from '#testing/cases.ts';

export const en: Question[] = [
  ['Got any ideas where I am wasting money?', 'advise'],
  ['Give me the grand total of my memberships', 'totalSeveral'],
  ['whats netflix and spotify together', 'two'],
  ['which one eats up most of my money', 'dearest'],
  ['Anything redundant that I could merge?', 'overlaps'],
  ['did any prices jump since January?', 'rises'],
  ['what leaves my account over the next 10 days', 'tenDays'],
  ['Is there a free trial running out soon?', 'trials'],
  ['Suppose I ditch Spotify, what remains?', 'withoutSpotify'],
  ['I never signed up for Spotify, where did it come from?', 'whyListed'],
];
