import { addDays, type Billing, endOfMonth, type IsoDate, nextPaymentDate, paymentDay } from '@kumbara/shared';
import type { Sender } from '#mails/senders.ts';
import type { Service } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { type Scenario, type ScenarioContext, scenarios } from './scenarios.ts';
import type { Channel, Timeline } from './timeline.ts';

type TimelineOptions = {
  service: Service;
  sender: Sender;
  known: boolean;
  channel: Channel;
  currency: string;
  from: IsoDate;
  /** The day after the last mail. */
  today: IsoDate;
  /** Plan names in the owner's language, for services without their own. */
  plans: readonly string[];
  /** The first payment day, when several services are charged together. */
  anchor?: IsoDate;
};

const monthly: Billing = { billing_cycle: 'monthly', billing_interval: 1 };
const yearly: Billing = { billing_cycle: 'yearly', billing_interval: 1 };

function drawBilling({ service, known, channel }: TimelineOptions, currency: string, random: Random): Billing {
  const sells = service.yearly?.[currency] !== undefined;
  if (sells && (service.monthly[currency] === undefined || random.chance(0.35))) return yearly;
  if (known || channel !== 'direct') return monthly;
  const roll = random.next();
  if (roll < 0.08) return { billing_cycle: 'monthly', billing_interval: 3 };
  if (roll < 0.13) return { billing_cycle: 'monthly', billing_interval: 6 };
  return roll < 0.18 ? { billing_cycle: 'weekly', billing_interval: 1 } : monthly;
}

const raisePrice = (price: number, random: Random) => {
  const rough = price * (1 + random.int(10, 60) / 100);
  return rough < 20 ? Math.round(rough * 100) / 100 : Math.round(rough) - 0.01;
};

const isApplicable = (scenario: Scenario, { days, billing }: ScenarioContext, channel: Channel) =>
  days.length >= scenario.minPayments &&
  days.length <= (scenario.maxPayments ?? Number.POSITIVE_INFINITY) &&
  (scenario.billing?.(billing) ?? true) &&
  (scenario.usedByStores === true || channel === 'direct' || (channel === 'paypal-too' && scenario.minPayments > 0));

/** Draws the events of a subscription between two days. */
export function drawTimeline(options: TimelineOptions, random: Random): Timeline {
  const { service, sender, known, from, today } = options;
  const sold = (service.monthly[options.currency] ?? service.yearly?.[options.currency]) !== undefined;
  const currency = sold ? options.currency : 'USD';
  const billing = drawBilling(options, currency, random.fork('billing'));
  const list = (billing.billing_cycle === 'yearly' && service.yearly) || service.monthly;
  const factor = billing.billing_cycle === 'monthly' ? billing.billing_interval : 1;
  const price = Math.round(random.pick(list[currency] ?? [9.99]) * factor * 100) / 100;
  const anchor = options.anchor ?? drawAnchor(billing, from, random.fork('anchor'));
  const dayOf = (n: number) => paymentDay(anchor, billing, n);
  const days: IsoDate[] = [];
  for (let n = 0; dayOf(n) < today; n += 1) days.push(dayOf(n));
  // Stores write about payments only. When none is due yet, the service itself writes.
  const channel = days.length > 0 ? options.channel : 'direct';
  const [plan = 'Premium', otherPlan = 'Plus'] = random.sample(
    [...new Set([...(sender.plans ?? []), ...options.plans])],
    2,
  );
  const plans = sender.plans ? ([random.pick(sender.plans), otherPlan] as const) : ([plan, otherPlan] as const);
  const context: ScenarioContext = {
    billing,
    price,
    otherPrice: raisePrice(price, random),
    plans,
    days,
    dayOf,
    from,
    today,
  };
  const scenario = random.pick(scenarios.filter((one) => isApplicable(one, context, channel)));
  const events = scenario
    .createEvents(context, random.fork('scenario'))
    .filter(({ day }) => day >= from && day < today);
  const start = (scenario.isUpcoming && events.at(-1)?.next) || anchor;
  return {
    scenario: scenario.name,
    service,
    sender,
    known,
    channel,
    currency,
    events,
    nextPayment: (day) => (scenario.endsTimeline ? undefined : nextPaymentDate(start, billing, day)),
  };
}

/** The first payment day: within the mailbox, or after it when nothing has been paid yet. */
function drawAnchor({ billing_cycle, billing_interval }: Billing, from: IsoDate, random: Random): IsoDate {
  if (billing_cycle === 'yearly') return addDays(from, random.int(15, 330));
  if (billing_cycle === 'weekly') return addDays(from, random.int(0, 6));
  if (random.chance(0.15)) return endOfMonth(from);
  return addDays(from, random.int(0, 30 * billing_interval - 1));
}
