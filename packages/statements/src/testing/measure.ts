import { generateHistory, layouts, renderStatement } from '@kumbara/samples';
import { readStatement } from '#index.ts';
import { options } from './documents.ts';

// node packages/statements/src/testing/measure.ts: measures the time per statement, including the parser process.

const layout = layouts.find(({ id }) => id === 'tr-card-points') as (typeof layouts)[number];
const year = generateHistory({ seed: 'measure', months: 12, country: layout.country, kind: layout.kind });

/** A history of one year cut to a number of lines. */
function historyOf(count: number) {
  const { transactions } = year;
  const at = (index: number) => transactions[Math.floor((index * transactions.length) / count)] ?? [];
  return { ...year, transactions: Array.from({ length: count }, (_, index) => at(index)).flat() };
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.round(times.sort((a, b) => a - b)[2] as number);
}

const cases = [
  ['pdf', 130],
  ['pdf', 550],
  ['pdf', 5_500],
  ['pdf', 25_000],
  ['xlsx', 1_000],
  ['xlsx', 10_000],
  ['xlsx', 60_000],
  ['xls', 1_000],
  ['xls', 10_000],
  ['xls', 60_000],
] as const;

for (const [format, count] of cases) {
  const { bytes } = await renderStatement(historyOf(count), layout, format);
  const answer = await readStatement(bytes, options).then(
    ({ transactions, reconciled }) => `${transactions.length} read, reconciled ${reconciled}`,
    (error) => error.code,
  );
  const ms = await median(() => readStatement(bytes, options).catch(() => undefined));
  console.log(`${format}\t${count} lines\t${Math.round(bytes.length / 1024)} KB\t${ms} ms\t${answer}`);
}
