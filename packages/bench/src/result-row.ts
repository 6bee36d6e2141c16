import { formatTable } from './markdown-table.ts';

/** One row of the results: a task, our figure, the baseline's, and whether the target is met. */
export type ResultRow = {
  name: string;
  ours: string;
  baseline?: string;
  /** Our figure relative to the baseline's. */
  ratio?: string;
  target?: string;
  isMet?: boolean;
};

const formatMet = (isMet?: boolean) => (isMet === undefined ? '' : isMet ? 'yes' : '**no**');

export function printResults(results: readonly ResultRow[]): void {
  const rows = results.map(({ name, ours, baseline = '', ratio = '', target = '', isMet }) => [
    name,
    ours,
    baseline,
    ratio,
    target,
    formatMet(isMet),
  ]);
  console.log(formatTable(['task', 'ours', 'baseline', 'ratio', 'target', 'met'], rows));
}
