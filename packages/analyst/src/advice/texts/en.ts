import { aside } from './aside.ts';
import type { AdviceTexts } from './texts.ts';

const kinds = {
  music: 'music service',
  cloud_storage: 'cloud storage',
  ai_chat: 'AI chat',
  vpn: 'VPN',
  passwords: 'password manager',
};
const causes = {
  vendor: 'The service itself raised its price.',
  exchange_rate: 'The price abroad stayed the same; the exchange rate made the difference.',
  unknown: 'Your documents do not show whether the service or the exchange rate caused it.',
};
const subscriptions = (count: number) => (count === 1 ? 'subscription' : 'subscriptions');

export const en: AdviceTexts = {
  left: (days) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `${days} days left`),
  more: (count) => `${count} more`,
  per: {
    once: (amount) => amount,
    month: (amount) => `${amount} a month`,
    year: (amount) => `${amount} a year`,
  },
  cancelledByMail: ({ name, day }) => ({
    title: `${name} was cancelled`,
    text: `Cancelled automatically, by the mail of ${day}. You can undo it if that is wrong.`,
  }),
  trialEnds: ({ name, day, left, price }) => ({
    title: `${name}: trial is ending`,
    text: `The last day is ${day}${aside(left)}. Then it costs ${price}.`,
  }),
  commitmentEnds: ({ name, day, left, end }) => ({
    title: `${name}: last day to give notice`,
    text: `Give notice by ${day}${aside(left)}. You are bound until ${end}; without notice it may be extended.`,
  }),
  priceRise: ({ name, before, now, percent, cause }) => ({
    title: `${name} costs more`,
    text: `${now} instead of ${before} (${percent} more). ${causes[cause]}`,
  }),
  priceRiseAhead: ({ name, day, before, now }) => ({
    title: `${name} will cost more`,
    text: `From ${day} on: ${now} instead of ${before}.`,
  }),
  overlap: ({ kind, names, name, saving }) => ({
    title: kind === 'same_service' ? `${name}: you may be paying twice` : `More than one ${kinds[kind]}`,
    text:
      kind === 'same_service'
        ? `The same service is on your list more than once: ${names}. Ending ${name} saves ${saving}.`
        : `${names} do the same thing. Ending ${name} saves ${saving}.`,
  }),
  unused: ({ name, reasons, saving }) => ({
    title: `You may not need ${name}`,
    text: `${reasons} Cancelling it saves ${saving}.`,
  }),
  because: {
    said_unused: ({ month }) => `You said that you did not use it in ${month}.`,
    not_used_since: ({ month }) => `You last said that you used it in ${month}.`,
    overlap: ({ names }) => `Something else on your list does the same: ${names}.`,
    payment_failed: ({ day }) => `Its payment failed on ${day}.`,
  },
  yearlyCheaper: ({ name, yearly, twelve, saving }) => ({
    title: `${name}: cheaper by the year`,
    text: `The last known yearly price is ${yearly}, twelve months cost ${twelve}. That is ${saving} less a year.`,
  }),
  upcoming: ({ name, day, left, amount }) => ({
    title: `${name}: a large payment is coming`,
    text: `${day}${aside(left)}: ${amount}.`,
  }),
  checkIn: ({ names }) => ({
    title: 'Did you use it this month?',
    text: `${names}: one tap is enough, and we can tell you what you do not need.`,
  }),
  insights: {
    totals: ({ count, month, year }) =>
      `Your ${count} active ${subscriptions(count)} cost ${month} a month and ${year} a year.`,
    upcoming: ({ count, days, total }) =>
      `${count} ${count === 1 ? 'payment is' : 'payments are'} due in the next ${days} days: ${total}.`,
    next: ({ name, day, amount }) => `The next payment is ${name}: ${day}, ${amount}.`,
    dearest: ({ name, year }) => `${name} costs you most: ${year} a year.`,
    overlap: ({ names, name, saving }) => `${names} do the same thing; ending ${name} saves ${saving} a year.`,
    priceRise: ({ name, before, now, more }) => `${name} went from ${before} to ${now}: that is ${more} more a year.`,
    yearlyCheaper: ({ name, saving }) => `Paid by the year, ${name} would cost ${saving} less a year.`,
    saved: ({ count, month }) => `The ${count} ${subscriptions(count)} you cancelled saved you ${month} a month.`,
    promised: [
      'Once you add a subscription, you see here what you pay per month and per year.',
      'Coming payments, ending trials and the last days to give notice will be listed here.',
      'Overlaps, price rises and what you do not use will be worked out here.',
    ],
  },
  labels: {
    per_month: 'Total per month',
    per_year: 'Total per year',
    subscriptions: 'Number of subscriptions',
    due: 'Due',
    payment: 'Payment',
    price_before: 'Old price',
    price_now: 'New price',
    more_per_year: 'More per year',
    saving_per_month: 'Saving per month',
    saving_per_year: 'Saving per year',
  },
};
