import { expect, it } from 'vitest';
import currencies from './currencies.json' with { type: 'json' };
import cycles from './cycles.json' with { type: 'json' };
import { fold, foldInPlace } from './fold.ts';
import months from './months.json' with { type: 'json' };

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

it('names twelve months, each name folded and of one month', () => {
  expect(months).toHaveLength(12);
  const names = months.flat();
  expect(repeated(names)).toEqual([]);
  expect(names.filter((name) => name !== fold(name))).toEqual([]);
});

it('keeps the words of cycles folded, those of a kind of one unit or number', () => {
  for (const kind of ['each', 'worth', 'one', 'many', 'plans'] as const) {
    const words = Object.values(cycles.units).flatMap((unit) => unit[kind]);
    expect(repeated(words)).toEqual([]);
    expect(words.filter((word) => word !== fold(word))).toEqual([]);
  }
  expect(repeated(Object.values(cycles.numbers).flat())).toEqual([]);
  expect(repeated(cycles.multiples.flatMap(({ each, one }) => [...each, ...one]))).toEqual([]);
});

it.each(['marks', 'names', 'headings', 'words'] as const)(
  'keeps the %s of currencies folded, each of one currency',
  (kind) => {
    const known = Object.entries<Partial<Record<string, string[]>>>(currencies);
    expect(known.filter(([code]) => !/^([A-Z]{3}|\$|kr)$/.test(code))).toEqual([]);
    expect(
      known.filter(([, texts]) =>
        Object.keys(texts).some((one) => !['marks', 'names', 'headings', 'words'].includes(one)),
      ),
    ).toEqual([]);
    const texts = known.flatMap(([, { [kind]: own = [] }]) => own);
    expect(repeated(texts)).toEqual([]);
    expect(texts.filter((text) => text !== foldInPlace(text))).toEqual([]);
  },
);
