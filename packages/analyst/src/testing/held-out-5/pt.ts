import type { Question } from '#testing/cases.ts';

export const pt: Question[] = [
  ['Queria saber quanto me custam as subscrições por mês', 'total'],
  ['Diz-me a data em que a Spotify é cobrada', 'renewal'],
  ['Mostra-me as subscrições que não aproveito', 'unused'],
  ['Que preços aumentaram este ano?', 'rises'],
  ['Sem a Spotify e o iCloud, quanto poupava por mês?', 'withoutTwo'],
];
