import type { Question } from '#testing/cases.ts';

export const es: Question[] = [
  ['Quisiera saber cuánto se me va en suscripciones cada mes', 'total'],
  ['Dime la fecha del cobro de Spotify', 'renewal'],
  ['¿Hay alguna suscripción que esté pagando por duplicado?', 'overlaps'],
  ['Enséñame las suscripciones que no aprovecho', 'unused'],
  ['¿Cuánto me ahorraría al mes sin Spotify ni iCloud?', 'withoutTwo'],
];
