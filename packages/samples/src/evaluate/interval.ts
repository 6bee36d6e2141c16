/** The 95 % interval of a share of independent cases. Source: Wilson 1927, without continuity correction. */
export function wilsonInterval(hits: number, of: number): { low: number; high: number } {
  const z = 1.96;
  const p = hits / of;
  const scale = 1 + z ** 2 / of;
  const middle = (p + z ** 2 / (2 * of)) / scale;
  const halfWidth = (z / scale) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - halfWidth), high: Math.min(1, middle + halfWidth) };
}

/** A share in per cent with its 95 % interval, for example `98.4 % (91.4–99.7) 61/62`. */
export function formatShare(hits: number, of: number): string {
  if (of === 0) return '–';
  const { low, high } = wilsonInterval(hits, of);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${percent(hits / of)} % (${percent(low)}–${percent(high)}) ${hits}/${of}`;
}
