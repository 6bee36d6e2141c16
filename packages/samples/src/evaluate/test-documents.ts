import { generateHistory } from '#history/generate-history.ts';
import type { History } from '#history/history.ts';
import type { Layout } from '#layouts/layout.ts';
import { convertCurrency } from '#layouts/statement.ts';
import { type RenderedStatement, renderStatement, type StatementFormat } from '#render/render.ts';

const spans = [1, 3, 2, 1, 6, 11, 4, 3] as const;

export type TestDocument = RenderedStatement & { history: History };

/** The history of a layout and a seed: one to eleven months, so that days without a year are unambiguous. */
export const createTestHistory = (layout: Layout, seed: number): History =>
  convertCurrency(
    layout,
    generateHistory({
      seed,
      months: spans[seed % spans.length] ?? 3,
      country: layout.country,
      kind: layout.kind,
      until: `${2025 + (seed % 2)}-${String((seed % 12) + 1).padStart(2, '0')}-15`,
      noise: 6,
    }),
  );

/** A history as a file. Every fourth lacks a line that its totals include. */
export async function createTestDocument(layout: Layout, format: StatementFormat, seed: number): Promise<TestDocument> {
  const history = createTestHistory(layout, seed);
  const omit = seed % 4 === 3 ? { omit: Math.floor(history.transactions.length / 2) } : {};
  return { ...(await renderStatement(history, layout, format, omit)), history };
}
