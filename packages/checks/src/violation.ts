/** A place that breaks a rule of the repository. `file` is relative to the repository's root, `line` counts from 1. */
export type Violation = { file: string; line?: number; message: string };

/** `packages/x/src/y.ts:12  message`: editors and terminals make the place a link. */
export function formatViolation({ file, line, message }: Violation): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${message}`;
}
