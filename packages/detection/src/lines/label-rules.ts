import { z } from 'zod';
import data from './label-rules.json' with { type: 'json' };
import { createPhrasePattern } from './phrases.ts';
import payees from './regular-payees.json' with { type: 'json' };
import payments from './regular-payments.json' with { type: 'json' };

/** The labels of statement lines. Only a `purchase` can belong to a subscription. */
const labels = [
  'purchase',
  'instalment',
  'refund',
  'income',
  'interest',
  'tax',
  'fee',
  'balance',
  'points',
  'payment',
  'transfer',
  'cash',
  'loan',
  'household',
] as const;
export type LineLabel = (typeof labels)[number];

/** Phrases by the payee's name, and by the payment itself. Company names are listed where nothing is sold by subscription. */
const lists: Readonly<Record<string, string[]>> = { ...payees, ...payments };
const listSchema = z.enum(Object.keys(lists));

/** A label with what implies it in a folded line. Words are regular expressions between word boundaries. */
const ruleSchema = z.strictObject({
  label: z.enum(labels),
  about: z.string().optional(),
  words: z.array(z.string()).default([]),
  patterns: z.array(z.string()).default([]),
  /** Phrases of `lists`, and those next to which they imply nothing: schools of pastimes are sold as subscriptions. */
  list: listSchema.optional(),
  unless: listSchema.optional(),
});
export type Rule = { label: LineLabel; pattern: RegExp };

function createRule({ label, words, patterns, list, unless }: z.output<typeof ruleSchema>): Rule {
  const phrases = (name: string) => createPhrasePattern(lists[name] ?? []).source;
  const alternatives = [
    ...(words.length > 0 ? [String.raw`\b(?:${words.join('|')})\b`] : []),
    ...(list ? [unless ? `^(?=.*${phrases(list)})(?!.*${phrases(unless)})` : phrases(list)] : []),
    ...patterns,
  ];
  return { label, pattern: new RegExp(alternatives.map((one) => `(?:${one})`).join('|')) };
}

const rulesSchema = z.array(ruleSchema.transform(createRule));

/**
 * The rules in their order: those that hold for every merchant; those for merchants that are no known service, because
 * services are paid by transfers and standing orders too; and those for merchants that do not call themselves a
 * subscription either, which are payments between people and for the home.
 */
export const labelRules = z
  .strictObject({ always: rulesSchema, unlessService: rulesSchema, unlessSubscription: rulesSchema })
  .parse(data);
