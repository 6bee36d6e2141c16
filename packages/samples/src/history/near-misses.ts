import { addDays, daysBetween } from '@kumbara/shared';
import { inventedName } from '#markets/invented-name.ts';
import { somebody, unnamed } from '#markets/payees.ts';
import type { Random } from '#random.ts';
import { workingDay } from './calendar.ts';
import { type Habits, type Life, monthly, price, row } from './everyday-context.ts';
import type { HistoryRow, RowKind } from './history.ts';

const named = (text: string, rows: HistoryRow[]): Habits => ({ rows, mustNot: [text], optional: [] });
const someName = (random: Random) => inventedName(random).toUpperCase();
const anyDay = ({ from, to, random }: Life) => addDays(from, random.int(0, daysBetween(from, to)));

/** The same sum every month to one payee, now and then a different day. */
function everyMonth(life: Life, text: string, amount: number, kind: RowKind): HistoryRow[] {
  return monthly(life, life.random.int(1, 27), (day) => [row(day, text, amount, kind)]);
}

/** A barber, a physiotherapist: one price, every three to six weeks, whenever there is time. */
const regularVisits = (life: Life): Habits => {
  const { random, to } = life;
  const text = someName(random);
  const amount = Math.round(price(random.pick(life.market.lunch), random) * random.int(1, 4));
  const pause = random.int(21, 42);
  const rows = [];
  for (let day = addDays(life.from, random.int(0, pause)); day <= to; day = addDays(day, pause + random.int(-7, 7))) {
    rows.push(row(day, text, amount, 'habit'));
  }
  return named(text, rows);
};

/** A shop with two or three prices in all, entered now and then. */
const fewPrices = (life: Life): Habits => {
  const { random, market } = life;
  const text = someName(random);
  const prices = Array.from({ length: random.int(1, 3) }, () => Math.round(price(random.pick(market.coffee), random)));
  const visits = Array.from({ length: random.int(3, 12) }, () => row(anyDay(life), text, random.pick(prices), 'habit'));
  return named(text, visits);
};

/** Shops where somebody bought the same thing twice or three times: a month apart now and then, by chance or by habit. */
const boughtAgain = (life: Life): Habits => {
  const { random, market } = life;
  const shops = Array.from({ length: random.int(2, 6) }, () => {
    const text = someName(random);
    const amount = price(random.pick([...market.shops, ...market.coffee]), random);
    const first = anyDay(life);
    const again = random.chance(0.3) ? addDays(first, random.int(24, 36)) : anyDay(life);
    const third = random.chance(0.3) ? [anyDay(life)] : [];
    return named(
      text,
      [first, again, ...third].map((day) => row(day, text, amount, 'purchase')),
    );
  });
  return { rows: shops.flatMap(({ rows }) => rows), mustNot: shops.flatMap(({ mustNot }) => mustNot), optional: [] };
};

/** A purchase in parts whose lines name a shop and nothing else; half of the shops sell other things, too. */
const unsaidParts = (life: Life): Habits => {
  const { random, market } = life;
  const text = someName(random);
  const parts = random.pick([2, 3, 4, 6, 9, 12]);
  const paidBefore = random.int(1 - parts, parts - 1);
  const amount = price(random.pick(market.bigShops), random) * random.pick([0.3, 0.6, 1]);
  const rows = monthly(life, random.int(2, 27), (day, index) => {
    const part = index + paidBefore;
    return part >= 0 && part < parts ? [row(day, text, amount, 'instalment')] : [];
  });
  const others = Array.from({ length: random.chance(0.5) ? random.int(1, 3) : 0 }, () =>
    row(anyDay(life), text, price(random.pick(market.shops), random), 'purchase'),
  );
  return named(text, [...rows, ...others]);
};

/** A garage, a cellar, a room: a rent that is no larger than a club's fee. */
const smallRent = (life: Life): Habits => {
  const { random, market } = life;
  const text = random.chance(0.5) ? somebody(market, random) : unnamed('landlord', market, random);
  return named(text, everyMonth(life, text, Math.round(market.housing[0] * random.money(0.05, 0.4)), 'rent'));
};

/** Ten months of the year. */
const schoolFees = (life: Life): Habits => {
  const { random, market } = life;
  const text = unnamed('school', market, random);
  const rows = everyMonth(life, text, Math.round(market.pay[0] * random.money(0.06, 0.3)), 'bill');
  return named(
    text,
    rows.filter(({ date }) => !['07', '08'].includes(date.slice(5, 7))),
  );
};

/** Piano lessons, a cleaner, a childminder: paid to a person, by the month or by the week. */
const paidToSomebody = (life: Life): Habits => {
  const { random, market } = life;
  const text = somebody(market, random);
  const amount = Math.round(market.housing[0] * random.money(0.02, 0.12));
  if (random.chance(0.5)) return named(text, everyMonth(life, text, amount, 'transfer'));
  const rows = [];
  for (let day = addDays(life.from, random.int(0, 6)); day <= life.to; day = addDays(day, 7)) {
    if (random.chance(0.85)) rows.push(row(workingDay(day), text, amount, 'transfer'));
  }
  return named(text, rows);
};

/** Whether a donation or a policy is a subscription is for its payer to say: showing it is neither right nor wrong. */
const donation = (life: Life): Habits => {
  const text = unnamed('charity', life.market, life.random);
  const amount = Math.round(life.market.pay[0] / 200) * life.random.int(1, 3);
  return { rows: everyMonth(life, text, amount, 'bill'), mustNot: [], optional: [text] };
};
const monthlyPolicy = (life: Life): Habits => {
  const text = unnamed('insurer', life.market, life.random);
  const amount = life.market.pay[0] * life.random.money(0.01, 0.05);
  return { rows: everyMonth(life, text, amount, 'bill'), mustNot: [], optional: [text] };
};

const onCards = [regularVisits, fewPrices, boughtAgain, boughtAgain, unsaidParts, unsaidParts];
const anywhere = [schoolFees, donation, monthlyPolicy];
const onAccounts = [smallRent, paidToSomebody];

/** What looks more like a subscription than most of what people buy. Rents and people are seldom paid by card. */
export function nearMisses(life: Life): Habits {
  const { kind, random } = life;
  const own = kind === 'account' || random.chance(0.1) ? onAccounts : [];
  const chosen = random.sample([...onCards, ...anywhere, ...own], random.int(3, 5));
  const lived = chosen.map((habit, index) => habit({ ...life, random: random.fork(`near miss ${index}`) }));
  return {
    rows: lived.flatMap(({ rows }) => rows),
    mustNot: lived.flatMap(({ mustNot }) => mustNot),
    optional: lived.flatMap(({ optional }) => optional),
  };
}
