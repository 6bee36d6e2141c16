import type { Mail } from '#mailbox/mailbox.ts';
import { containsWords, type SearchField } from '#mailbox/word-search.ts';

type Test = (mail: Mail) => boolean;

/**
 * Parses the queries of the Gmail adapter: `after:1767225600 subject:{receipt "your plan"}`. Words match whole words only,
 * `{a b}` matches either, everything else must match. Source: Gmail help, "Refine searches in Gmail".
 *
 * @throws SyntaxError for an operator that the adapter does not use
 */
export function parseQuery(q: string): Test {
  const tests = [...q.matchAll(/(?:([a-z]+):)?(?:\{([^}]*)\}|("[^"]*"|[^\s{}]+))/g)].map(([, name, group, word]) =>
    anyOf(name, group === undefined ? [word ?? ''] : (group.match(/"[^"]*"|\S+/g) ?? [])),
  );
  return (mail) => tests.every((test) => test(mail));
}

function anyOf(name: string | undefined, terms: readonly string[]): Test {
  const tests = terms.map((term) => testOf(name, term.replace(/^"(.*)"$/, '$1')));
  return (mail) => tests.some((test) => test(mail));
}

const everywhere: readonly SearchField[] = ['subject', 'from', 'to', 'body'];

function testOf(name: string | undefined, term: string): Test {
  if (name === undefined) return containsWords(everywhere, term);
  if (name === 'from' || name === 'subject') return containsWords([name], term);
  if (name === 'after') return ({ received }) => received.getTime() >= Number(term) * 1000;
  throw new SyntaxError(`The emulator has no search operator '${name}'.`);
}
