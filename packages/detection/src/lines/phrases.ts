/**
 * Creates a pattern that finds any of the phrases as whole words. `*` matches any letters at the start or end of a
 * word.
 */
export function createPhrasePattern(phrases: readonly string[]): RegExp {
  // Endings are searched directly. A leading `\w*` would be tried at every letter of a text.
  const endings = phrases.filter((phrase) => phrase.startsWith('*')).map((phrase) => phrase.slice(1));
  const beginnings = phrases.filter((phrase) => !phrase.startsWith('*'));
  const oneOf = (some: string[]) => `(?:${some.join('|').replaceAll('*', String.raw`\w*`)})`;
  return new RegExp(String.raw`(?:\b${oneOf(beginnings)}${endings.length > 0 ? `|${oneOf(endings)}` : ''})\b`);
}
