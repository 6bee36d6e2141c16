/** Turkish case endings of a name, also without an apostrophe. */
const endings = new RegExp(
  `^(?:${[
    '[yn]?[iu]', // Netflix'i
    '[yn]?[ae]', // Netflix'e
    'n?[iu]n', // Netflix'in
    '[dt][ae]n?', // Netflix'te, Netflix'ten
    '[yn]?l[ae]', // Netflix'le
    'l[ae]r(?:[iu]m?)?',
    's[iu](?:n[iu]n?)?',
    '[iu]m(?:[iu]|[ae]|[dt][ae]n|[iu]n)?', // Netflix'imi
    'sam?|sem?|s',
  ].join('|')})$`,
);

/** Returns whether a word is a name with an ending: `netflixi`, `spotifydan`. */
export const hasTurkishSuffix = (word: string, name: string): boolean =>
  name.length >= 3 && word.length > name.length && word.startsWith(name) && endings.test(word.slice(name.length));

/** The lengths from which one and two typing errors are allowed. */
const forOne = 5;
const forTwo = 9;

/** Phonetic spellings: `netfliks`. */
const soundOf = (word: string) => (word.length >= forOne ? word.replaceAll('ks', 'x').replaceAll('ph', 'f') : word);

/** Returns whether a word is a mistyped name: a letter missing, added, wrong, or two swapped. */
export function isMisspelling(word: string, name: string): boolean {
  const allowed = name.length >= forTwo ? 2 : name.length >= forOne ? 1 : 0;
  if (soundOf(word) === soundOf(name)) return true;
  if (allowed === 0 || Math.abs(word.length - name.length) > allowed || word.length > 40) return false;
  // People rarely mistype the first letter; a different one usually means another word.
  if (word[0] !== name[0]) return false;
  return distance(word, name) <= allowed;
}

/** Optimal string alignment distance. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isEqual = a[i - 1] === b[j - 1];
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(!isEqual));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = least;
    }
  }
  return at(a.length, b.length);
}
