import { fold } from '@kumbara/text/fold';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from '#mail/annotations/vocabulary.ts';

const folded = z.string().refine((text) => text !== '' && text === fold(text), 'is not folded');
const list = z.array(folded).min(1);
const lists = z.record(z.string(), list);
const rate = z.number().positive();
const band = z.strictObject({ lowest: rate, highest: rate }).refine(({ lowest, highest }) => lowest <= highest);
const bands = z.record(z.string(), band);

const pattern = z.string().refine((text) => text !== '' && new RegExp(text));
const patterns = z.array(pattern);

const byLanguage = z.record(z.string().length(2), pattern);

const text = z.string().min(1);
const texts = z.array(text).min(1);
const oneOrMore = z.union([texts, pattern]);
const model = z.strictObject({
  features: text,
  kinds: z.record(z.string(), z.strictObject({ bias: z.number(), weights: z.array(z.number()) })),
});
const cycle = z.enum(['weekly', 'monthly', 'yearly']);
const senderWords = [
  'phishing',
  'fillers',
  'roles',
  'legalForms',
  'furtherLegalForms',
  'subscriptions',
  'billMailboxes',
  'newsMailboxes',
  'subscriptionMailboxes',
] as const;

const files: [file: string, schema: z.ZodType][] = [
  ['catalogue/data/prices-per-dollar', z.record(z.string().length(3), rate)],
  ['lines/bank-fees', lists],
  ['lines/instalment', z.strictObject({ partPayments: byLanguage, due: byLanguage })],
  ['lines/regular-payees', lists],
  ['lines/regular-payments', lists],
  ['lines/labels', z.record(z.string(), texts)],
  ...languages.map((language): [string, z.ZodType] => [
    `mail/data/${language}`,
    z.record(z.string(), z.union([z.string(), z.record(z.string(), text)])),
  ]),
  [
    'mail/data/cycles',
    z.looseObject({
      units: z.record(cycle, pattern),
      adjectives: z.record(cycle, pattern),
      counts: z.record(folded, z.int().positive()),
    }),
  ],
  [
    'mail/data/dates',
    z.strictObject({
      months: z.array(texts).length(12),
      conditions: z.record(folded, pattern),
      day_first_only: pattern,
      units: z.record(z.string(), pattern),
      in: pattern,
      later: pattern,
      tomorrow: pattern,
      days: z.record(z.string(), texts),
      each_month: texts,
    }),
  ],
  ['mail/data/forwarding', z.record(z.string(), texts)],
  ['mail/data/head-model', model],
  ['mail/data/model', model],
  ['mail/data/names', z.strictObject({ before: text, plan: text, not_names: text })],
  ['mail/data/sender-words', z.record(z.string().length(2), z.partialRecord(z.enum(senderWords), oneOrMore))],
  [
    'mail/sender/senders',
    z.strictObject({
      invoicing: texts,
      personal: texts,
    }),
  ],
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
  ['merchant/charities', z.strictObject({ words: list, names: list })],
  ['merchant/prefixes', lists],
  ['merchant/readable-names', z.record(z.string(), text)],
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
