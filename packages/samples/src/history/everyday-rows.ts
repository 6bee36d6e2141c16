import { addDays, daysBetween } from '@kumbara/shared';
import { fillTemplate } from '#mails/write/fill.ts';
import { inventName } from '#markets/invented-name.ts';
import type { Market, Shop } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { fillPlaceholders } from './book-charges.ts';
import { isWeekend, listDays, nextWorkingDay } from './calendar.ts';
import {
  createMonthlyRows,
  createRow,
  drawPrice,
  type EverydayContext,
  type EverydayRows,
  listMonths,
} from './everyday-context.ts';
import type { HistoryRow, RowKind } from './history.ts';
import { generateNearMisses } from './near-misses.ts';

/** Purchases of one thing at one price on random days: of all habits the most similar to a subscription. */
function createSamePriceRows(
  context: EverydayContext,
  shop: Shop,
  perMonth: number,
  onlyWorkdays: boolean,
): HistoryRow[] {
  const amount = Math.round(drawPrice(shop, context.random) * 10) / 10;
  return listDays(context.from, context.to)
    .filter((day) => !(onlyWorkdays && isWeekend(day)) && context.random.chance(perMonth / 30))
    .map((day) => createRow(day, shop[0], amount, 'habit'));
}

/** Half of the time, replaces the shop's name with an invented one that does not reveal what it sells. */
const maybeAnonymize = (shop: Shop, random: Random): Shop =>
  random.chance(0.5) ? [inventName(random).toUpperCase(), shop[1], shop[2]] : shop;

const coffee = (context: EverydayContext): EverydayRows => {
  const shop = maybeAnonymize(context.random.pick(context.market.coffee), context.random);
  return { rows: createSamePriceRows(context, shop, 9, false), forbidden: [shop[0]], optional: [] };
};

const lunch = (context: EverydayContext): EverydayRows => {
  const shop = maybeAnonymize(context.random.pick(context.market.lunch), context.random);
  return { rows: createSamePriceRows(context, shop, 14, true), forbidden: [shop[0]], optional: [] };
};

const topUp = (context: EverydayContext): EverydayRows => {
  const [text, amount] = context.market.topUp;
  return {
    rows: [5, 15, 25].flatMap((day) =>
      createMonthlyRows(context, day, (date) => [createRow(date, text, amount, 'habit')]),
    ),
    forbidden: [text],
    optional: [],
  };
};

const weeklyGroceries = (context: EverydayContext): EverydayRows => {
  const shop = context.random.pick(context.market.shops.slice(0, 3));
  const start = context.random.int(0, 6);
  const rows = listDays(addDays(context.from, start), context.to)
    .filter((_, index) => index % 7 === 0)
    .map((day) => createRow(day, shop[0], drawPrice(shop, context.random), 'purchase'));
  return { rows, forbidden: [shop[0]], optional: [] };
};

/** Three equal purchases on three days in a row. */
const threeEqualPurchases = (context: EverydayContext): EverydayRows => {
  const [text, low] = context.random.pick(context.market.lookAlikes);
  const start = addDays(context.from, context.random.int(2, Math.max(2, daysBetween(context.from, context.to) - 4)));
  return {
    rows: [0, 1, 2].map((n) => createRow(addDays(start, n), text, low, 'purchase')),
    forbidden: [text],
    optional: [],
  };
};

const lookAlikes = (context: EverydayContext): EverydayRows => {
  const shops = context.random.sample(context.market.lookAlikes, 2);
  const span = daysBetween(context.from, context.to);
  return {
    rows: shops.map((shop) =>
      createRow(
        addDays(context.from, context.random.int(0, span)),
        shop[0],
        drawPrice(shop, context.random),
        'purchase',
      ),
    ),
    forbidden: shops.map(([text]) => text),
    optional: [],
  };
};

const nameInstalment = ({ instalment }: Market, shop: string, part: number, parts: number): string => {
  const [part2, parts2] = [part, parts].map((number) => String(number).padStart(2, '0'));
  return fillTemplate(instalment, { shop, part: String(part), parts: String(parts), part2, parts2 });
};

/** A purchase in 3 to 12 instalments, numbered on each line. */
const instalments = (context: EverydayContext): EverydayRows => {
  const { market, random } = context;
  const shop = random.pick(market.bigShops);
  const parts = random.pick([3, 6, 9, 12]);
  const before = random.int(0, parts - 1);
  const amount = drawPrice(shop, random);
  const rows = createMonthlyRows(context, random.int(2, 27), (day, index) =>
    index + before < parts
      ? [createRow(day, nameInstalment(market, shop[0], index + before + 1, parts), amount, 'instalment')]
      : [],
  );
  return { rows, forbidden: [shop[0]], optional: [] };
};

/**
 * A purchase in three to six equal instalments that are not marked as such, half of them after a larger first payment.
 * The shop sells no subscription.
 */
const unmarkedInstalments = (context: EverydayContext): EverydayRows => {
  const { market, random } = context;
  const shop = random.pick(market.bigShops);
  const parts = random.int(3, 6);
  const amount = drawPrice(shop, random);
  const first = random.chance(0.5) ? amount * 2.5 : amount;
  const rows = createMonthlyRows(context, random.int(2, 27), (day, index) =>
    index < parts ? [createRow(day, shop[0], index === 0 ? first : amount, 'instalment')] : [],
  );
  return { rows, forbidden: [shop[0]], optional: [] };
};

const fees = (context: EverydayContext): EverydayRows => {
  const { market, random } = context;
  const rows = createMonthlyRows(context, 28, (day) => {
    const interest = random.money(8, 60);
    return [createRow(day, market.interest, interest, 'fee'), createRow(day, market.tax, interest * 0.3, 'fee')];
  });
  return { rows, forbidden: [market.interest, market.tax], optional: [] };
};

const bills = (context: EverydayContext): EverydayRows => {
  const shops = context.random.sample(context.market.bills, 2);
  const rows = shops.flatMap((shop) =>
    createMonthlyRows(context, context.random.int(3, 26), (day) => [
      createRow(day, shop[0], drawPrice(shop, context.random), 'bill'),
    ]),
  );
  return { rows, forbidden: [], optional: shops.map(([text]) => text) };
};

/** Three yearly policies of one insurer, four months apart. They are not one policy billed every four months. */
const policies = (context: EverydayContext): EverydayRows => {
  const { market, random } = context;
  const amounts = [0, 1, 2].map(() => random.money(market.pay[0] / 20, market.pay[0] / 6));
  const rows = listMonths(context).flatMap((month, index) => {
    const amount = amounts[Math.floor((index % 12) / 4)];
    return index % 4 === 1 && amount
      ? [createRow(nextWorkingDay(addDays(month, 11)), market.insurer, amount, 'bill')]
      : [];
  });
  return { rows, forbidden: [], optional: [market.insurer] };
};

/** Salary, rent, dues, loan, allowance, and cash after pay day. */
const household = (context: EverydayContext): EverydayRows => {
  const { market, random } = context;
  const salary = Math.round(random.money(...market.pay));
  const rent = Math.round(random.money(...market.housing) / 10) * 10;
  const loan = random.money(rent / 4, rent / 2);
  const paid = random.int(1, 9);
  const rows = [
    ...createMonthlyRows(context, 1, (day) => [createRow(day, market.salary, salary, 'salary', 'in')]),
    ...createMonthlyRows(context, 2, (day) => [
      createRow(addDays(day, 1), market.cash, Math.round(rent / 100) * 10, 'cash'),
    ]),
    ...createMonthlyRows(context, 3, (day) => [createRow(day, market.rent, rent, 'rent')]),
    ...createMonthlyRows(context, 5, (day) => [createRow(day, market.dues, Math.round(rent / 18), 'rent')]),
    ...createMonthlyRows(context, 15, (day, index) => [
      createRow(day, fillTemplate(market.loan, { part: String(paid + index) }), loan, 'loan'),
    ]),
    ...createMonthlyRows(context, 20, (day) => [
      createRow(day, market.allowance, Math.round(rent / 120) * 10, 'transfer'),
    ]),
  ];
  const { salary: pay, rent: home, dues, allowance, cash } = market;
  return {
    rows,
    forbidden: [pay, home, dues, allowance, cash, market.loan.replace(/\{.*$/, '').trim()],
    optional: [],
  };
};

/** Purchases of all kinds; 2 % of them are refunded. */
function createPurchases(context: EverydayContext, count: number): HistoryRow[] {
  const { market, random } = context;
  const span = daysBetween(context.from, context.to);
  const shops = [...market.shops, ...market.shops.slice(0, 6).map((shop) => maybeAnonymize(shop, random))];
  return Array.from({ length: count }).flatMap(() => {
    const shop = random.pick(shops);
    const text = random.chance(0.3) ? `${shop[0]} ${random.pick(market.cities)}` : shop[0];
    const bought = createRow(
      addDays(context.from, random.int(0, span)),
      fillPlaceholders(text, random),
      drawPrice(shop, random),
      'purchase',
    );
    if (!random.chance(0.02)) return [bought];
    return [
      bought,
      { ...bought, date: addDays(bought.date, 5), text: `${market.refund} ${text}`, direction: 'in', kind: 'refund' },
    ];
  });
}

const onCards = [fees, instalments];
const onAccounts = [household, bills];
const onAnyStatement = [
  coffee,
  lunch,
  topUp,
  weeklyGroceries,
  threeEqualPurchases,
  lookAlikes,
  instalments,
  unmarkedInstalments,
  bills,
  policies,
];

/** Half of the purchases of the last two days are still pending. */
const isPending = ({ kind, date, text }: HistoryRow, { to, random }: EverydayContext) =>
  kind === 'purchase' && date >= addDays(to, -1) && random.fork(`${text} ${date}`).chance(0.5) && { pending: true };

/** All rows that are no subscription: about `count`, and at least those of the required habits. */
export function generateEverydayRows(context: EverydayContext, count: number): EverydayRows {
  const { kind, random } = context;
  const required = kind === 'card' ? onCards : onAccounts;
  const rest = onAnyStatement.filter((habit) => !required.includes(habit));
  const chosen = [...required, ...random.sample(rest, random.int(3, 5))];
  const generated = chosen.map((habit, index) => habit({ ...context, random: random.fork(`habit ${index}`) }));
  if (context.hard) generated.push(generateNearMisses({ ...context, random: random.fork('near misses') }));
  const rows = generated.flatMap((habit) => habit.rows);
  rows.push(...createPurchases({ ...context, random: random.fork('purchases') }, Math.max(0, count - rows.length)));
  const prefix = (kind: RowKind) =>
    kind === 'purchase' || kind === 'habit' ? context.prefixes.purchase : kind === 'bill' ? context.prefixes.debit : '';
  return {
    rows: rows
      .filter(({ date }) => date >= context.from && date <= context.to)
      .map((one) => ({ ...one, text: `${prefix(one.kind)}${one.text}`, ...isPending(one, context) })),
    forbidden: [...new Set(generated.flatMap(({ forbidden }) => forbidden))],
    optional: [...new Set(generated.flatMap(({ optional }) => optional))],
  };
}
