import { addDays, addMonths, endOfMonth, type IsoDate } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { findServiceById } from '#catalogue/catalogue.ts';
import type { StatementDocument } from '#finding.ts';
import type { Mail } from '#mail/mail.ts';
import { aMail } from '#mail/testing/a-mail.ts';
import { cents, documentOf, line, purchases, type Random, seededRandom } from '#testing/statements.ts';
import type { Proposal } from './merge-findings.ts';
import { aSubscription, today } from './testing/findings.ts';
import { createInMemoryStore, type UserAction } from './testing/in-memory-store.ts';

/** Ways of paying: the text on the statement and the sender of the receipt. */
const ways = {
  direct: { text: (name: string) => `${name.toUpperCase()} ISTANBUL` },
  store: { text: () => 'APPLE.COM/BILL ITUNES.COM' },
  wallet: { text: () => 'PAYPAL *2K9BC' },
} as const;
const services = ['netflix', 'spotify', 'exxen', 'mubi', 'duolingo', 'canva', 'strava', 'notion'];
const decisionKinds = ['nothing', 'import', 'import at own price', 'enter', 'enter and link', 'dismiss'] as const;

type SubscriptionFixture = {
  /** Of the subscription; `service` may be paid for twice. */
  id: string;
  service: string;
  name: string;
  way: keyof typeof ways;
  seen: 'statements' | 'mails' | 'both';
  charges: { date: IsoDate; amount: number }[];
  cycle: 'monthly' | 'yearly';
  decision: (typeof decisionKinds)[number];
};

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

/** The subscriptions of one user; no two cost the same, so that the price identifies a proposal. */
function createFixtures(random: Random): SubscriptionFixture[] {
  const left = [...services];
  const waysLeft: SubscriptionFixture['way'][] = ['store', 'wallet'];
  return Array.from({ length: 5 }, (_, place) => {
    const service = left.splice(Math.floor(random() * left.length), 1)[0] as string;
    const decision = pick(random, decisionKinds);
    const seen = pick(random, ['statements', 'mails', 'both', 'both'] as const);
    const way = (seen === 'both' && random() < 0.5 && waysLeft.shift()) || 'direct';
    const cycle = way === 'direct' && seen !== 'statements' && random() < 0.2 ? 'yearly' : 'monthly';
    const first = addMonths(`2026-01-${String(3 + Math.floor(random() * 26)).padStart(2, '0')}`, 0);
    const price = cents(40 + place * 97 + Math.floor(random() * 30) + 0.99);
    // A decision at one price may be asked about again at another, which other tests cover.
    const rises = (decision === 'nothing' || decision === 'import') && cycle === 'monthly' && random() < 0.4 ? 3 : 99;
    const days = cycle === 'yearly' ? [addMonths(first, 3)] : months.map((_month, at) => addMonths(first, at));
    const charges = days.map((date, at) => ({ date, amount: at < rises ? price : cents(price * 1.2) }));
    return {
      id: service,
      service,
      name: findServiceById(service)?.name ?? service,
      way,
      seen,
      charges,
      cycle,
      decision,
    };
  });
}

/** Another plan of a service: for a family member, or paid in a store. */
function createSecondPlan({ service, name, charges, seen }: SubscriptionFixture, random: Random): SubscriptionFixture {
  const days = charges.map(({ date }) => addDays(date, 11)).filter((date) => date < today);
  const paid = days.map((date) => ({ date, amount: 777.77 }));
  const way = seen === 'both' && random() < 0.5 ? 'store' : 'direct';
  const decision = pick(random, ['nothing', 'import', 'dismiss'] as const);
  return { id: `${service}-second`, service, name, way, seen, charges: paid, cycle: 'monthly', decision };
}

function family(random: Random): SubscriptionFixture[] {
  const fixtures = createFixtures(random);
  const [first] = fixtures.filter(({ way, cycle }) => way === 'direct' && cycle === 'monthly');
  const isStoreFree = !fixtures.some(({ way }) => way === 'store');
  return first && isStoreFree ? [...fixtures, createSecondPlan(first, random)] : fixtures;
}

function documentsOf(fixtures: SubscriptionFixture[], random: Random): StatementDocument[] {
  // Purchases at one price may look like a subscription, which other tests cover.
  const noise = purchases(random, '2026-01-01', 180).filter(({ amount }) => amount % 5 !== 0);
  const booked = fixtures
    .filter(({ seen }) => seen !== 'mails')
    .flatMap(({ way, name, charges }) => charges.map(({ date, amount }) => line(date, ways[way].text(name), amount)));
  return months.map((month) => {
    const period = { from: `${month}-01`, to: endOfMonth(`${month}-01`) };
    return documentOf(
      [...booked, ...noise].filter(({ date }) => date.startsWith(month)),
      { id: month, period },
    );
  });
}

function receiptOf(
  { service, name, way, cycle }: SubscriptionFixture,
  { date, amount }: SubscriptionFixture['charges'][number],
): Mail {
  const plan = `${cycle === 'yearly' ? 'yearly' : 'monthly'} subscription`;
  const sender = {
    direct: `${name} <info@${findServiceById(service)?.domains?.[0]}>`,
    store: 'Apple <no_reply@email.apple.com>',
    wallet: 'PayPal <service@paypal.com>',
  };
  const item = way === 'store' ? `\n${name}\n${name} Premium (${plan})\n${amount.toFixed(2)} TL\n` : '';
  const sentence = {
    direct: `We received your payment of ${amount.toFixed(2)} TL for your ${plan}.`,
    store: item,
    wallet: `You sent an automatic payment of ${amount.toFixed(2)} TRY to ${name} for your ${plan}.`,
  };
  return aMail({
    from: sender[way],
    subject: `Your ${way === 'wallet' ? `payment to ${name}` : 'receipt'}`,
    text: sentence[way],
    date: `${date}T09:00:00.000Z`,
  });
}

const costs = ({ charges }: SubscriptionFixture) => new Set(charges.map(({ amount }) => amount));
const isAbout = (fixture: SubscriptionFixture) => (proposal: Pick<Proposal, 'amount'>) =>
  proposal.amount !== null && costs(fixture).has(proposal.amount);

/** The decisions of the user, which wait until something is found. */
function decisionsOf(fixture: SubscriptionFixture): UserAction[] {
  const about = isAbout(fixture);
  const price = fixture.charges[0]?.amount ?? 0;
  const subscription = aSubscription(fixture.name, { id: fixture.id, amount: price, billing_cycle: fixture.cycle });
  const actions: Record<SubscriptionFixture['decision'], UserAction[]> = {
    nothing: [],
    import: [{ type: 'import', id: fixture.id, about }],
    'import at own price': [{ type: 'import', id: fixture.id, about, amount: cents(price * 0.9) }],
    enter: [{ type: 'enter', subscription }],
    'enter and link': [
      { type: 'enter', subscription },
      { type: 'link', id: fixture.id, about },
    ],
    dismiss: [{ type: 'dismiss', id: fixture.id, about }],
  };
  return actions[fixture.decision];
}

function shuffled<T>(items: T[], random: Random): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

/** Performs actions in order; an action that is not possible yet is tried again after each later one. */
function performAll(actions: UserAction[]) {
  const store = createInMemoryStore(today);
  let waiting: UserAction[] = [];
  for (const action of actions) {
    waiting.push(action);
    for (let before = -1; before !== waiting.length; ) {
      before = waiting.length;
      waiting = waiting.filter((one) => !store.perform(one));
    }
  }
  return { store, waiting };
}

describe.each(Array.from({ length: process.env.KUMBARA_LONG ? 25 : 5 }, (_, seed) => seed))(
  'the history of user %i',
  (seed) => {
    const random = seededRandom(seed + 1);
    const fixtures = family(random);
    const documents = documentsOf(fixtures, random);
    const receipts = fixtures
      .filter(({ seen }) => seen !== 'statements')
      .flatMap((one) => one.charges.map((charge) => receiptOf(one, charge)));
    const sources: UserAction[] = [
      ...documents.map((document): UserAction => ({ type: 'upload', document })),
      { type: 'scan', mails: receipts.filter(({ date }) => date < '2026-04') },
      { type: 'scan', mails: receipts.filter(({ date }) => date >= '2026-04') },
      // Some documents are uploaded twice.
      { type: 'upload', document: { ...(documents[2] as StatementDocument), id: 'again' } },
      { type: 'scan', mails: receipts.slice(0, 3) },
    ];
    const actions = [...sources, ...fixtures.flatMap(decisionsOf)];
    const inOrder = performAll(actions);
    const end = inOrder.store.state();

    it('ends as one proposal per subscription, under its name and at its price', () => {
      expect(inOrder.waiting).toEqual([]);
      expect(
        end.proposals
          .map(({ service_name, amount, billing_cycle }) => `${service_name} ${amount} ${billing_cycle}`)
          .sort(),
      ).toEqual(fixtures.map(({ name, charges, cycle }) => `${name} ${charges.at(-1)?.amount} ${cycle}`).sort());
      const expected = {
        nothing: 'open',
        import: 'tracked',
        'import at own price': 'tracked',
        enter: 'open',
        'enter and link': 'tracked',
        dismiss: 'dismissed',
      };
      for (const fixture of fixtures) {
        const proposal = end.proposals.find(isAbout(fixture));
        expect([fixture.name, proposal?.review_status]).toEqual([fixture.name, expected[fixture.decision]]);
        expect(proposal?.subscription_id).toBe(
          fixture.decision === 'nothing' || fixture.decision === 'dismiss' ? undefined : fixture.id,
        );
        expect(new Set(proposal?.evidence.map(({ source }) => source)).size).toBe(fixture.seen === 'both' ? 2 : 1);
        expect(proposal?.charges.map(({ amount }) => amount)).toEqual(fixture.charges.map(({ amount }) => amount));
      }
    });

    it('is the same in any order', () => {
      for (let turn = 0; turn < 4; turn += 1) {
        const other = performAll(shuffled(actions, random));
        expect(other.store.state()).toEqual(end);
      }
    });

    it('is not changed by applying it once more', () => {
      inOrder.store.applyUpdates();
      expect(inOrder.store.state()).toEqual(end);
    });
  },
);
