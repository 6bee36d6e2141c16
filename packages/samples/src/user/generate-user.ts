import { addDays, endOfMonth, type IsoDate } from '@kumbara/shared';
import { generateHistory } from '#history/generate-history.ts';
import type { History, TrueSubscription } from '#history/history.ts';
import { generateMailboxWithTimelines, type MailCountry } from '#mails/generate-mailbox.ts';
import type { Mailbox, TrueMailSubscription } from '#mails/mailbox.ts';
import type { TimelineMails } from '#mails/timeline/write-timelines.ts';
import { seededRandom } from '#random.ts';
import { type BookedTimeline, bookTimelines } from './book-timelines.ts';

export type UserOptions = {
  seed: number | string;
  country: MailCountry;
  /** Whole months, the last one ending with `until`'s month. 1 to 36. */
  months: number;
  until?: IsoDate;
  kind?: History['kind'];
  /** Number of services that sent mails. */
  subscriptions?: number;
};

/** One subscription of a user, as each source shows it. */
export type UserSubscription = {
  name: string;
  /** Absent when the service sent no mail. */
  inMails?: TrueMailSubscription;
  /** Absent when it is paid by another card. */
  onStatements?: TrueSubscription;
  /** Absent when the mails announce an end and either answer is acceptable. */
  isRunning?: boolean;
  /** With both sources: `found` must be shown, `optional` may be shown, `absent` must not be shown as running. */
  expect: 'found' | 'optional' | 'absent';
};

/** A mailbox and a bank history of the same user, with the truth about both. */
export type GeneratedUser = {
  mailbox: Mailbox;
  history: History;
  subscriptions: UserSubscription[];
  /** The day of detection: the day after the last one covered. */
  today: IsoDate;
};

/** Fewer noise mails than in a mailbox of its own: `evaluate -- mailboxes` measures noise. */
const noise = 8;

/**
 * Generates a mailbox and a bank history of the same subscriptions. The bank books what the mails charge, in its own
 * wording and on its own days. Some subscriptions are paid by another card, some never send a mail. The same options
 * give the same bytes on every machine.
 */
export async function generateUser(options: UserOptions): Promise<GeneratedUser> {
  const { country, months, until = '2026-09-30', kind, subscriptions } = options;
  const today = addDays(endOfMonth(until), 1);
  const seed = `person ${options.seed}`;
  const { mailbox, timelineMails } = await generateMailboxWithTimelines({
    seed,
    country,
    months,
    today,
    subscriptions,
    noise,
  });
  const random = seededRandom(`${seed} ${country} ${months}`);
  const isBooked = new Set(timelineMails.filter((_, n) => random.fork(`booked ${n}`).chance(0.75)));
  let booked: BookedTimeline[] = [];
  const history = generateHistory({
    seed,
    country,
    months,
    until,
    kind,
    subscriptions: random.int(0, 3),
    additional: {
      services: timelineMails.map(({ timeline }) => timeline.service),
      book(bankFormat, bookingRandom) {
        booked = bookTimelines([...isBooked], bankFormat, bookingRandom, today);
        return booked.map(({ subscription }) => subscription);
      },
    },
  });
  const withMails = timelineMails.flatMap((one) => createSubscription(one, mailbox, booked, today) ?? []);
  const withoutMails = history.subscriptions.filter(
    (truth) => !booked.some(({ subscription }) => subscription.truth === truth),
  );
  return { mailbox, history, subscriptions: [...withMails, ...withoutMails.map(createStatementOnly)], today };
}

const createStatementOnly = (onStatements: TrueSubscription): UserSubscription => ({
  name: onStatements.name,
  onStatements,
  // A late payment may or may not mean the end.
  ...(onStatements.status !== 'late' && { isRunning: onStatements.isRunning }),
  expect: onStatements.expect,
});

function createSubscription(
  { timeline }: TimelineMails,
  mailbox: Mailbox,
  booked: readonly BookedTimeline[],
  today: IsoDate,
): UserSubscription | undefined {
  const { name } = timeline.service;
  const inMails = mailbox.subscriptions.find((one) => one.name === name);
  const truth = booked.find((one) => one.timeline === timeline)?.subscription.truth;
  const onStatements = truth && truth.charges.length > 0 ? truth : undefined;
  if (!inMails && !onStatements) return undefined;
  const sources = { name, ...(inMails && { inMails }), ...(onStatements && { onStatements }) };
  const expectations = [inMails, onStatements].flatMap((one) => one?.expect ?? []);
  const cancellation = mailbox.cancelled.find((one) => one.name === name);
  const isShown = expectations.includes('found');
  if (timeline.nextPayment(today)) return { ...sources, isRunning: true, expect: isShown ? 'found' : 'optional' };
  const last = timeline.events.at(-1);
  // A charge booked on the day of the end or later may mean that the subscription goes on.
  const isPaidSince = (
    onStatements?.charges ?? timeline.events.filter(({ kind }) => kind === 'charge').map(({ day }) => ({ date: day }))
  ).some(({ date }) => date >= (last?.day ?? ''));
  const hasEnded = (last?.until ?? '') <= today && !isPaidSince;
  if (expectations.every((one) => one === 'absent') || (cancellation?.isProvable && hasEnded))
    return { ...sources, isRunning: false, expect: 'absent' };
  // Without any sign of an end it has to be taken as running.
  if (!cancellation && !expectations.includes('absent'))
    return { ...sources, isRunning: true, expect: isShown ? 'found' : 'optional' };
  return { ...sources, expect: 'optional' };
}
