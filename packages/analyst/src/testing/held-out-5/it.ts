import type { Question } from '#testing/cases.ts';

export const it: Question[] = [
  ['Vorrei sapere quanto mi costano gli abbonamenti ogni mese', 'total'],
  ['Dimmi la data in cui Spotify si rinnova', 'renewal'],
  ['Ho qualche doppione tra i miei servizi?', 'overlaps'],
  ['Fammi vedere gli abbonamenti che non sfrutto', 'unused'],
  ['Senza Spotify e iCloud quanto risparmierei al mese?', 'withoutTwo'],
];
