import type { Question } from '#testing/cases.ts';

export const it: Question[] = [
  ['Sto spendendo troppo, cosa mi suggerisci?', 'adviseNothing'],
  ['fammi un elenco dei miei abbonamenti', 'list'],
  ['Quanto mi addebitano questo mese?', 'thisMonth'],
  ["Spotify conviene con l'abbonamento annuale a 899 lire turche?", 'yearlyPlan'],
  ['quanti abbonamenti ho in tutto', 'count'],
  ['e se togliessi i due più cari?', 'withoutDearest'],
  ['quanto ho speso per netflix fino a oggi', 'paidNetflix'],
  ['È rincarato qualcosa per colpa del cambio?', 'risesByRate'],
  ['quanto ho risparmiato con le disdette', 'saved'],
  ['Chi ha dipinto la Gioconda?', 'unknown'],
];
