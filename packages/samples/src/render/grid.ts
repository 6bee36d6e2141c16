import type { Block, Cell, Document } from '#layouts/document.ts';

export type GridRow = { cells: Cell[]; hidden?: boolean };

const empty: GridRow = { cells: [] };

/** The rows of a sheet: title block, pairs, tables, with an empty row between blocks. */
export const createGrid = ({ blocks }: Document): GridRow[] => blocks.flatMap((block) => [...rowsOf(block), empty]);

function rowsOf(block: Block): GridRow[] {
  if (block.kind === 'text') return [{ cells: [{ text: block.text }] }];
  if (block.kind === 'pairs') return block.pairs.map(([label, value]) => ({ cells: [{ text: label }, value] }));
  return [
    { cells: block.columns.map(({ title }) => ({ text: title })) },
    ...block.rows.map(({ cells, below, hidden }) => ({
      cells: cells.map((cell, index) =>
        below && index === block.description ? { text: `${cell.text}\n${below}` } : cell,
      ),
      ...(hidden && { hidden }),
    })),
  ];
}
