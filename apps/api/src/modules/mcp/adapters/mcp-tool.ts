import type { z } from 'zod';

/** A question to the person in front of the program. @returns whether they agreed */
export type Confirm = (question: string) => Promise<boolean>;

/** What a program may call. Refusals are thrown as `AppError`. */
export type McpTool = {
  /** In snake_case. */
  name: string;
  title: string;
  /** For a model, in English. */
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  /** `destroys` takes away something that the person has. */
  effect: 'reads' | 'adds' | 'destroys';
  run(args: unknown, confirm: Confirm): Promise<Record<string, unknown>>;
};
