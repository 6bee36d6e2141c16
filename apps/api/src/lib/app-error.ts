import type { ErrorCode, FieldIssue } from '@kumbara/shared';

export type FieldProblem = { field: string; issue: FieldIssue; limit?: number };

type Details = {
  fields?: FieldProblem[];
  limit?: number;
  retryAfterSeconds?: number;
  extra?: Record<string, unknown>;
};

/** A refusal for the user. The code decides status and text; `fields` lists the invalid fields. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[];
  /** The number that the text of the code names. */
  readonly limit: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Further members of the problem document (RFC 9457, 3.2), for programs. */
  readonly extra: Record<string, unknown>;

  constructor(code: ErrorCode, options: Details & ErrorOptions = {}) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.limit = options.limit;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra ?? {};
  }
}

export const refuseField = (field: string, issue: FieldIssue): AppError =>
  new AppError('invalid_input', { fields: [{ field, issue }] });
