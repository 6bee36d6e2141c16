import type { Question } from '#testing/cases.ts';

export const pt: Question[] = [
  ['Faz-me as contas ao que gasto em subscrições por mês', 'total'],
  ['Em que dia a Spotify me tira o dinheiro?', 'renewal'],
  ['Houve algum serviço que ficou mais caro?', 'rises'],
  ['Qual das subscrições me pesa mais na carteira?', 'dearest'],
  ['Se abdicar da Spotify e do iCloud, quanto fico a poupar?', 'withoutTwo'],
];
