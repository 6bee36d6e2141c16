import { type Advice, addDays, daysBetween, type IsoDate, type Language } from '@kumbara/shared';
import { sanitizeName } from '#answer/sanitize-name.ts';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { commitmentsTool } from '#tools/commitments.ts';
import { toMoney } from '#tools/facts.ts';
import { computeOwnPart, findSubscription, getPriceOn, listActive } from '#tools/prices.ts';
import { trialsTool } from '#tools/trials.ts';
import { listPaymentsUntil } from '#tools/upcoming.ts';
import {
  type AdviceCard,
  type Adviser,
  computeAmount,
  createCard,
  createEndAction,
  createFormatter,
  writeCard,
  writeDatedCard,
} from './advice-card.ts';

/** The number of days before a deadline at which advice appears. */
const ahead = { trial: 14, commitment: 45, payment: 30 };
/** Mailboxes are scanned every week, so an older mail was already reported. */
const cancelledAgo = 31;
/** A payment for at least this many months is a large one. */
const largeMonths = 3;

/** Subscriptions that were cancelled automatically because of a mail, newest first. */
export const adviseCancelledByMail: Adviser = ({ subscriptions, today }, language) => {
  const { t, day } = createFormatter(language);
  return subscriptions
    .flatMap((subscription) => {
      const { id, name, status, cancelled_by_mail_on: on } = subscription;
      if (status === 'active' || !on || daysBetween(on, today) > cancelledAgo) return [];
      const text = writeCard(t, 'cancelledByMail', { name: sanitizeName(name), day: day(on) });
      const action = { kind: 'undo_cancel' as const, subscription_id: id };
      return [{ on, advice: createCard('cancelled_by_mail', text, action, { amount: computeAmount(subscription) }) }];
    })
    .sort((a, b) => (a.on > b.on ? -1 : 1))
    .map(({ advice }) => advice);
};

type Dated = { left: number; advice: AdviceCard };

const getSubscription = (portfolio: Portfolio, id: string): PortfolioSubscription =>
  findSubscription(portfolio, id) as PortfolioSubscription;
/** A reminder is shown on the day itself, so its text has no days left. */
const reminder = ({ id }: PortfolioSubscription, date: IsoDate, note: string): Advice['action'] => ({
  ...{ kind: 'remind', subscription_id: id, date, note },
});
/** The action to cancel if a guide exists, else a reminder of the day. */
const endOr = (subscription: PortfolioSubscription, date: IsoDate, note: string): Advice['action'] => {
  const action = createEndAction(subscription);
  return action.kind === 'cancel_guide' ? action : reminder(subscription, date, note);
};

function trials(portfolio: Portfolio, language: Language): Dated[] {
  const { t, day, per, left } = createFormatter(language);
  return trialsTool
    .run(portfolio, {})
    .result.trials.filter(({ days_left }) => days_left <= ahead.trial)
    .map(({ id, ends_on, days_left }) => {
      const subscription = getSubscription(portfolio, id);
      const amount = computeAmount(subscription, subscription.price_after_trial);
      const measure = subscription.price_after_trial === undefined ? 'payment' : 'price_after_trial';
      const price = per(amount.per, measure, subscription, { amount: amount.value, currency: amount.currency });
      const values = { name: sanitizeName(subscription.name), day: day(ends_on), price };
      const texts = writeDatedCard(t, 'trialEnds', values, left(subscription, days_left));
      const action = endOr(subscription, ends_on, texts.reminder);
      return { left: days_left, advice: createCard('trial_ends', texts.card, action, { amount }) };
    });
}

function commitments(portfolio: Portfolio, language: Language): Dated[] {
  const { t, day, left } = createFormatter(language);
  return commitmentsTool
    .run(portfolio, {})
    .result.commitments.flatMap(({ id, name, days_left, notice_until, ends_on }) => {
      if (days_left === null || days_left > ahead.commitment) return [];
      const subscription = getSubscription(portfolio, id);
      const values = { name: sanitizeName(name), day: day(notice_until), end: day(ends_on) };
      const texts = writeDatedCard(t, 'commitmentEnds', values, left(subscription, days_left));
      const action = endOr(subscription, notice_until, texts.reminder);
      const advice = createCard('commitment_ends', texts.card, action, {
        amount: computeAmount(subscription),
      });
      return [{ left: days_left, advice }];
    });
}

const monthsOf = ({ billing_cycle, billing_interval }: PortfolioSubscription): number =>
  billing_interval * { weekly: 12 / 52, monthly: 1, yearly: 12 }[billing_cycle];

function largePayments(portfolio: Portfolio, language: Language): Dated[] {
  const { t, day, amount, left } = createFormatter(language);
  const { today } = portfolio;
  const large = { ...portfolio, subscriptions: listActive(portfolio).filter((one) => monthsOf(one) >= largeMonths) };
  return listPaymentsUntil(large, addDays(today, ahead.payment)).map(({ subscription, date }) => {
    const payment = toMoney(computeOwnPart(subscription, getPriceOn(subscription, date, today)), subscription.currency);
    const days = daysBetween(today, date);
    const values = {
      name: sanitizeName(subscription.name),
      day: day(date),
      amount: amount('payment', subscription, payment),
    };
    const texts = writeDatedCard(t, 'upcoming', values, left(subscription, days));
    const action = reminder(subscription, date, texts.reminder);
    const once = { value: payment.amount, currency: payment.currency, per: 'once' as const };
    return { left: days, advice: createCard('upcoming', texts.card, action, { amount: once }) };
  });
}

/** Upcoming costs that need a decision: trials, notice days and large payments, soonest first. */
export const adviseDueSoon: Adviser = (portfolio, language) =>
  [...trials(portfolio, language), ...commitments(portfolio, language), ...largePayments(portfolio, language)]
    .sort((a, b) => a.left - b.left)
    .map(({ advice }) => advice);
