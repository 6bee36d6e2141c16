type KindOf<Lists> = Lists extends unknown ? keyof Lists & string : never;

/**
 * Reads words and patterns that a data file holds by language and kind. A language may lack a kind.
 * @returns `list`, the words of a kind in all languages, and `pattern`, the same as a group of alternatives
 */
export function readLanguages<Lists extends object>(languages: Record<string, Lists>) {
  const list = (kind: KindOf<Lists>): string[] =>
    Object.values<{ [kind: string]: string[] | string }>(languages as never).flatMap((lists) => lists[kind] ?? []);
  return { list, pattern: (kind: KindOf<Lists>): string => `(?:${list(kind).join('|')})` };
}
