import {
  addDays,
  costPerPayment,
  currencyDecimals,
  daysBetween,
  type IsoDate,
  occurrencesBetween,
  type Recurring,
  type ReminderKind,
  round,
} from '@kumbara/shared';
import { leadDaysOf } from '#lib/lead-days.ts';
import { chargesAfterEnd, type SeenCharge } from '#lib/outcome-of-end.ts';

/** A subscription with everything that its reminders depend on. */
export type RemindedSubscription = Recurring & {
  id: string;
  name: string;
  /** Days before; null: the user's default. */
  reminder_days: number[] | null;
  commitment_ends_on: IsoDate | null;
  notice_days: number | null;
  /** Prices from documents and from the user, oldest first; days ahead are announced. */
  prices: { date: IsoDate; amount: number; currency: string; source: 'statement' | 'mail' | 'manual' }[];
  /** Of a cancelled one: its charges in documents since a few days before the end. */
  charges: SeenCharge[];
};

export type ReminderFacts = {
  user_id: string;
  subscriptions: RemindedSubscription[];
  /** The day on which the user's own plan ends unless it is paid. */
  plan_ends_on: IsoDate | null;
  default_lead_days: number[] | null;
  /** Kinds that are switched off. */
  muted: readonly string[];
};

export type ReminderDetails = {
  name?: string;
  /** The user's own part; of a rise, the price from `due_on` on. */
  amount?: number;
  currency?: string;
  previous_amount?: number;
  /** The end of a commitment, or of a cancelled subscription. */
  ends_on?: IsoDate;
};

export type PlannedReminder = {
  kind: ReminderKind;
  /** The subscription, or the user for what concerns their plan. */
  subject_id: string;
  subscription_id: string | null;
  due_on: IsoDate;
  lead_days: number;
  /** The day to send it, where the user lives. */
  day: IsoDate;
  details: ReminderDetails;
};

type Event = Omit<PlannedReminder, 'lead_days' | 'day'>;

const planOverdueLeads = [7, 3, 1];
/** A rise or a charge of a document that is older is no news. */
const newsDays = 60;
/** A price that is three times as high belongs to another plan. Source: analyst, `rise.ts`. */
const anotherPlan = 3;

/** Names a reminder in the outbox. */
export const keyOf = ({ kind, subject_id, due_on, lead_days }: Omit<PlannedReminder, 'day' | 'details'>): string =>
  [kind, subject_id, due_on, lead_days].join(' ');

/**
 * The reminders to send from a day to another. Of today's, each subject has one at most: the one with the shortest lead
 * that has come, also where its own day was missed. Nothing that is due before today is among them.
 * @param until today for what is to be said now
 * @returns by day
 */
export function planReminders(facts: ReminderFacts, today: IsoDate, until: IsoDate): PlannedReminder[] {
  const { subscriptions, default_lead_days, muted } = facts;
  const dated = (event: Event, leads: readonly number[]): PlannedReminder[] => spread(event, leads, today, until);
  const planned = subscriptions.flatMap((subscription) => {
    const leads = leadDaysOf(subscription, default_lead_days);
    return [
      ...renewals(subscription, today, addDays(until, Math.max(0, ...leads.renewal))).flatMap((event) =>
        dated(event, leads.renewal),
      ),
      ...trialEnd(subscription).flatMap((event) => dated(event, leads.trial_end)),
      ...commitmentEnd(subscription).flatMap((event) => dated(event, leads.commitment_end)),
      ...[...priceRises(subscription, today), ...lateCharges(subscription, today)].map((event) => ({
        ...{ ...event, lead_days: 0, day: today },
      })),
    ];
  });
  return [...planned, ...planEnd(facts).flatMap((event) => dated(event, default_lead_days ?? planOverdueLeads))]
    .filter(({ kind }) => !muted.includes(kind))
    .sort((a, b) => (a.day === b.day ? compare(a.due_on, b.due_on) : compare(a.day, b.day)));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One reminder a lead: those ahead on their day, and of those whose day has come the one with the shortest lead. */
function spread(event: Event, leads: readonly number[], today: IsoDate, until: IsoDate): PlannedReminder[] {
  if (event.due_on < today) return [];
  const left = daysBetween(today, event.due_on);
  const come = leads.filter((lead) => lead >= left);
  return [...(come.length > 0 ? [Math.min(...come)] : []), ...leads.filter((lead) => lead < left)]
    .map((lead_days) => {
      const day = addDays(event.due_on, -lead_days);
      return { ...event, lead_days, day: day < today ? today : day };
    })
    .filter(({ day }) => day <= until);
}

const subjectOf = ({ id, name }: RemindedSubscription) => ({ subject_id: id, subscription_id: id, details: { name } });
const money = (amount: Parameters<typeof round>[0], currency: string) => ({
  amount: round(amount, currencyDecimals(currency)),
  currency,
});
const ownPart = (subscription: RemindedSubscription, amount: number, currency: string) =>
  money(costPerPayment({ ...subscription, amount }), currency);

/** Payments ahead, also those before the end of one that was cancelled. That at the end of a trial is announced with it. */
function renewals(subscription: RemindedSubscription, today: IsoDate, to: IsoDate): Event[] {
  const { prices, trial_ends_on: end } = subscription;
  const isOfTrialEnd = (day: IsoDate) => Boolean(end && end >= today && day >= end && day <= addDays(end, 1));
  return occurrencesBetween(subscription, { history: prices, today, from: today, to })
    .filter(({ date }) => !isOfTrialEnd(date))
    .map(({ date, mine, currency }) => ({
      ...{ kind: 'renewal', due_on: date, ...subjectOf(subscription) },
      details: { name: subscription.name, ...money(mine, currency) },
    }));
}

function trialEnd(subscription: RemindedSubscription): Event[] {
  const { status, name, trial_ends_on, price_after_trial, currency } = subscription;
  if (status !== 'active' || !trial_ends_on) return [];
  const price = price_after_trial ? ownPart(subscription, price_after_trial, currency) : {};
  return [{ kind: 'trial_end', due_on: trial_ends_on, ...subjectOf(subscription), details: { name, ...price } }];
}

/** Due on the last day on which notice is in time. */
function commitmentEnd(subscription: RemindedSubscription): Event[] {
  const { status, name, commitment_ends_on: ends_on, notice_days } = subscription;
  if (status !== 'active' || !ends_on) return [];
  const due_on = addDays(ends_on, -(notice_days ?? 0));
  return [{ kind: 'commitment_end', due_on, ...subjectOf(subscription), details: { name, ends_on } }];
}

/** Rises that documents show or announce; what users type they know. */
function priceRises(subscription: RemindedSubscription, today: IsoDate): Event[] {
  const { status, name, prices, trial_ends_on } = subscription;
  if (status !== 'active') return [];
  return prices.flatMap((price, at): Event[] => {
    const before = prices[at - 1];
    if (!before || price.source === 'manual' || price.date < addDays(today, -newsDays)) return [];
    const isRise = price.amount > before.amount && price.amount < before.amount * anotherPlan;
    const isOfTrial = trial_ends_on && before.date <= trial_ends_on;
    if (!isRise || isOfTrial || price.currency !== before.currency) return [];
    const { amount, currency } = ownPart(subscription, price.amount, price.currency);
    const previous_amount = ownPart(subscription, before.amount, before.currency).amount;
    const details = { name, amount, currency, previous_amount };
    return [{ kind: 'price_rise', due_on: price.date, ...subjectOf(subscription), details }];
  });
}

function lateCharges(subscription: RemindedSubscription, today: IsoDate): Event[] {
  const { name, ends_on, cancelled_on } = subscription;
  return chargesAfterEnd(subscription, subscription.charges, today)
    .filter(({ date, settlement }) => !settlement && date >= addDays(today, -newsDays) && date <= today)
    .map(({ date, amount, currency }) => ({
      ...{ kind: 'charge_after_cancel', due_on: date, ...subjectOf(subscription) },
      details: { name, amount, currency, ends_on: (ends_on ?? cancelled_on) as IsoDate },
    }));
}

const planEnd = ({ user_id, plan_ends_on }: ReminderFacts): Event[] =>
  plan_ends_on
    ? [{ kind: 'plan_overdue', subject_id: user_id, subscription_id: null, due_on: plan_ends_on, details: {} }]
    : [];
