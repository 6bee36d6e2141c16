import { generateHistory, layouts, renderStatement, sampled, statementFormats } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { parseDocument, read } from '#testing/documents.ts';
import { collapseSpace } from '#words/collapse-space.ts';

type Known = {
  date: string;
  amount: number;
  direction: string;
  currency: string;
  foreign?: { amount: number; currency: string };
  pending?: boolean;
  account?: string;
  card?: string;
};
const key = ({ date, amount, direction, currency, foreign, pending }: Known) =>
  [date, direction, amount, currency, foreign ? `${foreign.amount} ${foreign.currency}` : '', pending ?? false].join(
    ' ',
  );

const historyFor = (layout: (typeof layouts)[number], seed: string, months = 2) =>
  generateHistory({ seed, months, country: layout.country, kind: layout.kind });

describe.each(sampled(layouts, 8).map((layout) => [layout.id, layout] as const))(
  'a statement in the style of %s',
  (_, layout) => {
    it.each(statementFormats)('has every row with its day, amount, sign and foreign price as %s', async (format) => {
      const history = historyFor(layout, 'every line');
      const { bytes, fileName, truth } = await renderStatement(history, layout, format);
      const parsed = await read(bytes, { fileName, currency: history.currency });
      expect(parsed.transactions.map(key).sort()).toEqual(truth.transactions.map(key).sort());
      expect(parsed.transactions.map(({ description }) => collapseSpace(description)).sort()).toEqual(
        truth.transactions.map(({ text }) => collapseSpace(text)).sort(),
      );
      const cards = (rows: Known[]) => rows.map((row) => `${key(row)} ${row.card ?? row.account?.slice(-4)}`).sort();
      expect(cards(parsed.transactions)).toEqual(cards(truth.transactions));
      expect(parsed).toMatchObject({ kind: truth.kind, reconciled: truth.reconciled });
      expect(parsed.currency_printed).toBe(truth.printsCurrency);
    });

    it.runIf(layout.printsTotals)('shows the missing amount when a row is missing', async () => {
      const { bytes, truth } = await renderStatement(historyFor(layout, 'one less'), layout, 'pdf', { omit: 4 });
      const parsed = await read(bytes);
      expect(parsed).toMatchObject({ reconciled: false, missing_amount: truth.missing_amount });
    });

    it('has the same result from PDF and from a sheet', async () => {
      const history = historyFor(layout, 'paper and sheet', 1);
      const [pdf, sheet] = await Promise.all(
        (['pdf', 'xlsx'] as const).map(async (format) => read((await renderStatement(history, layout, format)).bytes)),
      );
      const summary = (parsed: typeof pdf) =>
        parsed?.transactions.map(({ date, amount, direction, description }) => [date, amount, direction, description]);
      expect(summary(pdf)).toEqual(summary(sheet));
    });
  },
);

it('returns only text of the document, character by character', async () => {
  const layout = layouts[0] as (typeof layouts)[number];
  const { bytes } = await renderStatement(historyFor(layout, 'evidence'), layout, 'xls-csv');
  const document = collapseSpace(new TextDecoder('windows-1254').decode(bytes).replace(/[;"]/g, ' '));
  const { transactions } = await read(bytes);
  for (const { text } of transactions) expect(document).toContain(text);
});

it.each(sampled(statementFormats, 1))('returns the same inside the parser process as outside: %s', async (format) => {
  const layout = layouts[1] as (typeof layouts)[number];
  const { bytes, fileName } = await renderStatement(historyFor(layout, 'caged', 1), layout, format);
  expect(await parseDocument(bytes, { fileName })).toEqual(await read(bytes, { fileName }));
});
