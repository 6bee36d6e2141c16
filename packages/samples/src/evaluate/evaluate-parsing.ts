import type { Layout } from '#layouts/layout.ts';
import { layouts } from '#layouts/layouts.ts';
import { type StatementFormat, statementFormats } from '#render/render.ts';
import { formatShare } from './interval.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { type ParsingScore, scoreParsing } from './parsing-score.ts';
import { createTestDocument } from './test-documents.ts';

type ParsingOptions = { seeds: number[]; layout?: string; format?: string };

type Case = { layout: Layout; format: StatementFormat; seed: number };

/** Parses every layout in every format for every seed and prints the accuracy, then every fault with its options. */
export async function evaluateParsing({ seeds, layout: only, format: onlyFormat }: ParsingOptions): Promise<void> {
  const cases = layouts
    .filter(({ id }) => !only || id === only)
    .flatMap((layout) => statementFormats.map((format) => ({ layout, format })))
    .filter(({ format }) => !onlyFormat || format === onlyFormat)
    .flatMap((one) => seeds.map((seed): Case => ({ ...one, seed })));
  const scored = await mapConcurrently(cases, async (one) => ({
    ...one,
    score: await scoreParsing(await createTestDocument(one.layout, one.format, one.seed)),
  }));
  for (const { id } of layouts)
    printLine(
      id,
      scored.filter(({ layout }) => layout.id === id),
    );
  for (const name of statementFormats)
    printLine(
      name,
      scored.filter(({ format }) => format === name),
    );
  printLine('all', scored);
  for (const { layout, format, seed, score } of scored) {
    if (score.faults.length === 0) continue;
    console.log(`\nparsing --layout ${layout.id} --format ${format} --seed ${seed}\n  ${score.faults.join('\n  ')}`);
  }
}

function printLine(name: string, scored: readonly { score: ParsingScore }[]) {
  if (scored.length === 0) return;
  const count = (pick: (score: ParsingScore) => number | boolean) =>
    scored.reduce((total, { score }) => total + Number(pick(score)), 0);
  const right = count(({ right }) => right);
  const columns = [
    name.padEnd(26),
    `exact ${formatShare(
      count(({ exact }) => exact),
      scored.length,
    )}`,
    `rows ${formatShare(
      right,
      count(({ rows }) => rows),
    )}`,
    `invented ${count(({ invented }) => invented)}`,
    `described ${formatShare(
      count(({ described }) => described),
      right,
    )}`,
    `foreign ${count(({ foreign }) => foreign)}/${count(({ withForeign }) => withForeign)}`,
    `currency ${count(({ currency }) => currency)}/${scored.length}`,
    `reconciled ${formatShare(
      count(({ reconciled }) => reconciled),
      scored.length,
    )}`,
  ];
  console.log(columns.join(' | '));
}
