import { languages } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { concepts, times } from '#question/lexicon/lexicon.ts';

const phrases = z.string().min(1);
const codes = languages.map(({ code }) => code);
const byLanguage = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(codes), schema);
const lexicon = z.strictObject({
  small: phrases,
  concepts: z.record(z.enum(concepts), phrases),
  times: z.record(z.enum(times), phrases),
  categories: z.record(z.string(), phrases),
  currencies: z.strictObject({ TRY: phrases, USD: phrases, EUR: phrases, GBP: phrases }),
  months: phrases,
  monthsShort: phrases,
  weekdays: phrases,
  numbers: phrases,
  before: z.string(),
  notNames: phrases,
});

const lines = z.array(phrases).min(1);
const units = {
  percent: phrases,
  percentBefore: phrases,
  day: phrases,
  week: phrases,
  month: phrases,
  year: phrases,
  often: phrases,
  each: phrases,
  eachDay: phrases,
  daily: phrases,
  dailyBefore: phrases,
  ordinals: phrases,
  thousands: phrases,
  millions: phrases,
  billions: phrases,
};

const files: [file: string, schema: z.ZodType][] = [
  [
    'numbers/number-words',
    byLanguage(
      z.strictObject({
        values: z.record(z.string(), phrases),
        ones: z.string(),
        joints: z.string(),
        stems: phrases.optional(),
        suffixes: phrases.optional(),
        countable: phrases.optional(),
      }),
    ),
  ],
  ['numbers/currency-names', z.strictObject({ dollars: lines, ordinary: lines, before: lines, behind: lines })],
  ['numbers/shares', z.record(z.string(), lines)],
  ['numbers/totals', byLanguage(phrases)],
  ['numbers/units', byLanguage(z.strictObject(units).partial())],
  ['question/courtesies', byLanguage(z.strictObject({ phrases, forms: phrases }))],
  ...codes.map((language): [string, z.ZodType] => [`question/lexicon/${language}`, lexicon]),
];

it.each(files)('holds the data of %s as its schema describes it', async (file, schema) => {
  const { default: data } = await import(`./${file}.json`, { with: { type: 'json' } });
  expect(schema.safeParse(data).error).toBeUndefined();
});
