import { plural } from './plural.ts';
import type { Words } from './words.ts';

const n = plural('pt-PT');
const subscriptions = (count: number) => `${count} ${n(count, 'subscrição', 'subscrições')}`;

export const pt: Words = {
  labels: {
    monthly_cost: 'Por mês',
    yearly_cost: 'Por ano',
    due: 'A pagar',
    payment: 'Pagamento',
    price_before: 'Preço anterior',
    price_now: 'Preço atual',
    price_change: 'Diferença',
    price_change_percent: 'Variação',
    saving_per_month: 'Poupança por mês',
    saving_per_year: 'Poupança por ano',
    left_per_month: 'Fica por mês',
    left_per_year: 'Fica por ano',
    price_after_trial: 'Depois do teste',
    cost_per_use: 'Por utilização',
    uses: 'Utilizações',
    break_even_months: 'Compensa após (meses)',
    break_even_price: 'Um ano pago ao mês',
    days_left: 'Dias restantes',
    subscriptions: 'Número de subscrições',
    paid_so_far: 'Pago até agora',
    price_announced: 'Preço anunciado',
    foreign_price: 'Preço no estrangeiro',
    yearly_price: 'Plano anual',
    spent: 'Gasto',
    more_per_year: 'A mais por ano',
    months_counted: 'Meses contados',
    charges_seen: 'Pagamentos vistos',
    months_unused: 'Meses sem uso',
    notice_days: 'Aviso prévio (dias)',
    interval: 'Ritmo',
  },
  categories: {
    streaming: 'Streaming',
    software: 'Software',
    music: 'Música',
    gaming: 'Jogos',
    fitness: 'Fitness',
    cloud: 'Nuvem',
    news: 'Notícias',
    education: 'Educação',
    other: 'Outros',
  },
  kinds: {
    same_service: 'O mesmo serviço',
    music: 'Música',
    cloud_storage: 'Armazenamento na nuvem',
    ai_chat: 'Chat de IA',
    vpn: 'VPN',
    passwords: 'Gestor de palavras-passe',
  },
  cycle: (cycle, interval) =>
    interval === 1
      ? { weekly: 'semanal', monthly: 'mensal', yearly: 'anual' }[cycle]
      : `a cada ${interval} ${{ weekly: 'semanas', monthly: 'meses', yearly: 'anos' }[cycle]}`,

  share: 'a sua parte',
  empty:
    'Ainda não tem nenhuma subscrição ativa. Adicione alguma, carregue um extrato ou ligue o seu e-mail, e respondo com os seus próprios números.',
  currenciesApart: 'Moedas diferentes não são somadas.',
  notConverted: 'Não converto moedas; nas que paga é isto:',
  andMore: '… o resto está na sua lista.',
  linesMore: ({ count }) => `… e mais ${count}, na sua lista.`,
  namesMore: ({ count }) => `mais ${count}`,

  notPer: 'Não calculo por semana nem por dia; por mês e por ano é assim:',
  totalOf: ({ what, count, month, year }) => `${what}: ${month} por mês, ${year} por ano (${subscriptions(count)}).`,
  together: ({ month, year }) => `Em conjunto: ${month} por mês, ${year} por ano.`,
  noneIn: ({ what }) => `Aí não tem nenhuma subscrição ativa: ${what}.`,
  dueThisMonth: ({ amount }) => `Neste mês são-lhe cobrados ${amount} no total.`,
  dueNothing: 'Neste mês não lhe é cobrado nada.',
  stillToCome: ({ amount }) => `Destes, ainda faltam ${amount}:`,

  nextPayment: ({ day }) => `próximo pagamento: ${day}`,
  one: ({ name, payment, cycle, month, year }) =>
    `${name} custa ${payment} (${cycle}): ${month} por mês, ${year} por ano.`,
  isCancelled: ({ name, until }) =>
    until ? `${name} está cancelada; pode usá-la até ${until}.` : `${name} já está cancelada e não custa mais nada.`,
  several: 'Há várias subscrições suas com esse nome:',
  notListed: ({ name }) => `Não encontro «${name}» na sua lista.`,

  paidSoFar: ({ amount, count, from, to }) =>
    `Os seus documentos mostram ${amount} pagos, em ${count} ${n(count, 'pagamento', 'pagamentos')} entre ${from} e ${to}.`,
  paidOnce: ({ amount, day }) => `Os seus documentos mostram ${amount} pagos em ${day}.`,
  paidOnly: 'Só contam os pagamentos que aparecem nos seus extratos e e-mails.',
  paidNothing: ({ what, from, to }) =>
    `Não vejo nenhum pagamento${what ? ` de ${what}` : ''}${from && to ? ` entre ${from} e ${to}` : ''} nos seus documentos. Carregue um extrato ou ligue o seu e-mail, e somo o que foi realmente pago.`,

  list: ({ count }) => `Tem ${count} ${n(count, 'subscrição ativa', 'subscrições ativas')}:`,
  listOf: ({ what, count }) => `${what}, ${subscriptions(count)}:`,
  cancelledList: 'Cancelou estas:',
  cancelledNone: 'Ainda não cancelou nenhuma.',
  until: ({ day }) => `utilizável até ${day}`,
  count: ({ count, cancelled }) =>
    `Tem ${count} ${n(count, 'subscrição ativa', 'subscrições ativas')}${cancelled > 0 ? ` e ${cancelled} ${n(cancelled, 'cancelada', 'canceladas')}` : ''}.`,

  dearest: ({ name, month, year }) => `A que lhe custa mais é ${name}: ${month} por mês, ${year} por ano.`,
  dearestList: 'As que lhe custam mais:',
  cheapest: ({ name, month, year }) => `A que lhe custa menos é ${name}: ${month} por mês, ${year} por ano.`,
  cheapestList: 'As que lhe custam menos:',
  byCategory: 'As suas subscrições por categoria:',
  categoryLine: ({ what, month, count }) => `${what}: ${month} por mês (${count})`,

  overlaps: 'Sim, há coisas que se sobrepõem:',
  overlapsUnknown: 'Não sei dizer se as que nomeia fazem o mesmo.',
  overlapsNone: 'Não: não vejo nada repetido, nem serviços diferentes para o mesmo fim.',

  rises: ({ day }) => `Estas custam mais do que antes de ${day}:`,
  risesMore: ({ year }) => `Em conjunto são mais ${year} por ano.`,
  risesAhead: 'Anunciados:',
  risesNone: ({ day }) => `Pelo que mostram os seus documentos, nada aumentou desde ${day}.`,
  risesNoneByRate: ({ day }) => `Pelo que mostram os seus documentos, nada aumentou por causa do câmbio desde ${day}.`,
  pricesUnknown:
    'Conheço poucos preços anteriores. Carregue extratos mais antigos ou ligue o seu e-mail, e poderei comparar.',

  upcoming: ({ from, to, total }) => `De ${from} a ${to} são-lhe cobrados ${total}:`,
  upcomingOn: ({ day, total }) => `Em ${day} são-lhe cobrados ${total}:`,
  upcomingNone: ({ from, to }) => `De ${from} a ${to} não há nada a pagar.`,
  upcomingNoneOn: ({ day }) => `Em ${day} não há nada a pagar.`,
  upcomingPast: 'Esse dia já passou. Só posso olhar em frente ou somar o que os seus documentos mostram.',
  renewal: ({ name, day, left, amount }) => `${name}: próximo pagamento em ${day} (${left}), ${amount}.`,
  nextOne: ({ name, day, amount }) => `O próximo pagamento é ${name}: ${day}, ${amount}.`,

  trials: 'Estes testes estão a acabar:',
  trialsNone: 'Que eu saiba, nenhuma das suas subscrições está em período de teste.',
  commitments: 'Aqui tem fidelização:',
  noticeMissed: ({ name, day, end }) => `${name}: fidelização até ${end}; o último dia de aviso foi ${day}.`,
  commitmentsNone:
    'Não há nenhuma fidelização registada. Se um contrato o prende, indique na subscrição o fim e o aviso prévio.',

  unused: ({ month }) => `Talvez não precise destas; sem elas poupa ${month} por mês:`,
  unusedNone: 'Que eu saiba, usa tudo o que paga.',
  unusedUnknown: 'Ainda não sei: não disse o que usa.',
  perUse: ({ name, cost, spent, uses, months, atMost }) =>
    `${name}: ${atMost ? 'no máximo ' : ''}${cost} por utilização (${spent} em ${months} ${n(months, 'mês', 'meses')}, ${uses} ${n(uses, 'utilização', 'utilizações')})`,
  neverUsed: ({ name, spent, months }) => `${name}: nunca usada, ${spent} em ${months} ${n(months, 'mês', 'meses')}`,
  askUse: 'Responda abaixo com um toque a «Usou este mês?» e ficarei a saber.',
  askUseLater: 'Ainda é cedo para perguntar «Usou este mês?».',
  usesUnknown: ({ what }) => `Ainda não sei com que frequência usa ${what ?? 'as suas subscrições'}.`,

  yearlyCheaper: ({ name, yearly, months, saving, after }) =>
    `${name}: o plano anual sai mais barato. ${yearly} em vez de ${months} pagando ao mês, menos ${saving} por ano; compensa após ${after} ${n(after, 'mês', 'meses')}.`,
  monthlyCheaper: ({ name, yearly, months, saving }) =>
    `${name}: pagar ao mês sai mais barato. ${months} por ano em vez de ${yearly}, uma diferença de ${saving}.`,
  plansSame: ({ name, yearly }) => `${name}: custam o mesmo, ${yearly} por ano. Ao mês pode sair quando quiser.`,
  yearlyUnknown: ({ name, months }) =>
    `Não sei quanto custa o plano anual de ${name}. Compensa se custar menos de ${months}, que é o que paga ao mês num ano. Pergunte-me outra vez com o preço.`,
  monthlyUnknown: ({ name, yearly }) =>
    `${name} já é paga ao ano: ${yearly}. Não conheço um preço mensal para comparar.`,
  otherCurrency: ({ name, currency }) =>
    `${name} é paga noutra moeda (${currency}); diga-me o preço nela e eu comparo.`,
  plansUnknown: ({ name }) =>
    `Não conheço preços anuais para comparar. Pergunte com o preço, por exemplo: ${name} sai mais barato ao ano por …?`,

  without: ({ names, month, year }) => `Sem ${names} poupa ${month} por mês, ${year} por ano.`,
  left: ({ month, count }) => `Ficariam ${month} por mês (${subscriptions(count)}).`,
  leftNothing: 'Não ficaria nada a pagar.',
  savesFrom: ({ name, day }) => `${name}: o período está pago: até ${day} não se poupa nada.`,
  boundUntil: ({ name, day }) => `Mas ${name} tem fidelização até ${day}.`,

  cancelSteps: ({ name }) => `Assim se cancela ${name}:`,
  alsoBilledBy: ({ names }) => `Se a cobrança é feita por ${names}, cancele lá.`,
  cancelUnknown: ({ name }) =>
    `Não conheço uma forma segura de cancelar ${name}. Veja nas definições da conta do serviço ou junto de quem lhe cobra.`,
  cancelWhich: ({ name }) => `Qual? Pergunte por exemplo: como cancelo ${name}?`,
  cancelBefore: ({ day }) => `O próximo pagamento é em ${day}: cancele antes.`,
  endingSaves: ({ saving }) => `Cancelar poupa ${saving}.`,

  enteredByHand: ({ name, day }) => `${name} foi adicionada por si em ${day}.`,
  foundIn: ({ name, source, day }) =>
    `${name} foi encontrada ${{ statement: 'no seu extrato', mail: 'nos seus e-mails', both: 'no seu extrato e nos seus e-mails' }[source]} e entrou na sua lista em ${day}.`,
  chargesSeen: ({ count, first, last, amount }) =>
    `Os seus documentos mostram ${count} ${n(count, 'pagamento', 'pagamentos')}: o primeiro em ${first}, o último em ${last}, ${amount} ao todo.`,
  whyWhich: ({ name }) => `Qual? Pergunte por exemplo: porque está ${name} na minha lista?`,

  saved: ({ count, month, year }) =>
    `Com o que cancelou (${subscriptions(count)}) paga menos ${month} por mês, menos ${year} por ano.`,
  savedNone: 'Ainda não cancelou nada aqui, por isso não há poupança a contar.',
  savedCertain: 'Calculado pelos últimos preços, sem comparar com os seus extratos.',

  adviseFirst: 'Eu olharia primeiro para isto:',
  adviseNone: 'Nada salta à vista: que eu saiba, nada sem uso, nada repetido, nenhum aumento. A sua maior despesa:',
  adviseMore: 'Ainda não disse o que usa.',
  adviseOne: ({ name, month, year }) => `Cancelar ${name} poupa ${month} por mês, ${year} por ano.`,
  nothingAgainst: 'Não conheço motivo para a deixar; se a usa, isso só o próprio sabe.',

  greeting: 'Olá! Conheço as suas subscrições e calculo o que quiser saber.',
  thanks: 'De nada!',
  help: 'Respondo a perguntas sobre as suas subscrições, com os seus próprios números. Por exemplo:',
  unknown: 'Isso não consigo responder: só conheço as suas subscrições. Pode perguntar-me, por exemplo:',
  examples: [
    'Qual devo cancelar?',
    'Quanto pago por mês?',
    'O que se renova na próxima semana?',
    'O que aumentou este ano?',
    'E se cancelar {name}?',
    'Como cancelo {name}?',
  ],
};
