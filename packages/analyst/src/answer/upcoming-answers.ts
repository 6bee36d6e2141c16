import { addDays, daysBetween, type IsoDate } from '@kumbara/shared';
import { adviseDueSoon } from '#advice/deadline-advice.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { createMoneyFact, createNumberFact, sumByCurrency, toMoney } from '#tools/facts.ts';
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
  listMoney,
  reportCancelled,
  reportUnknownNames,
  selectSubscriptions,
  truncateLines,
} from './answer-context.ts';
import { pickAdvice } from './pick-advice.ts';

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
  const due = context.addFacts(sumByCurrency(portfolio, 'due', items, part), [from, to]);
  const payments = items.map((item) => {
    const amount = toMoney(part(item), item.currency);
    context.addFacts([createMoneyFact('payment', item.subscription, amount)], [item.date]);
    return { ...item, amount };
  });
  return { payments, due: listMoney(due) };
}

export const formatPayments = (
  { day, name, amount, item }: AnswerContext,
  payments: ReturnType<typeof listPaymentsBetween>['payments'],
) => payments.map((payment) => item(day(payment.date), `${name(payment.subscription)}, ${amount(payment.amount)}`));

/** The next payment, whenever it is. */
function formatNextPayment(context: AnswerContext): string[] {
  const { t, day, name, amount, portfolio } = context;
  const next = listPaymentsBetween(context, portfolio.today, addDays(portfolio.today, 400)).payments[0];
  return next
    ? [t('nextOne', { name: name(next.subscription), day: day(next.date), amount: amount(next.amount) })]
    : [];
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
  context.addFacts([], [from, to]);
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
    const days = daysBetween(portfolio.today, date);
    context.addFacts(
      [createMoneyFact('payment', subscription, payment), createNumberFact('days_left', subscription, days, 'days')],
      [date],
    );
    return [t('renewal', { name: name(subscription), day: day(date), left: left(date), amount: amount(payment) })];
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
  const found = context.runTool(trialsTool, {}).trials.filter(({ id }) => among.some((one) => one.id === id));
  if (found.length === 0)
    return { lines: [...reportUnknownNames(context), ...reportCancelled(context), t('trialsNone')] };
  const lines = found.map(({ ends_on, payment, price_after_trial: after, ...item }) => {
    // Without a price after the trial, the current price is assumed to continue.
    const values = { name: name(item), day: day(ends_on), left: left(ends_on), price: amount(after ?? payment) };
    return context.item(name(item), tAdvice('trialEnds.textWithLeft', values));
  });
  return { lines: [t('trials'), ...lines], advice: pickAdvice(context, among, [adviseDueSoon]) };
};

export const answerCommitments: Answerer = (context) => {
  const { t, tAdvice, day, name, left } = context;
  const among = selectSubscriptions(context);
  const found = context.runTool(commitmentsTool, {}).commitments.filter(({ id }) => among.some((one) => one.id === id));
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
      ? `• ${t('noticeMissed', values)}`
      : context.item(name(item), tAdvice('commitmentEnds.textWithLeft', { ...values, left: left(notice_until) }));
  });
  return { lines: [t('commitments'), ...lines], advice: pickAdvice(context, among, [adviseDueSoon]) };
};
