import { sum } from '@kumbara/shared';
import { readStatement } from '@kumbara/statements';
import { describe, expect, it } from 'vitest';
import { exampleStatement } from '#example/example-statement.ts';
import { generateHistory } from '#history/generate-history.ts';
import type { Layout } from '#layouts/layout.ts';
import { layouts } from '#layouts/layouts.ts';
import { composeContent } from '#layouts/statement.ts';
import { renderStatement, statementFormats } from './render.ts';

const options = { currency: 'TRY', today: '2026-10-01' };
const historyFor = (layout: Layout, months = 2) =>
  generateHistory({ seed: 21, months, country: layout.country, kind: layout.kind, noise: 3 });

const [card] = layouts.filter(({ id }) => id === 'tr-card-points');
if (!card) throw new Error('the layout has gone');

describe('a rendered statement', () => {
  it.each(layouts.map((layout) => [layout.id, layout] as const))('%s prints sums that add up', (_, layout) => {
    const history = historyFor(layout);
    const { opening, closing, spent, fees, paid, lines } = composeContent(history, layout);
    const moves = layout.kind === 'card' ? [spent, fees, -paid] : [-spent, -fees, paid];
    expect(closing).toBe(sum([opening, ...moves], history.currency));
    expect(lines.at(-1)?.balance).toBe(closing);
  });

  it('continues with the closing balance of the previous month', () => {
    const history = historyFor(card, 2);
    const first = composeContent(history, card, { to: '2026-08-31' });
    const second = composeContent(history, card, { from: '2026-09-01' });
    expect(second.opening).toBe(first.closing);
    expect([...first.lines, ...second.lines]).toHaveLength(composeContent(history, card).lines.length);
  });

  it.each(statementFormats)('is the same to the byte as %s', async (format) => {
    const [first, second] = [
      await renderStatement(historyFor(card), card, format),
      await renderStatement(historyFor(card), card, format),
    ];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });
});

describe('the example statement', () => {
  it('has the total cost that it states, to the cent', async () => {
    const { history, monthly, yearly, truth } = await exampleStatement('pdf');
    expect(history.subscriptions.map(({ amount }) => amount)).toEqual([289.99, 99, 851.6, 79.99, 1668, 1600]);
    expect(monthly).toEqual({ TRY: 2207.98, USD: 20 });
    expect(yearly).toEqual({ TRY: 26_495.76, USD: 240 });
    expect(truth.transactions).toHaveLength(61);
  });

  it.each(['pdf', 'xlsx'] as const)('is read whole as %s', async (format) => {
    const { bytes, fileName, truth } = await exampleStatement(format);
    const reading = await readStatement(bytes, { fileName, ...options });
    expect(reading.reconciled).toBe(true);
    expect(reading.transactions.map(({ date, amount }) => [date, amount])).toEqual(
      truth.transactions.map(({ date, amount }) => [date, amount]),
    );
  });
});
