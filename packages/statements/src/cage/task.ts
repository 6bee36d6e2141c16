import type { IsoDate, StatementErrorCode, StatementReading } from '@kumbara/shared';
import type { FileKind } from '#intake/sniff.ts';

/** What the child is asked: one line of JSON on its standard input, then the document until the end. */
export type Task = { kind: FileKind; password?: string; currency: string; today: IsoDate };

/** What the child answers: one JSON value on its standard output. */
export type Answer = { reading: StatementReading } | { error: StatementErrorCode };
