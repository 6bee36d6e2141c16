import { foldInPlace, wholeWords } from '@kumbara/text/fold';
import data from './headers.json' with { type: 'json' };
import { findMatches } from './matches.ts';
import { memoize } from './memoize.ts';

export type Role =
  | 'date'
  | 'posting'
  | 'payee'
  | 'description'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'points'
  | 'instalment'
  | 'due'
  | 'fee'
  | 'foreign'
  | 'rate'
  | 'currency'
  | 'sign'
  | 'category'
  | 'status'
  | 'reference'
  | 'account';

/**
 * Column names in Turkish, English, German, Dutch, French, Spanish, Portuguese, Italian, Swedish, Danish, Hungarian,
 * Polish, and the most common names of some more languages. Of a name with two roles the first counts. A longer name
 * takes precedence over a shorter one inside it.
 */
const columns: Record<Role, string[]> = data.columns;

/** Names of debit and credit in one column that distinguishes them by sign: `Borç(-)/Alacak(+)`. */
const signed = data.sides.flatMap(([out, into]) =>
  ['', ' '].flatMap((gap) =>
    ['/', ' / '].flatMap((slash) => [
      `${out}${gap}(-)${slash}${into}${gap}(+)`,
      `${into}${gap}(+)${slash}${out}${gap}(-)`,
    ]),
  ),
);

const roleOf = new Map<string, Role>(signed.map((name) => [name, 'amount']));
for (const [role, names] of Object.entries(columns) as [Role, string[]][]) {
  for (const name of names.map((printed) => foldInPlace(printed))) if (!roleOf.has(name)) roleOf.set(name, role);
}
const anyPhrase = wholeWords([...roleOf.keys()], 'g');

export const moneyRoles: readonly Role[] = [
  'amount',
  'debit',
  'credit',
  'balance',
  'points',
  'instalment',
  'due',
  'fee',
  'foreign',
];

/** Roles of columns with numbers next to an amount that are no amount. */
export const rolesNextToAmount: ReadonlySet<Role> = new Set(['points', 'fee']);

export type HeaderPhrase = { role: Role; at: number; end: number };

/** Finds the column names in a folded text, from left to right. Cached, because heads repeat from page to page. */
export const findHeaderPhrases = memoize((folded: string): readonly HeaderPhrase[] =>
  findMatches(anyPhrase, folded).map((match) => ({
    role: roleOf.get(match[0]) as Role,
    at: match.index,
    end: match.index + match[0].length,
  })),
);

/**
 * Returns the role of one header cell: that of the whole cell, of the cell without brackets and punctuation, or of its
 * most significant phrase with more than three letters (`in` has no role in "Lastschrift in CHF").
 */
export function findRoleOfCell(text: string): Role | undefined {
  const hasGap = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return roleOfName(text) ?? (hasGap === text ? undefined : roleOfName(hasGap));
}

/** True if a text is exactly a column name. A lookup, cheap enough for every line. */
export const isColumnName = (text: string): boolean => roleOf.has(foldInPlace(text).trim());

function roleOfName(text: string): Role | undefined {
  const folded = foldInPlace(text)
    .replace(/[*:_]|^\W*[£€$₺]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = folded
    .replace(/[(（][^)）]*[)）]|\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const exact = roleOf.get(folded) ?? roleOf.get(bare);
  if (exact || folded.length > 60) return exact;
  const found = findHeaderPhrases(bare).filter(({ at, end }) => end - at > 3);
  return found.sort((a, b) => b.end - b.at - (a.end - a.at))[0]?.role;
}
