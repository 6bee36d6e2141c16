/** @returns a pattern that finds any of the phrases as whole words */
export function createPhrasePattern(...lists: string[]): RegExp {
  const all = lists.flatMap((list) => list.split(/[,\n]/).map((phrase) => phrase.trim())).filter(Boolean);
  // Endings are looked for where they stand: a word that may begin anyhow would be tried at each of its letters.
  const endings = all.filter((phrase) => phrase.startsWith('*')).map((phrase) => phrase.slice(1));
  const beginnings = all.filter((phrase) => !phrase.startsWith('*'));
  const oneOf = (some: string[]) => `(?:${some.join('|').replaceAll('*', String.raw`\w*`)})`;
  return new RegExp(String.raw`(?:\b${oneOf(beginnings)}${endings.length > 0 ? `|${oneOf(endings)}` : ''})\b`);
}
