import type { StatementErrorCode } from '@kumbara/shared';

/** A file that is out to harm its reader, or simply broken. */
export type HostileFile = {
  name: string;
  bytes: Buffer;
  /** What it does to a reader that trusts it. */
  why: string;
  /** The acceptable answers; `read` where a careful reader may well get rows out of it. */
  expect: readonly (StatementErrorCode | 'read')[];
};
