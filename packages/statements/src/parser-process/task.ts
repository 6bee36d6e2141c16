import type { IsoDate, ParsedStatement, StatementErrorCode } from '@kumbara/shared';
import type { FileKind } from '#intake/sniff.ts';

/**
 * The request to the child: one line of JSON on its standard input, after that of its modules and before the document.
 */
export type Task = { kind: FileKind; password?: string; currency: string; today: IsoDate };
/** Requests only the printed lines of a PDF. */
export type LinesTask = { lines_of: 'pdf' };

/** Requests the cells of a workbook's first sheet as texts. */
export type RowsTask = { rows_of: 'xlsx' | 'binary-sheet' };

/** The child's answer: one JSON value on its standard output. */
export type Answer =
  | { statement: ParsedStatement }
  | { lines: string[] }
  | { rows: string[][] }
  | { error: StatementErrorCode };
