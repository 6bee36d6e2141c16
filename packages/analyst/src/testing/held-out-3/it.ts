import type { Question } from '#testing/cases.ts';

export const it: Question[] = [
  ['Fammi il totale annuale', 'total'],
  ['Dove sto buttando soldi?', 'advise'],
  ['Sto pagando doppio qualcosa?', 'overlaps'],
  ['Che pagamenti ho la prossima settimana?', 'nextWeek'],
  ['Quando finisce la prova di Disney?', 'trials'],
  ['Ogni volta che guardo Netflix quanto mi costa?', 'perUse'],
  ['Spiegami come chiudere Spotify', 'howToCancel'],
  ["Cosa è rincarato dall'inizio dell'anno?", 'rises'],
  ['E se tagliassi tutto lo streaming?', 'withoutStreaming'],
  ['Che ore sono a Tokyo?', 'unknown'],
];
