/** The word for one or for others, after the rules of a language. Source: CLDR, by Intl.PluralRules. */
export function plural(locale: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}
