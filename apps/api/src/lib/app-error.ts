import type { ErrorCode, FieldIssue } from '@kumbara/shared';

export type FieldProblem = { field: string; issue: FieldIssue; limit?: number };

/** A refusal that people read: its code decides status and words, `fields` says what is wrong where. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: { fields?: FieldProblem[]; retryAfterSeconds?: number } & ErrorOptions = {}) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const refuseField = (field: string, issue: FieldIssue): AppError =>
  new AppError('invalid_input', { fields: [{ field, issue }] });
