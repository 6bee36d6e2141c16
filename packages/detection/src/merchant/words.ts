import lists from './words.json' with { type: 'json' };

/** The words of lists in `words.json`, which holds them folded and several in a line. */
export const wordSet = (...names: (keyof typeof lists)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => lists[name].flatMap((line) => line.split(' '))));
