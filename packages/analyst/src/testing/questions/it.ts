import type { Question } from '#testing/cases.ts';

export const it: Question[] = [
  ['Quale dovrei disdire?', 'advise'],
  ['come posso risparmiare', 'adviseNothing'],
  ['Quanto pago al mese in totale?', 'total'],
  ['quanto spendo per lo streaming', 'streaming'],
  ['Quanto costa Duolingo?', 'shared'],
  ["Qual è l'abbonamento più caro?", 'dearest'],
  ['qual e il piu economico', 'cheapest'],
  ['Pago due volte per la stessa cosa?', 'overlaps'],
  ["Che cosa è aumentato quest'anno?", 'rises'],
  ['cosa si rinnova la prossima settimana', 'nextWeek'],
  ['Quali addebiti arrivano nei prossimi dieci giorni?', 'tenDays'],
  ['Quando si rinnova Spotify?', 'renewal'],
  ['Ho prove gratuite in scadenza?', 'trials'],
  ['ho qualche vincolo o preavviso da rispettare', 'bound'],
  ['Se disdico Spotify quanto risparmio?', 'withoutSpotify'],
  ['come si disdice spotify', 'howToCancel'],
  ['Quali abbonamenti ho disdetto?', 'cancelled'],
  ['Quali non uso mai?', 'unused'],
  ['Quanto ho pagato finora?', 'paidAll'],
  ['Quanto pago per Deezer?', 'unknownName'],
];
