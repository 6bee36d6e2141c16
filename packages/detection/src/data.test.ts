import { fold } from '@kumbara/text/fold';
import { expect, it } from 'vitest';
import { z } from 'zod';

const folded = z.string().refine((text) => text !== '' && text === fold(text), 'is not folded');
const list = z.array(folded).min(1);
const lists = z.record(z.string(), list);
const rate = z.number().positive();
const band = z.strictObject({ lowest: rate, highest: rate }).refine(({ lowest, highest }) => lowest <= highest);
const bands = z.record(z.string(), band);

const pattern = z.string().refine((text) => text !== '' && new RegExp(text));
const patterns = z.array(pattern);

const byLanguage = z.record(z.string().length(2), pattern);

const files: [file: string, schema: z.ZodType][] = [
  ['catalogue/data/prices-per-dollar', z.record(z.string().length(3), rate)],
  ['lines/bank-fees', lists],
  ['lines/instalment', z.strictObject({ partPayments: byLanguage, due: byLanguage })],
  ['lines/regular-payees', lists],
  ['lines/regular-payments', lists],
  [
    'merchant/booking-texts',
    z.strictObject({
      boughtAt: byLanguage,
      payments: byLanguage,
      at: byLanguage,
      payee: byLanguage,
      purpose: byLanguage,
    }),
  ],
  ['merchant/prefixes', lists],
  ['merchant/words', lists],
  [
    'recurrence/closed-accounts',
    z.strictObject({ otherAccounts: byLanguage, accounts: byLanguage, closings: byLanguage }),
  ],
  ['recurrence/explicit-cycle', z.strictObject({ naming: list, of: list, notPaidAtOnce: patterns })],
  ['merge/exchange-rates', z.strictObject({ bands, liraByYear: bands, latestLira: band })],
];

it.each(files)('holds the data of %s as its schema describes it', async (file, schema) => {
  const { default: data } = await import(`./${file}.json`, { with: { type: 'json' } });
  expect(schema.safeParse(data).error).toBeUndefined();
});
