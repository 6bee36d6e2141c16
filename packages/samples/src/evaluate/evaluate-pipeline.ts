import { detectInStatements, type Finding, type StatementDocument } from '@kumbara/detection';
import { addDays, addMonths, endOfMonth, startOfMonth } from '@kumbara/shared';
import { readStatement, StatementError } from '@kumbara/statements';
import type { History } from '#history/history.ts';
import type { Layout } from '#layouts/layout.ts';
import { layouts } from '#layouts/layouts.ts';
import { renderStatement, type StatementFormat } from '#render/render.ts';
import { scoreFindings } from './detection-score.ts';
import { printScoredCases } from './evaluate-detection.ts';
import { formatShare } from './interval.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { createTestHistory } from './test-documents.ts';

type PipelineOptions = { seeds: number[]; layout?: string };

const formats: readonly StatementFormat[] = ['pdf', 'xlsx'];

/**
 * Runs the whole pipeline: renders histories as PDF and XLSX, parses them, detects subscriptions and scores them. Also
 * compares the results of both formats.
 */
export async function evaluatePipeline({ seeds, layout: only }: PipelineOptions): Promise<void> {
  const cases = layouts
    .filter(({ id }) => !only || id === only)
    .flatMap((layout) => seeds.map((seed) => ({ layout, seed, history: createTestHistory(layout, seed) })));
  const answers = await mapConcurrently(cases, async (one) => ({ ...one, findings: await detectByFormat(one) }));
  const scoredCases = answers.flatMap(({ layout, seed, history, findings }) =>
    findings.map((found, index) => ({
      history,
      seed,
      scores: scoreFindings({ findings: found, stopped: [] }, history),
      command: `pipeline --layout ${layout.id} --seed ${seed} as ${formats[index]}`,
    })),
  );
  printScoredCases(scoredCases);
  const differing = answers.filter(({ findings: [pdf = [], xlsx = []] }) => summarize(pdf) !== summarize(xlsx));
  console.log(`\nsame answer as PDF and as XLSX: ${formatShare(answers.length - differing.length, answers.length)}`);
  for (const { layout, seed, findings } of differing) {
    console.log(`  pipeline --layout ${layout.id} --seed ${seed}\n    ${findings.map(summarize).join('\n    ')}`);
  }
}

const summarize = (findings: readonly Finding[]) =>
  findings
    .map(({ service_name, amount, currency, billing_cycle, billing_interval }) =>
      [service_name, amount, currency, billing_interval, billing_cycle].join(' '),
    )
    .sort()
    .join(', ');

const detectByFormat = ({ layout, history }: { layout: Layout; history: History }) =>
  Promise.all(
    formats.map(async (format) => {
      const documents: StatementDocument[] = [];
      for (const span of splitIntoStatements(history)) {
        const { bytes, fileName } = await renderStatement(history, layout, format, span);
        const options = { fileName, currency: history.currency, today: addDays(history.to, 1) };
        const parsed = await readStatement(bytes, options).catch(asRefusal);
        if (parsed instanceof StatementError) console.log(`${fileName} was refused: ${parsed.code}`);
        else documents.push({ ...parsed, id: fileName });
      }
      return detectInStatements(documents, { today: addDays(history.to, 1) }).findings;
    }),
  );

/** A refused file counts as missed subscriptions. Any other error ends the evaluation. */
function asRefusal(error: unknown): StatementError {
  if (error instanceof StatementError) return error;
  throw error;
}

/** Cards have one statement a month, accounts a single export. */
function splitIntoStatements({ kind, from, to }: History) {
  if (kind === 'account') return [{ from, to }];
  const spans = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) {
    spans.push({ from: month, to: endOfMonth(month) });
  }
  return spans;
}
