import { aside } from './aside.ts';
import type { AdviceTexts } from './texts.ts';

const kinds = {
  music: 'Più servizi di musica',
  cloud_storage: 'Più spazi cloud',
  ai_chat: 'Più chat di IA',
  vpn: 'Più VPN',
  passwords: 'Più gestori di password',
};
const causes = {
  vendor: 'L’aumento è del servizio stesso.',
  exchange_rate: 'Il prezzo all’estero è rimasto uguale; la differenza viene dal cambio.',
  unknown: 'Dai tuoi documenti non si capisce se dipende dal servizio o dal cambio.',
};

export const it: AdviceTexts = {
  left: (days) => (days === 0 ? 'oggi' : days === 1 ? 'domani' : `mancano ${days} giorni`),
  more: (count) => (count === 1 ? '1 altro' : `altri ${count}`),
  per: {
    once: (amount) => amount,
    month: (amount) => `${amount} al mese`,
    year: (amount) => `${amount} all’anno`,
  },
  cancelledByMail: ({ name, day }) => ({
    title: `${name} è stato disdetto`,
    text: `Disdetto automaticamente in base all’e-mail del ${day}. Se non è vero, puoi annullare.`,
  }),
  trialEnds: ({ name, day, left, price }) => ({
    title: `${name}: la prova sta per finire`,
    text: `L’ultimo giorno è il ${day}${aside(left)}. Poi costa ${price}.`,
  }),
  commitmentEnds: ({ name, day, left, end }) => ({
    title: `${name}: ultimo giorno per la disdetta`,
    text: `Dai disdetta entro il ${day}${aside(left)}. Il vincolo dura fino al ${end}; senza disdetta può rinnovarsi.`,
  }),
  priceRise: ({ name, before, now, percent, cause }) => ({
    title: `${name} costa di più`,
    text: `${now} invece di ${before} (${percent} in più). ${causes[cause]}`,
  }),
  priceRiseAhead: ({ name, day, before, now }) => ({
    title: `${name} aumenterà`,
    text: `Dal giorno ${day}: ${now} invece di ${before}.`,
  }),
  overlap: ({ kind, names, name, saving }) => ({
    title: kind === 'same_service' ? `${name}: forse paghi due volte` : kinds[kind],
    text:
      kind === 'same_service'
        ? `Lo stesso servizio è più volte nella tua lista: ${names}. Senza ${name} risparmi ${saving}.`
        : `${names} fanno la stessa cosa. Senza ${name} risparmi ${saving}.`,
  }),
  unused: ({ name, reasons, saving }) => ({
    title: `Forse ${name} non ti serve`,
    text: `${reasons} Se lo disdici, risparmi ${saving}.`,
  }),
  because: {
    said_unused: ({ month }) => `Hai detto di non averlo usato nel mese di ${month}.`,
    not_used_since: ({ month }) => `Hai detto di averlo usato l’ultima volta nel mese di ${month}.`,
    overlap: ({ names }) => `Un altro tuo abbonamento fa la stessa cosa: ${names}.`,
    payment_failed: ({ day }) => `Il pagamento del ${day} non è riuscito.`,
  },
  yearlyCheaper: ({ name, yearly, twelve, saving }) => ({
    title: `${name}: annuale conviene`,
    text: `L’ultimo prezzo annuale noto è ${yearly}, dodici mesi costano ${twelve}. Sono ${saving} in meno all’anno.`,
  }),
  upcoming: ({ name, day, left, amount }) => ({
    title: `${name}: in arrivo un pagamento importante`,
    text: `${day}${aside(left)}: ${amount}.`,
  }),
  checkIn: ({ names }) => ({
    title: 'L’hai usato questo mese?',
    text: `${names}: basta un tocco e vediamo insieme che cosa non ti serve.`,
  }),
  insights: {
    totals: ({ count, month, year }) =>
      count === 1
        ? `Il tuo abbonamento attivo costa ${month} al mese e ${year} all’anno.`
        : `I tuoi ${count} abbonamenti attivi costano ${month} al mese e ${year} all’anno.`,
    upcoming: ({ count, days, total }) =>
      `Nei prossimi ${days} giorni hai ${count} ${count === 1 ? 'pagamento' : 'pagamenti'}: ${total}.`,
    next: ({ name, day, amount }) => `Il prossimo pagamento è ${name}: ${day}, ${amount}.`,
    dearest: ({ name, year }) => `Quello che ti costa di più è ${name}: ${year} all’anno.`,
    overlap: ({ names, name, saving }) => `${names} fanno la stessa cosa; senza ${name} risparmi ${saving} all’anno.`,
    priceRise: ({ name, before, now, more }) => `${name} è passato da ${before} a ${now}: ${more} in più all’anno.`,
    yearlyCheaper: ({ name, saving }) => `Con il pagamento annuale, ${name} costerebbe ${saving} in meno all’anno.`,
    saved: ({ count, month }) =>
      count === 1
        ? `L’abbonamento disdetto ti fa risparmiare ${month} al mese.`
        : `I ${count} abbonamenti disdetti ti fanno risparmiare ${month} al mese.`,
    promised: [
      'Appena aggiungi un abbonamento, qui vedi quanto paghi al mese e all’anno.',
      'Qui compariranno i prossimi pagamenti, le prove che finiscono e gli ultimi giorni per la disdetta.',
      'Qui si calcolerà che cosa si sovrappone, che cosa è aumentato e che cosa non usi.',
    ],
  },
  labels: {
    per_month: 'Totale al mese',
    per_year: 'Totale all’anno',
    subscriptions: 'Numero di abbonamenti',
    due: 'Da pagare',
    payment: 'Pagamento',
    price_before: 'Prezzo di prima',
    price_now: 'Prezzo nuovo',
    more_per_year: 'In più all’anno',
    saving_per_month: 'Risparmio al mese',
    saving_per_year: 'Risparmio all’anno',
  },
};
