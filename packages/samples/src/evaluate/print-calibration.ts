import { calibrate, calibrationError, precisionOfHigh, type Shown } from './calibration.ts';
import { share } from './interval.ts';

/** Prints whether what is called probable is: bin by bin, the mean gap (ECE), and precision of "high". */
export function printConfidence(shown: readonly Shown[]): void {
  console.log('\nprobability  findings  promised  observed');
  for (const { from, to, count, promised, observed } of calibrate(shown)) {
    const [said, seen] = count > 0 ? [promised.toFixed(3), observed.toFixed(3)] : ['–', '–'];
    console.log(`${`${from}–${to}`.padEnd(11)}  ${`${count}`.padStart(8)}  ${said.padStart(8)}  ${seen.padStart(8)}`);
  }
  console.log(`calibration error (ECE) ${calibrationError(shown).toFixed(3)}`);
  console.log(`precision of "high" ${share(...precisionOfHigh(shown))}`);
}
