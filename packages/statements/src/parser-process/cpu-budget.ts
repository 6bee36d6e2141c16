/** Seconds of the processor that any document may take. */
const leastBudget = 5.6;
/**
 * A statement of 500 pages takes 95 to 125 times what starting its reader takes, on a quick machine (55 ms) as on a slow or
 * shared one (110 ms): it shall be read on all of them.
 */
const startsInBudget = 150;
/** Seconds of the processor for which others have to wait, and the same in starts of the reader, for slow machines. */
const [minTimeSlice, startsInTimeSlice] = [0.6, 9];
/** Who shows by then that it will not be done in its turn has had it: statements of a few pages are done, or show it. */
const [leastTrial, startsInTrial] = [0.3, 4.5];
/** Who has shown nothing for this part of its time is held up by one thing and will not be done at the pace of others. */
const longestSilence = 0.5;
/** Pages differ: who seems to need this much too long may still be done in time. */
const tolerance = 1.25;

const tab = 9;
const lineFeed = 10;

/**
 * How a caged reader gets on, from the white space it writes before its answer (start.mjs): a tab for each millisecond of
 * the processor that its start took, which no document can change, and a line feed for each thousandth of its work.
 */
export function createCpuBudget() {
  let startSeconds = 0;
  let thousandths = 0;
  let usedAtLast = 0;
  const budget = () => Math.max(leastBudget, startSeconds * startsInBudget);
  const timeSlice = () => Math.max(minTimeSlice, startSeconds * startsInTimeSlice);
  const trial = () => Math.max(leastTrial, startSeconds * startsInTrial);
  /** What it would use in all if the rest went as what it did so far. */
  const expected = (used: number) =>
    thousandths > 0 && used - usedAtLast <= used * longestSilence
      ? startSeconds + ((used - startSeconds) * 1000) / thousandths
      : Number.POSITIVE_INFINITY;
  return {
    /** @param used seconds of the processor it has had */
    addProgress(part: Buffer, used: number) {
      usedAtLast = used;
      for (const byte of part) {
        if (byte === tab) startSeconds += 0.001;
        else if (byte === lineFeed) thousandths += 1;
        else break;
      }
    },
    /** @param used seconds of the processor it has had */
    isSpent: (used: number) => used > budget(),
    /** @param used seconds of the processor it has had, with what collects garbage beside it */
    isTimeSliceOver: (used: number) => used > timeSlice() || (used > trial() && expected(used) > timeSlice()),
    /** Whether it has begun with the document: what happened before is not the document's doing. */
    hasStarted: () => startSeconds > 0,
    /** Whether it would be done within its budget, or has had too little to show anything. */
    isInTime: (used: number) => startSeconds === 0 || used <= trial() || expected(used) <= budget() * tolerance,
  };
}
