import { generateHistory, layouts, type RenderOptions, renderStatement } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { read } from './testing/documents.ts';

/** Differences between the lines of a document and its totals, each for three of its lines. */
const faults = [2, 11, 23].flatMap((line): [string, RenderOptions][] => [
  [`line ${line} is missing`, { omit: line }],
  [`line ${line} stands there twice`, { inconsistency: { how: 'repeat', line } }],
  [`line ${line} has another amount`, { inconsistency: { how: 'alter', line } }],
  [`totals are others (${line})`, { inconsistency: { how: 'totals', line } }],
]);

describe.each(layouts.filter(({ printsTotals }) => printsTotals).map((layout) => [layout.id, layout] as const))(
  'a statement in the style of %s is never reconciled',
  (_, layout) => {
    it.each(['pdf', 'xlsx'] as const)('with an error in it, as %s', async (format) => {
      for (const [fault, options] of faults) {
        const history = generateHistory({
          seed: `wrong ${fault}`,
          months: 1,
          country: layout.country,
          kind: layout.kind,
        });
        const { bytes, fileName } = await renderStatement(history, layout, format, options);
        // A running balance alone does not prove what came before its first line or after its last one, so lines in the
        // middle are used.
        const { reconciled } = await read(bytes, { fileName, currency: history.currency });
        expect(`${fault}: ${reconciled}`).not.toBe(`${fault}: true`);
      }
    });
  },
);
