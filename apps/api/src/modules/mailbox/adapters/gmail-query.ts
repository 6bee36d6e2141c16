import type { MailSearch, MailSearchName } from '@kumbara/detection';

/** The length limit of an encoded query: the whole URL stays below 2,000 characters, which all servers accept. */
const mostCharacters = 1700;

/**
 * Builds searches in Gmail's syntax (https://support.google.com/mail/answer/7190), each split into queries that fit
 * into a URL; `{a b}` means either. The result of a search is the union of its queries.
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
