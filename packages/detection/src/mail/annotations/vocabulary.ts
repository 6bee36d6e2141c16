import { foldInPlace } from '@kumbara/text/fold';
import ar from '#mail/data/ar.json' with { type: 'json' };
import cs from '#mail/data/cs.json' with { type: 'json' };
import da from '#mail/data/da.json' with { type: 'json' };
import de from '#mail/data/de.json' with { type: 'json' };
import en from '#mail/data/en.json' with { type: 'json' };
import es from '#mail/data/es.json' with { type: 'json' };
import fr from '#mail/data/fr.json' with { type: 'json' };
import hu from '#mail/data/hu.json' with { type: 'json' };
import it from '#mail/data/it.json' with { type: 'json' };
import ja from '#mail/data/ja.json' with { type: 'json' };
import nl from '#mail/data/nl.json' with { type: 'json' };
import no from '#mail/data/no.json' with { type: 'json' };
import pl from '#mail/data/pl.json' with { type: 'json' };
import pt from '#mail/data/pt.json' with { type: 'json' };
import ro from '#mail/data/ro.json' with { type: 'json' };
import ru from '#mail/data/ru.json' with { type: 'json' };
import sv from '#mail/data/sv.json' with { type: 'json' };
import tr from '#mail/data/tr.json' with { type: 'json' };
import uk from '#mail/data/uk.json' with { type: 'json' };
import vi from '#mail/data/vi.json' with { type: 'json' };

export type Concept = Exclude<keyof typeof en, 'suffixes' | 'letters' | 'traits' | 'currency'>;
export type Tense = 'past' | 'future' | 'negated' | 'conditional' | 'none';

type Suffixes = Partial<Record<Tense | 'infinitive', string>>;
type VocabularyData = Record<Concept, string> & {
  suffixes?: Suffixes;
  letters?: string;
  traits?: string;
  currency?: string;
};
const data = { tr, en, de, es, fr, it, pt, pl, nl, hu, ro, cs, sv, da, no, ru, uk, vi, ar, ja };
export type Language = keyof typeof data;
export const languages = Object.keys(data) as Language[];

/** A stem (`renew*`) or a whole word; of a phrase each of its words. */
type Stem = { text: string; isOpen: boolean };
export type Entry = { concept: Concept; stems: readonly Stem[] };
export type Vocabulary = {
  language: Language;
  /** Entries by the text of their first stem. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  longestStem: number;
  /** Letters that few other languages have. */
  letters: string;
  /** Recognised by its letters only: its words, folded, are words of other languages. */
  isKnownByLetters: boolean;
  /** What `kr` means. */
  currency?: string;
  /** Stems stand inside words: `Jahresbeitrag`. */
  hasCompounds: boolean;
  /** A denial may stand behind its verb: `kündigen nicht`. */
  denialsFollow: boolean;
  /** What says of an amount that it is the old one stands behind it: `160 TL yerine`. */
  hasPostpositions: boolean;
  /** Written without spaces between words. */
  isUnspaced: boolean;
  suffixes: readonly { tense: Tense; ending: string; isInside: boolean }[];
  /** Endings of infinitives (`-ar`), and words before them (`to`). */
  infinitives: readonly string[];
};

const toStem = (print: string): Stem => ({ text: print.replace('*', ''), isOpen: print.endsWith('*') });

function readVocabulary(language: Language): Vocabulary {
  const { suffixes = {}, letters = '', traits = '', currency, ...concepts }: VocabularyData = data[language];
  const entries = (Object.entries(concepts) as [Concept, string][]).flatMap(([concept, list]) =>
    foldInPlace(list)
      .split(' ')
      .map((phrase): Entry => ({ concept, stems: phrase.split('_').map(toStem) })),
  );
  return {
    language,
    entries: Map.groupBy(entries, ({ stems }) => stems[0]?.text ?? ''),
    letters,
    isKnownByLetters: traits.includes('letters-only'),
    currency,
    hasCompounds: traits.includes('compounds'),
    denialsFollow: traits.includes('denials-follow'),
    hasPostpositions: traits.includes('postpositions'),
    isUnspaced: traits.includes('unspaced'),
    longestStem: Math.max(...entries.map(({ stems }) => stems[0]?.text.length ?? 0)),
    infinitives: foldInPlace(suffixes.infinitive ?? '')
      .split(' ')
      .filter(Boolean),
    // Conditions and denials contain the endings of tenses: `yenilenemedi` ends like `yenilendi`.
    suffixes: (['conditional', 'negated', 'future', 'past'] as const).flatMap((tense) =>
      foldInPlace(suffixes[tense] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((print) => ({ tense, ending: print.slice(1), isInside: print.startsWith('~') })),
    ),
  };
}

export const vocabularies = Object.fromEntries(
  languages.map((language) => [language, readVocabulary(language)]),
) as Record<Language, Vocabulary>;

/** The tense that an ending expresses, for example `yenile|necek`. Of future and past the longer one: `edil|miş|tir`. */
export function findTense({ suffixes }: Vocabulary, word: string, rest: string): Tense {
  const [first, ...others] = suffixes.filter(({ ending, isInside }) =>
    isInside ? rest.includes(ending) : word.endsWith(ending),
  );
  if (first?.tense !== 'future') return first?.tense ?? 'none';
  return others.some(({ tense, ending }) => tense === 'past' && ending.length > first.ending.length)
    ? 'past'
    : 'future';
}
