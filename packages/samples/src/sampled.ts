/**
 * Every so many of a table, so that about as many as wanted are left, the first among them; all of it in
 * `npm run test:long`.
 */
export function sampled<T>(all: readonly T[], wanted: number): T[] {
  if (process.env.KUMBARA_LONG) return [...all];
  const step = Math.max(1, Math.ceil(all.length / wanted));
  return all.filter((_, at) => at % step === 0);
}
