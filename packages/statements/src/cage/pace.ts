/** Seconds of the processor that a document may take: a statement of 500 pages takes nearly as many. */
const usualBudget = 5.6;
/** Where starting the reader takes longer than usual, the machine is slow or shared, and so is all the rest. */
const startsInBudget = 90;
/** Pages differ: who seems to need this much too long may still be done in time. */
const tolerance = 1.25;

const tab = 9;
const lineFeed = 10;

/**
 * How a caged reader gets on, from the white space it writes before its answer (start.mjs): a tab for each millisecond of
 * the processor that its start took, which no document can change, and a line feed for each thousandth of its work.
 */
export function createPace() {
  let startSeconds = 0;
  let thousandths = 0;
  const budget = () => Math.max(usualBudget, startSeconds * startsInBudget);
  return {
    take(part: Buffer) {
      for (const byte of part) {
        if (byte === tab) startSeconds += 0.001;
        else if (byte === lineFeed) thousandths += 1;
        else break;
      }
    },
    /** @param used seconds of the processor it has had */
    isSpent: (used: number) => used > budget(),
    /** Whether it would be done within its budget if the rest went as what it did so far. */
    isInTime: (used: number) =>
      thousandths > 0 && startSeconds + ((used - startSeconds) * 1000) / thousandths <= budget() * tolerance,
  };
}
