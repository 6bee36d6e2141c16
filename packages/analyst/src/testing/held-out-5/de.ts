import type { Question } from '#testing/cases.ts';

export const de: Question[] = [
  ['Ich will wissen, was mich meine Abos monatlich kosten', 'total'],
  ['Sag mir, wann Spotify das nächste Mal abbucht', 'renewal'],
  ['Zeig mir die Abos, die ich links liegen lasse', 'unused'],
  ['Wofür geht bei mir das meiste Geld drauf?', 'dearest'],
  ['Habe ich irgendwo zwei Anbieter für dieselbe Sache?', 'overlaps'],
];
