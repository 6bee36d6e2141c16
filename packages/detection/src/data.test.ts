import { fold } from '@kumbara/text/fold';
import { expect, it } from 'vitest';
import { z } from 'zod';

const folded = z.string().refine((text) => text !== '' && text === fold(text), 'is not folded');
const lists = z.record(z.string(), z.array(folded).min(1));
const rate = z.number().positive();
const band = z.strictObject({ lowest: rate, highest: rate }).refine(({ lowest, highest }) => lowest <= highest);
const bands = z.record(z.string(), band);

const pattern = z.string().refine((text) => text !== '' && new RegExp(text));
const patterns = z.record(z.string(), pattern);
const unit = z.strictObject({ each: pattern, worth: pattern, one: pattern, many: pattern });

const files: [file: string, schema: z.ZodType][] = [
  ['catalogue/data/prices-per-dollar', z.record(z.string().length(3), rate)],
  ['lines/bank-fees', lists],
  ['lines/regular-payees', lists],
  ['lines/regular-payments', lists],
  ['merchant/prefixes', lists],
  ['merchant/words', lists],
  [
    'recurrence/explicit-cycle',
    z.strictObject({
      units: z.strictObject({ yearly: unit, monthly: unit, weekly: unit }),
      numbers: patterns,
      multiples: patterns,
      notPaidAtOnce: z.array(pattern),
    }),
  ],
  ['merge/exchange-rates', z.strictObject({ bands, liraByYear: bands, latestLira: band })],
];

it.each(files)('holds the data of %s as its schema describes it', async (file, schema) => {
  const { default: data } = await import(`./${file}.json`, { with: { type: 'json' } });
  expect(schema.safeParse(data).error).toBeUndefined();
});
