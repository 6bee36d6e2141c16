import { z } from 'zod';
import { languageSchema } from './language-schema.ts';

const unseen = /[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A question to the analyst. Missing and invisible text (blanks, control characters) have an error of their own. */
export const questionInputSchema = z.object({
  question: z
    .string({ error: ({ code }) => (code === 'invalid_type' ? 'question_missing' : undefined) })
    .trim()
    .min(1, { error: 'question_missing' })
    .max(1000)
    .refine((text) => text.replace(unseen, '') !== '', { error: 'question_missing' }),
});
export type QuestionInput = z.infer<typeof questionInputSchema>;

export const figureUnitSchema = z.enum(['percent', 'count', 'days', 'months', 'uses']);
export type FigureUnit = z.infer<typeof figureUnitSchema>;

/** One number of an answer, and the subscriptions it was computed from. With a currency it is money. */
export const figureSchema = z.object({
  label: z.string(),
  value: z.number(),
  currency: z.string().optional(),
  unit: figureUnitSchema.optional(),
  source: z.uuid().array(),
  /** Number of subscriptions in `source` before it was shortened; absent if it is complete. */
  source_count: z.int().optional(),
});
export type Figure = z.infer<typeof figureSchema>;

export const adviceKindSchema = z.enum([
  'cancelled_by_mail',
  'trial_ends',
  'commitment_ends',
  'price_rise',
  'overlap',
  'unused',
  'yearly_cheaper',
  'upcoming',
  'check_in',
]);
export type AdviceKind = z.infer<typeof adviceKindSchema>;

/** Action of a card's button. The page performs it itself; it is never a link to another site. */
export const adviceActionSchema = z.object({
  kind: z.enum(['undo_cancel', 'cancel_guide', 'cancel', 'remind', 'check_in', 'look']),
  subscription_id: z.uuid(),
  /** The day to be reminded of. */
  date: z.iso.date().optional(),
  /** Text of the reminder. It must still be true on that day. */
  note: z.string().optional(),
});
export type AdviceAction = z.infer<typeof adviceActionSchema>;

/** A recommendation with its reason, the amount at stake and an action. */
export const adviceSchema = z.object({
  kind: adviceKindSchema,
  title: z.string(),
  /** The reason, in a sentence. */
  text: z.string(),
  amount: z.object({ value: z.number(), currency: z.string(), per: z.enum(['once', 'month', 'year']) }).optional(),
  subscription_ids: z.uuid().array().min(1),
  action: adviceActionSchema,
});
export type Advice = z.infer<typeof adviceSchema>;

export const engineSchema = z.enum(['openai', 'builtin']);
export type Engine = z.infer<typeof engineSchema>;

/** An answer to a question. Every number in it is one of `figures`, a date, a year or a count of what is listed. */
export const answerSchema = z.object({
  /** Of the entry in the history. */
  id: z.uuid(),
  question: z.string(),
  /** Language of the question if it is supported, otherwise of the request. */
  language: languageSchema,
  /** Plain text with line breaks. */
  analysis: z.string(),
  engine: engineSchema,
  /** Why the built-in analyst answered although another engine was asked. */
  notice: z.string().optional(),
  figures: figureSchema.array(),
  /** At most three. */
  advice: adviceSchema.array(),
  created_at: z.iso.datetime(),
});
export type Answer = z.infer<typeof answerSchema>;

/** An event of a streamed answer. */
export const answerDeltaSchema = z.object({ text: z.string() });
export type AnswerDelta = z.infer<typeof answerDeltaSchema>;

/** A short observation about the user's data. Shown on every plan. */
export const insightSchema = z.object({ text: z.string(), figures: figureSchema.array() });
export type Insight = z.infer<typeof insightSchema>;

/** `preview` is true if the user's plan does not include the assistant: the insights then show what it offers. */
export const insightsSchema = z.object({ preview: z.boolean(), insights: insightSchema.array().max(3) });
export type Insights = z.infer<typeof insightsSchema>;

/** A user's report about one month: used or not, and optionally the number of times. */
export const checkInInputSchema = z.object({
  used: z.boolean(),
  times: z.int().min(1).max(1000).optional(),
});
export type CheckInInput = z.infer<typeof checkInInputSchema>;

export const checkInSchema = checkInInputSchema.extend({
  subscription_id: z.uuid(),
  /** `YYYY-MM` in the user's time zone. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
});
export type CheckIn = z.infer<typeof checkInSchema>;

/** Reasons why a subscription may not be needed. A missing check-in is never one. */
export const unusedReasonSchema = z.enum([
  'said_unused',
  'overlap',
  'not_used_since',
  'payment_failed',
  'ended_by_mail',
]);
export type UnusedReason = z.infer<typeof unusedReasonSchema>;

export const unusedCandidateSchema = z.object({
  subscription_id: z.uuid(),
  name: z.string(),
  monthly_cost: z.number(),
  currency: z.string(),
  /** From 1 to 100; it grows with every reason. */
  score: z.int(),
  reasons: z.object({ code: unusedReasonSchema, text: z.string() }).array().min(1),
});
export type UnusedCandidate = z.infer<typeof unusedCandidateSchema>;

const costsSchema = z.record(z.string(), z.number());
export const unusedSchema = z.object({
  /** Highest score first. */
  candidates: unusedCandidateSchema.array(),
  /** What the candidates cost, by currency. */
  monthly_cost: costsSchema,
  yearly_cost: costsSchema,
  /** Those that the user said are not unused, and the last day on which that counts. */
  dismissed: z.object({ subscription_id: z.uuid(), name: z.string(), until: z.iso.date() }).array(),
  /** The active subscriptions with this month's answer; null before there is one. */
  check_ins: z.object({ subscription_id: z.uuid(), name: z.string(), used: z.boolean().nullable() }).array(),
});
export type Unused = z.infer<typeof unusedSchema>;

/** The question of a mail's link: one subscription and one month, `YYYY-MM`. */
export const checkInQuestionSchema = z.object({ name: z.string(), month: z.string() });
export type CheckInQuestion = z.infer<typeof checkInQuestionSchema>;
