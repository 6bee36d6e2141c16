import { type FieldIssue, fieldIssues } from '@kumbara/shared';
import type { z } from 'zod';
import type { FieldProblem } from '#lib/app-error.ts';

const formats: Record<string, FieldIssue> = { email: 'invalid_email', date: 'invalid_date', url: 'invalid_url' };

/** Maps Zod's issues to ours, the first one per field. */
export function fieldProblems({ issues }: z.ZodError, input: unknown): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!problems.has(field)) problems.set(field, { field, ...classifyIssue(issue, at(input, issue.path)) });
  }
  return [...problems.values()];
}

function classifyIssue(issue: z.core.$ZodIssue, value: unknown): Omit<FieldProblem, 'field'> {
  // A schema can name the issue itself.
  const own = fieldIssues.find((known) => known === issue.message);
  if (own) return { issue: own };
  if (value === undefined || value === null || value === '') return { issue: 'required' };
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return { issue: 'too_small' };
      // The input was white space only, and trimmed.
      return issue.minimum === 1 ? { issue: 'required' } : { issue: 'too_short', limit: Number(issue.minimum) };
    case 'too_big':
      return { issue: issue.origin === 'string' ? 'too_long' : 'too_large', limit: Number(issue.maximum) };
    case 'invalid_format':
      return { issue: formats[issue.format] ?? 'invalid' };
    case 'invalid_value':
      return { issue: 'invalid_choice' };
    case 'custom':
      return { issue: fieldIssues.find((known) => known === issue.params?.issue) ?? 'invalid' };
    default:
      return { issue: 'invalid' };
  }
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
