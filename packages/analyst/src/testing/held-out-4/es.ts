import type { Question } from '#testing/cases.ts';

export const es: Question[] = [
  ['Súmame todo lo que pago en suscripciones al mes', 'total'],
  ['¿Qué día me cobra Spotify?', 'renewal'],
  ['¿Cuáles llevo tiempo sin tocar?', 'unused'],
  ['¿Cuál es la que más me duele en el bolsillo?', 'dearest'],
  ['Si prescindiera de Spotify y de iCloud, ¿cuánto me quedaría?', 'withoutTwo'],
];
