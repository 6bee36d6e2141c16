import type { Address } from './headers.ts';
import type { Mail } from './mailbox.ts';
import { plainTextOf } from './mime.ts';

const person = ({ name, address }: Address) => `${name} ${address}`;
const fields = {
  from: ({ from }: Mail) => person(from),
  to: ({ to }: Mail) => to.map(person).join(' '),
  subject: ({ subject }: Mail) => subject,
  body: (mail: Mail) => plainTextOf(mail.content),
};
export type SearchField = keyof typeof fields;

/** Words without case, accents and punctuation, each between spaces; a dotless i is an i. */
const asWords = (text: string): string => {
  const folded = text.replaceAll('İ', 'i').replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
};

const known = new WeakMap<Mail, Partial<Record<SearchField, string>>>();

function wordsIn(mail: Mail, field: SearchField): string {
  const own = known.get(mail) ?? {};
  known.set(mail, own);
  own[field] ??= asWords(fields[field](mail));
  return own[field];
}

/**
 * Whether words stand in a mail one after the other.
 *
 * @param isBeginning whether the last of them may be the beginning of a longer one
 */
export function saysIn(places: readonly SearchField[], wanted: string, isBeginning = false): (mail: Mail) => boolean {
  const words = isBeginning ? asWords(wanted).trimEnd() : asWords(wanted);
  return words.trim() === '' ? () => true : (mail) => places.some((field) => wordsIn(mail, field).includes(words));
}
