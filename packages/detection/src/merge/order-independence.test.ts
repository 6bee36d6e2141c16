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

/** How a service is paid: what the statement calls it, and who writes the receipt. */
const ways = {
  direct: { text: (name: string) => `${name.toUpperCase()} ISTANBUL` },
  store: { text: () => 'APPLE.COM/BILL ITUNES.COM' },
  wallet: { text: () => 'PAYPAL *2K9BC' },
} as const;
const services = ['netflix', 'spotify', 'exxen', 'mubi', 'duolingo', 'canva', 'strava', 'notion'];
const wishes = ['nothing', 'import', 'import at own price', 'enter', 'enter and link', 'dismiss'] as const;

type Life = {
  /** Of the subscription; `service` may be paid for twice. */
  id: string;
  service: string;
  name: string;
  way: keyof typeof ways;
  seen: 'statements' | 'mails' | 'both';
  charges: { date: IsoDate; amount: number }[];
  cycle: 'monthly' | 'yearly';
  wish: (typeof wishes)[number];
};

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

/** One person's subscriptions; no two cost the same, so that a proposal can be told by its price. */
function livesOf(random: Random): Life[] {
  const left = [...services];
  const waysLeft: Life['way'][] = ['store', 'wallet'];
  return Array.from({ length: 5 }, (_, place) => {
    const service = left.splice(Math.floor(random() * left.length), 1)[0] as string;
    const wish = pick(random, wishes);
    const seen = pick(random, ['statements', 'mails', 'both', 'both'] as const);
    const way = (seen === 'both' && random() < 0.5 && waysLeft.shift()) || 'direct';
    const cycle = way === 'direct' && seen !== 'statements' && random() < 0.2 ? 'yearly' : 'monthly';
    const first = addMonths(`2026-01-${String(3 + Math.floor(random() * 26)).padStart(2, '0')}`, 0);
    const price = cents(40 + place * 97 + Math.floor(random() * 30) + 0.99);
    // What the user decided at one price may be asked again at another: that is another promise.
    const rises = (wish === 'nothing' || wish === 'import') && cycle === 'monthly' && random() < 0.4 ? 3 : 99;
    const days = cycle === 'yearly' ? [addMonths(first, 3)] : months.map((_month, at) => addMonths(first, at));
    const charges = days.map((date, at) => ({ date, amount: at < rises ? price : cents(price * 1.2) }));
    return { id: service, service, name: findServiceById(service)?.name ?? service, way, seen, charges, cycle, wish };
  });
}

/** Another plan of a service: for somebody else in the family, or paid in a store. */
function twinOf({ service, name, charges, seen }: Life, random: Random): Life {
  const days = charges.map(({ date }) => addDays(date, 11)).filter((date) => date < today);
  const paid = days.map((date) => ({ date, amount: 777.77 }));
  const way = seen === 'both' && random() < 0.5 ? 'store' : 'direct';
  const wish = pick(random, ['nothing', 'import', 'dismiss'] as const);
  return { id: `${service}-twin`, service, name, way, seen, charges: paid, cycle: 'monthly', wish };
}

function family(random: Random): Life[] {
  const lives = livesOf(random);
  const [first] = lives.filter(({ way, cycle }) => way === 'direct' && cycle === 'monthly');
  const isStoreFree = !lives.some(({ way }) => way === 'store');
  return first && isStoreFree ? [...lives, twinOf(first, random)] : lives;
}

function documentsOf(lives: Life[], random: Random): StatementDocument[] {
  // What always costs the same may look like a subscription; that is another test's matter.
  const noise = purchases(random, '2026-01-01', 180).filter(({ amount }) => amount % 5 !== 0);
  const booked = lives
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

function receiptOf({ service, name, way, cycle }: Life, { date, amount }: Life['charges'][number]): Mail {
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

const costs = ({ charges }: Life) => new Set(charges.map(({ amount }) => amount));
const isAbout = (life: Life) => (proposal: Pick<Proposal, 'amount'>) =>
  proposal.amount !== null && costs(life).has(proposal.amount);

/** What the person does beside handing in documents; it needs something to be found first, so it waits. */
function decisionsOf(life: Life): UserAction[] {
  const about = isAbout(life);
  const price = life.charges[0]?.amount ?? 0;
  const subscription = aSubscription(life.name, { id: life.id, amount: price, billing_cycle: life.cycle });
  const actions: Record<Life['wish'], UserAction[]> = {
    nothing: [],
    import: [{ type: 'import', id: life.id, about }],
    'import at own price': [{ type: 'import', id: life.id, about, amount: cents(price * 0.9) }],
    enter: [{ type: 'enter', subscription }],
    'enter and link': [
      { type: 'enter', subscription },
      { type: 'link', id: life.id, about },
    ],
    dismiss: [{ type: 'dismiss', id: life.id, about }],
  };
  return actions[life.wish];
}

function shuffled<T>(items: T[], random: Random): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

/** Lives them in an order: whatever cannot be done yet is tried again after everything that can. */
function live(acts: UserAction[]) {
  const notebook = createInMemoryStore(today);
  let waiting: UserAction[] = [];
  for (const act of acts) {
    waiting.push(act);
    for (let before = -1; before !== waiting.length; ) {
      before = waiting.length;
      waiting = waiting.filter((one) => !notebook.perform(one));
    }
  }
  return { notebook, waiting };
}

describe.each(Array.from({ length: 25 }, (_, seed) => seed))('the life of person %i', (seed) => {
  const random = seededRandom(seed + 1);
  const lives = family(random);
  const documents = documentsOf(lives, random);
  const receipts = lives
    .filter(({ seen }) => seen !== 'statements')
    .flatMap((one) => one.charges.map((charge) => receiptOf(one, charge)));
  const sources: UserAction[] = [
    ...documents.map((document): UserAction => ({ type: 'upload', document })),
    { type: 'scan', mails: receipts.filter(({ date }) => date < '2026-04') },
    { type: 'scan', mails: receipts.filter(({ date }) => date >= '2026-04') },
    // Everybody hands in something twice.
    { type: 'upload', document: { ...(documents[2] as StatementDocument), id: 'again' } },
    { type: 'scan', mails: receipts.slice(0, 3) },
  ];
  const acts = [...sources, ...lives.flatMap(decisionsOf)];
  const inOrder = live(acts);
  const end = inOrder.notebook.state();

  it('ends as one proposal per subscription, under its name and at its price', () => {
    expect(inOrder.waiting).toEqual([]);
    expect(
      end.proposals
        .map(({ service_name, amount, billing_cycle }) => `${service_name} ${amount} ${billing_cycle}`)
        .sort(),
    ).toEqual(lives.map(({ name, charges, cycle }) => `${name} ${charges.at(-1)?.amount} ${cycle}`).sort());
    const standing = {
      nothing: 'open',
      import: 'tracked',
      'import at own price': 'tracked',
      enter: 'open',
      'enter and link': 'tracked',
      dismiss: 'dismissed',
    };
    for (const life of lives) {
      const proposal = end.proposals.find(isAbout(life));
      expect([life.name, proposal?.review_status]).toEqual([life.name, standing[life.wish]]);
      expect(proposal?.subscription_id).toBe(life.wish === 'nothing' || life.wish === 'dismiss' ? undefined : life.id);
      expect(new Set(proposal?.evidence.map(({ source }) => source)).size).toBe(life.seen === 'both' ? 2 : 1);
      expect(proposal?.charges.map(({ amount }) => amount)).toEqual(life.charges.map(({ amount }) => amount));
    }
  });

  it('ends the same in whatever order it was lived', () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const other = live(shuffled(acts, random));
      expect(other.notebook.state()).toEqual(end);
    }
  });

  it('is not changed by applying it once more', () => {
    inOrder.notebook.applyUpdates();
    expect(inOrder.notebook.state()).toEqual(end);
  });
});
