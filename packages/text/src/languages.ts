type Words = readonly string[] | Readonly<Record<string, string | readonly string[]>>;

/** Words or patterns, as lists or by language, as a group of alternatives, for use inside a pattern. */
export const anyOf = (...words: readonly Words[]): string =>
  `(?:${words.flatMap((one) => Object.values<string | readonly string[]>(one).flat()).join('|')})`;

type KindOf<Lists> = Lists extends unknown ? keyof Lists & string : never;

/**
 * Reads words and patterns that a data file holds by language and kind. A language may lack a kind.
 * @returns `list`, the words of a kind in all languages, and `pattern`, the same as a group of alternatives
 */
export function readLanguages<Lists extends object>(languages: Record<string, Lists>) {
  const list = (kind: KindOf<Lists>): string[] =>
    Object.values<{ [kind: string]: string[] | string }>(languages as never).flatMap((lists) => lists[kind] ?? []);
  return { list, pattern: (kind: KindOf<Lists>): string => anyOf(list(kind)) };
}
