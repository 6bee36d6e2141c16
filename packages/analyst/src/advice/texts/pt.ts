import { aside } from './aside.ts';
import type { AdviceTexts } from './texts.ts';

const kinds = {
  music: 'Vários serviços de música',
  cloud_storage: 'Vários armazenamentos na nuvem',
  ai_chat: 'Vários chats de IA',
  vpn: 'Várias VPN',
  passwords: 'Vários gestores de palavras-passe',
};
const causes = {
  vendor: 'Foi o próprio serviço que aumentou o preço.',
  exchange_rate: 'O preço no estrangeiro manteve-se; a diferença vem do câmbio.',
  unknown: 'Os seus documentos não mostram se foi o serviço ou o câmbio.',
};

export const pt: AdviceTexts = {
  left: (days) => (days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `faltam ${days} dias`),
  more: (count) => `mais ${count}`,
  per: {
    once: (amount) => amount,
    month: (amount) => `${amount} por mês`,
    year: (amount) => `${amount} por ano`,
  },
  cancelledByMail: ({ name, day }) => ({
    title: `${name} foi cancelada`,
    text: `Cancelada automaticamente segundo o e-mail de ${day}. Se não for verdade, pode anular.`,
  }),
  trialEnds: ({ name, day, left, price }) => ({
    title: `${name}: o teste está a acabar`,
    text: `O último dia é ${day}${aside(left)}. Depois custa ${price}.`,
  }),
  commitmentEnds: ({ name, day, left, end }) => ({
    title: `${name}: último dia de aviso`,
    text: `Avise até ${day}${aside(left)}. A fidelização termina em ${end}; sem aviso pode renovar-se.`,
  }),
  priceRise: ({ name, before, now, percent, cause }) => ({
    title: `${name} custa mais`,
    text: `${now} em vez de ${before} (mais ${percent}). ${causes[cause]}`,
  }),
  priceRiseAhead: ({ name, day, before, now }) => ({
    title: `${name} vai aumentar`,
    text: `A partir de ${day}: ${now} em vez de ${before}.`,
  }),
  overlap: ({ kind, names, name, saving }) => ({
    title: kind === 'same_service' ? `${name}: talvez pague duas vezes` : kinds[kind],
    text:
      kind === 'same_service'
        ? `O mesmo serviço está várias vezes na sua lista: ${names}. Sem ${name} poupa ${saving}.`
        : `${names} fazem o mesmo. Sem ${name} poupa ${saving}.`,
  }),
  unused: ({ name, reasons, saving }) => ({
    title: `Talvez não precise de ${name}`,
    text: `${reasons} Se cancelar, poupa ${saving}.`,
  }),
  because: {
    said_unused: ({ month }) => `Disse que não usou em ${month}.`,
    not_used_since: ({ month }) => `A última vez que disse ter usado foi em ${month}.`,
    overlap: ({ names }) => `Outra subscrição sua faz o mesmo: ${names}.`,
    payment_failed: ({ day }) => `O pagamento de ${day} falhou.`,
  },
  yearlyCheaper: ({ name, yearly, twelve, saving }) => ({
    title: `${name}: o plano anual é mais barato`,
    text: `O último preço anual conhecido é ${yearly} e doze meses custam ${twelve}. São menos ${saving} por ano.`,
  }),
  upcoming: ({ name, day, left, amount }) => ({
    title: `${name}: aproxima-se um pagamento grande`,
    text: `${day}${aside(left)}: ${amount}.`,
  }),
  checkIn: ({ names }) => ({
    title: 'Usou este mês?',
    text: `${names}: basta um toque e vemos juntos o que não faz falta.`,
  }),
  insights: {
    totals: ({ count, month, year }) =>
      count === 1
        ? `A sua subscrição ativa custa ${month} por mês e ${year} por ano.`
        : `As suas ${count} subscrições ativas custam ${month} por mês e ${year} por ano.`,
    upcoming: ({ count, days, total }) =>
      `Nos próximos ${days} dias tem ${count} ${count === 1 ? 'pagamento' : 'pagamentos'}: ${total}.`,
    next: ({ name, day, amount }) => `O próximo pagamento é ${name}: ${day}, ${amount}.`,
    dearest: ({ name, year }) => `A que mais lhe custa é ${name}: ${year} por ano.`,
    overlap: ({ names, name, saving }) => `${names} fazem o mesmo; sem ${name} poupa ${saving} por ano.`,
    priceRise: ({ name, before, now, more }) => `${name} passou de ${before} para ${now}: mais ${more} por ano.`,
    yearlyCheaper: ({ name, saving }) => `Com pagamento anual, ${name} custaria menos ${saving} por ano.`,
    saved: ({ count, month }) =>
      count === 1
        ? `A subscrição que cancelou poupa-lhe ${month} por mês.`
        : `As ${count} subscrições que cancelou poupam-lhe ${month} por mês.`,
    promised: [
      'Assim que adicionar uma subscrição, vê aqui quanto paga por mês e por ano.',
      'Os próximos pagamentos, os testes que acabam e os últimos dias de aviso aparecem aqui.',
      'O que se sobrepõe, o que aumentou e o que não usa será calculado aqui.',
    ],
  },
  labels: {
    per_month: 'Total por mês',
    per_year: 'Total por ano',
    subscriptions: 'Número de subscrições',
    due: 'A pagar',
    payment: 'Pagamento',
    price_before: 'Preço anterior',
    price_now: 'Preço novo',
    more_per_year: 'A mais por ano',
    saving_per_month: 'Poupança por mês',
    saving_per_year: 'Poupança por ano',
  },
};
