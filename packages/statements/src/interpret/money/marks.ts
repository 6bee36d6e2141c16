/** Direction marks of a column or behind an amount, folded. */
const outMarks =
  /^(?:d|dr|b|\(b\)|debit|debet|af|s|soll|t|-|borc|debito|saida|salida|uscita|sortie|depense|expense|ausgabe|gider|giden|out|cargo|dare|ud|uit|uttag)$/;
const inMarks =
  /^(?:c|cr|a|\(a\)|credit|bij|h|haben|j|\+|alacak|credito|entrada|entrata|ingreso|entree|recette|income|einnahme|gutschrift|gelir|gelen|in|abono|avere|ind)$/;
/** K is Kredit where D is used too, and has no meaning alone. */
const anyMark = /^(?:k|kr)$/;

/** Returns the direction of the mark behind a balance: owed or owned. */
export const parseBalanceMark = (text: string): 'out' | 'in' | undefined => {
  if (/^(?:od|ov|overdrawn)$/.test(text)) return 'out';
  return outMarks.test(text) ? 'out' : inMarks.test(text) ? 'in' : undefined;
};

/** Longer texts are no direction marks. */
const longestMark = 10;

export const isMark = (text: string): boolean =>
  text.length <= longestMark && (outMarks.test(text) || inMarks.test(text) || anyMark.test(text));

/** @param others all marks of the document: K and J, D and K are used in pairs */
export function parseDirectionMark(text: string, others: ReadonlySet<string>): 'out' | 'in' | undefined {
  if (text === 'k') return others.has('j') ? 'out' : others.has('d') ? 'in' : undefined;
  if (outMarks.test(text)) return 'out';
  return inMarks.test(text) ? 'in' : undefined;
}
