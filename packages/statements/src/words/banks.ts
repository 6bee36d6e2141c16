import { wholeWords } from '@kumbara/text/fold';
import banks from './banks.json' with { type: 'json' };

/** Known issuers by the names, folded, that they print. */
const issuers = new Map(
  Object.entries(banks).flatMap(([issuer, printed]) => printed.map((name) => [name, issuer] as const)),
);
const anyName = wholeWords([...issuers.keys()]);

/** Returns the issuer that a heading prints, or undefined. */
export const findIssuer = (folded: string): string | undefined => issuers.get(anyName.exec(folded)?.[0] ?? '');
