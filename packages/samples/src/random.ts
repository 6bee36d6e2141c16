/** A seeded random number generator. The same seed gives the same numbers on every machine. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer, both ends included. */
  int(from: number, to: number): number;
  /** A number with two decimals, both ends included. */
  money(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  /**
   * A generator that is independent of later draws from this one: adding a draw in one place does not affect others.
   */
  fork(label: string): Random;
};

/** FNV-1a, 32 bit, with the final mixing of MurmurHash3, so that similar labels give unrelated states. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Mulberry32: 32 bits of state, one step per number. Source: Tommy Ettinger, public domain. */
export function seededRandom(seed: number | string): Random {
  const origin = hash(String(seed));
  let state = origin;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    money: (from, to) => int(Math.round(from * 100), Math.round(to * 100)) / 100,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    sample(items, count) {
      const rest = [...items];
      const taken = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
    fork: (label) => seededRandom(`${origin}/${label}`),
  };
}
