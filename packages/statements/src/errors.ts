import type { StatementErrorCode } from '@kumbara/shared';

/** Why a document could not be read. The code is also the code of the refusal. */
export class StatementError extends Error {
  readonly code: StatementErrorCode;

  constructor(code: StatementErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'StatementError';
    this.code = code;
  }
}
