/** CPU seconds that every document has at least. */
const leastBudget = 5.6;
/**
 * A statement of 500 pages takes 95 to 125 times the CPU time of starting the process, on a fast machine (55 ms) as
 * well as on a slow or shared one (110 ms). It has to be parsed on all of them.
 */
const startsInBudget = 150;
/** The time slice: CPU seconds, and the same as a multiple of the start time for slow machines. */
const [minTimeSlice, startsInTimeSlice] = [0.6, 9];
/**
 * A document that will not finish within its time slice is recognised after this time. Statements of a few pages are
 * done by then, or show it.
 */
const [leastTrial, startsInTrial] = [0.3, 4.5];
/** A document without progress for this share of its time is stuck in one step, and the estimate does not apply. */
const longestSilence = 0.5;
/** Pages differ: an estimate may exceed the budget by this factor. */
const tolerance = 1.25;

const tab = 9;
const lineFeed = 10;

/**
 * Tracks the progress of the parser process by the white space it writes before its answer (start.mjs): one tab for
 * each millisecond of CPU time of its start, which no document can change, and one line feed for each thousandth of its
 * work.
 */
export function createCpuBudget() {
  let startSeconds = 0;
  let thousandths = 0;
  let usedAtLast = 0;
  const budget = () => Math.max(leastBudget, startSeconds * startsInBudget);
  const timeSlice = () => Math.max(minTimeSlice, startSeconds * startsInTimeSlice);
  const trial = () => Math.max(leastTrial, startSeconds * startsInTrial);
  /** Returns the estimated CPU time of the whole document, if the rest takes as long per share. */
  const expected = (used: number) =>
    thousandths > 0 && used - usedAtLast <= used * longestSilence
      ? startSeconds + ((used - startSeconds) * 1000) / thousandths
      : Number.POSITIVE_INFINITY;
  return {
    /** @param used CPU seconds of the process so far */
    addProgress(part: Buffer, used: number) {
      usedAtLast = used;
      for (const byte of part) {
        if (byte === tab) startSeconds += 0.001;
        else if (byte === lineFeed) thousandths += 1;
        else break;
      }
    },
    /** @param used CPU seconds of the process so far */
    isSpent: (used: number) => used > budget(),
    /** @param used CPU seconds of the process so far, including garbage collection threads */
    isTimeSliceOver: (used: number) => used > timeSlice() || (used > trial() && expected(used) > timeSlice()),
    /** True if parsing has started. Failures before that are not caused by the document. */
    hasStarted: () => startSeconds > 0,
    /** True if the document is expected to finish within its budget, or had too little CPU time for an estimate. */
    isInTime: (used: number) => startSeconds === 0 || used <= trial() || expected(used) <= budget() * tolerance,
  };
}
