import type { IsoDate } from '@kumbara/shared';

/** What stands in one place of a document. A spreadsheet may hold the amount or the day instead of the text. */
export type Cell = {
  text: string;
  money?: number;
  /** How a spreadsheet shows the amount, where that is more than a number. */
  moneyFormat?: string;
  day?: IsoDate;
};

export type Column = {
  title: string;
  /** Share of the page's width. */
  width: number;
  align?: 'left' | 'right';
};

export type TableRow = {
  cells: Cell[];
  /** Printed beneath the description: a second line of the same booking. */
  below?: string;
  /** Printed on that second line in the first column: the day of value below the day of booking. */
  second?: string;
  /** Hidden in a spreadsheet, absent elsewhere. Nobody who looks at the document sees it. */
  hidden?: boolean;
};

/** A document before it has a format: what comes after what. */
export type Block =
  | { kind: 'text'; text: string; size?: 'large' | 'small'; spaced?: boolean }
  | { kind: 'pairs'; pairs: [label: string, value: Cell][] }
  | {
      kind: 'table';
      columns: Column[];
      rows: TableRow[];
      description: number;
      /** PDF: as two tables side by side, the rows going down the left one first. */
      twoColumns?: boolean;
      /** PDF: how many lines of text are printed right of the table, beside its rows. */
      notes?: string[];
    };

export type Document = {
  blocks: Block[];
  /** Spreadsheets: numbers and days as such, as text, or numbers as such and days half and half. */
  cells: 'typed' | 'text' | 'mixed';
  /** Printed below each page of a PDF. `{page}` and `{pages}` are filled in. */
  footer: string;
  /** Spreadsheets: lines on a first sheet of their own, and columns that are counted but empty. */
  sheet?: { cover: string[]; emptyColumns: number };
  /** PDF: pages are printed upright and the text on them is turned by a quarter, as on landscape forms. */
  rotated?: boolean;
  /** A font of the PDF standard, not embedded; only for text it has the letters for. */
  standardFont?: boolean;
};
