import titles from './titles.json' with { type: 'json' };

/**
 * Patterns of the titles of documents, folded. Cards come first, because many of their titles begin like those of
 * accounts.
 */
const patterns = (['card', 'account'] as const).map(
  (kind) => [kind, new RegExp(`(?<![a-z])(?:${titles[kind].join('|')})(?![a-z])`, 'u')] as const,
);

/** Returns the kind of document that a folded heading names. */
export const findKindByTitle = (folded: string): 'card' | 'account' | undefined =>
  patterns.find(([, pattern]) => pattern.test(folded))?.[0];
