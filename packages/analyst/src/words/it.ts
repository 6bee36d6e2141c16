import { plural } from './plural.ts';
import type { Words } from './words.ts';

const n = plural('it');
const subscriptions = (count: number) => `${count} ${n(count, 'abbonamento', 'abbonamenti')}`;

export const it: Words = {
  labels: {
    monthly_cost: 'Al mese',
    yearly_cost: 'All’anno',
    due: 'Da pagare',
    payment: 'Pagamento',
    price_before: 'Prezzo precedente',
    price_now: 'Prezzo attuale',
    price_change: 'Differenza',
    price_change_percent: 'Variazione',
    saving_per_month: 'Risparmio al mese',
    saving_per_year: 'Risparmio all’anno',
    left_per_month: 'Resta al mese',
    left_per_year: 'Resta all’anno',
    price_after_trial: 'Dopo la prova',
    cost_per_use: 'Per utilizzo',
    uses: 'Utilizzi',
    break_even_months: 'Ripagato dopo (mesi)',
    break_even_price: 'Un anno pagato al mese',
    days_left: 'Giorni rimasti',
    subscriptions: 'Numero di abbonamenti',
    paid_so_far: 'Pagato finora',
    price_announced: 'Prezzo annunciato',
    foreign_price: 'Prezzo all’estero',
    yearly_price: 'Piano annuale',
    spent: 'Speso',
    more_per_year: 'In più all’anno',
    months_counted: 'Mesi contati',
    charges_seen: 'Pagamenti visti',
    months_unused: 'Mesi senza uso',
    notice_days: 'Preavviso (giorni)',
    interval: 'Ritmo',
  },
  categories: {
    streaming: 'Streaming',
    software: 'Software',
    music: 'Musica',
    gaming: 'Giochi',
    fitness: 'Fitness',
    cloud: 'Spazio cloud',
    news: 'Notizie',
    education: 'Formazione',
    other: 'Altro',
  },
  kinds: {
    same_service: 'Stesso servizio',
    music: 'Musica',
    cloud_storage: 'Spazio cloud',
    ai_chat: 'Chat IA',
    vpn: 'VPN',
    passwords: 'Gestore di password',
  },
  cycle: (cycle, interval) =>
    interval === 1
      ? { weekly: 'settimanale', monthly: 'mensile', yearly: 'annuale' }[cycle]
      : `ogni ${interval} ${{ weekly: 'settimane', monthly: 'mesi', yearly: 'anni' }[cycle]}`,

  share: 'la tua parte',
  empty:
    'Non hai ancora abbonamenti attivi. Aggiungine, carica un estratto conto o collega la tua posta, e ti risponderò con i tuoi numeri.',
  currenciesApart: 'Le diverse valute non si sommano tra loro.',
  notConverted: 'Non converto valute; in quelle in cui paghi è questo:',
  andMore: '… il resto è nella tua lista.',
  linesMore: ({ count }) => `… e altri ${count}, nella tua lista.`,
  namesMore: ({ count }) => `altri ${count}`,

  notPer: 'Non calcolo a settimana né al giorno; al mese e all’anno è così:',
  totalOf: ({ what, count, month, year }) => `${what}: ${month} al mese, ${year} all’anno (${subscriptions(count)}).`,
  together: ({ month, year }) => `Insieme: ${month} al mese, ${year} all’anno.`,
  noneIn: ({ what }) => `Lì non hai abbonamenti attivi: ${what}.`,
  dueThisMonth: ({ amount }) => `In questo mese di calendario ti vengono addebitati ${amount}.`,
  dueNothing: 'In questo mese di calendario non ti viene addebitato nulla.',
  stillToCome: ({ amount }) => `Di questi, ${amount} devono ancora arrivare:`,

  nextPayment: ({ day }) => `prossimo pagamento: ${day}`,
  one: ({ name, payment, cycle, month, year }) =>
    `${name} costa ${payment} (${cycle}): ${month} al mese, ${year} all’anno.`,
  isCancelled: ({ name, until }) =>
    until ? `${name} è disdetto; puoi usarlo fino al ${until}.` : `${name} è già disdetto e non costa più nulla.`,
  several: 'Più di un tuo abbonamento corrisponde a quel nome:',
  notListed: ({ name }) => `Non trovo «${name}» nella tua lista.`,

  paidSoFar: ({ amount, count, from, to }) =>
    `I tuoi documenti mostrano ${amount} pagati, in ${count} ${n(count, 'pagamento', 'pagamenti')} tra il ${from} e il ${to}.`,
  paidOnce: ({ amount, day }) => `I tuoi documenti mostrano ${amount} pagati il ${day}.`,
  paidOnly: 'Contano solo i pagamenti che compaiono nei tuoi estratti conto e nelle tue e-mail.',
  paidNothing: ({ what, from, to }) =>
    `Non vedo pagamenti${what ? ` per ${what}` : ''}${from && to ? ` tra il ${from} e il ${to}` : ''} nei tuoi documenti. Carica un estratto conto o collega la tua posta, e sommerò quello che è stato pagato davvero.`,

  list: ({ count }) => `Hai ${count} ${n(count, 'abbonamento attivo', 'abbonamenti attivi')}:`,
  listOf: ({ what, count }) => `${what}, ${subscriptions(count)}:`,
  cancelledList: 'Hai disdetto questi:',
  cancelledNone: 'Non hai ancora disdetto nulla.',
  until: ({ day }) => `utilizzabile fino al ${day}`,
  count: ({ count, cancelled }) =>
    `Hai ${count} ${n(count, 'abbonamento attivo', 'abbonamenti attivi')}${cancelled > 0 ? ` e ${cancelled} ${n(cancelled, 'disdetto', 'disdetti')}` : ''}.`,

  dearest: ({ name, month, year }) => `Quello che ti costa di più è ${name}: ${month} al mese, ${year} all’anno.`,
  dearestList: 'Quelli che ti costano di più:',
  cheapest: ({ name, month, year }) => `Quello che ti costa di meno è ${name}: ${month} al mese, ${year} all’anno.`,
  cheapestList: 'Quelli che ti costano di meno:',
  byCategory: 'I tuoi abbonamenti per categoria:',
  categoryLine: ({ what, month, count }) => `${what}: ${month} al mese (${count})`,

  overlaps: 'Sì, qualcosa si sovrappone:',
  overlapsUnknown: 'Non so dire se quelli che nomini fanno la stessa cosa.',
  overlapsNone: 'No: non vedo nulla che paghi più volte, né servizi diversi per lo stesso scopo.',

  rises: ({ day }) => `Questi costano più di prima del ${day}:`,
  risesMore: ({ year }) => `Insieme fanno ${year} in più all’anno.`,
  risesAhead: 'Annunciati:',
  risesNone: ({ day }) => `Da quanto mostrano i tuoi documenti, nulla è aumentato dal ${day}.`,
  risesNoneByRate: ({ day }) => `Da quanto mostrano i tuoi documenti, nulla è aumentato per il cambio dal ${day}.`,
  pricesUnknown:
    'Conosco pochi prezzi precedenti. Carica estratti conto più vecchi o collega la tua posta, e potrò confrontare.',

  upcoming: ({ from, to, total }) => `Dal ${from} al ${to} ti vengono addebitati ${total}:`,
  upcomingOn: ({ day, total }) => `Il ${day} ti vengono addebitati ${total}:`,
  upcomingNone: ({ from, to }) => `Dal ${from} al ${to} non c’è nulla da pagare.`,
  upcomingNoneOn: ({ day }) => `Il ${day} non c’è nulla da pagare.`,
  upcomingPast: 'Quel giorno è passato. Posso solo guardare avanti, o sommare quello che mostrano i tuoi documenti.',
  renewal: ({ name, day, left, amount }) => `${name}: prossimo pagamento il ${day} (${left}), ${amount}.`,
  nextOne: ({ name, day, amount }) => `Il prossimo pagamento è ${name}: ${day}, ${amount}.`,

  trials: 'Queste prove stanno per finire:',
  trialsNone: 'Per quanto ne so, nessun tuo abbonamento è in prova.',
  commitments: 'Qui sei vincolato:',
  noticeMissed: ({ name, day, end }) =>
    `${name}: vincolo fino al ${end}; l’ultimo giorno per la disdetta era il ${day}.`,
  commitmentsNone:
    'Non è annotato alcun vincolo. Se un contratto ti lega, inserisci nell’abbonamento la sua fine e il preavviso.',

  unused: ({ month }) => `Questi forse non ti servono; senza risparmi ${month} al mese:`,
  unusedNone: 'Per quanto ne so, usi tutto quello che paghi.',
  unusedUnknown: 'Non lo so ancora: non hai detto che cosa usi.',
  perUse: ({ name, cost, spent, uses, months, atMost }) =>
    `${name}: ${atMost ? 'al massimo ' : ''}${cost} per utilizzo (${spent} in ${months} ${n(months, 'mese', 'mesi')}, ${uses} ${n(uses, 'utilizzo', 'utilizzi')})`,
  neverUsed: ({ name, spent, months }) => `${name}: mai usato, ${spent} in ${months} ${n(months, 'mese', 'mesi')}`,
  askUse: 'Rispondi qui sotto con un tocco a «Usato questo mese?» e lo saprò.',
  askUseLater: 'È ancora presto per chiedere «Usato questo mese?».',
  usesUnknown: ({ what }) => `Non so ancora quanto spesso usi ${what ?? 'i tuoi abbonamenti'}.`,

  yearlyCheaper: ({ name, yearly, months, saving, after }) =>
    `${name}: il piano annuale costa meno. ${yearly} invece di ${months} pagando al mese, ${saving} in meno all’anno; si ripaga dopo ${after} ${n(after, 'mese', 'mesi')}.`,
  monthlyCheaper: ({ name, yearly, months, saving }) =>
    `${name}: pagare al mese costa meno. ${months} all’anno invece di ${yearly}, una differenza di ${saving}.`,
  plansSame: ({ name, yearly }) =>
    `${name}: costano uguale, ${yearly} all’anno. Pagando al mese resti libero di andartene.`,
  yearlyUnknown: ({ name, months }) =>
    `Non so quanto costa il piano annuale di ${name}. Conviene se costa meno di ${months}, quello che paghi al mese in un anno. Chiedimelo di nuovo con il suo prezzo.`,
  monthlyUnknown: ({ name, yearly }) =>
    `${name} lo paghi già all’anno: ${yearly}. Non conosco un prezzo mensile da confrontare.`,
  otherCurrency: ({ name, currency }) =>
    `${name} si paga in un’altra valuta (${currency}); dimmi il prezzo in quella e confronto.`,
  plansUnknown: ({ name }) =>
    `Non conosco prezzi annuali da confrontare. Chiedi con il prezzo, per esempio: ${name} costa meno all’anno a …?`,

  without: ({ names, month, year }) => `Senza ${names} risparmi ${month} al mese, ${year} all’anno.`,
  left: ({ month, count }) => `Resterebbero ${month} al mese (${subscriptions(count)}).`,
  leftNothing: 'Non resterebbe più nulla da pagare.',
  savesFrom: ({ name, day }) => `${name}: il periodo è già pagato: fino al ${day} non si risparmia nulla.`,
  boundUntil: ({ name, day }) => `Però ${name} ti vincola fino al ${day}.`,

  cancelSteps: ({ name }) => `Così si disdice ${name}:`,
  alsoBilledBy: ({ names }) => `Se l’addebito arriva da ${names}, disdici lì.`,
  cancelUnknown: ({ name }) =>
    `Non conosco un modo sicuro per disdire ${name}. Guarda nelle impostazioni del tuo account o presso chi ti addebita.`,
  cancelWhich: ({ name }) => `Quale? Chiedi per esempio: come disdico ${name}?`,
  cancelBefore: ({ day }) => `Il prossimo pagamento è il ${day}: disdici prima.`,
  endingSaves: ({ saving }) => `Disdire fa risparmiare ${saving}.`,

  enteredByHand: ({ name, day }) => `${name} l’hai inserito tu il ${day}.`,
  foundIn: ({ name, source, day }) =>
    `${name} è stato trovato ${{ statement: 'nel tuo estratto conto', mail: 'nelle tue e-mail', both: 'nel tuo estratto conto e nelle tue e-mail' }[source]} ed è entrato nella lista il ${day}.`,
  chargesSeen: ({ count, first, last, amount }) =>
    `I tuoi documenti mostrano ${count} ${n(count, 'pagamento', 'pagamenti')}: il primo il ${first}, l’ultimo il ${last}, in tutto ${amount}.`,
  whyWhich: ({ name }) => `Quale intendi? Chiedi per esempio: perché ${name} è nella mia lista?`,

  saved: ({ count, month, year }) =>
    `Con le tue disdette (${subscriptions(count)}) paghi ${month} in meno al mese, ${year} in meno all’anno.`,
  savedNone: 'Qui non hai ancora disdetto nulla, quindi non c’è risparmio da contare.',
  savedCertain: 'Calcolato dai loro ultimi prezzi, senza confronto con i tuoi estratti conto.',

  adviseFirst: 'Io guarderei prima questi:',
  adviseNone:
    'Nulla salta all’occhio: per quanto ne so niente di inutilizzato, niente doppioni, nessun aumento. La tua voce più grande:',
  adviseMore: 'Non hai ancora detto che cosa usi.',
  adviseOne: ({ name, month, year }) => `Disdire ${name} fa risparmiare ${month} al mese, ${year} all’anno.`,
  nothingAgainst: 'Non conosco motivi per lasciarlo; se lo usi, lo sai solo tu.',

  greeting: 'Ciao! Conosco i tuoi abbonamenti e calcolo quello che vuoi sapere.',
  thanks: 'Prego!',
  help: 'Rispondo alle domande sui tuoi abbonamenti, con i tuoi numeri. Per esempio:',
  unknown: 'A questo non so rispondere: conosco solo i tuoi abbonamenti. Puoi chiedermi, per esempio:',
  examples: [
    'Quale dovrei disdire?',
    'Quanto pago al mese?',
    'Che cosa si rinnova la prossima settimana?',
    'Che cosa è aumentato quest’anno?',
    'E se disdicessi {name}?',
    'Come disdico {name}?',
  ],
};
