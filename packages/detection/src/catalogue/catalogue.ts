import { foldWords } from '#merchant/fold.ts';
import { allNames } from './names.ts';
import { matchPattern, type Pattern, parseDescriptor, weighMatch } from './patterns.ts';
import { bills, nonSubscriptions, resellers, services } from './records.ts';
import type { Bill, NonSubscription, Reseller, Service } from './schema.ts';

/** A catalogue entry with its kind. */
export type CatalogueEntry =
  | { kind: 'service'; entry: Service }
  | { kind: 'bill'; entry: Bill }
  | { kind: 'reseller'; entry: Reseller }
  | { kind: 'non_subscription'; entry: NonSubscription };

export type Match = CatalogueEntry & {
  /** Number of matched letters and words: higher is more specific. */
  weight: number;
  /** Number of matched words. */
  words: number;
  /** Start and end of the matched words. */
  from: number;
  to: number;
};

const all: CatalogueEntry[] = [
  ...services.map((entry) => ({ kind: 'service' as const, entry })),
  ...bills.map((entry) => ({ kind: 'bill' as const, entry })),
  ...resellers.map((entry) => ({ kind: 'reseller' as const, entry })),
  ...nonSubscriptions.map((entry) => ({ kind: 'non_subscription' as const, entry })),
];

type Row = { known: CatalogueEntry; pattern: Pattern };
/** A text that equals the current or a former name of a service is that service. */
const listNames = (known: CatalogueEntry) => (known.kind === 'service' ? allNames(known.entry) : []);
const rows: Row[] = all.flatMap((known) =>
  [...known.entry.descriptors, ...listNames(known).map((name) => `=${foldWords(name).join(' ')}`)].map(
    (descriptor) => ({
      known,
      pattern: parseDescriptor(descriptor),
    }),
  ),
);
/** Rows by first word, so that each word is compared with few rows. */
const rowsByWord = Map.groupBy(rows, ({ pattern }) => pattern.words[0] as string);
/** The first letters of a word, for open and truncated patterns. */
const getStem = (word: string) => word.slice(0, 3);
const groupByStem = (some: Row[]) => Map.groupBy(some, ({ pattern }) => getStem(pattern.words[0] as string));
const oneWord = rows.filter(({ pattern }) => pattern.words.length === 1);
const openByStem = groupByStem(oneWord.filter(({ pattern }) => pattern.open));
const oneWordByStem = groupByStem(oneWord);

/** Returns the rows that may match at a position. */
function findRows(words: string[], at: number, mayBeTruncated: boolean): Row[] {
  const word = words[at] as string;
  const exact = rowsByWord.get(word) ?? [];
  const longer = (mayBeTruncated && words.length === 1 ? oneWordByStem : openByStem).get(getStem(word));
  return longer ? [...exact, ...longer.filter(({ pattern }) => pattern.words[0] !== word)] : exact;
}

/**
 * Returns all catalogue entries that match the folded words of a merchant's text, most specific first.
 * @param mayBeTruncated the bank may have truncated the last word. Only services match a truncated word, and only if it
 * is no known word itself (`MICROSOFT` is not Microsoft365)
 */
export function findCatalogueMatches(words: string[], mayBeTruncated = false): Match[] {
  const matches: Match[] = [];
  const partialMatches: Match[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const { known, pattern } of findRows(words, at, mayBeTruncated)) {
      const fit = matchPattern(pattern, words, at, mayBeTruncated && known.kind === 'service');
      if (!fit) continue;
      const to = at + pattern.words.length;
      const weight = weighMatch(pattern, fit);
      (fit === 'piece' ? partialMatches : matches).push({
        ...known,
        weight,
        words: pattern.words.length,
        from: at,
        to,
      });
    }
  }
  const hasWholeWord = ({ from, words }: Match) => words === 1 && matches.some((match) => match.from === from);
  return [...matches, ...partialMatches.filter((partial) => !hasWholeWord(partial))].sort(
    (a, b) => b.weight - a.weight || a.from - b.from,
  );
}

const servicesById = new Map(services.map((service) => [service.id, service]));
export const findServiceById = (id: string): Service | undefined => servicesById.get(id);

const byDomain = new Map<string, CatalogueEntry>();
for (const known of all) {
  if (known.kind === 'non_subscription') continue;
  for (const domain of known.entry.domains ?? []) byDomain.set(domain, known);
}

/**
 * Returns the entry whose domain equals or contains a host (`mail.netflix.com`). Look-alikes
 * (`netflix.com.example.org`) have no owner.
 */
export function findOwnerOfHost(host: string): CatalogueEntry | undefined {
  const labels = host.toLowerCase().split('.');
  for (let i = 0; i + 1 < labels.length; i += 1) {
    const known = byDomain.get(labels.slice(i).join('.'));
    if (known) return known;
  }
  return undefined;
}
