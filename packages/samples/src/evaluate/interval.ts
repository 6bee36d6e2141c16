/** So many of so many, as a per cent with its 95 % interval. Source: Wilson 1927, without continuity correction. */
export function share(hits: number, of: number): string {
  if (of === 0) return '–';
  const z = 1.96;
  const p = hits / of;
  const scale = 1 + z ** 2 / of;
  const middle = (p + z ** 2 / (2 * of)) / scale;
  const reach = (z / scale) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  const percent = (value: number) => (100 * Math.min(1, Math.max(0, value))).toFixed(1);
  return `${percent(p)} % (${percent(middle - reach)}–${percent(middle + reach)}) ${hits}/${of}`;
}
