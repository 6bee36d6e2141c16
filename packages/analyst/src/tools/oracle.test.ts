import { sampled } from '@kumbara/samples';
import { categories } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import type { PortfolioSubscription } from '#portfolio.ts';
import { byCategoryTool } from './by-category.ts';
import { costPerUseTool } from './cost-per-use.ts';
import type { Money } from './facts.ts';
import { listSubscriptionsTool } from './list-subscriptions.ts';
import { overlapsTool } from './overlaps.ts';
import { priceRisesTool } from './price-rises.ts';
import { savedSoFarTool } from './saved-so-far.ts';
import * as oracle from './testing/oracle.ts';
import { randomPortfolio, today } from './testing/portfolio-factory.ts';
import { totalsTool } from './totals.ts';
import { upcomingTool } from './upcoming.ts';
import { whatIfTool } from './what-if.ts';
import { whyListedTool } from './why-listed.ts';
import { yearlyOrMonthlyTool } from './yearly-or-monthly.ts';

const drawn = sampled(
  Array.from({ length: 200 }, (_, seed) => seed),
  50,
).map((seed) => randomPortfolio(seed));
const each = (check: (portfolio: (typeof drawn)[0], items: PortfolioSubscription[]) => void) => {
  for (const portfolio of drawn) check(portfolio, oracle.active(portfolio));
};
const byCurrency = (amounts: Money[]) => Object.fromEntries(amounts.map(({ amount, currency }) => [currency, amount]));
const of = (value: bigint, { currency }: PortfolioSubscription): Money => ({
  amount: oracle.amountOf(value, currency),
  currency,
});
const withId = (items: PortfolioSubscription[], id: string) =>
  items.find((one) => one.id === id) as PortfolioSubscription;

describe('amounts are those of a second computation', () => {
  it('in totals, of all, of a category and of a currency', () => {
    each((portfolio, items) => {
      for (const category of [null, ...categories]) {
        for (const currency of [null, 'TRY', 'KWD']) {
          const own = items.filter(
            (one) => (!category || one.category === category) && (!currency || one.currency === currency),
          );
          const { result } = totalsTool.run(portfolio, { category, currency });
          expect(byCurrency(result.per_month)).toEqual(oracle.sums(own, oracle.ofMonth));
          expect(byCurrency(result.per_year)).toEqual(oracle.sums(own, oracle.ofYear));
          const due = own.flatMap((one) =>
            oracle
              .daysPaid(one, '2026-11-01', '2026-11-30')
              .map((day) => ({ ...one, amount: oracle.priceOn(one, day, today) })),
          );
          const dueSums = oracle.sums(due, (one) => oracle.mine(one, one.amount));
          expect(byCurrency(result.due_this_month)).toEqual(dueSums);
          expect(result.subscriptions).toBe(own.length);
        }
      }
    });
  });
  it('in every category', () => {
    each((portfolio, items) => {
      const { result } = byCategoryTool.run(portfolio, {});
      expect(result.categories.map(({ category }) => category).sort()).toEqual(
        [...new Set(items.map(({ category }) => category))].sort(),
      );
      for (const row of result.categories) {
        const own = items.filter(({ category }) => category === row.category);
        expect(byCurrency(row.per_month)).toEqual(oracle.sums(own, oracle.ofMonth));
        expect(byCurrency(row.per_year)).toEqual(oracle.sums(own, oracle.ofYear));
      }
    });
  });
  it('in lists, and dearest first within a currency', () => {
    each((portfolio, items) => {
      const args = { category: null, currency: null, status: null, ids: null, most: null };
      const { result } = listSubscriptionsTool.run(portfolio, { ...args, sort: 'cost' });
      expect(result.items).toHaveLength(items.length);
      result.items.forEach((item, at) => {
        const subscription = withId(items, item.id);
        expect(item.payment).toEqual(of(oracle.mine(subscription, subscription.amount), subscription));
        expect(item.per_month).toEqual(of(oracle.ofMonth(subscription), subscription));
        expect(item.per_year).toEqual(of(oracle.ofYear(subscription), subscription));
        const next = result.items[at + 1];
        if (next?.per_year.currency === item.per_year.currency)
          expect(item.per_year.amount).toBeGreaterThanOrEqual(next.per_year.amount);
      });
    });
  });
  it('in what is due in the next days, today and the last day among them', () => {
    each((portfolio, items) => {
      for (const days of [0, 1, 7, 31, 366]) {
        const until = oracle.plus(today, days);
        const { result } = upcomingTool.run(portfolio, { days });
        const expected = items.flatMap((one) =>
          oracle
            .daysPaid({ ...one, started_on: undefined, charged_since: undefined }, today, until)
            .map((date) => ({ one, date })),
        );
        expect(result.payments).toHaveLength(expected.length);
        const totals: Record<string, bigint> = {};
        for (const { one, date } of expected) {
          const part = oracle.mine(one, oracle.priceOn(one, date, today));
          totals[one.currency] = (totals[one.currency] ?? 0n) + part;
          expect(result.payments).toContainEqual({ id: one.id, name: one.name, date, amount: of(part, one) });
        }
        expect(byCurrency(result.total)).toEqual(
          Object.fromEntries(
            Object.entries(totals).map(([currency, total]) => [currency, oracle.amountOf(total, currency)]),
          ),
        );
      }
    });
  });
  it('in what ending some of them would save, and in what is left', () => {
    each((portfolio, items) => {
      const drop = portfolio.subscriptions.filter((_, at) => at % 3 === 0).map(({ id }) => id);
      const { result } = whatIfTool.run(portfolio, { drop });
      const [gone, left] = [items.filter(({ id }) => drop.includes(id)), items.filter(({ id }) => !drop.includes(id))];
      expect(byCurrency(result.saving_per_month)).toEqual(oracle.sums(gone, oracle.ofMonth));
      expect(byCurrency(result.saving_per_year)).toEqual(oracle.sums(gone, oracle.ofYear));
      expect(byCurrency(result.left_per_month)).toEqual(oracle.sums(left, oracle.ofMonth));
      expect(byCurrency(result.left_per_year)).toEqual(oracle.sums(left, oracle.ofYear));
      expect(result.subscriptions_left).toBe(left.length);
    });
  });
  it('in what cancelled ones no longer cost', () => {
    each((portfolio) => {
      const gone = portfolio.subscriptions.filter(({ status }) => status === 'cancelled');
      const { result } = savedSoFarTool.run(portfolio, {});
      expect(byCurrency(result.per_month)).toEqual(oracle.sums(gone, oracle.ofMonth));
      expect(byCurrency(result.per_year)).toEqual(oracle.sums(gone, oracle.ofYear));
    });
  });
  it('in overlaps', () => {
    let seen = 0;
    each((portfolio, items) => {
      for (const { items: members, per_month, candidate } of overlapsTool.run(portfolio, {}).result.overlaps) {
        seen += 1;
        const own = members.map(({ id }) => withId(items, id));
        expect(byCurrency(per_month)).toEqual(oracle.sums(own, oracle.ofMonth));
        const dropped = withId(items, candidate.id);
        expect(candidate.saving_per_month).toEqual(of(oracle.ofMonth(dropped), dropped));
        expect(candidate.saving_per_year).toEqual(of(oracle.ofYear(dropped), dropped));
      }
    });
    expect(seen).toBeGreaterThan(drawn.length / 4);
  });
  it('in what documents show to have been paid', () => {
    each((portfolio) => {
      for (const subscription of portfolio.subscriptions) {
        const found = whyListedTool.run(portfolio, { id: subscription.id }).result.subscription;
        const paid = subscription.charges
          .map(({ amount }) => oracle.mine(subscription, amount))
          .reduce((a, b) => a + b, 0n);
        expect(byCurrency(found?.paid_so_far ?? [])).toEqual(
          subscription.charges.length > 0 ? { [subscription.currency]: of(paid, subscription).amount } : {},
        );
        expect(found?.charges).toBe(subscription.charges.length);
      }
    });
  });
  it('in what a use costs', () => {
    let seen = 0;
    each((portfolio, items) => {
      for (const item of costPerUseTool.run(portfolio, { ids: null }).result.items) {
        seen += 1;
        const subscription = withId(items, item.id);
        const uses = subscription.uses.reduce((all, { used, times }) => all + (used ? (times ?? 1) : 0), 0);
        const spent = subscription.uses.reduce(
          (all, { month }) => all + oracle.ofMonth(subscription, priceIn(subscription, month)),
          0n,
        );
        expect(item.uses).toBe(uses);
        expect(item.spent).toEqual(of(spent, subscription));
        expect(item.cost_per_use).toEqual(uses > 0 ? of(oracle.quotient(spent, uses), subscription) : null);
      }
    });
    expect(seen).toBeGreaterThan(drawn.length / 4);
  });
  it('in rises', () => {
    let seen = 0;
    each((portfolio, items) => {
      const { rises, more_per_year } = priceRisesTool.run(portfolio, { since: '2025-11-21' }).result;
      const more: Record<string, bigint> = {};
      for (const rise of rises) {
        seen += 1;
        const subscription = withId(items, rise.id);
        const whole = (part: Money) =>
          [...subscription.price_history, ...subscription.charges, subscription].find(
            ({ amount }) => of(oracle.mine(subscription, amount), subscription).amount === part.amount,
          )?.amount as number;
        const [before, now] = [whole(rise.before), whole(rise.now)];
        expect(rise.change).toEqual(
          of(oracle.mine(subscription, now) - oracle.mine(subscription, before), subscription),
        );
        expect(Math.abs(rise.change_percent - ((now - before) / before) * 100)).toBeLessThan(0.0501);
        expect(now).toBe(subscription.amount);
        const year = oracle.ofYear(subscription, now) - oracle.ofYear(subscription, before);
        more[subscription.currency] = (more[subscription.currency] ?? 0n) + year;
        expect(rise.more_per_year).toEqual(of(year, subscription));
      }
      expect(byCurrency(more_per_year)).toEqual(
        Object.fromEntries(
          Object.entries(more).map(([currency, total]) => [currency, oracle.amountOf(total, currency)]),
        ),
      );
    });
    expect(seen).toBeGreaterThan(drawn.length / 4);
  });
  it('in yearly plans against twelve months', () => {
    each((portfolio, items) => {
      for (const subscription of items.filter(({ billing_cycle }) => billing_cycle !== 'yearly')) {
        const { plans } = yearlyOrMonthlyTool.run(portfolio, { id: subscription.id, yearly_price: 1000 }).result;
        const [plan] = plans;
        const [twelve, year] = [oracle.ofYear(subscription), oracle.mine(subscription, 1000)];
        expect(plan?.break_even_price).toEqual(of(twelve, subscription));
        expect(plan?.yearly).toEqual(of(year, subscription));
        expect(plan?.saving_per_year).toEqual(of(twelve > year ? twelve - year : year - twelve, subscription));
        const months = plan?.break_even_months as number;
        const month = twelve / 12n;
        const hair = 10n ** 20n;
        expect(month * BigInt(months) + hair >= year && month * BigInt(months - 1) < year + hair).toBe(true);
      }
    });
  });
});

/** The price at the end of a month. */
function priceIn({ amount, currency, price_history }: PortfolioSubscription, month: string): number {
  if (month === today.slice(0, 7)) return amount;
  const past = price_history.filter(({ date }) => date <= today);
  const foreign = past.map((price) => price.currency).lastIndexOf('GBP');
  const own = past.slice(currency === 'GBP' ? 0 : foreign + 1);
  const then = own.filter(({ date }) => date <= `${month}-31`);
  return (then[then.length - 1] ?? own[0])?.amount ?? amount;
}
