import type { ResultRow } from '#result-row.ts';
import { exponent } from '#statistics.ts';
import { type Kind, kinds } from './documents.ts';
import type { Comparison } from './interleaved.ts';
import { type Measured, measureDocument, measureWallTime } from './measure.ts';
import { withDocument } from './workloads.ts';

const sizes: Record<Kind, { full: number[]; quick: number[] }> = {
  pdf: { full: [1, 10, 100, 500], quick: [1, 10, 100] },
  xlsx: { full: [1_000, 10_000, 60_000], quick: [1_000, 10_000] },
  xls: { full: [1_000, 10_000, 60_000], quick: [1_000, 10_000] },
};

/** The sizes whose ratio has a target (docs/benchmarks.md). */
const limits: Partial<Record<Kind, { size: number; ratio: number }>> = {
  pdf: { size: 100, ratio: 1.6 },
  xlsx: { size: 10_000, ratio: 1.6 },
};
const controlLimit = 0.05;
const wallLimitMs = 1_000;
const detectionLimit = 0.1;
/** Linear, plus a margin for the clock's resolution and garbage collection. */
const growthLimit = 1.1;

const parser = { pdf: 'pdf.js', xlsx: 'XLSX.read', xls: 'XLSX.read' } as const;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const span = ({ ratio, lowest, highest }: Comparison) =>
  `${ratio.toFixed(2)}× (${lowest.toFixed(2)}–${highest.toFixed(2)})`;

/** Limits are defined by `requestedSize`: the page count of a generated PDF differs by a few per cent. */
type Row = Measured & { requestedSize: number };

const nameOf = ({ kind, size, rows }: Row) =>
  kind === 'pdf' ? `pdf, ${size} pages (${rows} rows)` : `${kind}, ${rows} rows`;

const limitOf = ({ kind, requestedSize }: Row) =>
  limits[kind]?.size === requestedSize ? limits[kind].ratio : undefined;

function createRow(row: Row): ResultRow {
  const { kind, comparison, detection = 0, pdftotext } = row;
  const limit = limitOf(row);
  const isRead = 'ratio' in comparison;
  const others = `pdftotext ${pdftotext === undefined ? 'not installed' : ms(pdftotext)}`;
  const bare = `${parser[kind]} ${ms(isRead ? comparison.b : comparison.bare)}`;
  return {
    name: `read and detect: ${nameOf(row)}`,
    ours: isRead
      ? `${ms(comparison.a)}, ${percent(detection)} detection`
      : `refused: ${comparison.code} after ${ms(comparison.after)}`,
    baseline: kind === 'pdf' ? `${bare}, ${others}` : bare,
    ...(isRead && { ratio: span(comparison) }),
    ...(limit && { target: `≤ ${limit}×`, isMet: isRead && comparison.ratio <= limit }),
  };
}

const createControlRows = (rows: readonly Row[]): ResultRow[] =>
  rows.flatMap((row) => {
    if (!row.control) return [];
    const { a, ratio } = row.control;
    const name = `control, ${parser[row.kind]} against itself: ${nameOf(row)}`;
    const isMet = Math.abs(ratio - 1) <= controlLimit;
    return [{ name, ours: ms(a), baseline: ms(row.control.b), ratio: span(row.control), target: '1 ± 0.05', isMet }];
  });

const createDetectionRows = (rows: readonly Row[]): ResultRow[] =>
  rows.flatMap((row) => {
    if (row.detection === undefined || limitOf(row) === undefined) return [];
    const isMet = row.detection <= detectionLimit;
    return [{ name: `share of detection: ${nameOf(row)}`, ours: percent(row.detection), target: '≤ 10 %', isMet }];
  });

/** The exponent of cost between the two largest documents that were parsed, above the cost of the smallest. */
function createGrowthRows(rows: readonly Row[]): ResultRow[] {
  return kinds.flatMap((kind) => {
    const read = rows.flatMap((row) =>
      row.kind === kind && 'ratio' in row.comparison ? [{ size: row.size, cost: row.comparison.a }] : [],
    );
    const [first, ...more] = read;
    const [small, large] = more.slice(-2);
    if (!first || !small || !large) return [];
    const above = ({ size, cost }: typeof first) => ({ size: size - first.size, cost: cost - first.cost });
    const grown = exponent(above(small), above(large));
    const name = `growth of cost: ${kind} from ${small.size} to ${large.size}`;
    return [{ name, ours: `size ^ ${grown.toFixed(2)}`, target: `≤ ${growthLimit}`, isMet: grown <= growthLimit }];
  });
}

async function createWallTimeRow(times: number): Promise<ResultRow> {
  const { wall, cpu } = await withDocument('pdf', 3, (document) => measureWallTime(document, times));
  return {
    name: 'wall time of a 3-page statement, from upload to findings',
    ours: `${ms(wall)} (CPU ${ms(cpu)})`,
    target: `≤ ${wallLimitMs} ms`,
    isMet: wall <= wallLimitMs,
  };
}

/**
 * Measures parsing and detection, including the parser process, against the bare parsers: CPU milliseconds per
 * document, medians of pairs A B B A. Takes minutes; `quick` leaves out the largest documents.
 */
export async function measureStatements({ quick }: { quick: boolean }): Promise<ResultRow[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    for (const requestedSize of sizes[kind][quick ? 'quick' : 'full']) {
      const withControl = limits[kind]?.size === requestedSize;
      // Single pairs differ by a fifth: a ratio with a target needs more of them to be decisive.
      const pairs = quick ? 3 : withControl ? 15 : 5;
      const measured = await withDocument(kind, requestedSize, (document) =>
        measureDocument(kind, document, { pairs, withControl }),
      );
      rows.push({ requestedSize, ...measured });
    }
  }
  return [
    ...rows.map(createRow),
    ...createDetectionRows(rows),
    ...createGrowthRows(rows),
    await createWallTimeRow(quick ? 5 : 15),
    ...createControlRows(rows),
  ];
}
