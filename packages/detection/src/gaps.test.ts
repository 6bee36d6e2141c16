import { addMonths, type IsoDate } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { detectInStatements } from './detect-in-statements.ts';
import { documentOf, line, purchases, seededRandom } from './testing/statements.ts';

const others = purchases(seededRandom(23), '2026-01-01', 210);
const inMonth = (month: number): IsoDate => addMonths('2026-01-12', month - 1);

/** Four payments in the given months of January to July; without `isCovered` no document covers the months between. */
function find(name: string, amount: number, months: number[], isCovered: boolean) {
  const rows = [...others, ...months.map((month) => line(inMonth(month), name, amount, { currency: 'EUR' }))].filter(
    ({ date }) => isCovered || months.includes(Number(date.slice(5, 7))),
  );
  const documents = isCovered
    ? [documentOf(rows, { period: { from: '2026-01-01', to: '2026-07-29' } })]
    : months.map((month) => documentOf(rows.filter(({ date }) => Number(date.slice(5, 7)) === month), { id: String(month) })); // biome-ignore format: one line
  const { findings } = detectInStatements(documents, { today: '2026-07-30' });
  return findings.map(({ amount, billing_cycle, confidence, charges }) => `${amount} ${billing_cycle} ${confidence} ${charges.length}`); // biome-ignore format: one line
}

describe('a gap says whether a subscription runs, not whether it is one', () => {
  it.each([
    ['nowhere', [4, 5, 6, 7]],
    ['after the first payment', [3, 5, 6, 7]],
    ['in the middle', [3, 4, 6, 7]],
    ['before the last one', [3, 4, 5, 7]],
    ['at the end', [3, 4, 5, 6]],
    ['of two months at the end', [2, 3, 4, 5]],
  ])('%s', (_, months) => {
    expect(find('SPOTIFY AB', 10.99, months, true)).toEqual(['10.99 monthly high 4']);
    expect(find('VELIMESE NOKTA', 12.5, months, true)).toEqual(['12.5 monthly medium 4']);
  });

  it.each([
    ['one month', [3, 5, 6, 7]],
    ['two months', [2, 5, 6, 7]],
    ['two months in the middle', [2, 3, 6, 7]],
    ['all since', [2, 3, 4, 5]],
  ])('of %s that no document covers', (_, months) => {
    expect(find('SPOTIFY AB', 10.99, months, false)).toEqual(['10.99 monthly high 4']);
    expect(find('VELIMESE NOKTA', 12.5, months, false)).toEqual(['12.5 monthly medium 4']);
  });

  it('leaves single payments and few of unknown merchants open', () => {
    expect(find('SPOTIFY AB', 10.99, [5], true)).toEqual(['10.99 monthly medium 1']);
    expect(find('VELIMESE NOKTA', 12.5, [4, 5], true)).toEqual([]);
  });
});
