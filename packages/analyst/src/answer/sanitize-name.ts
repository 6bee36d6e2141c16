/** The most of a name that an answer repeats, in characters as people count them. */
const longest = 40;

/** Tags, addresses with a scheme, what begins like a page, and addresses with a path: nothing a name needs. */
const markup = /<[^>]*>?|[<>]/g;
const addresses =
  /\b(?:javascript|data|vbscript|mailto|tel):\S*|\b[a-z][a-z0-9+.-]{1,15}:\/\/\S*|\/\/\S+|\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi;
const drawing = /[*_`~|#[\]{}\\^]/g;
/** Marks piled upon one letter reach over the lines around it. */
const piledMarks = /(\p{M}{2})\p{M}+/gu;

const segmenter = new Intl.Segmenter();

/**
 * A name as an answer may repeat it: one line, at most 40 characters, without markup, links, control, bidirectional
 * and zero-width characters. A name is text of a stranger; nothing of it may act where it is shown.
 * @returns `…` where nothing is left
 */
export function sanitizeName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{C}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(markup, ' ')
    .replace(addresses, ' ')
    .replace(drawing, ' ')
    .replace(piledMarks, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const letters = [...segmenter.segment(plain.slice(0, 400))].map(({ segment }) => segment);
  if (letters.length <= longest) return plain || '…';
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
