import { addDays, type IsoDate } from '@kumbara/shared';
import { adviseDueSoon } from '#advice/deadline-advice.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { sumByCurrency, toMoney } from '#tools/facts.ts';
import { computeOwnPart, getPriceOn } from '#tools/prices.ts';
import { trialsTool } from '#tools/trials.ts';
import { listPaymentsUntil } from '#tools/upcoming.ts';
import {
  type AnswerContext,
  type Answerer,
  describeEach,
  explainCurrencies,
  formatFilterTitle,
  isAmbiguous,
  reportCancelled,
  reportUnknownNames,
  selectSubscriptions,
  truncateLines,
} from './answer-context.ts';
import { pickAdvice } from './pick-advice.ts';
import { type Segment, write } from './segment.ts';

/** Without a period, upcoming means within a month. */
const soon = 30;

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b);

/** The payments between two days, with the user's share of the price on each day. */
export function listPaymentsBetween(context: AnswerContext, from: IsoDate, to: IsoDate) {
  const { portfolio } = context;
  const among = selectSubscriptions(context);
  const items = listPaymentsUntil(portfolio, to).filter(
    ({ subscription, date }) => date >= from && among.includes(subscription),
  );
  const part = ({ subscription, date }: (typeof items)[number]) =>
    computeOwnPart(subscription, getPriceOn(subscription, date, portfolio.today));
  const payments = items.map((item) => ({ ...item, payment: toMoney(part(item), item.currency) }));
  return { payments, due: sumByCurrency(portfolio, 'due', items, part) };
}

export const formatPayments = (
  { day, name, amount, item }: AnswerContext,
  payments: ReturnType<typeof listPaymentsBetween>['payments'],
) =>
  payments.map(({ subscription, date, payment }) =>
    item(day(date), write`${name(subscription)}, ${amount('payment', subscription, payment)}`),
  );

/** The next payment, whenever it is. */
function formatNextPayment(context: AnswerContext): Segment[] {
  const { t, day, name, amount, portfolio } = context;
  const next = listPaymentsBetween(context, portfolio.today, addDays(portfolio.today, 400)).payments[0];
  if (!next) return [];
  const { subscription, date, payment } = next;
  const values = { name: name(subscription), day: day(date), amount: amount('payment', subscription, payment) };
  return [t('nextOne', values)];
}

/** The payments of a future period. */
export const answerUpcoming: Answerer = (context) => {
  const { t, day, amounts, portfolio, question } = context;
  const { span } = question;
  const from = later(span?.from ?? portfolio.today, portfolio.today);
  const to = span?.to ?? addDays(portfolio.today, soon);
  if (to < portfolio.today) return { lines: [t('upcomingPast'), ...formatNextPayment(context)] };
  if (!span && question.signs.has('next_one')) {
    const [first] = formatNextPayment(context);
    if (first)
      return {
        lines: [...reportUnknownNames(context), first],
        advice: pickAdvice(context, selectSubscriptions(context), [adviseDueSoon]),
      };
  }
  const about = [...reportUnknownNames(context), ...formatFilterTitle(context)];
  const { payments, due } = listPaymentsBetween(context, from, to);
  if (payments.length === 0) {
    const days = { from: day(from), to: day(to) };
    const none = from === to ? t('upcomingNoneOn', { day: day(from) }) : t('upcomingNone', days);
    return { lines: [...about, none, ...formatNextPayment(context)] };
  }
  const total = amounts(due);
  const title =
    from === to ? t('upcomingOn', { day: day(from), total }) : t('upcoming', { from: day(from), to: day(to), total });
  return {
    lines: [
      ...about,
      title,
      ...truncateLines(context, formatPayments(context, payments)),
      ...explainCurrencies(context, due),
    ],
    advice: pickAdvice(
      context,
      payments.map(({ subscription }) => subscription),
      [adviseDueSoon],
    ),
  };
};

/** The next payments of the named subscriptions. */
export const answerRenewal: Answerer = (context) => {
  const { t, day, name, amount, left, portfolio, activeNamed } = context;
  const lines = describeEach(context, activeNamed, (subscription) => {
    const date = subscription.next_payment_date;
    const payment = toMoney(
      computeOwnPart(subscription, getPriceOn(subscription, date, portfolio.today)),
      subscription.currency,
    );
    return [
      t('renewal', {
        ...{ name: name(subscription), day: day(date), left: left(subscription, date) },
        amount: amount('payment', subscription, payment),
      }),
    ];
  });
  return {
    lines: [
      ...reportUnknownNames(context),
      ...reportCancelled(context),
      ...(isAmbiguous(context) ? [t('severalMatches')] : []),
      ...lines,
    ],
    advice: pickAdvice(context, activeNamed, [adviseDueSoon]),
  };
};

export const answerTrials: Answerer = (context) => {
  const { t, tAdvice, day, name, amount, left } = context;
  const among = selectSubscriptions(context);
  const found = trialsTool
    .run(context.portfolio, {})
    .result.trials.filter(({ id }) => among.some((one) => one.id === id));
  if (found.length === 0)
    return { lines: [...reportUnknownNames(context), ...reportCancelled(context), t('trialsNone')] };
  const lines = found.map(({ ends_on, payment, price_after_trial: after, ...item }) => {
    // Without a price after the trial, the current price is assumed to continue.
    const price = after ? amount('price_after_trial', item, after) : amount('payment', item, payment);
    const values = { name: name(item), day: day(ends_on), left: left(item, ends_on), price };
    return context.item(name(item), tAdvice('trialEnds.textWithLeft', values));
  });
  return { lines: [t('trials'), ...lines], advice: pickAdvice(context, among, [adviseDueSoon]) };
};

export const answerCommitments: Answerer = (context) => {
  const { t, tAdvice, day, name, left } = context;
  const among = selectSubscriptions(context);
  const found = commitmentsTool
    .run(context.portfolio, {})
    .result.commitments.filter(({ id }) => among.some((one) => one.id === id));
  if (found.length === 0) {
    // Without a commitment, the next payment is the date that a cancellation has to precede.
    const next =
      context.activeNamed.length > 0
        ? answerRenewal(context)
        : { lines: [...reportUnknownNames(context), ...reportCancelled(context)] };
    return { ...next, lines: [...next.lines, t('commitmentsNone')] };
  }
  const lines = found.map(({ ends_on, notice_until, days_left, ...item }) => {
    const values = { name: name(item), day: day(notice_until), end: day(ends_on) };
    return days_left === null
      ? write`• ${t('noticeMissed', values)}`
      : context.item(name(item), tAdvice('commitmentEnds.textWithLeft', { ...values, left: left(item, notice_until) }));
  });
  return { lines: [t('commitments'), ...lines], advice: pickAdvice(context, among, [adviseDueSoon]) };
};
