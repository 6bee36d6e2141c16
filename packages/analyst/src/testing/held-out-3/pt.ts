import type { Question } from '#testing/cases.ts';

export const pt: Question[] = [
  ['Faça-me o total anual', 'total'],
  ['Onde estou a desperdiçar dinheiro?', 'advise'],
  ['Pago a dobrar por alguma coisa?', 'overlaps'],
  ['Que débitos tenho na próxima semana?', 'nextWeek'],
  ['Quando termina o teste do Disney?', 'trials'],
  ['Cada vez que vejo Netflix quanto me custa?', 'perUse'],
  ['Explique como terminar o Spotify', 'howToCancel'],
  ['O que encareceu desde o início do ano?', 'rises'],
  ['E se eu cortar todo o streaming?', 'withoutStreaming'],
  ['Quantos habitantes tem Lisboa?', 'unknown'],
];
