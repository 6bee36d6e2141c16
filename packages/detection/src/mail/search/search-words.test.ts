import { foldInPlace } from '@kumbara/text/fold';
import { expect, it } from 'vitest';
import { findCycles } from '#mail/annotations/cycle.ts';
import { findTerms } from '#mail/annotations/terms.ts';
import { vocabularies } from '#mail/annotations/vocabulary.ts';
import words from './search-words.json' with { type: 'json' };

/** A unit of time is one only behind these: `every month`. */
const before = ['', '1 ', 'every ', 'per ', '/ ', 'her '];

it.each(Object.entries(words))('asks servers for no word that the vocabularies do not have: %s', (_, terms) => {
  const isKnown = (term: string) => {
    const folded = foldInPlace(term.toLowerCase());
    return (
      Object.values(vocabularies).some((vocabulary) => findTerms(folded, vocabulary).length > 0) ||
      before.some((word) => findCycles(`${word}${folded}`).length > 0)
    );
  };
  expect(terms.filter((term) => !isKnown(term))).toEqual([]);
});
