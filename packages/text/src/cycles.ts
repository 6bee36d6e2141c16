import data from './cycles.json' with { type: 'json' };

/**
 * The words for one unit of time, folded: adverbs (`monthly`), Turkish adjectives (`3 AYLIK`, also a price for three
 * months), singular, plural, and names of plans.
 */
type Words = Record<'each' | 'worth' | 'one' | 'many' | 'plans', string[]>;
type Unit = keyof typeof data.units;

export const cycleUnits: Record<Unit, Words> = data.units;

/** The words for several units, as patterns: adverbs (`quarterly`) and nouns. */
export const multiples = data.multiples as ({ cycle: Unit; count: number } & Pick<Words, 'each' | 'one'>)[];

export const { days, every } = data;

const numbers = new Map(
  Object.entries(data.numbers).flatMap(([value, words]) => words.map((word) => [word, Number(value)] as const)),
);

/** The numbers in words that stand before units. */
export const numberWords: readonly string[] = [...numbers.keys()];

/** Returns the value of a folded number word or of digits. */
export const parseCount = (text: string): number => numbers.get(text) ?? Number(text);
