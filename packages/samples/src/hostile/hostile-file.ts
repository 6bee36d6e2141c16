import type { StatementErrorCode } from '@kumbara/shared';

/** A file that is made to harm its reader, or simply broken. */
export type HostileFile = {
  name: string;
  bytes: Buffer;
  /** Its effect on a reader without limits. */
  why: string;
  /** The accepted results; `read` when a careful reader may get rows out of it. */
  expect: readonly (StatementErrorCode | 'read')[];
};
