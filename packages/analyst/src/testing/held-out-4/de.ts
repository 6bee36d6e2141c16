import type { Question } from '#testing/cases.ts';

export const de: Question[] = [
  ['Rechne mir mal zusammen, was meine Abos im Monat ausmachen', 'total'],
  ['An welchem Tag holt sich Spotify das Geld?', 'renewal'],
  ['Bei welchen Diensten hat sich der Preis nach oben bewegt?', 'rises'],
  ['Welches Abo reißt das größte Loch in meine Kasse?', 'dearest'],
  ['Was bringt es mir, auf Spotify und iCloud zu verzichten?', 'withoutTwo'],
];
