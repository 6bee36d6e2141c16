import type { Question } from '#testing/cases.ts';

export const pt: Question[] = [
  ['Qual devo cancelar?', 'advise'],
  ['como posso poupar dinheiro', 'advise'],
  ['Quanto pago por mês no total?', 'total'],
  ['quanto gasto com streaming', 'streaming'],
  ['Quanto custa o Spotify?', 'one'],
  ['Quais são as minhas subscrições?', 'list'],
  ['qual a assinatura mais cara', 'dearest'],
  ['Estou a pagar alguma coisa em duplicado?', 'overlaps'],
  ['O que aumentou de preço este ano?', 'rises'],
  ['o que renova na proxima semana', 'nextWeek'],
  ['Que pagamentos tenho nos próximos 10 dias?', 'tenDays'],
  ['Quando é que o Spotify renova?', 'renewal'],
  ['Tenho algum período de teste a acabar?', 'trialsNone'],
  ['E se eu cancelar o Spotify?', 'withoutSpotify'],
  ['Quanto vou pagar este mês?', 'thisMonth'],
  ['como cancelo o spotify', 'howToCancel'],
  ['Porque é que o Spotify está na minha lista?', 'whyListed'],
  ['que assinaturas eu não uso', 'unused'],
  ['Quanto já poupei?', 'saved'],
  ['olá, o que sabes fazer?', 'help'],
];
