import type { StatementErrorCode } from '@kumbara/shared';

/** Thrown for a document that cannot be read. `code` is the error code of the API's answer. */
export class StatementError extends Error {
  readonly code: StatementErrorCode;

  constructor(code: StatementErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'StatementError';
    this.code = code;
  }
}
