import { addDays, endOfMonth, type IsoDate } from '@kumbara/shared';
import { generateHistory } from '#history/generate-history.ts';
import type { History, TrueSubscription } from '#history/history.ts';
import { generateMailboxWithTimelines, type MailCountry } from '#mails/generate-mailbox.ts';
import type { Mailbox, TrueMailSubscription } from '#mails/mailbox.ts';
import type { TimelineMails } from '#mails/timeline/write-timelines.ts';
import { seededRandom } from '#random.ts';
import { type Booked, bookCourses } from './book-timelines.ts';

export type PersonWishes = {
  seed: number | string;
  country: MailCountry;
  /** Whole months, the last one ending with `until`'s month. 1 to 36. */
  months: number;
  until?: IsoDate;
  kind?: History['kind'];
  /** How many services wrote mails. */
  subscriptions?: number;
};

/** One subscription of a person, and what each source tells of it. */
export type PersonSubscription = {
  name: string;
  /** By mails; absent where nobody wrote. */
  told?: TrueMailSubscription;
  /** By statements; absent where another card paid. */
  booked?: TrueSubscription;
  /** Whether it goes on; absent where mails say that it ended and nobody can be blamed for either answer. */
  runs?: boolean;
  /** `found`: must be shown by who has both. `optional`: nobody can be blamed. `absent`: must not be shown as running. */
  expect: 'found' | 'optional' | 'absent';
};

/** A person with a mailbox and a bank, and the truth about both. */
export type Person = {
  box: Mailbox;
  history: History;
  subscriptions: PersonSubscription[];
  /** The day of judgement: the one after the last. */
  today: IsoDate;
};

/** Fewer than for mails alone: what else a mailbox holds is measured there. */
const noise = 8;

/**
 * One life seen twice: services write mails about what a bank books, each in its own words and on its own days; some are
 * paid otherwise, some never write. The same wishes give the same bytes on every machine.
 */
export async function generatePerson(wishes: PersonWishes): Promise<Person> {
  const { country, months, until = '2026-09-30', kind, subscriptions } = wishes;
  const today = addDays(endOfMonth(until), 1);
  const seed = `person ${wishes.seed}`;
  const { box, timelineMails } = await generateMailboxWithTimelines({
    seed,
    country,
    months,
    today,
    subscriptions,
    noise,
  });
  const random = seededRandom(`${seed} ${country} ${months}`);
  const isBooked = new Set(timelineMails.filter((_, n) => random.fork(`booked ${n}`).chance(0.75)));
  let booked: Booked[] = [];
  const history = generateHistory({
    seed,
    country,
    months,
    until,
    kind,
    subscriptions: random.int(0, 3),
    additional: {
      services: timelineMails.map(({ timeline }) => timeline.service),
      book(bankFormat, own) {
        booked = bookCourses([...isBooked], bankFormat, own, today);
        return booked.map(({ charged }) => charged);
      },
    },
  });
  const mine = timelineMails.flatMap((one) => subscriptionOf(one, box, booked, today) ?? []);
  const others = history.subscriptions.filter((truth) => !booked.some(({ charged }) => charged.truth === truth));
  return { box, history, subscriptions: [...mine, ...others.map(onlyBooked)], today };
}

const onlyBooked = (booked: TrueSubscription): PersonSubscription => ({
  name: booked.name,
  booked,
  // What is late may be over or not.
  ...(booked.status !== 'late' && { runs: booked.isRunning }),
  expect: booked.expect,
});

function subscriptionOf(
  { timeline }: TimelineMails,
  box: Mailbox,
  all: readonly Booked[],
  today: IsoDate,
): PersonSubscription | undefined {
  const { name } = timeline.service;
  const told = box.subscriptions.find((one) => one.name === name);
  const truth = all.find((one) => one.timeline === timeline)?.charged.truth;
  const booked = truth && truth.charges.length > 0 ? truth : undefined;
  if (!told && !booked) return undefined;
  const sources = { name, ...(told && { told }), ...(booked && { booked }) };
  const said = [told, booked].flatMap((one) => one?.expect ?? []);
  const end = box.cancelled.find((one) => one.name === name);
  const isShown = said.includes('found');
  if (timeline.nextPayment(today)) return { ...sources, runs: true, expect: isShown ? 'found' : 'optional' };
  const last = timeline.events.at(-1);
  // Charged on the day of its end or booked later: that is not known to be its last word.
  const isPaidSince = (
    booked?.charges ?? timeline.events.filter(({ kind }) => kind === 'charge').map(({ day }) => ({ date: day }))
  ).some(({ date }) => date >= (last?.day ?? ''));
  const isOver = (last?.until ?? '') <= today && !isPaidSince;
  if (said.every((one) => one === 'absent') || (end?.isProvable && isOver))
    return { ...sources, runs: false, expect: 'absent' };
  // Where nobody says that it ended, it goes on for all that anybody can know.
  if (!end && !said.includes('absent')) return { ...sources, runs: true, expect: isShown ? 'found' : 'optional' };
  return { ...sources, expect: 'optional' };
}
