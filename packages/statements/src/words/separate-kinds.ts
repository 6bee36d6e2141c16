import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { isCharge } from './charges.ts';
import { memoize } from './memoize.ts';
import { cardPaymentWords } from './phrases.ts';
import languages from './separate-kinds.json' with { type: 'json' };

const { pattern } = readLanguages(languages);

const separateKinds = [
  cardPaymentWords,
  new RegExp(`${pattern('instalments')}|\\d ?/ ?\\d`),
  new RegExp(pattern('reversals')),
  new RegExp(`(?<![a-z])${pattern('cheques')} (?:n[or]?\\.? ?)?#? ?\\d`),
  new RegExp(pattern('cash')),
];

/** The text of a cell for one of several payments: `2/6`, `2 of 6`, `6 taksit`. */
export const instalmentCell = new RegExp(
  `^\\d{1,2} ?(?:/|${pattern('instalmentOf')}) ?\\d{1,2}$|${languages.tr.instalments}`,
  'i',
);

/** Returns the kind of a line that a bank may exclude from a sum and list separately, or -1 for other lines. */
export const findSeparateKind = memoize((description: string): number => {
  const folded = foldInPlace(description);
  return isCharge(description) ? separateKinds.length : separateKinds.findIndex((words) => words.test(folded));
});
