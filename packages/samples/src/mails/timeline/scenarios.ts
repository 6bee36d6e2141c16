import { addDays, type Billing, type IsoDate } from '@kumbara/shared';
import type { Random } from '#random.ts';
import type { TimelineEvent } from './timeline.ts';

/** The input of a scenario: payment days up to `today` and after it, prices and plans. */
export type ScenarioContext = {
  billing: Billing;
  price: number;
  /** Another price of the service, for price rises and other plans. */
  otherPrice: number;
  plans: readonly [string, string];
  /** Payment days in the mailbox, oldest first. */
  days: readonly IsoDate[];
  /** The n-th payment day, which may be outside the mailbox. */
  dayOf: (n: number) => IsoDate;
  from: IsoDate;
  today: IsoDate;
};

/** A kind of timeline, for example a price rise. */
export type Scenario = {
  name: string;
  /** Limits of the number of payment days in the mailbox. */
  minPayments: number;
  maxPayments?: number;
  billing?: (billing: Billing) => boolean;
  /** Nothing is due after the last event. */
  endsTimeline?: true;
  /** Nothing has been paid yet: payment days count from the one in the last mail. */
  isUpcoming?: true;
  /** App stores send mails for this scenario too. */
  usedByStores?: true;
  createEvents: (context: ScenarioContext, random: Random) => TimelineEvent[];
};

const isYearly = ({ billing_cycle }: Billing) => billing_cycle === 'yearly';
const isMonthly = ({ billing_cycle, billing_interval }: Billing) =>
  billing_cycle === 'monthly' && billing_interval === 1;

const createBaseEvent = ({ billing, price, plans }: ScenarioContext) => ({ billing, price, plan: plans[0] });

const createCharge = (context: ScenarioContext, n: number, price = context.price): TimelineEvent => ({
  ...createBaseEvent(context),
  kind: 'charge',
  day: context.dayOf(n),
  price,
  next: context.dayOf(n + 1),
});

const createCharges = (context: ScenarioContext, from = 0, to = context.days.length, price?: number): TimelineEvent[] =>
  context.days.slice(from, to).map((_, index) => createCharge(context, from + index, price));

/** The index of a payment with at least one before it. */
const drawMiddlePayment = ({ days }: ScenarioContext, random: Random) => random.int(1, days.length - 1);

export const scenarios: readonly Scenario[] = [
  { name: 'steady', minPayments: 1, usedByStores: true, createEvents: (context) => createCharges(context) },
  {
    name: 'started',
    minPayments: 1,
    usedByStores: true,
    createEvents: (context) => [{ ...createCharge(context, 0), kind: 'started' }, ...createCharges(context, 1)],
  },
  {
    name: 'trial kept',
    minPayments: 1,
    createEvents: (context) => {
      const until = context.dayOf(0);
      const trial = { ...createBaseEvent(context), next: until, until };
      return [
        { ...trial, kind: 'trial_started', day: addDays(until, -14) },
        { ...trial, kind: 'trial_ending', day: addDays(until, -3) },
        ...createCharges(context),
      ];
    },
  },
  {
    name: 'trial running',
    minPayments: 0,
    isUpcoming: true,
    createEvents: (context, random) => {
      const until = addDays(context.today, random.int(2, 20));
      const started: TimelineEvent = {
        ...createBaseEvent(context),
        kind: 'trial_started',
        day: addDays(context.today, -random.int(3, 9)),
        next: until,
        until,
      };
      const isEnding = until <= addDays(context.today, 3);
      return [started, ...(isEnding ? [{ ...started, kind: 'trial_ending' as const, day: addDays(until, -3) }] : [])];
    },
  },
  {
    name: 'trial cancelled',
    minPayments: 0,
    endsTimeline: true,
    createEvents: (context, random) => {
      const day = addDays(context.today, -random.int(16, 40));
      const until = addDays(day, 14);
      return [
        { ...createBaseEvent(context), kind: 'trial_started', day, next: until, until },
        { ...createBaseEvent(context), kind: 'cancelled_at_period_end', day: addDays(day, 9), until },
      ];
    },
  },
  {
    name: 'price risen',
    minPayments: 2,
    createEvents: (context, random) => {
      const at = drawMiddlePayment(context, random);
      const next = context.dayOf(at);
      const rise: TimelineEvent = {
        ...createBaseEvent(context),
        kind: 'price_rise',
        day: addDays(next, -21),
        price: context.otherPrice,
        oldPrice: context.price,
        next,
      };
      return [...createCharges(context, 0, at), rise, ...createCharges(context, at, undefined, context.otherPrice)];
    },
  },
  {
    name: 'price rise ahead',
    minPayments: 1,
    createEvents: (context, random) => {
      const next = context.dayOf(context.days.length);
      const day = addDays(context.today, -random.int(1, 6));
      const rise: TimelineEvent = {
        ...createBaseEvent(context),
        kind: 'price_rise',
        day,
        price: context.otherPrice,
        oldPrice: context.price,
        next,
      };
      return [...createCharges(context), rise];
    },
  },
  {
    name: 'payment failed once',
    minPayments: 2,
    createEvents: (context, random) => {
      const at = drawMiddlePayment(context, random);
      const retry = addDays(context.dayOf(at), 3);
      return createCharges(context).flatMap((charge, n) =>
        n === at
          ? [
              { ...charge, kind: 'payment_failed' as const, next: retry },
              { ...charge, day: retry },
            ]
          : [charge],
      );
    },
  },
  {
    name: 'payment failed last',
    minPayments: 2,
    createEvents: (context) => {
      const last = context.days.length - 1;
      const retry = addDays(context.dayOf(last), 3);
      return [
        ...createCharges(context, 0, last),
        { ...createCharge(context, last), kind: 'payment_failed', next: retry },
      ];
    },
  },
  {
    name: 'one refunded',
    minPayments: 2,
    createEvents: (context) => {
      const [first, ...rest] = createCharges(context);
      return first
        ? [first, { ...first, kind: 'refund', day: addDays(first.day, 2), paidOn: first.day, next: undefined }, ...rest]
        : [];
    },
  },
  {
    name: 'plan changed',
    minPayments: 2,
    createEvents: (context, random) => {
      const at = drawMiddlePayment(context, random);
      const next = context.dayOf(at);
      const [oldPlan, plan] = context.plans;
      const change: TimelineEvent = {
        ...createBaseEvent(context),
        kind: 'plan_change',
        day: addDays(next, -4),
        price: context.otherPrice,
        oldPrice: context.price,
        plan,
        oldPlan,
        next,
      };
      return [
        ...createCharges(context, 0, at),
        change,
        ...createCharges(context, at, undefined, context.otherPrice).map((charge) => ({ ...charge, plan })),
      ];
    },
  },
  {
    name: 'cancelled now',
    minPayments: 1,
    endsTimeline: true,
    createEvents: (context, random) => {
      const last = context.days.length - 1;
      const lastCharge = last === 0 ? 0 : random.int(Math.max(0, last - 2), last);
      return [
        ...createCharges(context, 0, lastCharge + 1),
        { ...createBaseEvent(context), kind: 'cancelled', day: drawDayAfterCharge(context, lastCharge, random) },
      ];
    },
  },
  {
    name: 'cancelled at period end',
    minPayments: 1,
    endsTimeline: true,
    usedByStores: true,
    createEvents: (context, random) => {
      const last = context.days.length - 1;
      const lastCharge = last === 0 ? 0 : random.int(Math.max(0, last - 2), last);
      const until = context.dayOf(lastCharge + 1);
      const end: TimelineEvent = {
        ...createBaseEvent(context),
        kind: 'cancelled_at_period_end',
        day: drawDayAfterCharge(context, lastCharge, random),
        until,
      };
      return [...createCharges(context, 0, lastCharge + 1), end];
    },
  },
  {
    name: 'cancelled and back',
    minPayments: 2,
    billing: isMonthly,
    createEvents: (context, random) => {
      const at = drawMiddlePayment(context, random);
      const cancelled = addDays(context.dayOf(at - 1), 8);
      const next = context.dayOf(at);
      return [
        ...createCharges(context, 0, at),
        { ...createBaseEvent(context), kind: 'cancelled_at_period_end', day: cancelled, until: next },
        { ...createBaseEvent(context), kind: 'reactivated', day: addDays(cancelled, 6), next },
        ...createCharges(context, at),
      ];
    },
  },
  {
    name: 'renewal announced',
    minPayments: 1,
    billing: isYearly,
    createEvents: (context) =>
      createCharges(context).flatMap((charge) => [
        { ...charge, kind: 'renewal_notice' as const, day: addDays(charge.day, -14), next: charge.day },
        charge,
      ]),
  },
  {
    name: 'renewal ahead',
    minPayments: 0,
    isUpcoming: true,
    maxPayments: 0,
    billing: isYearly,
    createEvents: (context, random) => {
      const next = addDays(context.today, random.int(4, 25));
      return [
        { ...createBaseEvent(context), kind: 'renewal_notice', day: addDays(context.today, -random.int(1, 3)), next },
      ];
    },
  },
  {
    name: 'gift',
    minPayments: 0,
    endsTimeline: true,
    createEvents: (context, random) => [
      { ...createBaseEvent(context), kind: 'gift', day: addDays(context.from, random.int(3, 25)) },
    ],
  },
  {
    name: 'silently over',
    minPayments: 6,
    endsTimeline: true,
    billing: isMonthly,
    createEvents: (context) => createCharges(context, 0, context.days.length - 4),
  },
];

/** A few days after a charge, before the next one and within the mailbox. */
function drawDayAfterCharge({ dayOf, today }: ScenarioContext, n: number, random: Random): IsoDate {
  const day = addDays(dayOf(n), random.int(2, 6));
  return day < today ? day : addDays(today, -1);
}
