import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';
import { getCycleDays } from '#calendar.ts';
import { cycleBetween } from './annotations/cycle.ts';
import type { MailEvent } from './mail.ts';

/** Days between charges of two plans, at least: an invoice follows its receipt sooner, and prices it otherwise. */
const leastApart = 6;
/** Three charges within so many cycles are too many for one plan. */
const withinCycles = 1.35;
/** Prices of two plans charged on the same days differ by more than tax. */
const moreThanTax = 1.3;

type Charge = MailEvent & { amount: number };
const isCharge = (event: MailEvent): event is Charge => event.kind === 'charge' && event.amount !== undefined;
const isEnd = ({ kind }: MailEvent) => kind === 'cancelled' || kind === 'cancelled_at_period_end';
const cycleOf = ({ billing_cycle = 'monthly', billing_interval = 1 }: MailEvent) =>
  getCycleDays({ billing_cycle, billing_interval });

/** The cycle between all of at least three charges of one price, where no mail names one. */
function seenCycle(charges: Charge[]): Billing | undefined {
  if (charges.length < 3 || charges.some(({ billing_cycle, amount }) => billing_cycle || amount !== charges[0]?.amount))
    return undefined;
  const days = [...new Set(charges.map(({ date }) => date))];
  const gaps = days.slice(1).map((day, at) => cycleBetween(days[at] as IsoDate, day));
  const [first] = gaps;
  const isSame = (gap: Billing | undefined) =>
    gap?.billing_cycle === first?.billing_cycle && gap?.billing_interval === first?.billing_interval;
  return first && gaps.every(isSame) ? first : undefined;
}

/** The first charges of two plans that take turns; undefined where one plan explains everything. */
function twoPlans(charges: Charge[]): [Charge, Charge] | undefined {
  for (const [at, first] of charges.entries()) {
    const cycle = cycleOf(first);
    const after = (day: Charge) => daysBetween(first.date, day.date);
    const soon = charges.slice(at + 1).filter((charge) => after(charge) <= withinCycles * cycle);
    const again = soon.find((charge) => charge.amount === first.amount && after(charge) > cycle - leastApart);
    const second = soon.find((charge) => {
      if (charge.message_id === first.message_id) return true;
      if (!again || charge === again) return false;
      const isBetween = after(charge) >= leastApart && daysBetween(charge.date, again.date) >= leastApart;
      return isBetween || (isOtherPrice(charge, first) && soon.some((next) => isNext(next, charge, again)));
    });
    if (second) return [first, second];
  }
  return undefined;
}

const isOtherPrice = (a: Charge, b: Charge) => Math.max(a.amount / b.amount, b.amount / a.amount) > moreThanTax;
/** Charged once more, on the days on which the other plan is. */
const isNext = (next: Charge, charge: Charge, again: Charge) =>
  next !== charge && next.amount === charge.amount && Math.abs(daysBetween(next.date, again.date)) < leastApart;

/** How badly an event fits a plan: the share of a cycle by which it comes beside its days, and another price. */
function residualOf(event: MailEvent, plan: Charge): number {
  const cycle = cycleOf(plan);
  const day = Math.abs(daysBetween(plan.date, event.next_date ?? event.date)) % cycle;
  const beside = Math.min(day, cycle - day) / cycle;
  return beside + (event.amount === undefined || event.amount === plan.amount ? 0 : 0.3);
}

/** Charges between one end and the next: what is taken up again soon is no second plan. */
function splitAtEnds(events: MailEvent[]): Charge[][] {
  const all: Charge[][] = [[]];
  for (const event of events) {
    if (isEnd(event)) all.push([]);
    else if (isCharge(event)) all.at(-1)?.push(event);
  }
  return all;
}

/**
 * The events of one service, plan by plan: two members of a family, two products under one name. Plans are told apart
 * where one mail charges several, or where charges take turns within a cycle; a price that only rose is one plan.
 * @param events of one service, in the order in which they were sent
 */
export function splitPlans(events: MailEvent[]): MailEvent[][] {
  const seeds = splitAtEnds(events)
    .map((charges) => (seenCycle(charges) ? undefined : twoPlans(charges)))
    .find(Boolean);
  if (!seeds) return [events];
  const [first, second] = seeds;
  const isSecond = (event: MailEvent) =>
    event === second || (event !== first && residualOf(event, second) < residualOf(event, first));
  return [
    events.filter((event) => isEnd(event) || !isSecond(event)),
    events.filter((event) => isEnd(event) || isSecond(event)),
  ].flatMap((plan) => (plan.length < events.length ? splitPlans(plan) : [plan]));
}
