import type { Line } from '#result-row.ts';
import { exponent } from '#statistics.ts';
import { type Kind, kinds } from './documents.ts';
import type { Comparison } from './interleaved.ts';
import { type Measured, measureDocument, measureWaiting } from './measure.ts';
import { withDocument } from './workloads.ts';

const sizes: Record<Kind, { full: number[]; quick: number[] }> = {
  pdf: { full: [1, 10, 100, 500], quick: [1, 10, 100] },
  xlsx: { full: [1_000, 10_000, 60_000], quick: [1_000, 10_000] },
  xls: { full: [1_000, 10_000, 60_000], quick: [1_000, 10_000] },
};

/** Where a kind's ratio is held against a limit (README, "The last table"). */
const limits: Partial<Record<Kind, { size: number; ratio: number }>> = {
  pdf: { size: 100, ratio: 1.3 },
  xlsx: { size: 10_000, ratio: 1.25 },
};
const controlLimit = 0.05;
const waitingLimitMs = 600;
const detectionLimit = 0.1;
/** Linear, with some room for what the clock and the collector add. */
const growthLimit = 1.1;

const parser = { pdf: 'pdf.js', xlsx: 'XLSX.read', xls: 'XLSX.read' } as const;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const span = ({ ratio, lowest, highest }: Comparison) =>
  `${ratio.toFixed(2)}× (${lowest.toFixed(2)}–${highest.toFixed(2)})`;

/** `wished` is the size asked for, by which limits are named: pages come out a few per cent off. */
type Row = Measured & { wished: number };

const nameOf = ({ kind, size, rows }: Row) =>
  kind === 'pdf' ? `pdf, ${size} pages (${rows} rows)` : `${kind}, ${rows} rows`;

const limitOf = ({ kind, wished }: Row) => (limits[kind]?.size === wished ? limits[kind].ratio : undefined);

function lineOf(row: Row): Line {
  const { kind, against, detection = 0, browserBuild = 0, pdftotext } = row;
  const limit = limitOf(row);
  const isRead = 'ratio' in against;
  const others = `its build for browsers ${ms(browserBuild)}, pdftotext ${pdftotext === undefined ? 'is missing' : ms(pdftotext)}`;
  const bare = `${parser[kind]} ${ms(isRead ? against.b : against.bare)}`;
  return {
    work: `read and detect: ${nameOf(row)}`,
    ours: isRead
      ? `${ms(against.a)}, ${percent(detection)} of it detection`
      : `refused: ${against.code} after ${ms(against.after)}`,
    beside: kind === 'pdf' ? `${bare}, ${others}` : bare,
    ...(isRead && { ratio: span(against) }),
    ...(limit && { reach: `≤ ${limit}×`, reached: isRead && against.ratio <= limit }),
  };
}

const controlLines = (rows: readonly Row[]): Line[] =>
  rows.flatMap((row) => {
    if (!row.control) return [];
    const { a, ratio } = row.control;
    const work = `control, ${parser[row.kind]} against itself: ${nameOf(row)}`;
    const reached = Math.abs(ratio - 1) <= controlLimit;
    return [{ work, ours: ms(a), beside: ms(row.control.b), ratio: span(row.control), reach: '1 ± 0.05', reached }];
  });

const detectionLines = (rows: readonly Row[]): Line[] =>
  rows.flatMap((row) => {
    if (row.detection === undefined || limitOf(row) === undefined) return [];
    const reached = row.detection <= detectionLimit;
    return [{ work: `detection's part: ${nameOf(row)}`, ours: percent(row.detection), reach: '≤ 10 %', reached }];
  });

/** How cost above that of the smallest document grows between the two largest that were read. */
function growthLines(rows: readonly Row[]): Line[] {
  return kinds.flatMap((kind) => {
    const read = rows.flatMap((row) =>
      row.kind === kind && 'ratio' in row.against ? [{ size: row.size, cost: row.against.a }] : [],
    );
    const [first, ...more] = read;
    const [small, large] = more.slice(-2);
    if (!first || !small || !large) return [];
    const above = ({ size, cost }: typeof first) => ({ size: size - first.size, cost: cost - first.cost });
    const grown = exponent(above(small), above(large));
    const work = `growth of cost, ${kind} from ${small.size} to ${large.size}`;
    return [{ work, ours: `size ^ ${grown.toFixed(2)}`, reach: `≤ ${growthLimit}`, reached: grown <= growthLimit }];
  });
}

async function waitingLine(times: number): Promise<Line> {
  const { wall, cpu } = await withDocument('pdf', 3, (document) => measureWaiting(document, times));
  return {
    work: 'a 3-page statement by the clock, from upload to findings',
    ours: `${ms(wall)} (processor ${ms(cpu)})`,
    reach: `≤ ${waitingLimitMs} ms`,
    reached: wall <= waitingLimitMs,
  };
}

/**
 * What reading and detection cost beside the bare parsers, cage included: milliseconds of processor per document,
 * medians of pairs A B B A. Takes minutes; the short run leaves out the largest documents.
 */
export async function statementLines({ quick }: { quick: boolean }): Promise<Line[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    for (const wished of sizes[kind][quick ? 'quick' : 'full']) {
      const withControl = limits[kind]?.size === wished;
      // Single pairs differ by a fifth: what is held to a reach needs more of them to tell.
      const pairs = quick ? 3 : withControl ? 15 : 5;
      const measured = await withDocument(kind, wished, (document) =>
        measureDocument(kind, document, { pairs, withControl }),
      );
      rows.push({ wished, ...measured });
    }
  }
  return [
    ...rows.map(lineOf),
    ...detectionLines(rows),
    ...growthLines(rows),
    await waitingLine(quick ? 5 : 15),
    ...controlLines(rows),
  ];
}
