/** In UTF-16 units, as `maxLength` of an input counts. */
export const maxPersonName = 40;
export const maxThingName = 120;

/**
 * Characters that nobody sees: zero-width, direction marks, fillers, the blank braille pattern. The selector and the joiner
 * inside an emoji stay.
 */
const invisible =
  /\uFE0F(?<!\p{Extended_Pictographic}\uFE0F)|\u200D(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D)|\u200D(?!\p{Extended_Pictographic})|(?![\uFE0F\u200D])\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\u2800/gu;

/**
 * Text in the one form that is stored and compared: NFKC (full-width and styled letters become plain ones) without invisible
 * characters. Line breaks stay.
 */
export const normalizeText = (text: string): string =>
  text
    .replace(invisible, '')
    .normalize('NFKC')
    // NFKC writes some characters as invisible ones.
    .replace(invisible, '');

/** A name in one line, without space around it. */
export const normalizeName = (text: string): string =>
  normalizeText(text)
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

/**
 * Anything but letters, marks, digits, spaces, apostrophes, hyphens and dots, and the letters and digits that look like a
 * dot or a colon.
 */
const foreign = /[^\p{L}\p{M}\p{Nd} '’.‐-]|[\u02D0\u0660\u06F0\uA4F8-\uA4FD]/u;
/** A dot that is not the end of an initial (`J. R. Ewing`, `J.R. Ewing`): between words it makes a host name of them. */
const innerDot = /\.(?! |$|\p{L}\.)/u;
const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Returns true for a valid name of a person. Names are sent in mails to others, so they must not contain a web address. */
export const isPersonName = (name: string): boolean => hasLetter(name) && !foreign.test(name) && !innerDot.test(name);

/**
 * A person's name made of any text, such as a name at Google or the part before the `@` of an address.
 * @returns a name that `personNameSchema` takes; empty if the text holds no letter
 */
export function toPersonName(text: string): string {
  const cut = normalizeName(text)
    .split(foreign)
    .join(' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxPersonName)
    // Half of a character that takes two units.
    .replace(/[\uD800-\uDBFF]$/, '');
  const name = innerDot.test(cut) ? cut.replaceAll('.', ' ').replace(/ +/g, ' ') : cut;
  return hasLetter(name) ? name.trim() : '';
}
