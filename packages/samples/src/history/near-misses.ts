import { addDays, daysBetween } from '@kumbara/shared';
import { inventName } from '#markets/invented-name.ts';
import { drawPayeeName, drawPersonName } from '#markets/payees.ts';
import type { Random } from '#random.ts';
import { nextWorkingDay } from './calendar.ts';
import {
  createMonthlyRows,
  createRow,
  drawPrice,
  type EverydayContext,
  type EverydayRows,
} from './everyday-context.ts';
import type { HistoryRow, RowKind } from './history.ts';

const named = (text: string, rows: HistoryRow[]): EverydayRows => ({ rows, forbidden: [text], optional: [] });
const someName = (random: Random) => inventName(random).toUpperCase();
const anyDay = ({ from, to, random }: EverydayContext) => addDays(from, random.int(0, daysBetween(from, to)));

/** The same amount to one payee every month, occasionally on another day. */
function everyMonth(context: EverydayContext, text: string, amount: number, kind: RowKind): HistoryRow[] {
  return createMonthlyRows(context, context.random.int(1, 27), (day) => [createRow(day, text, amount, kind)]);
}

/** A barber or a physiotherapist: one price, every three to six weeks. */
const regularVisits = (context: EverydayContext): EverydayRows => {
  const { random, to } = context;
  const text = someName(random);
  const amount = Math.round(drawPrice(random.pick(context.market.lunch), random) * random.int(1, 4));
  const pause = random.int(21, 42);
  const rows = [];
  for (
    let day = addDays(context.from, random.int(0, pause));
    day <= to;
    day = addDays(day, pause + random.int(-7, 7))
  ) {
    rows.push(createRow(day, text, amount, 'habit'));
  }
  return named(text, rows);
};

/** A shop with up to three prices, visited now and then. */
const fewPrices = (context: EverydayContext): EverydayRows => {
  const { random, market } = context;
  const text = someName(random);
  const prices = Array.from({ length: random.int(1, 3) }, () =>
    Math.round(drawPrice(random.pick(market.coffee), random)),
  );
  const visits = Array.from({ length: random.int(3, 12) }, () =>
    createRow(anyDay(context), text, random.pick(prices), 'habit'),
  );
  return named(text, visits);
};

/** Shops with two or three equal purchases, some of them a month apart. */
const repeatPurchases = (context: EverydayContext): EverydayRows => {
  const { random, market } = context;
  const shops = Array.from({ length: random.int(2, 6) }, () => {
    const text = someName(random);
    const amount = drawPrice(random.pick([...market.shops, ...market.coffee]), random);
    const first = anyDay(context);
    const again = random.chance(0.3) ? addDays(first, random.int(24, 36)) : anyDay(context);
    const third = random.chance(0.3) ? [anyDay(context)] : [];
    return named(
      text,
      [first, again, ...third].map((day) => createRow(day, text, amount, 'purchase')),
    );
  });
  return {
    rows: shops.flatMap(({ rows }) => rows),
    forbidden: shops.flatMap(({ forbidden }) => forbidden),
    optional: [],
  };
};

/** Instalments whose lines name the shop only. Half of the shops also sell other things. */
const unmarkedInstalments = (context: EverydayContext): EverydayRows => {
  const { random, market } = context;
  const text = someName(random);
  const parts = random.pick([2, 3, 4, 6, 9, 12]);
  const paidBefore = random.int(1 - parts, parts - 1);
  const amount = drawPrice(random.pick(market.bigShops), random) * random.pick([0.3, 0.6, 1]);
  const rows = createMonthlyRows(context, random.int(2, 27), (day, index) => {
    const part = index + paidBefore;
    return part >= 0 && part < parts ? [createRow(day, text, amount, 'instalment')] : [];
  });
  const others = Array.from({ length: random.chance(0.5) ? random.int(1, 3) : 0 }, () =>
    createRow(anyDay(context), text, drawPrice(random.pick(market.shops), random), 'purchase'),
  );
  return named(text, [...rows, ...others]);
};

/** Rent of a garage, a cellar or a room, as small as a club fee. */
const smallRent = (context: EverydayContext): EverydayRows => {
  const { random, market } = context;
  const text = random.chance(0.5) ? drawPersonName(market, random) : drawPayeeName('landlord', market, random);
  return named(text, everyMonth(context, text, Math.round(market.housing[0] * random.money(0.05, 0.4)), 'rent'));
};

/** School fees in ten months of the year. */
const schoolFees = (context: EverydayContext): EverydayRows => {
  const { random, market } = context;
  const text = drawPayeeName('school', market, random);
  const rows = everyMonth(context, text, Math.round(market.pay[0] * random.money(0.06, 0.3)), 'bill');
  return named(
    text,
    rows.filter(({ date }) => !['07', '08'].includes(date.slice(5, 7))),
  );
};

/** Piano lessons, a cleaner or a childminder: paid to a private person, monthly or weekly. */
const paidToPrivatePerson = (context: EverydayContext): EverydayRows => {
  const { random, market } = context;
  const text = drawPersonName(market, random);
  const amount = Math.round(market.housing[0] * random.money(0.02, 0.12));
  if (random.chance(0.5)) return named(text, everyMonth(context, text, amount, 'transfer'));
  const rows = [];
  for (let day = addDays(context.from, random.int(0, 6)); day <= context.to; day = addDays(day, 7)) {
    if (random.chance(0.85)) rows.push(createRow(nextWorkingDay(day), text, amount, 'transfer'));
  }
  return named(text, rows);
};

/** Donations and policies may or may not count as subscriptions: showing them is neither right nor wrong. */
const donation = (context: EverydayContext): EverydayRows => {
  const text = drawPayeeName('charity', context.market, context.random);
  const amount = Math.round(context.market.pay[0] / 200) * context.random.int(1, 3);
  return { rows: everyMonth(context, text, amount, 'bill'), forbidden: [], optional: [text] };
};
const monthlyPolicy = (context: EverydayContext): EverydayRows => {
  const text = drawPayeeName('insurer', context.market, context.random);
  const amount = context.market.pay[0] * context.random.money(0.01, 0.05);
  return { rows: everyMonth(context, text, amount, 'bill'), forbidden: [], optional: [text] };
};

const onCards = [regularVisits, fewPrices, repeatPurchases, repeatPurchases, unmarkedInstalments, unmarkedInstalments];
const onAnyStatement = [schoolFees, donation, monthlyPolicy];
const onAccounts = [smallRent, paidToPrivatePerson];

/** Rows that look more like a subscription than most purchases. Rents and private persons are rarely paid by card. */
export function generateNearMisses(context: EverydayContext): EverydayRows {
  const { kind, random } = context;
  const forAccounts = kind === 'account' || random.chance(0.1) ? onAccounts : [];
  const chosen = random.sample([...onCards, ...onAnyStatement, ...forAccounts], random.int(3, 5));
  const generated = chosen.map((habit, index) => habit({ ...context, random: random.fork(`near miss ${index}`) }));
  return {
    rows: generated.flatMap(({ rows }) => rows),
    forbidden: generated.flatMap(({ forbidden }) => forbidden),
    optional: generated.flatMap(({ optional }) => optional),
  };
}
