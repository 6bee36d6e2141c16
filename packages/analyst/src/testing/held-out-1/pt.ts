import type { Question } from '#testing/cases.ts';

export const pt: Question[] = [
  ['De que assinatura posso abdicar?', 'advise'],
  ['Quanto é que me sai tudo por mês?', 'total'],
  ['netflix mais spotify dá quanto', 'two'],
  ['Em qual é que gasto mais dinheiro?', 'dearest'],
  ['tenho serviços repetidos?', 'overlaps'],
  ['Houve aumentos desde janeiro?', 'rises'],
  ['cobranças da próxima semana', 'nextWeek'],
  ['Quando me cobram o Spotify outra vez?', 'renewal'],
  ['Se eu largar o Spotify e o iCloud, quanto sobra?', 'withoutTwo'],
  ['Quantas subscrições tenho ativas?', 'count'],
];
