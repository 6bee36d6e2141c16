import { daysBetween } from '@kumbara/shared';
import { getCycleDays } from '#calendar.ts';
import type { MailEvent } from './mail.ts';

const isReportedBy = (direct: MailEvent[], { kind, date, amount }: MailEvent) =>
  direct.some((one) => one.kind === kind && one.date === date && (amount === undefined || one.amount === amount));

/** So much of a cycle after the last payment the next one may be told of. */
const nearlyAll = 0.8;

/** The known price, about a cycle after all that came directly: the next payment, sent on soon after it was made. */
const goesOn = (direct: MailEvent[], { date, amount, billing_cycle = 'monthly', billing_interval = 1 }: MailEvent) =>
  amount !== undefined &&
  direct.some((one) => one.amount === amount) &&
  direct.every((one) => daysBetween(one.date, date) >= nearlyAll * getCycleDays({ billing_cycle, billing_interval }));

/**
 * The events of one service in the order in which they were first sent, so that the last one is the last word. What was
 * sent on stands at its own day, before what came directly on it, and goes where that says the same. Where nothing
 * tells its day it is no news beside what shows directly that the service runs, unless it goes on as that does; that it
 * ended may be.
 * @param events in the order in which the mails came
 */
export function inOrder(
  events: MailEvent[],
  { shows, ends }: Record<'shows' | 'ends', (event: MailEvent) => boolean>,
): MailEvent[] {
  const direct = events.filter(({ forwarded }) => !forwarded);
  const isShown = direct.some(shows);
  const isNews = (event: MailEvent) => !event.undated || !isShown || ends(event) || goesOn(direct, event);
  const sentOn = events
    .filter((event) => event.forwarded && isNews(event) && !isReportedBy(direct, event))
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  if (sentOn.length === 0) return direct;
  const places = Map.groupBy(sentOn, ({ date }) => direct.findLastIndex((one) => one.date < date) + 1);
  return [...direct, undefined].flatMap((one, at) => [...(places.get(at) ?? []), ...(one ? [one] : [])]);
}
