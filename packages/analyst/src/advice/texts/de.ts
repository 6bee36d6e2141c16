import { aside } from './aside.ts';
import type { AdviceTexts } from './texts.ts';

const kinds = {
  music: 'Mehrere Musikdienste',
  cloud_storage: 'Mehrere Cloudspeicher',
  ai_chat: 'Mehrere KI-Chats',
  vpn: 'Mehrere VPN-Dienste',
  passwords: 'Mehrere Passwortmanager',
};
const causes = {
  vendor: 'Der Anbieter selbst hat den Preis erhöht.',
  exchange_rate: 'Der Preis im Ausland ist gleich geblieben; der Unterschied kommt vom Wechselkurs.',
  unknown: 'Ob es der Anbieter oder der Wechselkurs war, geht aus deinen Belegen nicht hervor.',
};

export const de: AdviceTexts = {
  left: (days) => (days === 0 ? 'heute' : days === 1 ? 'morgen' : `noch ${days} Tage`),
  more: (count) => `${count} ${count === 1 ? 'weiteres' : 'weitere'}`,
  per: {
    once: (amount) => amount,
    month: (amount) => `${amount} im Monat`,
    year: (amount) => `${amount} im Jahr`,
  },
  cancelledByMail: ({ name, day }) => ({
    title: `${name} wurde gekündigt`,
    text: `Automatisch gekündigt, laut Mail vom ${day}. Stimmt das nicht, kannst du es rückgängig machen.`,
  }),
  trialEnds: ({ name, day, left, price }) => ({
    title: `${name}: Probezeit endet`,
    text: `Letzter Tag ist der ${day}${aside(left)}. Danach kostet es ${price}.`,
  }),
  commitmentEnds: ({ name, day, left, end }) => ({
    title: `${name}: letzter Kündigungstag`,
    text: `Kündige bis zum ${day}${aside(left)}. Der Vertrag läuft bis zum ${end}; ohne Kündigung kann er sich verlängern.`,
  }),
  priceRise: ({ name, before, now, percent, cause }) => ({
    title: `${name} ist teurer geworden`,
    text: `${now} statt ${before} (${percent} mehr). ${causes[cause]}`,
  }),
  priceRiseAhead: ({ name, day, before, now }) => ({
    title: `${name} wird teurer`,
    text: `Ab dem ${day}: ${now} statt ${before}.`,
  }),
  overlap: ({ kind, names, name, saving }) => ({
    title: kind === 'same_service' ? `${name}: vielleicht zahlst du doppelt` : kinds[kind],
    text:
      kind === 'same_service'
        ? `Derselbe Dienst steht mehrmals in deiner Liste: ${names}. Ohne ${name} sparst du ${saving}.`
        : `${names} leisten dasselbe. Ohne ${name} sparst du ${saving}.`,
  }),
  unused: ({ name, reasons, saving }) => ({
    title: `${name} brauchst du vielleicht nicht`,
    text: `${reasons} Mit einer Kündigung sparst du ${saving}.`,
  }),
  because: {
    said_unused: ({ month }) => `Du hast gesagt, dass du es im ${month} nicht genutzt hast.`,
    not_used_since: ({ month }) => `Genutzt hast du es nach deiner Angabe zuletzt im ${month}.`,
    overlap: ({ names }) => `Etwas anderes in deiner Liste leistet dasselbe: ${names}.`,
    payment_failed: ({ day }) => `Die Zahlung am ${day} ist fehlgeschlagen.`,
  },
  yearlyCheaper: ({ name, yearly, twelve, saving }) => ({
    title: `${name}: jährlich ist günstiger`,
    text: `Der letzte bekannte Jahrespreis ist ${yearly}, zwölf Monate kosten ${twelve}. Das sind ${saving} weniger im Jahr.`,
  }),
  upcoming: ({ name, day, left, amount }) => ({
    title: `${name}: große Zahlung steht an`,
    text: `${day}${aside(left)}: ${amount}.`,
  }),
  checkIn: ({ names }) => ({
    title: 'Diesen Monat genutzt?',
    text: `${names}: Ein Tipp genügt, und wir sehen gemeinsam, was du nicht brauchst.`,
  }),
  insights: {
    totals: ({ count, month, year }) =>
      count === 1
        ? `Dein aktives Abo kostet ${month} im Monat und ${year} im Jahr.`
        : `Deine ${count} aktiven Abos kosten ${month} im Monat und ${year} im Jahr.`,
    upcoming: ({ count, days, total }) =>
      `In den nächsten ${days} Tagen ${count === 1 ? 'steht 1 Zahlung' : `stehen ${count} Zahlungen`} an: ${total}.`,
    next: ({ name, day, amount }) => `Die nächste Zahlung ist ${name}: ${day}, ${amount}.`,
    dearest: ({ name, year }) => `Am meisten kostet dich ${name}: ${year} im Jahr.`,
    overlap: ({ names, name, saving }) => `${names} leisten dasselbe; ohne ${name} sparst du ${saving} im Jahr.`,
    priceRise: ({ name, before, now, more }) => `${name} ist von ${before} auf ${now} gestiegen: ${more} mehr im Jahr.`,
    yearlyCheaper: ({ name, saving }) => `Jährlich bezahlt würde ${name} ${saving} weniger im Jahr kosten.`,
    saved: ({ count, month }) =>
      count === 1
        ? `Das gekündigte Abo spart dir ${month} im Monat.`
        : `Die ${count} gekündigten Abos sparen dir ${month} im Monat.`,
    promised: [
      'Sobald du ein Abo einträgst, siehst du hier, was du im Monat und im Jahr zahlst.',
      'Anstehende Zahlungen, endende Probezeiten und letzte Kündigungstage stehen dann hier.',
      'Was sich überschneidet, teurer wurde oder ungenutzt ist, wird hier ausgerechnet.',
    ],
  },
  labels: {
    per_month: 'Summe im Monat',
    per_year: 'Summe im Jahr',
    subscriptions: 'Anzahl der Abos',
    due: 'Zu zahlen',
    payment: 'Zahlung',
    price_before: 'Alter Preis',
    price_now: 'Neuer Preis',
    more_per_year: 'Mehr im Jahr',
    saving_per_month: 'Ersparnis im Monat',
    saving_per_year: 'Ersparnis im Jahr',
  },
};
