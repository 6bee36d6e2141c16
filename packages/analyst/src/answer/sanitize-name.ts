/** The length limit of a name in an answer, in graphemes. */
const longest = 40;

/** Tags, URLs, domain-like beginnings and addresses with a path. */
const markup = /<[^>]*>?|[<>]/g;
const addresses =
  /\b(?:javascript|data|vbscript|mailto|tel):\S*|\b[a-z][a-z0-9+.-]{1,15}:\/\/\S*|\/\/\S+|\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi;
const drawing = /[*_`~|#[\]{}\\^]/g;
/** Stacked combining marks would cover neighbouring lines. */
const piledMarks = /(\p{M}{2})\p{M}+/gu;

const segmenter = new Intl.Segmenter();

/**
 * Makes a name safe for answers: one line, at most 40 characters, without markup, links, control, bidirectional and
 * zero-width characters. A name is untrusted text.
 * @returns `…` if nothing is left
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
