import { expect, it } from 'vitest';
import { z } from 'zod';

const words = z.array(z.string().min(1)).min(1);
const lists = z.record(z.string(), words);

const files: [file: string, schema: z.ZodType][] = [
  ['account-currencies', words],
  ['banks', lists],
  ['card-titles', z.strictObject({ words: lists, salutations: words })],
  ['charges', z.strictObject({ nouns: words, besides: words })],
  ['headers', z.strictObject({ columns: lists, sides: z.array(z.tuple([z.string(), z.string()])) })],
  ['kinds', z.strictObject({ bookings: words, notes: words })],
  [
    'pending-titles',
    z.record(z.string(), z.strictObject({ lines: z.string(), pending: z.string(), booked: z.string() })),
  ],
  ['phrases', lists],
  ['section-sides', lists],
  ['sections', words],
  ['sums', words],
  ['titles', z.strictObject({ card: words, account: words })],
  [
    'totals',
    z.strictObject({ balances: words, earlier: words, later: words, flows: lists, anywhere: lists, alone: lists }),
  ],
  ['weekdays', words],
];

it.each(files)('holds the words of %s as their schema describes them', async (file, schema) => {
  const { default: data } = await import(`./${file}.json`, { with: { type: 'json' } });
  expect(schema.safeParse(data).error).toBeUndefined();
});
