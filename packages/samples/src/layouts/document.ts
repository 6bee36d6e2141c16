import type { IsoDate } from '@kumbara/shared';

/** A cell of a document. A spreadsheet may store the amount or the day instead of the text. */
export type Cell = {
  text: string;
  money?: number;
  /** The number format of a spreadsheet, when it differs from the default. */
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
  /** A second line of the same row, printed below the description. */
  below?: string;
  /** Printed on the second line in the first column, for example the value date below the booking date. */
  second?: string;
  /** Hidden in a spreadsheet and absent from other formats. */
  hidden?: boolean;
};

/** The content of a document before it has a format. */
export type Block =
  | { kind: 'text'; text: string; size?: 'large' | 'small'; spaced?: boolean }
  | { kind: 'pairs'; pairs: [label: string, value: Cell][] }
  | {
      kind: 'table';
      columns: Column[];
      rows: TableRow[];
      description: number;
      /** PDF: prints the rows in two tables side by side, the left one first. */
      twoColumns?: boolean;
      /** PDF: lines of text printed to the right of the table. */
      notes?: string[];
    };

export type Document = {
  blocks: Block[];
  /** Spreadsheets: numbers and days as typed cells, as text, or numbers typed and days mixed. */
  cells: 'typed' | 'text' | 'mixed';
  /** Printed below each page of a PDF. `{page}` and `{pages}` are filled in. */
  footer: string;
  /** Spreadsheets: a first sheet with cover text, and empty columns within the used range. */
  sheet?: { cover: string[]; emptyColumns: number };
  /** PDF: upright pages with text rotated by 90°, as on landscape forms. */
  rotated?: boolean;
  /** Uses a standard PDF font without embedding it, for text within its character set. */
  standardFont?: boolean;
};
