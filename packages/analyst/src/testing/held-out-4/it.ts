import type { Question } from '#testing/cases.ts';

export const it: Question[] = [
  ['Fammi il conto di quanto spendo in abbonamenti ogni mese', 'total'],
  ['In che giorno Spotify mi scala i soldi?', 'renewal'],
  ['Ce n’è qualcuno che è diventato più caro?', 'rises'],
  ['Quale abbonamento mi svuota di più il portafoglio?', 'dearest'],
  ['Facendo a meno di Spotify e iCloud quanto metto da parte?', 'withoutTwo'],
];
