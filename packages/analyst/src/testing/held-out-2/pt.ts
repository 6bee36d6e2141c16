import type { Question } from '#testing/cases.ts';

export const pt: Question[] = [
  ['Ando a gastar demais, o que me aconselha?', 'adviseNothing'],
  ['quanto é que o streaming me leva por mês', 'streaming'],
  ['Spotify anual por 899 liras compensa?', 'yearlyPlan'],
  ['Quanto já gastei com a Netflix?', 'paidNetflix'],
  ['se eu tirar as duas mais caras quanto fica', 'withoutDearest'],
  ['Estou preso a algum contrato?', 'bound'],
  ['alguma coisa ficou mais cara por causa do câmbio?', 'risesByRate'],
  ['gastos por categoria', 'byCategory'],
  ['quero livrar-me do spotify', 'howToCancel'],
  ['Quem descobriu o Brasil?', 'unknown'],
];
