import { plural } from './plural.ts';
import type { Words } from './words.ts';

const n = plural('en');
const subscriptions = (count: number) => `${count} ${n(count, 'subscription', 'subscriptions')}`;

export const en: Words = {
  labels: {
    monthly_cost: 'Per month',
    yearly_cost: 'Per year',
    due: 'Due',
    payment: 'Payment',
    price_before: 'Old price',
    price_now: 'Price now',
    price_change: 'Difference',
    price_change_percent: 'Change',
    saving_per_month: 'Saving per month',
    saving_per_year: 'Saving per year',
    left_per_month: 'Left per month',
    left_per_year: 'Left per year',
    price_after_trial: 'After the trial',
    cost_per_use: 'Per use',
    uses: 'Uses',
    break_even_months: 'Paid off after (months)',
    break_even_price: 'A year paid monthly',
    days_left: 'Days left',
    subscriptions: 'Subscriptions',
    paid_so_far: 'Paid so far',
    price_announced: 'Announced price',
    foreign_price: 'Price abroad',
    yearly_price: 'Yearly plan',
    spent: 'Spent',
    more_per_year: 'More per year',
    months_counted: 'Months counted',
    charges_seen: 'Payments seen',
    months_unused: 'Months unused',
    notice_days: 'Notice (days)',
    interval: 'Rhythm',
  },
  categories: {
    streaming: 'Streaming',
    software: 'Software',
    music: 'Music',
    gaming: 'Gaming',
    fitness: 'Fitness',
    cloud: 'Cloud storage',
    news: 'News',
    education: 'Education',
    other: 'Other',
  },
  kinds: {
    same_service: 'Same service',
    music: 'Music',
    cloud_storage: 'Cloud storage',
    ai_chat: 'AI chat',
    vpn: 'VPN',
    passwords: 'Password managers',
  },
  cycle: (cycle, interval) =>
    interval === 1
      ? { weekly: 'weekly', monthly: 'monthly', yearly: 'yearly' }[cycle]
      : `every ${interval} ${{ weekly: 'weeks', monthly: 'months', yearly: 'years' }[cycle]}`,

  share: 'your share',
  empty:
    'You have no active subscription yet. Add one, upload a statement or connect your mailbox, and I will answer from your own figures.',
  currenciesApart: 'Different currencies are not added together.',
  notConverted: 'I convert no currencies; in the ones you pay in it is this:',
  andMore: '… the rest is on your list.',
  linesMore: ({ count }) => `… and ${count} more, on your list.`,
  namesMore: ({ count }) => `${count} more`,

  notPer: 'I do not compute per week or per day; per month and per year it is this:',
  totalOf: ({ what, count, month, year }) => `${what}: ${month} a month, ${year} a year (${subscriptions(count)}).`,
  together: ({ month, year }) => `Together: ${month} a month, ${year} a year.`,
  noneIn: ({ what }) => `You have no active subscription there: ${what}.`,
  dueThisMonth: ({ amount }) => `In this calendar month you are charged ${amount}.`,
  dueNothing: 'Nothing is charged in this calendar month.',
  stillToCome: ({ amount }) => `Of this, ${amount} is still to come:`,

  nextPayment: ({ day }) => `next payment ${day}`,
  one: ({ name, payment, cycle, month, year }) =>
    `${name} costs ${payment} (${cycle}): ${month} a month, ${year} a year.`,
  isCancelled: ({ name, until }) =>
    until
      ? `${name} is cancelled; you can use it until ${until}.`
      : `${name} is already cancelled and costs nothing any more.`,
  several: 'More than one of your subscriptions fits that name:',
  notListed: ({ name }) => `I do not find “${name}” on your list.`,

  paidSoFar: ({ amount, count, from, to }) =>
    `Your documents show ${amount} paid, in ${count} ${n(count, 'payment', 'payments')} between ${from} and ${to}.`,
  paidOnce: ({ amount, day }) => `Your documents show ${amount} paid on ${day}.`,
  paidOnly: 'Only payments that stand in your statements and mails are counted.',
  paidNothing: ({ what, from, to }) =>
    `I see no payment${what ? ` for ${what}` : ''}${from && to ? ` between ${from} and ${to}` : ''} in your documents. Upload a statement or connect your mailbox, and I will add up what was really paid.`,

  list: ({ count }) => `You have ${subscriptions(count)}:`,
  listOf: ({ what, count }) => `${what}, ${subscriptions(count)}:`,
  cancelledList: 'You have cancelled these:',
  cancelledNone: 'You have not cancelled anything yet.',
  until: ({ day }) => `usable until ${day}`,
  count: ({ count, cancelled }) =>
    `You have ${count} active ${n(count, 'subscription', 'subscriptions')}${cancelled > 0 ? ` and ${cancelled} cancelled` : ''}.`,

  dearest: ({ name, month, year }) => `${name} costs you the most: ${month} a month, ${year} a year.`,
  dearestList: 'These cost you the most:',
  cheapest: ({ name, month, year }) => `${name} costs you the least: ${month} a month, ${year} a year.`,
  cheapestList: 'These cost you the least:',
  byCategory: 'Your subscriptions by category:',
  categoryLine: ({ what, month, count }) => `${what}: ${month} a month (${count})`,

  overlaps: 'Yes, something overlaps:',
  overlapsUnknown: 'Whether those you name do the same I cannot tell.',
  overlapsNone: 'No: I see nothing that you pay for more than once, and no services that do the same.',

  rises: ({ day }) => `These cost more than before ${day}:`,
  risesMore: ({ year }) => `Together that is ${year} more a year.`,
  risesAhead: 'Announced:',
  risesNone: ({ day }) => `As far as your documents show, nothing has become more expensive since ${day}.`,
  risesNoneByRate: ({ day }) =>
    `As far as your documents show, nothing has become more expensive through the exchange rate since ${day}.`,
  pricesUnknown:
    'I know hardly any earlier prices. Upload older statements or connect your mailbox, and I can compare.',

  upcoming: ({ from, to, total }) => `From ${from} to ${to} you are charged ${total}:`,
  upcomingOn: ({ day, total }) => `On ${day} you are charged ${total}:`,
  upcomingNone: ({ from, to }) => `Nothing is due from ${from} to ${to}.`,
  upcomingNoneOn: ({ day }) => `Nothing is due on ${day}.`,
  upcomingPast: 'That day is over. I can only look ahead, or add up what your documents show.',
  renewal: ({ name, day, left, amount }) => `${name}: next payment on ${day} (${left}), ${amount}.`,
  nextOne: ({ name, day, amount }) => `The next payment is ${name}: ${day}, ${amount}.`,

  trials: 'These trials are ending:',
  trialsNone: 'None of your subscriptions is in a trial that I know of.',
  commitments: 'You are bound here:',
  noticeMissed: ({ name, day, end }) => `${name}: bound until ${end}; the last day to give notice was ${day}.`,
  commitmentsNone:
    'No commitment is noted. If a contract binds you, enter its end and its notice period with the subscription.',

  unused: ({ month }) => `You may not need these; without them you would save ${month} a month:`,
  unusedNone: 'As far as I know, you use everything you pay for.',
  unusedUnknown: 'I cannot tell yet: you have not said what you use.',
  perUse: ({ name, cost, spent, uses, months, atMost }) =>
    `${name}: ${atMost ? 'at most ' : ''}${cost} per use (${spent} in ${months} ${n(months, 'month', 'months')}, ${uses} ${n(uses, 'use', 'uses')})`,
  neverUsed: ({ name, spent, months }) =>
    `${name}: not used once, ${spent} in ${months} ${n(months, 'month', 'months')}`,
  askUse: 'Answer “Did you use it this month?” below with one tap, and I will know.',
  askUseLater: 'It is still too early to ask “Did you use it this month?”.',
  usesUnknown: ({ what }) => `I do not know yet how often you use ${what ?? 'them'}.`,

  yearlyCheaper: ({ name, yearly, months, saving, after }) =>
    `${name}: the yearly plan is cheaper. ${yearly} instead of ${months} paid monthly, ${saving} less a year; it pays off after ${after} ${n(after, 'month', 'months')}.`,
  monthlyCheaper: ({ name, yearly, months, saving }) =>
    `${name}: paying monthly is cheaper. ${months} in a year instead of ${yearly}, a difference of ${saving}.`,
  plansSame: ({ name, yearly }) => `${name}: both cost the same, ${yearly} a year. Monthly leaves you free to go.`,
  yearlyUnknown: ({ name, months }) =>
    `I do not know what the yearly plan of ${name} costs. It pays if it costs less than ${months}, which is what you pay monthly over a year. Ask me again with its price.`,
  monthlyUnknown: ({ name, yearly }) =>
    `You already pay ${name} by the year: ${yearly}. I do not know a monthly price to compare it with.`,
  otherCurrency: ({ name, currency }) =>
    `${name} is paid in another currency (${currency}); name the price in it and I will compare.`,
  plansUnknown: ({ name }) =>
    `I know no yearly prices to compare. Ask for one with its price, for example: is ${name} cheaper by the year at …?`,

  without: ({ names, month, year }) => `Without ${names} you save ${month} a month, ${year} a year.`,
  left: ({ month, count }) => `${month} a month would be left (${subscriptions(count)}).`,
  leftNothing: 'Nothing would be left to pay.',
  savesFrom: ({ name, day }) => `${name}: its period is paid for: until ${day} nothing is saved.`,
  boundUntil: ({ name, day }) => `But ${name} binds you until ${day}.`,

  cancelSteps: ({ name }) => `How to cancel ${name}:`,
  alsoBilledBy: ({ names }) => `If you are billed by ${names}, cancel there.`,
  cancelUnknown: ({ name }) =>
    `I know no certain way to cancel ${name}. Look into the account settings of the service, or at whoever bills you.`,
  cancelWhich: ({ name }) => `Which one? Ask for example: how do I cancel ${name}?`,
  cancelBefore: ({ day }) => `The next payment is on ${day}: cancel before it.`,
  endingSaves: ({ saving }) => `Cancelling saves ${saving}.`,

  enteredByHand: ({ name, day }) => `You entered ${name} yourself on ${day}.`,
  foundIn: ({ name, source, day }) =>
    `${name} was found in your ${{ statement: 'statement', mail: 'mail', both: 'statement and mail' }[source]} and came onto your list on ${day}.`,
  chargesSeen: ({ count, first, last, amount }) =>
    `Your documents show ${count} ${n(count, 'payment', 'payments')}: first on ${first}, last on ${last}, ${amount} in all.`,
  whyWhich: ({ name }) => `Which one do you mean? Ask for example: why is ${name} on my list?`,

  saved: ({ count, month, year }) =>
    `You cancelled ${subscriptions(count)} and pay ${month} a month, ${year} a year less.`,
  savedNone: 'You have not cancelled anything here yet, so there is nothing saved to count.',
  savedCertain: 'Computed from their last prices, not compared with your statements.',

  adviseFirst: 'I would look at these first:',
  adviseNone: 'Nothing stands out: I know of nothing unused, no overlap and no price rise. Your largest item:',
  adviseMore: 'You have not said yet what you use.',
  adviseOne: ({ name, month, year }) => `Cancelling ${name} saves ${month} a month, ${year} a year.`,
  nothingAgainst: 'I know nothing that speaks against keeping it; whether you use it, only you know.',

  greeting: 'Hello! I know your subscriptions and work out what you want to know.',
  thanks: 'You are welcome!',
  help: 'I answer questions about your subscriptions, from your own figures. For example:',
  unknown: 'I cannot answer that: I only know your subscriptions. You can ask me, for example:',
  examples: [
    'Which one should I cancel?',
    'What do I pay per month?',
    'What renews next week?',
    'What got more expensive this year?',
    'What if I cancel {name}?',
    'How do I cancel {name}?',
  ],
};
