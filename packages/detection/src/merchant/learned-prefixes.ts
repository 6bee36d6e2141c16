import { findCatalogueMatches } from '#catalogue/catalogue.ts';
import { foldWords } from './fold.ts';

/** A prefix of many lines before many different names belongs to the bank. */
const leastLines = 8;
const leastShare = 0.2;
const leastNames = 6;
const mostWords = 4;
/** A name, not a reference. */
const isName = (word: string | undefined) => word !== undefined && /^\p{L}{4,}$/u.test(word);

/**
 * Learns prefixes of a bank that `prefixes.ts` does not list.
 * @param descriptions all of one document
 * @returns folded words of each prefix, longest first
 */
export function learnPrefixes(descriptions: string[]): string[][] {
  if (descriptions.length < leastLines) return [];
  const beginnings = new Map<string, { lines: number; names: Set<string> }>();
  // Descriptions repeat: each is split once and counted as often as it is printed.
  for (const [description, lines] of Map.groupBy(descriptions, String)) {
    const words = foldWords(description);
    for (let length = 1; length <= mostWords; length += 1) {
      // Short words are part of bank prefixes (`BANKA KARTI İLE`), not names.
      if (!isName(words[length])) continue;
      const key = words.slice(0, length).join(' ');
      const seen = beginnings.get(key) ?? { lines: 0, names: new Set() };
      seen.lines += lines.length;
      seen.names.add(words[length] as string);
      beginnings.set(key, seen);
    }
  }
  return [...beginnings]
    .filter(
      ([, { lines, names }]) =>
        lines >= Math.max(leastLines, descriptions.length * leastShare) && names.size >= leastNames,
    )
    .map(([key]) => key.split(' '))
    .filter((words) => findCatalogueMatches(words).length === 0)
    .sort((a, b) => b.length - a.length);
}

/** Returns the description without the longest learned prefix. */
export function stripLearnedPrefix(description: string, prefixes: string[][]): string {
  if (prefixes.length === 0) return description;
  const tokens = [...description.matchAll(/\S+/g)];
  let nameStart = 0;
  const heads = tokens.map((token) => foldWords(token[0]));
  for (const prefix of prefixes) {
    const length =
      heads.findIndex(
        (_, i) =>
          heads
            .slice(0, i + 1)
            .flat()
            .join(' ') === prefix.join(' '),
      ) + 1;
    if (length > 0 && length < tokens.length) {
      nameStart = tokens[length]?.index ?? 0;
      break;
    }
  }
  return description.slice(nameStart);
}
