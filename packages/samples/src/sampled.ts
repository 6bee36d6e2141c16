/** True in `npm run test:long`, for single tests that take seconds: `it.runIf(isLongRun)`. */
export const isLongRun = Boolean(process.env.KUMBARA_LONG);

/** How many random histories a test plays: 60 in a long run, fewer where CI asks for that. */
export const randomRuns = Number(process.env.KUMBARA_RANDOM_RUNS ?? 2);

/** Every so many of a table, so that about as many as wanted are left, the first among them; all of it in a long run. */
export function sampled<T>(all: readonly T[], wanted: number): T[] {
  if (isLongRun) return [...all];
  const step = Math.max(1, Math.ceil(all.length / wanted));
  return all.filter((_, at) => at % step === 0);
}
