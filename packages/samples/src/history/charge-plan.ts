import { addDays, type Billing, type IsoDate, paymentDay } from '@kumbara/shared';
import type { Service } from '#markets/market.ts';
import type { Random } from '#random.ts';

/** One stream of charges before it is booked: merchant, billing cycle, payment days and prices. */
export type ChargePlan = Billing & {
  service: Service;
  known: boolean;
  anchor: IsoDate;
  /** The merchant's currency. */
  currency: string;
  /** The price of the n-th charge in the merchant's currency. */
  price: (n: number) => number;
  /** True if the price stays the same in the merchant's currency. */
  constant: boolean;
  /** No charge is due from this day on. */
  endsOn?: IsoDate;
  /** Numbers of charges that are not booked. */
  skipped: ReadonlySet<number>;
  /** The number of a charge that is booked twice on one day. */
  doubled?: number;
};

/** 10 to 70 % more, rounded to a plausible price. */
const raisePrice = (price: number, random: Random) => {
  const rough = price * (1 + random.int(10, 70) / 100);
  return rough < 20 ? Math.round(rough * 100) / 100 : Math.round(rough) - (random.chance(0.5) ? 0.01 : 0);
};

/** A constant price, one or two rises, or an introductory price. `charges` is their number within the history. */
function drawPrices(base: number, charges: number, random: Random): Pick<ChargePlan, 'price' | 'constant'> {
  const roll = random.next();
  if (roll < 0.22 && charges >= 4) {
    const first = random.int(2, charges - 2);
    const second = charges >= 8 && random.chance(0.35) ? random.int(first + 2, charges) : Number.POSITIVE_INFINITY;
    const after = raisePrice(base, random);
    const last = raisePrice(after, random);
    return { price: (n) => (n < first ? base : n < second ? after : last), constant: false };
  }
  if (roll < 0.3 && charges >= 4) {
    const intro = Math.round(base * random.pick([0.3, 0.5]) * 100) / 100;
    const length = random.int(1, Math.min(3, charges - 2));
    return { price: (n) => (n < length ? intro : base), constant: false };
  }
  return { price: () => base, constant: true };
}

const cycles: readonly { billing: Billing; known: number; unknown: number }[] = [
  { billing: { billing_cycle: 'monthly', billing_interval: 1 }, known: 0.9, unknown: 0.68 },
  { billing: { billing_cycle: 'weekly', billing_interval: 4 }, known: 0.02, unknown: 0.1 },
  { billing: { billing_cycle: 'weekly', billing_interval: 1 }, known: 0, unknown: 0.06 },
  { billing: { billing_cycle: 'monthly', billing_interval: 3 }, known: 0.04, unknown: 0.1 },
  { billing: { billing_cycle: 'monthly', billing_interval: 6 }, known: 0.04, unknown: 0.06 },
];

function drawCycle(known: boolean, random: Random): Billing {
  let left = random.next();
  for (const { billing, ...share } of cycles) {
    left -= known ? share.known : share.unknown;
    if (left < 0) return billing;
  }
  return { billing_cycle: 'monthly', billing_interval: 1 };
}

const daysPerCycle = { weekly: 7, monthly: 30.44, yearly: 365.25 } as const;
export const cycleDays = ({ billing_cycle, billing_interval }: Billing) =>
  daysPerCycle[billing_cycle] * billing_interval;

/** The first payment: a random day of the first cycle, or the end of a month, which is common. */
function drawAnchor(billing: Billing, from: IsoDate, span: number, random: Random): IsoDate {
  if (billing.billing_cycle === 'monthly' && random.chance(0.15)) {
    return `${from.slice(0, 4)}-01-${random.pick(['29', '30', '31'])}`;
  }
  const latest = Math.min(cycleDays(billing), span);
  return addDays(from, random.int(0, Math.max(0, Math.floor(latest) - 1)));
}

type ChargePlanOptions = {
  from: IsoDate;
  to: IsoDate;
  spanDays: number;
  currency: string;
  /** Drawn when absent. */
  billing?: Billing;
};

/** Draws how a service is paid within a span of days. */
export function drawChargePlan(
  service: Service,
  known: boolean,
  { from, to, spanDays, currency, billing: wanted }: ChargePlanOptions,
  random: Random,
): ChargePlan {
  // A service sold in the country's currency is not paid in dollars.
  const isSoldIn = (money: string) => (service.monthly[money] ?? service.yearly?.[money]) !== undefined;
  const priceCurrency = isSoldIn(currency) ? currency : 'USD';
  const isYearly =
    service.yearly?.[priceCurrency] !== undefined &&
    (service.monthly[priceCurrency] === undefined || random.chance(0.3));
  const list = (isYearly && service.yearly) || service.monthly;
  const yearlyBilling: Billing = { billing_cycle: 'yearly', billing_interval: 1 };
  const billing = wanted ?? (isYearly ? yearlyBilling : drawCycle(known, random.fork('cycle')));
  const factor = billing.billing_cycle === 'monthly' ? billing.billing_interval : 1;
  const base = Math.round(random.pick(list[priceCurrency] ?? [9.99]) * factor * 100) / 100;
  const charges = Math.floor(spanDays / cycleDays(billing));
  const anchor = drawAnchor(billing, from, spanDays, random);
  return {
    ...billing,
    service,
    known,
    anchor,
    currency: priceCurrency,
    ...drawPrices(base, charges, random.fork('price')),
    ...drawInterruptions(billing, anchor, to, charges, random.fork('life')),
  };
}

function drawInterruptions(billing: Billing, anchor: IsoDate, to: IsoDate, charges: number, random: Random) {
  const ended = charges >= 5 && random.chance(0.15);
  const skipped = new Set(charges >= 5 && random.chance(0.12) ? [random.int(1, charges - 3)] : []);
  return {
    ...(ended && { endsOn: paymentDay(anchor, billing, Math.max(2, charges - random.int(1, 6))) }),
    skipped,
    ...(charges >= 4 && random.chance(0.06) && to > anchor && { doubled: random.int(1, charges - 2) }),
  };
}
