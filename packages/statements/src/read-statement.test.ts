import { generateHistory, layouts, renderStatement, statementFormats } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { parseDocument, read } from '#testing/documents.ts';
import { collapse } from '#words/fold.ts';

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

describe.each(layouts.map((layout) => [layout.id, layout] as const))('a statement in the style of %s', (_, layout) => {
  it.each(statementFormats)('gives every line with its day, amount, sign and foreign price as %s', async (format) => {
    const history = historyFor(layout, 'every line');
    const { bytes, fileName, truth } = await renderStatement(history, layout, format);
    const reading = await read(bytes, { fileName, currency: history.currency });
    expect(reading.transactions.map(key).sort()).toEqual(truth.transactions.map(key).sort());
    expect(reading.transactions.map(({ description }) => collapse(description)).sort()).toEqual(
      truth.transactions.map(({ text }) => collapse(text)).sort(),
    );
    const cards = (rows: Known[]) => rows.map((row) => `${key(row)} ${row.card ?? row.account?.slice(-4)}`).sort();
    expect(cards(reading.transactions)).toEqual(cards(truth.transactions));
    expect(reading).toMatchObject({ kind: truth.kind, reconciled: truth.reconciled });
    expect(reading.currency_printed).toBe(truth.printsCurrency);
  });

  it.runIf(layout.printsTotals)('says how much is missing when a line is', async () => {
    const { bytes, truth } = await renderStatement(historyFor(layout, 'one less'), layout, 'pdf', { omit: 4 });
    const reading = await read(bytes);
    expect(reading).toMatchObject({ reconciled: false, missing_amount: truth.missing_amount });
  });

  it('reads the same from paper and from a sheet', async () => {
    const history = historyFor(layout, 'paper and sheet', 1);
    const [paper, sheet] = await Promise.all(
      (['pdf', 'xlsx'] as const).map(async (format) => read((await renderStatement(history, layout, format)).bytes)),
    );
    const summary = (reading: typeof paper) =>
      reading?.transactions.map(({ date, amount, direction, description }) => [date, amount, direction, description]);
    expect(summary(paper)).toEqual(summary(sheet));
  });
});

it('shows only what the document says, letter for letter', async () => {
  const layout = layouts[0] as (typeof layouts)[number];
  const { bytes } = await renderStatement(historyFor(layout, 'evidence'), layout, 'xls-csv');
  const document = collapse(new TextDecoder('windows-1254').decode(bytes).replace(/[;"]/g, ' '));
  const { transactions } = await read(bytes);
  for (const { text } of transactions) expect(document).toContain(text);
});

it.each(statementFormats)('reads %s inside the cage as outside of it', async (format) => {
  const layout = layouts[1] as (typeof layouts)[number];
  const { bytes, fileName } = await renderStatement(historyFor(layout, 'caged', 1), layout, format);
  expect(await parseDocument(bytes, { fileName })).toEqual(await read(bytes, { fileName }));
});
