import { foldInPlace } from '#mail/fold.ts';
import { mentions, type Sentence, says } from '#mail/reading.ts';
import { findCycles } from '#mail/values/cycle.ts';
import { hasPricedCycle } from './priced-cycle.ts';
import { anywhere, comesAgain, type View } from './view.ts';

/** "Plan: Family (monthly)": a row of facts, not a sentence that praises something. */
export const hasListedCycle = ({ reading: { document } }: View) =>
  document.lines.some((line) => line.length < 60 && /[:\t(]/.test(line) && findCycles(foldInPlace(line)).length > 0);

/** "Premium" and "plan" are words on boxes, and "you can cancel your subscription" stands below everything. */
export const saysOutright = (sentence: Sentence) =>
  !sentence.conditional &&
  !mentions(sentence, 'harmless') &&
  says({ ...sentence, meant: sentence.meant.replace(/\b(?:premium|plan|plus|paket)\w*/g, '-') }, 'subscription');

/** A stranger's "package" may be ten washes of a car. */
export const isRecurring = (view: View) =>
  anywhere(view, comesAgain) || hasPricedCycle(view) || hasListedCycle(view) || anywhere(view, saysOutright);
