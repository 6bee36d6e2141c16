import type { Question } from '#testing/cases.ts';

export const tr: Question[] = [
  ['Spotify kesintisi ayın hangi gününe denk geliyor', 'renewal'],
  ['Abonelik masrafım yılda kaç liraya denk geliyor', 'total'],
  ['Elimi bile sürmediğim üyelikler hangileri', 'unused'],
  ['Cebimi en fazla yakan abonelik', 'dearest'],
  ['Hangi servislerin ücreti arttı bu sene', 'rises'],
];
