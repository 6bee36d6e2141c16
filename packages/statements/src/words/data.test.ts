import { expect, it } from 'vitest';
import { z } from 'zod';

const words = z.array(z.string().min(1)).min(1);
const lists = z.record(z.string(), words);

const shapeOf = (...kinds: string[]) => Object.fromEntries(kinds.map((kind) => [kind, z.string().min(1)]));
/** Words and patterns by language and kind. A language may lack a kind. */
const byLanguage = (shape: Record<string, z.ZodType>) =>
  z.record(z.string().length(2), z.strictObject(shape).partial());
const patterns = (...kinds: string[]) => byLanguage(shapeOf(...kinds));

const hints = z.array(z.strictObject({ currency: z.string().length(3), hints: z.string().min(1) }));

const files: [file: string, schema: z.ZodType][] = [
  ['account-currencies', words],
  ['account-names', patterns('accounts', 'furtherCards', 'customers', 'customerNumbers', 'paymentNotes', 'rewards')],
  ['banks', lists],
  [
    'card-titles',
    byLanguage({ ...shapeOf('cards', 'columns', 'endings', 'numbers', 'unrelated'), words, salutations: words }),
  ],
  ['charges', z.strictObject({ nouns: words, besides: words, incomeTaxes: words })],
  ['currency-hints', z.strictObject({ $: hints, kr: hints, dollarPlaces: lists })],
  ['day-titles', patterns('sumsOfDay', 'sums', 'of', 'balances', 'shops')],
  ['exchange-rates', patterns('rates', 'before', 'originals')],
  ['headers', z.strictObject({ columns: lists, sides: z.array(z.tuple([z.string(), z.string()])), joints: words })],
  ['iban-currencies', z.record(z.string().length(2), z.string().length(3))],
  ['kinds', z.strictObject({ bookings: words, notes: words })],
  ['marks', byLanguage({ out: words, in: words })],
  ['named-months', byLanguage({ ...shapeOf('statementStems', 'statementWords'), others: words })],
  ['pending-titles', patterns('owners', 'lines', 'pending', 'booked', 'asOf', 'none')],
  ['period', byLanguage({ periods: words, joints: words, starts: words, ends: words, closings: words })],
  [
    'phrase-patterns',
    patterns(
      'cardPayments',
      'thanks',
      'carriedOverPages',
      'inWhoseFavour',
      'collectedFrom',
      'your',
      'accounts',
      'accountKinds',
      'onDay',
      'pending',
      'failed',
      'fees',
    ),
  ],
  ['phrases', lists],
  ['points', patterns('names', 'titles')],
  ['printed-currency', patterns('nouns')],
  ['section-sides', lists],
  ['sections', words],
  ['separate-kinds', patterns('instalments', 'instalmentOf', 'reversals', 'cheques', 'cash')],
  ['sums', words],
  ['titles', z.strictObject({ card: words, account: words })],
  [
    'totals',
    z.strictObject({
      balances: words,
      earlier: words,
      later: words,
      flows: lists,
      anywhere: lists,
      alone: lists,
      dated: lists,
      ofDay: words,
      bare: lists,
      available: words,
      plain: words,
      remaining: words,
    }),
  ],
  ['unbooked-titles', lists],
  ['weekdays', words],
  ['yearly', patterns('years', 'totals', 'estimates', 'cardLabels')],
];

it.each(files)('holds the words of %s as their schema describes them', async (file, schema) => {
  const { default: data } = await import(`./${file}.json`, { with: { type: 'json' } });
  expect(schema.safeParse(data).error).toBeUndefined();
});
