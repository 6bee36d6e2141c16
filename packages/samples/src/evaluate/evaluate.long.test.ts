import { detectInStatements } from '@kumbara/detection';
import { describe, expect, it } from 'vitest';
import { layouts } from '#layouts/layouts.ts';
import { countries } from '#markets/markets.ts';
import { scoreFindings } from './detection-score.ts';
import { createDetectionCase } from './evaluate-detection.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { scoreParsing } from './parsing-score.ts';
import { createTestDocument } from './test-documents.ts';

describe('the product on generated histories', () => {
  it('parses every row of every bank and knows whether it did', { timeout: 120_000 }, async () => {
    const scores = await mapConcurrently(layouts, async (layout) => {
      const index = layouts.indexOf(layout);
      const format = index % 2 === 0 ? 'pdf' : 'xlsx';
      return {
        id: `${layout.id} ${format}`,
        ...(await scoreParsing(await createTestDocument(layout, format, index % 4))),
      };
    });
    const faulty = scores.filter(({ exact, currency, reconciled }) => !exact || !currency || !reconciled);
    expect(faulty.map(({ id, faults }) => `${id}: ${faults.join('; ')}`)).toEqual([]);
  });

  it('finds the subscriptions, shows almost nothing else, and never a wrong price', { timeout: 60_000 }, () => {
    const scores = countries.flatMap((country) =>
      Array.from({ length: 8 }, (_, seed) => createDetectionCase(country, 1000 + seed)).flatMap(
        ({ documents, today, history }) => scoreFindings(detectInStatements(documents, { today }), history),
      ),
    );
    const right = scores.filter(({ kind }) => kind === 'right');
    const count = (wanted: string) => scores.filter(({ kind }) => kind === wanted).length;
    expect(right.length).toBeGreaterThan(100);
    expect(right.length / (right.length + count('wrong'))).toBeGreaterThanOrEqual(0.97);
    expect(right.length / (right.length + count('missed'))).toBeGreaterThanOrEqual(0.95);
    expect(right.filter(({ amount }) => amount).length / right.length).toBeGreaterThanOrEqual(0.99);
    const never = ['salary', 'rent', 'loan', 'payment', 'cash', 'fee'];
    expect(scores.filter(({ actualKind }) => actualKind !== undefined && never.includes(actualKind))).toEqual([]);
  });
});
