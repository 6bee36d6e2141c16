import { tableOf } from './markdown-table.ts';

/** One line of the table: a work, what it takes us, what stands beside it, and whether that is good enough. */
export type Line = {
  work: string;
  ours: string;
  beside?: string;
  /** How ours stands to what is beside it. */
  ratio?: string;
  reach?: string;
  reached?: boolean;
};

const said = (reached?: boolean) => (reached === undefined ? '' : reached ? 'yes' : '**no**');

export function printLines(lines: readonly Line[]): void {
  const rows = lines.map(({ work, ours, beside = '', ratio = '', reach = '', reached }) => [
    work,
    ours,
    beside,
    ratio,
    reach,
    said(reached),
  ]);
  console.log(tableOf(['work', 'ours', 'beside', 'ratio', 'reach', 'reached'], rows));
}
