import {
  detectInStatements,
  type Finding,
  type FoundCharge,
  type StatementDocument,
  type StatementFindings,
} from '@kumbara/detection';
import { addDays, addMonths, endOfMonth, startOfMonth, type Transaction } from '@kumbara/shared';
import { readStatement } from '@kumbara/statements';
import { describe, expect, it } from 'vitest';
import type { History } from '#history/history.ts';
import type { Layout } from '#layouts/layout.ts';
import { layouts } from '#layouts/layouts.ts';
import { countries } from '#markets/markets.ts';
import { seededRandom } from '#random.ts';
import { renderStatement, type StatementFormat } from '#render/render.ts';
import { isLongRun, sampled } from '#sampled.ts';
import { firstSeed } from '#seeds.ts';
import { createDetectionCase, type DetectionCase } from './evaluate-detection.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { createTestHistory } from './test-documents.ts';

/** Three, six and twelve months of every country, the last one in hard mode. */
const seeds = [1, 2, 4].map((n) => firstSeed.tests + n);
const cases = sampled(
  countries.flatMap((country) => seeds.map((seed) => [country, seed] as const)),
  10,
).map(([country, seed]) => createDetectionCase(country, seed, seed % 4 === 0));
const shuffled = <T>(items: readonly T[], seed: string) => seededRandom(seed).sample(items, items.length);
const rowsOf = ({ documents }: DetectionCase) => documents.flatMap(({ transactions }) => transactions);
const documentOf = (one: DetectionCase, id: string, from: string, to: string): StatementDocument => ({
  id,
  period: { from, to },
  currency_printed: true,
  reconciled: true,
  transactions: rowsOf(one).filter(({ date }) => date >= from && date <= to),
});

/** The result for a case with changed documents. Evidence may quote other words; everything else must stay the same. */
const answer = ({ today }: DetectionCase, documents: StatementDocument[]) => detectInStatements(documents, { today });
const unchanged = new Map(cases.map((one) => [one, answer(one, one.documents)]));

const summarize = ({ findings, stopped }: StatementFindings) =>
  [...findings, ...stopped]
    .map((finding) => [
      finding.service_id ?? 'unknown',
      finding.amount,
      finding.currency,
      finding.billing_interval,
      finding.billing_cycle,
      finding.status,
      finding.charges.map(({ date, amount }) => `${date} ${amount}`).join(),
    ])
    .map((parts) => parts.join(' '))
    .sort();

describe('the same rows give the same answer', () => {
  const inHalves = (one: DetectionCase) =>
    one.documents.flatMap(({ id, period }) => {
      const [from, to] = [period?.from ?? '', period?.to ?? ''];
      const middle = `${from.slice(0, 8)}13`;
      return [documentOf(one, `${id} a`, from, middle), documentOf(one, `${id} b`, addDays(middle, 1), to)];
    });

  it.each<[string, (one: DetectionCase) => StatementDocument[]]>([
    [
      'in any order of rows',
      ({ documents, seed }) =>
        documents.map((document) => ({
          ...document,
          transactions: shuffled(document.transactions, `${seed} ${document.id}`),
        })),
    ],
    ['in any order of documents', ({ documents, seed }) => shuffled(documents, `${seed}`)],
    ['on one statement', (one) => [documentOf(one, 'all', one.history.from, one.history.to)]],
    ['on two statements a month', inHalves],
    [
      'uploaded twice',
      ({ documents }) => [...documents, ...documents.map((document) => ({ ...document, id: 'again' }))],
    ],
    [
      'on statements that overlap',
      (one) => [
        ...one.documents,
        documentOf(one, 'quarter', startOfMonth(addMonths(one.history.to, -1)), one.history.to),
      ],
    ],
  ])('%s', (_, changed) => {
    for (const [one, before] of unchanged) {
      expect(answer(one, changed(one)), `${one.history.country} ${one.seed}`).toEqual(before);
    }
  });

  const rewritten = (change: (row: Transaction, index: number) => string) => (one: DetectionCase) =>
    one.documents.map((document) => ({
      ...document,
      transactions: document.transactions.map((row, index) => ({ ...row, description: change(row, index) })),
    }));
  const cutAt = 20;
  const plainCapitals = (text: string) =>
    text.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('ß', 'SS');

  it.each<[string, (row: Transaction, index: number) => string]>([
    ['in plain capitals', ({ description }) => plainCapitals(description)],
    ['in small letters', ({ description }) => description.toLocaleLowerCase('tr')],
    ['behind the words of a Turkish bank', ({ description }) => `KART İLE ALIŞVERİŞ ${description}`],
    ['behind the words of a German bank', ({ description }) => `KARTENZAHLUNG ${description}`],
    ['behind the words of a Spanish bank', ({ description }) => `COMPRA CON TARJETA ${description}`],
    [
      'with a reference that differs from line to line',
      // A text that was cut has no room for more.
      ({ description }, n) =>
        description.length < cutAt ? `${description} ${n % 2 ? 'REF ' : ''}${48_211_093 + n}` : description,
    ],
  ])('%s', (_, change) => {
    for (const [one, before] of unchanged) {
      expect(summarize(answer(one, rewritten(change)(one))), `${one.history.country} ${one.seed}`).toEqual(
        summarize(before),
      );
    }
  });
});

describe('the same rows among other rows', () => {
  const letters = [...'ABCDEFGHJKLMNOPRSTUVYZ'];
  /** Adds half as many purchases again, each at another shop, with amounts that are common here. */
  const amongOthers = (one: DetectionCase) => {
    const random = seededRandom(`noise ${one.seed}`);
    return one.documents.map((document) => ({
      ...document,
      transactions: document.transactions.flatMap((row, at) => {
        if (row.direction === 'in' || at % 2 === 1) return [row];
        const name = random.sample(letters, 11).join('');
        const { foreign: _, pending: _pending, ...bought } = row;
        return [row, { ...bought, description: name, text: `${name} ${row.amount}` }];
      }),
    }));
  };

  // A finding close to the threshold depends on the usual prices of all purchases.
  const clear = 0.6;
  const clearly = ({ findings, stopped }: StatementFindings) => {
    const isClear = ({ probability }: Finding) => probability >= clear;
    return summarize({ findings: findings.filter(isClear), stopped: stopped.filter(isClear) });
  };

  it('give the same result: unrelated purchases do not change it', () => {
    for (const [one, before] of unchanged) {
      const label = `${one.history.country} ${one.seed}`;
      const after = answer(one, amongOthers(one));
      expect(summarize(after), label).toEqual(expect.arrayContaining(clearly(before)));
      expect(summarize(before), label).toEqual(expect.arrayContaining(clearly(after)));
    }
  });
});

describe('a finding', () => {
  const answers = [...unchanged].map(([one, { findings, stopped }]) => ({
    one,
    rows: rowsOf(one),
    all: [...findings, ...stopped],
  }));
  const each = (check: (finding: Finding, rows: Transaction[]) => void) => {
    expect(answers.flatMap(({ all }) => all).length).toBeGreaterThan(3 * cases.length);
    for (const { all, rows } of answers) for (const finding of all) check(finding, rows);
  };

  it('quotes a literal part of its documents, with the day and the amount of that line', () => {
    each(({ evidence }, rows) => {
      for (const { text, date, amount, currency } of evidence) {
        const line = rows.find((row) => row.text === text && row.date === date && row.amount === amount);
        expect(line, text).toMatchObject({ currency, direction: 'out' });
      }
    });
  });

  it('has the price of its last charge, and a price history of charged prices only', () => {
    const priceOf = ({ amount, currency, foreign = { amount, currency } }: FoundCharge) => foreign;
    each(({ amount, currency, charges, price_history }) => {
      expect([{ amount, currency }]).toEqual(charges.slice(-1).map(priceOf));
      for (const { date, ...was } of price_history)
        expect(charges.filter((charge) => charge.date === date).map(priceOf)).toContainEqual(was);
    });
  });

  it('uses no line of another finding', () => {
    for (const { one, rows, all } of answers) {
      const key = ({ date, amount, text }: { date: string; amount: number; text: string }) =>
        `${date} ${amount} ${text}`;
      const printed = Map.groupBy(rows, key);
      for (const [line, used] of Map.groupBy(
        all.flatMap(({ charges }) => charges),
        key,
      )) {
        expect(used.length, `${one.seed} ${line}`).toBeLessThanOrEqual(printed.get(line)?.length ?? 0);
      }
      expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(all.length);
    }
  });

  it('keeps its fingerprint after the next upload', () => {
    for (const { one, all } of answers.filter(({ one: { documents } }) => documents.length > 3)) {
      const until = addDays(startOfMonth(one.history.to), -1);
      const before = detectInStatements(one.documents.slice(0, -1), { today: addDays(until, 1) });
      const known = all.filter(({ service_id, charges }) => service_id && charges.some(({ date }) => date <= until));
      const single = known.filter(
        (finding) => all.filter(({ merchant }) => merchant === finding.merchant).length === 1,
      );
      const earlier = new Set([...before.findings, ...before.stopped].map(({ fingerprint }) => fingerprint));
      for (const { fingerprint } of single) expect([...earlier], `${one.seed}`).toContain(fingerprint);
    }
  });
});

describe('the same history as a file', () => {
  const chosen = ['pdf', 'xlsx', 'xls-html'] as const satisfies readonly StatementFormat[];
  const months = ({ from, to }: History) => {
    const spans = [];
    for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) {
      spans.push({ from: month, to: endOfMonth(month) });
    }
    return spans;
  };

  async function readAs(history: History, layout: Layout, format: StatementFormat): Promise<StatementDocument[]> {
    const documents = [];
    for (const span of months(history)) {
      const { bytes, fileName } = await renderStatement(history, layout, format, span);
      const today = addDays(history.to, 1);
      const parsed = await readStatement(bytes, { fileName, currency: history.currency, today });
      documents.push({ ...parsed, id: fileName });
    }
    return documents;
  }
  const digits = (text: string) => text.replace(/\D/g, '');

  it.runIf(isLongRun)(
    'gives the same result in every language, each with its own column names, dates and numbers',
    {
      timeout: 60_000,
    },
    async () => {
      const inEuros = layouts.filter(
        ({ country, kind }) => ['DE', 'NL', 'ES', 'FR', 'IT'].includes(country) && kind === 'account',
      );
      const layoutsByCountry = inEuros.filter(
        ({ country }, at) => inEuros.findIndex((other) => other.country === country) === at,
      );
      const history = createTestHistory(layoutsByCountry[0] as Layout, 1);
      const answers = await mapConcurrently(layoutsByCountry, async (layout) => ({
        layout: layout.id,
        summarize: summarize(
          detectInStatements(await readAs(history, layout, 'xlsx'), { today: addDays(history.to, 1) }),
        ),
      }));
      expect(answers).toHaveLength(5);
      for (const { layout, summarize: summary } of answers) expect(summary, layout).toEqual(answers[0]?.summarize);
      expect(answers[0]?.summarize).not.toEqual([]);
    },
  );

  it.runIf(isLongRun)(
    'gives the same result in every format, each amount on the line that shows it',
    { timeout: 60_000 },
    async () => {
      const banks = sampled(['TR', 'DE', 'US'], 1).flatMap(
        (country) => layouts.find((layout) => layout.country === country) ?? [],
      );
      const layoutsByCountry = banks.map((layout) => ({ layout, history: createTestHistory(layout, 1) }));
      const answers = await mapConcurrently(
        layoutsByCountry.flatMap((label) => chosen.map((format) => ({ ...label, format }))),
        async ({ layout, history, format }) => {
          const today = addDays(history.to, 1);
          const found = detectInStatements(await readAs(history, layout, format), { today });
          for (const { text, amount } of [...found.findings, ...found.stopped].flatMap(({ evidence }) => evidence)) {
            expect(digits(text), `${layout.id} ${format}: ${text}`).toContain(digits(amount?.toFixed(2) ?? ''));
          }
          return { layout: layout.id, format, summarize: summarize(found) };
        },
      );
      expect(answers).toHaveLength(banks.length * chosen.length);
      for (const [layout, of] of Map.groupBy(answers, (one) => one.layout)) {
        for (const { format, summarize: summary } of of)
          expect(summary, `${layout} ${format}`).toEqual(of[0]?.summarize);
        expect(of[0]?.summarize, layout).not.toEqual([]);
      }
    },
  );
});
