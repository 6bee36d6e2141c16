import type { IsoDate, ParsedStatement, StatementErrorCode } from '@kumbara/shared';
import type { FileKind } from '#intake/sniff.ts';

/** What the child is asked: one line of JSON on its standard input, behind that of its modules and before the document. */
export type Task = { kind: FileKind; password?: string; currency: string; today: IsoDate };
/** Only the printed lines of a PDF, unjudged. */
export type LinesTask = { lines_of: 'pdf' };

/** What the child answers: one JSON value on its standard output. */
export type Answer = { statement: ParsedStatement } | { lines: string[] } | { error: StatementErrorCode };
