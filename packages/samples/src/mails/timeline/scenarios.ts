import { addDays, type Billing, type IsoDate } from '@kumbara/shared';
import type { Random } from '#random.ts';
import type { Step } from './timeline.ts';

/** What a scenario may use: the days on which money is due, all up to `today`, and what comes after. */
export type Stage = {
  billing: Billing;
  price: number;
  /** Another price of the service, for rises and other plans. */
  otherPrice: number;
  plans: readonly [string, string];
  /** Payment days in the mailbox, oldest first. */
  days: readonly IsoDate[];
  /** The n-th payment day, also before and behind those of the mailbox. */
  dayOf: (n: number) => IsoDate;
  from: IsoDate;
  today: IsoDate;
};

/** `needs`: how many payment days must lie in the mailbox. `over`: nothing is due after the last step. */
export type Scenario = {
  name: string;
  needs: number;
  most?: number;
  billing?: (billing: Billing) => boolean;
  over?: true;
  /** Nothing has been paid yet: payment days count from the one its last mail names. */
  ahead?: true;
  /** Written so by app stores, too. */
  inStores?: true;
  play: (stage: Stage, random: Random) => Step[];
};

const isYearly = ({ billing_cycle }: Billing) => billing_cycle === 'yearly';
const isMonthly = ({ billing_cycle, billing_interval }: Billing) =>
  billing_cycle === 'monthly' && billing_interval === 1;

const base = ({ billing, price, plans }: Stage) => ({ billing, price, plan: plans[0] });

const chargeAt = (stage: Stage, n: number, price = stage.price): Step => ({
  ...base(stage),
  kind: 'charge',
  day: stage.dayOf(n),
  price,
  next: stage.dayOf(n + 1),
});

const charges = (stage: Stage, from = 0, to = stage.days.length, price?: number): Step[] =>
  stage.days.slice(from, to).map((_, index) => chargeAt(stage, from + index, price));

/** A payment in the middle: at least one before it and one from it on. */
const middle = ({ days }: Stage, random: Random) => random.int(1, days.length - 1);

export const scenarios: readonly Scenario[] = [
  { name: 'steady', needs: 1, inStores: true, play: (stage) => charges(stage) },
  {
    name: 'started',
    needs: 1,
    inStores: true,
    play: (stage) => [{ ...chargeAt(stage, 0), kind: 'started' }, ...charges(stage, 1)],
  },
  {
    name: 'trial kept',
    needs: 1,
    play: (stage) => {
      const until = stage.dayOf(0);
      const trial = { ...base(stage), next: until, until };
      return [
        { ...trial, kind: 'trial_started', day: addDays(until, -14) },
        { ...trial, kind: 'trial_ending', day: addDays(until, -3) },
        ...charges(stage),
      ];
    },
  },
  {
    name: 'trial running',
    needs: 0,
    ahead: true,
    play: (stage, random) => {
      const until = addDays(stage.today, random.int(2, 20));
      const started: Step = {
        ...base(stage),
        kind: 'trial_started',
        day: addDays(stage.today, -random.int(3, 9)),
        next: until,
        until,
      };
      const isEnding = until <= addDays(stage.today, 3);
      return [started, ...(isEnding ? [{ ...started, kind: 'trial_ending' as const, day: addDays(until, -3) }] : [])];
    },
  },
  {
    name: 'trial cancelled',
    needs: 0,
    over: true,
    play: (stage, random) => {
      const day = addDays(stage.today, -random.int(16, 40));
      const until = addDays(day, 14);
      return [
        { ...base(stage), kind: 'trial_started', day, next: until, until },
        { ...base(stage), kind: 'cancelled_at_period_end', day: addDays(day, 9), until },
      ];
    },
  },
  {
    name: 'price risen',
    needs: 2,
    play: (stage, random) => {
      const at = middle(stage, random);
      const next = stage.dayOf(at);
      const rise: Step = {
        ...base(stage),
        kind: 'price_rise',
        day: addDays(next, -21),
        price: stage.otherPrice,
        oldPrice: stage.price,
        next,
      };
      return [...charges(stage, 0, at), rise, ...charges(stage, at, undefined, stage.otherPrice)];
    },
  },
  {
    name: 'price rise ahead',
    needs: 1,
    play: (stage, random) => {
      const next = stage.dayOf(stage.days.length);
      const day = addDays(stage.today, -random.int(1, 6));
      const rise: Step = {
        ...base(stage),
        kind: 'price_rise',
        day,
        price: stage.otherPrice,
        oldPrice: stage.price,
        next,
      };
      return [...charges(stage), rise];
    },
  },
  {
    name: 'payment failed once',
    needs: 2,
    play: (stage, random) => {
      const at = middle(stage, random);
      const retry = addDays(stage.dayOf(at), 3);
      return charges(stage).flatMap((charge, n) =>
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
    needs: 2,
    play: (stage) => {
      const last = stage.days.length - 1;
      const retry = addDays(stage.dayOf(last), 3);
      return [...charges(stage, 0, last), { ...chargeAt(stage, last), kind: 'payment_failed', next: retry }];
    },
  },
  {
    name: 'one refunded',
    needs: 2,
    play: (stage) => {
      const [first, ...rest] = charges(stage);
      return first
        ? [first, { ...first, kind: 'refund', day: addDays(first.day, 2), paidOn: first.day, next: undefined }, ...rest]
        : [];
    },
  },
  {
    name: 'plan changed',
    needs: 2,
    play: (stage, random) => {
      const at = middle(stage, random);
      const next = stage.dayOf(at);
      const [oldPlan, plan] = stage.plans;
      const change: Step = {
        ...base(stage),
        kind: 'plan_change',
        day: addDays(next, -4),
        price: stage.otherPrice,
        oldPrice: stage.price,
        plan,
        oldPlan,
        next,
      };
      return [
        ...charges(stage, 0, at),
        change,
        ...charges(stage, at, undefined, stage.otherPrice).map((charge) => ({ ...charge, plan })),
      ];
    },
  },
  {
    name: 'cancelled now',
    needs: 1,
    over: true,
    play: (stage, random) => {
      const last = stage.days.length - 1;
      const kept = last === 0 ? 0 : random.int(Math.max(0, last - 2), last);
      return [
        ...charges(stage, 0, kept + 1),
        { ...base(stage), kind: 'cancelled', day: afterCharge(stage, kept, random) },
      ];
    },
  },
  {
    name: 'cancelled at period end',
    needs: 1,
    over: true,
    inStores: true,
    play: (stage, random) => {
      const last = stage.days.length - 1;
      const kept = last === 0 ? 0 : random.int(Math.max(0, last - 2), last);
      const until = stage.dayOf(kept + 1);
      const end: Step = {
        ...base(stage),
        kind: 'cancelled_at_period_end',
        day: afterCharge(stage, kept, random),
        until,
      };
      return [...charges(stage, 0, kept + 1), end];
    },
  },
  {
    name: 'cancelled and back',
    needs: 2,
    billing: isMonthly,
    play: (stage, random) => {
      const at = middle(stage, random);
      const cancelled = addDays(stage.dayOf(at - 1), 8);
      const next = stage.dayOf(at);
      return [
        ...charges(stage, 0, at),
        { ...base(stage), kind: 'cancelled_at_period_end', day: cancelled, until: next },
        { ...base(stage), kind: 'reactivated', day: addDays(cancelled, 6), next },
        ...charges(stage, at),
      ];
    },
  },
  {
    name: 'renewal announced',
    needs: 1,
    billing: isYearly,
    play: (stage) =>
      charges(stage).flatMap((charge) => [
        { ...charge, kind: 'renewal_notice' as const, day: addDays(charge.day, -14), next: charge.day },
        charge,
      ]),
  },
  {
    name: 'renewal ahead',
    needs: 0,
    ahead: true,
    most: 0,
    billing: isYearly,
    play: (stage, random) => {
      const next = addDays(stage.today, random.int(4, 25));
      return [{ ...base(stage), kind: 'renewal_notice', day: addDays(stage.today, -random.int(1, 3)), next }];
    },
  },
  {
    name: 'gift',
    needs: 0,
    over: true,
    play: (stage, random) => [{ ...base(stage), kind: 'gift', day: addDays(stage.from, random.int(3, 25)) }],
  },
  {
    name: 'silently over',
    needs: 6,
    over: true,
    billing: isMonthly,
    play: (stage) => charges(stage, 0, stage.days.length - 4),
  },
];

/** Some days after a charge, before the next one, and not after the mailbox's end. */
function afterCharge({ dayOf, today }: Stage, n: number, random: Random): IsoDate {
  const day = addDays(dayOf(n), random.int(2, 6));
  return day < today ? day : addDays(today, -1);
}
