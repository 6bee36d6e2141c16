import type { Question } from '#testing/cases.ts';

export const de: Question[] = [
  ['Was geht bei mir jeden Monat für Abos weg?', 'total'],
  ['Wo verbrenne ich Geld?', 'advise'],
  ['Gibt es bei mir Dopplungen?', 'overlaps'],
  ['Welche Zahlungen stehen kommende Woche an?', 'nextWeek'],
  ['Wann endet der Testzeitraum von Disney?', 'trials'],
  ['Wie teuer ist ein Mal Netflix schauen?', 'perUse'],
  ['Ich möchte mein Spotify-Abo beenden. Wie?', 'howToCancel'],
  ['Was hat seit Jahresbeginn aufgeschlagen?', 'rises'],
  ['Streaming komplett weg: wie viel hätte ich dann mehr?', 'withoutStreaming'],
  ['Wie alt wird ein Elefant?', 'unknown'],
];
