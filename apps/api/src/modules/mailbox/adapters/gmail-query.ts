import type { MailSearch, MailSearchName } from '@kumbara/detection';

/** Of an encoded query: with everything around it an address stays below 2,000 characters, which all servers take. */
const mostCharacters = 1700;

/**
 * Searches in Gmail's language (https://support.google.com/mail/answer/7190), each cut into queries that an address can
 * carry: `{a b}` is either. What a search finds is what any of its queries finds.
 */
export function gmailQueries(searches: Record<MailSearchName, MailSearch>): { name: MailSearchName; q: string }[] {
  return Object.entries(searches).flatMap(([name, { where, terms }]) =>
    chunks(terms.map(quoted)).map((some) => ({
      name: name as MailSearchName,
      q: `${where === 'anywhere' ? '' : `${where}:`}{${some.join(' ')}}`,
    })),
  );
}

const quoted = (term: string) => (term.includes(' ') ? `"${term}"` : term);

function chunks(terms: readonly string[]): string[][] {
  const all: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    const size = encodeURIComponent(` ${term}`).length;
    if (length + size > mostCharacters) {
      all.push([]);
      length = 0;
    }
    all.at(-1)?.push(term);
    length += size;
  }
  return all;
}
