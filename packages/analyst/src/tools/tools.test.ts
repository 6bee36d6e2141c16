import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Portfolio } from '#portfolio.ts';
import { frozen, randomPortfolio } from './testing/portfolio-factory.ts';
import { tools } from './tools.ts';

/** Arguments that reach most of each tool's code. */
const argumentsFor = (name: string, { subscriptions }: Portfolio): unknown[] => {
  const [first] = subscriptions;
  const id = first?.id ?? randomUUID();
  const everything = { category: null, currency: null, status: null, ids: null, most: null };
  const known: Record<string, unknown[]> = {
    totals: [
      { category: null, currency: null },
      { category: 'music', currency: 'TRY' },
    ],
    list_subscriptions: ['cost', 'cheapest', 'next', 'name'].map((sort) => ({ ...everything, sort })),
    price_rises: [{ since: null }, { since: '2025-01-01' }],
    upcoming: [{ days: 0 }, { days: 90 }],
    cost_per_use: [{ ids: null }, { ids: [id] }],
    yearly_or_monthly: [
      { id: null, yearly_price: null },
      { id, yearly_price: 999.5 },
    ],
    what_if: [{ drop: [id] }],
    cancel_routes: [{ id, language: 'tr' }],
    why_listed: [{ id }],
  };
  return known[name] ?? [{}];
};

/** Every number in a result, except an interval of one. */
function numbersIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return key === 'billing_interval' && value === 1 ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => numbersIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => numbersIn(item, name));
}

const empty: Portfolio = { today: '2026-11-21', currency: 'TRY', subscriptions: [] };
const some = [empty, ...Array.from({ length: 80 }, (_, seed) => randomPortfolio(seed))];

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  it('puts every number of its result among its facts, each with the subscriptions it is from', () => {
    for (const portfolio of some) {
      const ids = portfolio.subscriptions.map(({ id }) => id);
      for (const args of argumentsFor(name, portfolio)) {
        const { result, facts } = tool.run(portfolio, tool.args.parse(args));
        const values = facts.map(({ value }) => value);
        for (const number of numbersIn(result)) expect(values, JSON.stringify(result)).toContain(number);
        for (const fact of facts) {
          expect(Number.isFinite(fact.value)).toBe(true);
          expect(ids).toEqual(expect.arrayContaining(fact.source));
          if (fact.measure !== 'subscriptions') expect(fact.source.length).toBeGreaterThan(0);
          expect(fact.currency !== undefined || fact.unit !== undefined).toBe(true);
        }
      }
    }
  });

  it('changes nothing, and answers the same again', () => {
    for (const portfolio of some.slice(0, 20).map(frozen)) {
      for (const args of argumentsFor(name, portfolio)) {
        const parsed = frozen(tool.args.parse(args));
        expect(tool.run(portfolio, parsed)).toEqual(tool.run(portfolio, parsed));
      }
    }
  });

  it('answers the same in whatever order subscriptions stand', () => {
    for (const portfolio of some.slice(0, 40)) {
      const turned = { ...portfolio, subscriptions: [...portfolio.subscriptions].reverse() };
      for (const args of argumentsFor(name, portfolio)) {
        const values = (of: Portfolio) =>
          tool
            .run(of, tool.args.parse(args))
            .facts.map(({ measure, value, currency }) => `${measure} ${value} ${currency}`)
            .sort();
        expect(values(turned)).toEqual(values(portfolio));
      }
    }
  });

  it('takes arguments that a strict schema can describe, and nothing else', () => {
    const schema = z.toJSONSchema(tool.args) as {
      required?: string[];
      properties: object;
      additionalProperties: boolean;
    };
    expect(schema.required ?? []).toEqual(Object.keys(schema.properties));
    expect(schema.additionalProperties).toBe(false);
    const [args] = argumentsFor(name, empty);
    expect(tool.args.safeParse(args).success).toBe(true);
    expect(tool.args.safeParse({ ...(args as object), user_id: randomUUID() }).success).toBe(false);
  });
});

it('names every tool once, as a model may call it', () => {
  const names = tools.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z_]{1,64}$/);
});
