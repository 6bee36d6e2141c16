import type { Calendar, CalendarEntry, Period, PeriodState, SubscriptionDetail } from '@kumbara/shared';
import { addDays, addMonths, endOfMonth } from '@kumbara/shared';
import type { Page } from '@playwright/test';
import { aCalendar, aSubscription, aSubscriptionDetail, todayUtc } from '#testing/factories.ts';
import { type Act, type Answers, alert, never, type Picture, problem, screen, unavailable } from './picture.ts';
import { full, guides } from './picture-answers.ts';

const id = '00000000-0000-4000-8000-00000000aaaa';

const duePeriods = (next: string, amount: number, mine = amount) =>
  [0, 1, 2].map(
    (step): Period => ({
      ...{ date: addMonths(next, step), state: 'due', amount, mine, currency: 'TRY' },
      ...{ charge_id: null, document: null },
    }),
  );

function aLongDetail(): SubscriptionDetail {
  const next = addDays(todayUtc(), 9);
  const states: PeriodState[] = ['paid', 'paid', 'skipped', 'paid', 'paid', 'paid', 'paid', 'missing', 'unknown'];
  const prices = [309.9, 312.4, 0, 318.2, 322.9, 391.5, 393.1, 395, 395];
  const charges: SubscriptionDetail['charges'] = [];
  const timeline = states.map((state, at): Period => {
    const date = addMonths(next, at - states.length);
    const price = prices[at] || 315;
    const charge_id = state === 'paid' ? `00000000-0000-4000-8000-0000000000${10 + at}` : null;
    if (charge_id) {
      charges.unshift({
        ...{
          id: charge_id,
          date: addDays(date, at % 3),
          amount: price,
          currency: 'TRY',
          source: at === 5 ? 'mail' : 'statement',
        },
        text: at === 5 ? 'Canva Pro aylık makbuzun: US$11,99' : `CANVA* I0${4411 + at} HTTPSCANVA.CO DE`,
        foreign: { amount: at < 5 ? 9.99 : 11.99, currency: 'USD' },
        ...{ pays: date, after_end: false },
      });
    }
    const document = { source: 'statement' as const, from: addDays(date, -14), to: addDays(date, 14) };
    return {
      ...{ date, state, amount: price, mine: price, currency: 'TRY', charge_id },
      document: state === 'missing' || state === 'skipped' ? document : null,
    };
  });
  const extra = addDays(addMonths(next, -4), 12);
  charges.push({
    ...{ id: '00000000-0000-4000-8000-000000000099', date: extra, amount: 49.9, currency: 'TRY', source: 'statement' },
    ...{ text: 'CANVA* PRINT HTTPSCANVA.CO DE', foreign: null, pays: null, after_end: false },
  });
  return aSubscriptionDetail({
    ...{ id, name: 'Canva Pro', amount: 395, category: 'software', url: 'https://www.canva.com', currency: 'TRY' },
    ...{
      share: { parts: 4, mine: 1 },
      notes: 'Ekipçe kullanıyoruz.\nFatura Mert adına.',
      payment_method: 'Kart **** 42',
    },
    ...{
      next_payment_date: next,
      started_on: addMonths(next, -9),
      timeline: [...timeline, ...duePeriods(next, 395, 98.75)],
      charges,
    },
    costs: { monthly: 98.75, yearly: 1185 },
    lifetime: { total: { TRY: 672.4 }, since: timeline[0]?.date ?? null, documented: 7, assumed: 1 },
    price_history: [],
    price_moves: [
      {
        ...{ date: charges.at(-2)?.date ?? '', before: 309.9, now: 322.9, currency: 'TRY', percent: 4.2 },
        ...{ cause: 'exchange_rate', foreign: { amount: 9.99, currency: 'USD' } },
      },
      {
        ...{ date: charges[1]?.date ?? '', before: 9.99, now: 11.99, currency: 'USD', percent: 20 },
        ...{ cause: 'vendor', foreign: null },
      },
    ],
    quotes: [
      {
        source: 'mail',
        date: addDays(next, -70),
        text: 'Starting next month, your Canva Pro plan will renew at $11.99.',
      },
    ],
    check_ins: [
      { month: addMonths(todayUtc(), -1).slice(0, 7), used: true, times: 6 },
      { month: addMonths(todayUtc(), -2).slice(0, 7), used: false, times: null },
    ],
  });
}

/** A month with a busy day, every state and every kind of end. */
function aFullCalendar(): Calendar {
  const month = todayUtc().slice(0, 7);
  const day = (n: number) => `${month}-${String(n).padStart(2, '0')}`;
  let counter = 0;
  const about = (name: string, date: string) => {
    counter += 1;
    const subscription_id = `00000000-0000-4000-8000-0000000001${10 + counter}`;
    return { subscription_id, name, category: 'streaming' as const, date };
  };
  const payment = (name: string, n: number, state: PeriodState, amount: number, currency = 'TRY'): CalendarEntry => ({
    ...about(name, day(n)),
    ...{ kind: 'payment', state, amount, currency, is_extra: false },
  });
  const entries: CalendarEntry[] = [
    payment('Netflix', 2, 'paid', 229.99),
    payment('Spotify', 5, 'paid', 59.99),
    payment('Adobe Creative Cloud', 5, 'paid', 24.99, 'USD'),
    payment('iCloud+', 5, 'unknown', 39.99),
    payment('The New York Times Digital', 5, 'missing', 4, 'EUR'),
    payment('YouTube Premium', 11, 'skipped', 79.99),
    { ...about('Canva', day(14)), kind: 'trial_ends' },
    payment('MUBI', 26, 'due', 199),
    payment('Mac Fit Ataşehir spor salonu üyeliği', 26, 'due', 1490),
    { ...about('Turkcell Superonline', endOfMonth(day(1))), kind: 'commitment_ends' },
  ];
  return aCalendar({
    month,
    entries,
    totals: {
      total: { TRY: 2018.97, USD: 24.99 },
      paid: { TRY: 289.98, USD: 24.99 },
      due: { TRY: 1689 },
      expected: { TRY: 39.99 },
    },
  });
}

const detail = aLongDetail();
const month = aFullCalendar();
const next = addDays(todayUtc(), 9);
const plain = aSubscriptionDetail({
  ...aSubscription({ id, next_payment_date: next }),
  id,
  timeline: duePeriods(next, 229.99),
});
const on = addDays(todayUtc(), -3);
const ended: SubscriptionDetail = {
  ...{ ...detail, status: 'cancelled', cancelled_on: on, ends_on: addDays(next, -1) },
  timeline: detail.timeline.filter(({ state }) => state !== 'due'),
};
const guided = { ...full, [`GET /subscriptions/${id}/cancel-guides`]: guides };
const page = (name: string, own: unknown, answers: Answers = {}, act?: Act) =>
  screen(`/dashboard/subscriptions/${id}`)(name, { ...guided, [`GET /subscriptions/${id}`]: own, ...answers }, act);
const calendarPage = (name: string, answer: unknown, act?: Act) =>
  screen('/dashboard/calendar')(`calendar-${name}`, { ...full, 'GET /calendar': answer }, act);
const say = async (shown: Page) => {
  await openGuide(shown);
  await shown.getByRole('dialog').locator('button[type=submit]').click();
};
const guideFailed = { [`GET /subscriptions/${id}/cancel-guides`]: unavailable };
const change = `PUT /subscriptions/${id}`;

export const subscriptionPictures: Picture[] = [
  page('subscription-full', detail),
  page('subscription-trial', { ...plain, trial_ends_on: addDays(todayUtc(), 5) }, guideFailed, alert),
  page('subscription-awaiting', { ...ended, cancel_confirmation: { state: 'expected', date: on } }),
  page('subscription-unconfirmed', { ...ended, cancel_confirmation: { state: 'missing', date: on } }),
  page('subscription-by-mail', { ...ended, cancelled_by_mail: { date: on, text: 'Your Canva Pro plan has ended.' } }),
  page('dialog-guide-failed', detail, { ...guideFailed, [change]: unavailable }, async (it) => {
    await say(it);
    await it.getByRole('dialog').getByRole('alert').last().waitFor();
  }),
  page('dialog-guide-undo', detail, { [change]: ended }, async (it) => {
    await say(it);
    await it.locator('[data-sonner-toast] [data-button]').waitFor();
  }),
  page('dialog-subscription-delete', detail, {}, async (it) => {
    await it.getByRole('button', { name: /^(?:Sil|Löschen)$/ }).click();
    await it.getByRole('alertdialog').waitFor();
  }),
  page('dialog-guide', detail, {}, openGuide),
  page('dialog-letter', detail, {}, async (page) => {
    await openGuide(page);
    await page.getByRole('button', { name: /İptal mektubu yaz|Kündigung schreiben/ }).click();
    await page.locator('[role=dialog] textarea').waitFor();
  }),
  page('subscription-empty', plain, { [`GET /subscriptions/${id}/cancel-guides`]: [] }),
  page('subscription-failing', unavailable, {}, alert),
  page('subscription-gone', problem(404, 'subscription_not_found')),
  page('subscription-loading', never),
  calendarPage('full', month),
  calendarPage('day', month, (page) => page.locator('[data-day$="-05"]').click()),
  calendarPage('empty', aCalendar()),
  calendarPage('loading', never),
  calendarPage('failing', unavailable, alert),
];

async function openGuide(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:İptal ettim|Ich habe gekündigt)$/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('input').first().waitFor();
}
