/** True in `npm run test:long`, for single tests that take seconds: `it.runIf(isLongRun)`. */
export const isLongRun = Boolean(process.env.KUMBARA_LONG);

/** Every so many of a table, so that about as many as wanted are left, the first among them; all of it in a long run. */
export function sampled<T>(all: readonly T[], wanted: number): T[] {
  if (isLongRun) return [...all];
  const step = Math.max(1, Math.ceil(all.length / wanted));
  return all.filter((_, at) => at % step === 0);
}
