import { calibrate, calibrationError, precisionOfHigh, type ShownFinding } from './calibration.ts';
import { formatShare } from './interval.ts';

/** Prints predicted and observed probability by bin, the calibration error and the precision of high confidence. */
export function printCalibration(shown: readonly ShownFinding[]): void {
  console.log('\nprobability  findings  predicted  observed');
  for (const { from, to, count, predicted, observed } of calibrate(shown)) {
    const [predictedText, observedText] = count > 0 ? [predicted.toFixed(3), observed.toFixed(3)] : ['–', '–'];
    console.log(
      `${`${from}–${to}`.padEnd(11)}  ${`${count}`.padStart(8)}  ${predictedText.padStart(9)}  ${observedText.padStart(8)}`,
    );
  }
  console.log(`calibration error (ECE) ${calibrationError(shown).toFixed(3)}`);
  console.log(`precision of "high" ${formatShare(...precisionOfHigh(shown))}`);
}
