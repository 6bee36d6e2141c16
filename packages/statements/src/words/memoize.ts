/** Caches results by text, because the lines of statements repeat. */
export function memoize<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = answer(text);
      if (known.size < 20_000) known.set(text, found);
    }
    return found;
  };
}
