import { readLanguages } from '@kumbara/text/languages';
import languages from '#words/marks.json' with { type: 'json' };

const { list } = readLanguages(languages);

/** Direction marks of a column or behind an amount, folded. */
const outMarks = new Set(list('out'));
const inMarks = new Set(list('in'));
/** K is Kredit where D is used too, and has no meaning alone. */
const anyMark = /^(?:k|kr)$/;

/** Returns the direction of the mark behind a balance: owed or owned. */
export const parseBalanceMark = (text: string): 'out' | 'in' | undefined => {
  if (/^(?:od|ov|overdrawn)$/.test(text)) return 'out';
  return outMarks.has(text) ? 'out' : inMarks.has(text) ? 'in' : undefined;
};

/** Longer texts are no direction marks. */
const longestMark = 10;

export const isMark = (text: string): boolean =>
  text.length <= longestMark && (outMarks.has(text) || inMarks.has(text) || anyMark.test(text));

/** @param others all marks of the document: K and J, D and K are used in pairs */
export function parseDirectionMark(text: string, others: ReadonlySet<string>): 'out' | 'in' | undefined {
  if (text === 'k') return others.has('j') ? 'out' : others.has('d') ? 'in' : undefined;
  if (outMarks.has(text)) return 'out';
  return inMarks.has(text) ? 'in' : undefined;
}
