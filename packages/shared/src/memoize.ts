/**
 * A function of one number or text that keeps its results. An account counts the same few thousand days and prices in every
 * sum.
 * @param most how many results are kept; beyond that it forgets all
 */
export function memoize<Key extends number | string, Value extends number | bigint | string | object>(
  compute: (key: Key) => Value,
  most: number,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = compute(key);
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
