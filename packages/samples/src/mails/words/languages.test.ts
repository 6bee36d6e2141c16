import { expect, it } from 'vitest';
import { wordsByLanguage } from './languages.ts';
import { serviceEvents } from './words.ts';

const placeholders = /\{([a-zA-Z]+)(?::[a-zıüöğşç]+)?\}/g;
const known = 'service plan oldPlan price total old date next until every person card order app'.split(' ');

/** The shape of a wording: keys of its objects, and of its lists whether they hold texts or messages. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return [...new Set(value.map((one) => (typeof one === 'string' ? 'text' : one.length)))];
  return Object.fromEntries(
    Object.entries(value as object)
      .map(([key, one]) => [key, shapeOf(one)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

it.each(Object.entries(wordsByLanguage))('has every wording of mails in %s, with known placeholders', (_, words) => {
  expect(shapeOf(words)).toEqual(shapeOf(wordsByLanguage.en));
  for (const event of serviceEvents) for (const message of words.events[event]) expect(message, event).toHaveLength(2);
  const used = [...JSON.stringify(words).matchAll(placeholders)].map(([, name]) => name as string);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
