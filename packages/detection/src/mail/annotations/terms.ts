import { type Concept, type Entry, findTense, type Tense, type Vocabulary } from './vocabulary.ts';

/** A word or phrase of a line with its meaning. */
export type Term = {
  concept: Concept;
  tense: Tense;
  start: number;
  end: number;
  /** Number of its clause in the line. */
  clause: number;
};

type Token = { text: string; start: number; clause: number };

const maxTokens = 160;
const token = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.,;:!?()|\t。、「」！？：]/gu;

const unspaced = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The words of a vocabulary in a run without spaces, the longest first at each position. */
function splitRun({ text, start, clause }: Token, { entries, longestStem }: Vocabulary): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longestStem, text.length - at);
    while (length > 0 && !entries.has(text.slice(at, at + length))) length -= 1;
    if (length > 0) tokens.push({ text: text.slice(at, at + length), start: start + at, clause });
    at += Math.max(1, length);
  }
  return tokens;
}

/** Words with the number of their clause. A full stop behind a number (`5. Mai`) and a comma within one end nothing. */
function tokenize(folded: string, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  for (const { 0: text, index } of folded.matchAll(token)) {
    if (vocabulary.isUnspaced && unspaced.test(text))
      tokens.push(...splitRun({ text, start: index, clause }, vocabulary));
    else if (/[\p{L}\p{N}]/u.test(text)) tokens.push({ text, start: index, clause });
    else if (!/\d/.test(folded[index - 1] ?? '') || text === '\t' || (text !== '.' && text !== ',')) clause += 1;
    if (tokens.length >= maxTokens) break;
  }
  return tokens;
}

/** The part of a word behind an article: `l'abonnement`. */
const withoutArticle = (text: string): string => {
  const apostrophe = text.indexOf("'");
  return apostrophe > 0 && apostrophe <= 4 ? text.slice(apostrophe + 1) : text;
};

/** A word and the parts in which its stem may stand: `l'abonnement`, `Kombi-Abo`. */
function partsOf(word: string): Set<string> {
  const parts = new Set([word, withoutArticle(word)]);
  if (word.includes('-')) for (const part of word.split('-')) if (part.length > 2) parts.add(part);
  return parts;
}
/** Compounds have a first word and a stem of at least four letters each. */
const leastCompound = 8;
const leastPart = 4;

/** Where a stem begins inside a compound: positions from the fifth letter on. */
const tailsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 2 * leastPart + 1) }, (_, i) => word.slice(i + leastPart));

const matchesStem = (word: string | undefined, { text, isOpen }: Entry['stems'][number]): boolean =>
  word !== undefined && (isOpen ? word.startsWith(text) : word === text || withoutArticle(word) === text);

/** `rest` is what follows the last stem in its word: its ending. */
type Match = { entry: Entry; count: number; rest: string };

/** The entries whose words stand at a position. */
function matchEntries(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Match[] {
  const { entries, longestStem } = vocabulary;
  const { text: whole, clause } = tokens[at] as Token;
  const found: Match[] = [];
  const parts = [...partsOf(whole)];
  const tails = vocabulary.hasCompounds && whole.length >= leastCompound ? tailsOf(whole) : [];
  for (const [n, text] of [...parts, ...tails].entries()) {
    const shortest = n < parts.length ? 1 : leastPart;
    for (let length = Math.min(longestStem, text.length); length >= shortest; length -= 1) {
      for (const entry of entries.get(text.slice(0, length)) ?? []) {
        if (n >= parts.length && text.length > length + 3) continue;
        const [first, ...others] = entry.stems;
        if (first && !first.isOpen && length < text.length) continue;
        const isWhole = others.every((stem, i) => {
          const next = tokens[at + 1 + i];
          return next?.clause === clause && matchesStem(next.text, stem);
        });
        const { text: last = '' } = tokens[at + others.length] ?? {};
        if (isWhole)
          found.push({ entry, count: entry.stems.length, rest: last.slice(entry.stems.at(-1)?.text.length) });
      }
    }
  }
  return found;
}

const markers = new Set<Concept>(['past', 'future', 'negation', 'condition']);
/** The farthest an auxiliary or a negation stands from its verb, in words. */
const nearby = 7;

/** Terms of a folded line, each with the tense that its ending or the words around it express. */
export function findTerms(folded: string, vocabulary: Vocabulary): Term[] {
  const tokens = tokenize(folded, vocabulary);
  const marks: { at: number; concept: Concept; clause: number }[] = [];
  const found: (Omit<Match, 'entry'> & { at: number; concept: Concept; clause: number })[] = [];
  for (const [at, { text, clause }] of tokens.entries()) {
    // `onaylarsanız` is a condition for the verbs behind it.
    if (
      vocabulary.language === 'tr' &&
      text.length > leastCondition &&
      findTense(vocabulary, text, text) === 'conditional'
    )
      marks.push({ at, concept: 'condition', clause });
    for (const { entry, count, rest } of matchEntries(tokens, at, vocabulary)) {
      if (markers.has(entry.concept)) marks.push({ at, concept: entry.concept, clause });
      else found.push({ at, count, rest, concept: entry.concept, clause });
    }
  }
  return found.map(({ at, count, rest, concept, clause }): Term => {
    const last = tokens[at + count - 1] as Token;
    return {
      concept,
      tense: decideTense(
        { at, count, own: findOwnTense(tokens, at + count - 1, rest, vocabulary) },
        marks.filter((mark) => mark.clause === clause),
        vocabulary,
      ),
      start: (tokens[at] as Token).start,
      end: last.start + last.text.length,
      clause,
    };
  });
}

/** The tense of a word's ending. A Turkish noun takes that of the verb behind it: `ödeme yaptınız`. */
function findOwnTense(tokens: readonly Token[], at: number, rest: string, vocabulary: Vocabulary): Tense {
  const { text, clause } = tokens[at] as Token;
  const own = findTense(vocabulary, text, rest);
  if (own !== 'none' || vocabulary.language !== 'tr') return own;
  for (let next = at + 1; tokens[next]?.clause === clause; next += 1) {
    const word = (tokens[next] as Token).text;
    const tense = word.length > leastVerb ? findTense(vocabulary, word, word.slice(2)) : 'none';
    if (tense !== 'none') return tense;
  }
  return 'none';
}
const leastVerb = 4;
const leastCondition = 6;

/** Conditions and denials before all, then the ending in Turkish, the nearest auxiliary in other languages. */
function decideTense(
  { at, count, own }: { at: number; count: number; own: Tense },
  marks: { at: number; concept: Concept }[],
  { language, denialsFollow }: Vocabulary,
): Tense {
  if (own === 'conditional' || own === 'negated') return own;
  const distance = (mark: { at: number }) => (mark.at <= at ? at - mark.at : mark.at - at - count + 1);
  const near = marks.filter((mark) => distance(mark) <= nearby && (mark.at < at || mark.at >= at + count));
  if (near.some(({ concept, at: place }) => concept === 'condition' && place < at)) return 'conditional';
  if (near.some((mark) => mark.concept === 'negation' && distance(mark) <= 4 && (denialsFollow || mark.at <= at)))
    return 'negated';
  if (language === 'tr' && own !== 'none') return own;
  const [auxiliary] = near
    .filter(({ concept }) => concept === 'past' || concept === 'future')
    .sort((a, b) => distance(a) - distance(b));
  return (auxiliary?.concept as 'past' | 'future' | undefined) ?? own;
}
