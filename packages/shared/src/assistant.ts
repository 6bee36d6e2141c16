import { z } from 'zod';
import { languageSchema } from './language-schema.ts';

const unseen = /[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What people ask. Blank, missing or nothing that can be seen is refused with a sentence of its own. */
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
  /** How many they are, where `source` names only the first of very many. */
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

/** What a press of the button does: only things the page can do itself, never an address from outside. */
export const adviceActionSchema = z.object({
  kind: z.enum(['undo_cancel', 'cancel_guide', 'cancel', 'remind', 'check_in', 'look']),
  subscription_id: z.uuid(),
  /** The day to be reminded of. */
  date: z.iso.date().optional(),
  /** What to be reminded of: nothing that is true today only. */
  note: z.string().optional(),
});
export type AdviceAction = z.infer<typeof adviceActionSchema>;

/** Something worth doing: what, why, how much it is about, and how. */
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
  /** The question's, if it is one of ours; else the request's. */
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

/** The next piece of a streamed answer. */
export const answerDeltaSchema = z.object({ text: z.string() });
export type AnswerDelta = z.infer<typeof answerDeltaSchema>;

/** A short finding of one's own data, as everybody may see it. */
export const insightSchema = z.object({ text: z.string(), figures: figureSchema.array() });
export type Insight = z.infer<typeof insightSchema>;

/** `preview`: the plan of whoever asks has no assistant; this is what it would say first. */
export const insightsSchema = z.object({ preview: z.boolean(), insights: insightSchema.array().max(3) });
export type Insights = z.infer<typeof insightsSchema>;

/** What somebody said about a month: used or not, and how often if they count. */
export const checkInInputSchema = z.object({
  used: z.boolean(),
  times: z.int().min(1).max(1000).optional(),
});
export type CheckInInput = z.infer<typeof checkInInputSchema>;

export const checkInSchema = checkInInputSchema.extend({
  subscription_id: z.uuid(),
  /** `YYYY-MM`, where the user lives. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
});
export type CheckIn = z.infer<typeof checkInSchema>;

/** Why something may not be needed. Silence alone is never a reason. */
export const unusedReasonSchema = z.enum(['said_unused', 'overlap', 'not_used_since', 'payment_failed']);
export type UnusedReason = z.infer<typeof unusedReasonSchema>;

export const unusedCandidateSchema = z.object({
  subscription_id: z.uuid(),
  name: z.string(),
  monthly_cost: z.number(),
  currency: z.string(),
  reasons: z.object({ code: unusedReasonSchema, text: z.string() }).array().min(1),
});
export type UnusedCandidate = z.infer<typeof unusedCandidateSchema>;
