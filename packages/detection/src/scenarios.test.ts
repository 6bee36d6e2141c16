import { describe, expect, it } from 'vitest';
import { detectInStatements } from './detect-in-statements.ts';
import { hidden, type Scenario, shown, stage, today } from './testing/scenarios.ts';

function detect(scenario: Omit<Scenario, 'found'>, seed: number) {
  const { rows, document } = stage(scenario, seed);
  return { rows, ...detectInStatements([document], { today }) };
}

const seeds = Array.from({ length: 20 }, (_, i) => 1 + i * 7919);

describe('shows, among 80 unrelated purchases, and nothing else', () => {
  it.each(Object.entries(shown))('%s', (_, scenario) => {
    for (const seed of seeds) {
      const { findings, rows } = detect(scenario, seed);
      const seen = findings.map(({ service_name, amount, billing_cycle, billing_interval }) => ({
        service_name,
        amount,
        cycle: billing_cycle,
        interval: billing_interval,
      }));
      const wanted = scenario.found.map(({ name, amount, cycle, interval = 1 }) => ({
        service_name: expect.stringMatching(name),
        // The price in force is the last one charged.
        amount: Number.isNaN(amount) ? rows.findLast(({ description }) => name.test(description))?.amount : amount,
        cycle,
        interval,
      }));
      expect(
        seen.toSorted((a, b) => a.amount - b.amount),
        `seed ${seed}`,
      ).toEqual(wanted);
      for (const { next_payment_date } of findings) expect(next_payment_date && next_payment_date >= today).toBe(true);
    }
  });
});

describe('never shows, among 80 unrelated purchases', () => {
  it.each(Object.entries(hidden))('%s', (_, lines) => {
    const wide = { months: 24, lines };
    for (const seed of seeds) {
      for (const scenario of [{ lines }, wide]) {
        expect(
          detect(scenario, seed).findings.map(({ service_name }) => service_name),
          `seed ${seed}`,
        ).toEqual([]);
      }
    }
  });
});
