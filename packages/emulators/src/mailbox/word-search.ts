import { fold } from '@kumbara/text/fold';
import type { Address } from './headers.ts';
import type { Mail } from './mailbox.ts';
import { plainTextOf } from './mime.ts';

const user = ({ name, address }: Address) => `${name} ${address}`;
const fields = {
  from: ({ from }: Mail) => user(from),
  to: ({ to }: Mail) => to.map(user).join(' '),
  subject: ({ subject }: Mail) => subject,
  body: (mail: Mail) => plainTextOf(mail.content),
};
export type SearchField = keyof typeof fields;

/** Folded words without punctuation, separated and surrounded by spaces. */
const normaliseWords = (text: string): string => {
  return ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
};

const cache = new WeakMap<Mail, Partial<Record<SearchField, string>>>();

function cachedWords(mail: Mail, field: SearchField): string {
  const cached = cache.get(mail) ?? {};
  cache.set(mail, cached);
  cached[field] ??= normaliseWords(fields[field](mail));
  return cached[field];
}

/** Returns a test for consecutive words in fields of a mail. */
export function containsWords(places: readonly SearchField[], wanted: string): (mail: Mail) => boolean {
  const words = normaliseWords(wanted);
  return (mail) => places.some((field) => cachedWords(mail, field).includes(words));
}
