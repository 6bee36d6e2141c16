import { addDays, daysBetween } from '@kumbara/shared';
import { inventedName } from '#markets/invented-name.ts';
import type { Shop } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { fill } from './book-charges.ts';
import { days, isWeekend, workingDay } from './calendar.ts';
import { type Habits, type Life, monthly, months, price, row } from './everyday-context.ts';
import type { HistoryRow, RowKind } from './history.ts';
import { nearMisses } from './near-misses.ts';

/** One thing at one price on random days: the closest a habit comes to a subscription. */
function samePrice(life: Life, shop: Shop, perMonth: number, onlyWorkdays: boolean): HistoryRow[] {
  const amount = Math.round(price(shop, life.random) * 10) / 10;
  return days(life.from, life.to)
    .filter((day) => !(onlyWorkdays && isWeekend(day)) && life.random.chance(perMonth / 30))
    .map((day) => row(day, shop[0], amount, 'habit'));
}

/** Half of the time under a name that does not tell what is sold there. */
const perhapsAnonymous = (shop: Shop, random: Random): Shop =>
  random.chance(0.5) ? [inventedName(random).toUpperCase(), shop[1], shop[2]] : shop;

const coffee = (life: Life): Habits => {
  const shop = perhapsAnonymous(life.random.pick(life.market.coffee), life.random);
  return { rows: samePrice(life, shop, 9, false), mustNot: [shop[0]], optional: [] };
};

const lunch = (life: Life): Habits => {
  const shop = perhapsAnonymous(life.random.pick(life.market.lunch), life.random);
  return { rows: samePrice(life, shop, 14, true), mustNot: [shop[0]], optional: [] };
};

const topUp = (life: Life): Habits => {
  const [text, amount] = life.market.topUp;
  return {
    rows: [5, 15, 25].flatMap((day) => monthly(life, day, (date) => [row(date, text, amount, 'habit')])),
    mustNot: [text],
    optional: [],
  };
};

const weeklyGroceries = (life: Life): Habits => {
  const shop = life.random.pick(life.market.shops.slice(0, 3));
  const start = life.random.int(0, 6);
  const rows = days(addDays(life.from, start), life.to)
    .filter((_, index) => index % 7 === 0)
    .map((day) => row(day, shop[0], price(shop, life.random), 'purchase'));
  return { rows, mustNot: [shop[0]], optional: [] };
};

/** Three equal purchases on three days in a row. */
const threeTimes = (life: Life): Habits => {
  const [text, low] = life.random.pick(life.market.lookAlikes);
  const start = addDays(life.from, life.random.int(2, Math.max(2, daysBetween(life.from, life.to) - 4)));
  return { rows: [0, 1, 2].map((n) => row(addDays(start, n), text, low, 'purchase')), mustNot: [text], optional: [] };
};

const lookAlikes = (life: Life): Habits => {
  const shops = life.random.sample(life.market.lookAlikes, 2);
  const span = daysBetween(life.from, life.to);
  return {
    rows: shops.map((shop) =>
      row(addDays(life.from, life.random.int(0, span)), shop[0], price(shop, life.random), 'purchase'),
    ),
    mustNot: shops.map(([text]) => text),
    optional: [],
  };
};

/** A purchase in 3 to 12 parts, its number printed on each line. */
const instalments = (life: Life): Habits => {
  const { market, random } = life;
  const shop = random.pick(market.bigShops);
  const parts = random.pick([3, 6, 9, 12]);
  const before = random.int(0, parts - 1);
  const amount = price(shop, random);
  const rows = monthly(life, random.int(2, 27), (day, index) =>
    index + before < parts
      ? [row(day, market.instalment(shop[0], index + before + 1, parts), amount, 'instalment')]
      : [],
  );
  return { rows, mustNot: [shop[0]], optional: [] };
};

/**
 * Three to six equal payments for one purchase whose lines do not say so, half of them after a larger first one:
 * a shop for furniture sells no subscription.
 */
const silentInstalments = (life: Life): Habits => {
  const { market, random } = life;
  const shop = random.pick(market.bigShops);
  const parts = random.int(3, 6);
  const amount = price(shop, random);
  const first = random.chance(0.5) ? amount * 2.5 : amount;
  const rows = monthly(life, random.int(2, 27), (day, index) =>
    index < parts ? [row(day, shop[0], index === 0 ? first : amount, 'instalment')] : [],
  );
  return { rows, mustNot: [shop[0]], optional: [] };
};

const fees = (life: Life): Habits => {
  const { market, random } = life;
  const rows = monthly(life, 28, (day) => {
    const interest = random.money(8, 60);
    return [row(day, market.interest, interest, 'fee'), row(day, market.tax, interest * 0.3, 'fee')];
  });
  return { rows, mustNot: [market.interest, market.tax], optional: [] };
};

const bills = (life: Life): Habits => {
  const shops = life.random.sample(life.market.bills, 2);
  const rows = shops.flatMap((shop) =>
    monthly(life, life.random.int(3, 26), (day) => [row(day, shop[0], price(shop, life.random), 'bill')]),
  );
  return { rows, mustNot: [], optional: shops.map(([text]) => text) };
};

/** Three yearly policies of one insurer, four months apart: not one policy every four months. */
const policies = (life: Life): Habits => {
  const { market, random } = life;
  const amounts = [0, 1, 2].map(() => random.money(market.pay[0] / 20, market.pay[0] / 6));
  const rows = months(life).flatMap((month, index) => {
    const amount = amounts[Math.floor((index % 12) / 4)];
    return index % 4 === 1 && amount ? [row(workingDay(addDays(month, 11)), market.insurer, amount, 'bill')] : [];
  });
  return { rows, mustNot: [], optional: [market.insurer] };
};

/** Salary, rent, dues, loan, allowance, cash after pay-day. */
const household = (life: Life): Habits => {
  const { market, random } = life;
  const salary = Math.round(random.money(...market.pay));
  const rent = Math.round(random.money(...market.housing) / 10) * 10;
  const loan = random.money(rent / 4, rent / 2);
  const paid = random.int(1, 9);
  const rows = [
    ...monthly(life, 1, (day) => [row(day, market.salary, salary, 'salary', 'in')]),
    ...monthly(life, 2, (day) => [row(addDays(day, 1), market.cash, Math.round(rent / 100) * 10, 'cash')]),
    ...monthly(life, 3, (day) => [row(day, market.rent, rent, 'rent')]),
    ...monthly(life, 5, (day) => [row(day, market.dues, Math.round(rent / 18), 'rent')]),
    ...monthly(life, 15, (day, index) => [row(day, market.loan(paid + index), loan, 'loan')]),
    ...monthly(life, 20, (day) => [row(day, market.allowance, Math.round(rent / 120) * 10, 'transfer')]),
  ];
  const { salary: pay, rent: home, dues, allowance, cash } = market;
  return {
    rows,
    mustNot: [pay, home, dues, allowance, cash, market.loan(1).replace(/\d.*$/, '').trim()],
    optional: [],
  };
};

/** Purchases of all kinds, one of them taken back now and then. */
function purchases(life: Life, count: number): HistoryRow[] {
  const { market, random } = life;
  const span = daysBetween(life.from, life.to);
  const shops = [...market.shops, ...market.shops.slice(0, 6).map((shop) => perhapsAnonymous(shop, random))];
  return Array.from({ length: count }).flatMap(() => {
    const shop = random.pick(shops);
    const text = random.chance(0.3) ? `${shop[0]} ${random.pick(market.cities)}` : shop[0];
    const bought = row(addDays(life.from, random.int(0, span)), fill(text, random), price(shop, random), 'purchase');
    if (!random.chance(0.02)) return [bought];
    return [
      bought,
      { ...bought, date: addDays(bought.date, 5), text: market.refund(text), direction: 'in', kind: 'refund' },
    ];
  });
}

const onCards = [fees, instalments];
const onAccounts = [household, bills];
const anywhere = [
  coffee,
  lunch,
  topUp,
  weeklyGroceries,
  threeTimes,
  lookAlikes,
  instalments,
  silentInstalments,
  bills,
  policies,
];

/** Purchases of the last two days may not be settled yet. */
const isPending = ({ kind, date, text }: HistoryRow, { to, random }: Life) =>
  kind === 'purchase' && date >= addDays(to, -1) && random.fork(`${text} ${date}`).chance(0.5) && { pending: true };

/** Everything around the subscriptions, about `count` rows of it and never fewer than a household has. */
export function liveALife(life: Life, count: number): Habits {
  const { kind, random } = life;
  const own = kind === 'card' ? onCards : onAccounts;
  const rest = anywhere.filter((habit) => !own.includes(habit));
  const chosen = [...own, ...random.sample(rest, random.int(3, 5))];
  const lived = chosen.map((habit, index) => habit({ ...life, random: random.fork(`habit ${index}`) }));
  if (life.hard) lived.push(nearMisses({ ...life, random: random.fork('near misses') }));
  const rows = lived.flatMap((habit) => habit.rows);
  rows.push(...purchases({ ...life, random: random.fork('purchases') }, Math.max(0, count - rows.length)));
  const prefix = (kind: RowKind) =>
    kind === 'purchase' || kind === 'habit' ? life.prefixes.purchase : kind === 'bill' ? life.prefixes.debit : '';
  return {
    rows: rows
      .filter(({ date }) => date >= life.from && date <= life.to)
      .map((one) => ({ ...one, text: `${prefix(one.kind)}${one.text}`, ...isPending(one, life) })),
    mustNot: [...new Set(lived.flatMap(({ mustNot }) => mustNot))],
    optional: [...new Set(lived.flatMap(({ optional }) => optional))],
  };
}
