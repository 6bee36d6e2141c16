import { billingCycleSchema, billingIntervalSchema, currencySchema, isoDateSchema } from '@kumbara/shared';
import { z } from 'zod';

/** Mail that resembles another kind, written to mislead a reader. */
export const misleadingClasses = [
  'store-channel',
  'known-offer',
  'brand-domain',
  'kept-contract',
  'price-words',
  'offered-cycle',
  'cycle-in-name',
] as const;

/** The first fifteen are the difficult classes of mail, the next ten are mail that reports no subscription. */
export const mailClasses = [
  'labelled-rows',
  'confirmation',
  'renewal-without-price',
  'cancellation',
  'mixed-receipt',
  'channel',
  'sibling-products',
  'bundle',
  'trial',
  'price-announcement',
  'failed-payment',
  'look-alike',
  'forwarded',
  'digest',
  'picture',
  'one-off-order',
  'in-app-purchase',
  'rental',
  'donation',
  'ticket',
  'invoice-of-work',
  'newsletter',
  'offer',
  'account-notice',
  'shipping',
  ...misleadingClasses,
] as const;

export const mailLanguages = ['tr', 'en', 'de', 'es', 'fr', 'it', 'pt', 'pl', 'nl'] as const;
/** Languages of a few mails each, which only show that they are read. */
const otherLanguages = ['hu', 'ro', 'cs', 'sv', 'da', 'no', 'ru', 'uk', 'vi', 'ar', 'ja'] as const;

/** The company whose system collects the money and writes the mail. */
const channels = [
  'direct',
  'app-store',
  'google-play',
  'paypal',
  'amazon',
  'microsoft',
  'telecom',
  'payment-provider',
  'reseller',
] as const;

/** What a mail reports about an item. `offered`: an advertisement, `none`: anything else. */
const itemEvents = [
  'started',
  'renewed',
  'charged',
  'will_charge',
  'price_changes',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'offered',
  'none',
] as const;
export type ItemEvent = (typeof itemEvents)[number];

const corpusItemSchema = z
  .strictObject({
    /** As the mail prints it, without the plan. */
    name: z.string().min(1),
    /** Other names that are as right, for example with the plan. */
    aliases: z.string().min(1).array().optional(),
    /** Key of the catalogue, if it contains the service. */
    service_id: z.string().optional(),
    event: z.enum(itemEvents),
    /** The price of one cycle: the new one of a price change, the one after the trial. Absent if the mail states none. */
    amount: z.number().positive().optional(),
    /** Amounts that are as right: the total with tax, the price before a change. */
    alternative_amounts: z.number().nonnegative().array().optional(),
    currency: currencySchema.optional(),
    /** Absent if the mail does not show it. */
    billing_cycle: billingCycleSchema.optional(),
    billing_interval: billingIntervalSchema.optional(),
    next_date: isoDateSchema.optional(),
    ends_on: isoDateSchema.optional(),
    recurring: z.boolean(),
    /** Whether the product shows it as a running subscription. Optional ones count neither for nor against it. */
    shown: z.enum(['yes', 'no', 'optional']),
  })
  .refine(({ amount, currency }) => amount === undefined || currency !== undefined, 'An amount needs its currency.')
  .refine(({ recurring, shown }) => recurring || shown === 'no', 'Only a subscription is shown.');
export type CorpusItem = z.infer<typeof corpusItemSchema>;

/** One line of `corpus/mail/*.jsonl`. */
export const corpusMailSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The company that sells what the mail is about. Folds never divide a vendor. */
    vendor: z.string().regex(/^[a-z0-9-]+$/),
    /** Mails with the same wording have the same template. Folds never divide it. */
    template: z.string().regex(/^[a-z0-9-]+$/),
    /** `reader-tests`: written to test the reader. They are always in the fold `fit` and not sorted into classes. */
    batch: z.literal('reader-tests').optional(),
    channel: z.enum(channels),
    language: z.enum([...mailLanguages, ...otherLanguages]),
    class: z.enum([...mailClasses, 'unsorted']),
    from: z.strictObject({ name: z.string(), address: z.email() }),
    /** The domain for which the receiving server confirmed DMARC or an aligned signature. */
    authenticated: z.string().nullable(),
    subject: z.string(),
    date: z.iso.datetime(),
    text: z.string().optional(),
    html: z.string().optional(),
    phishing: z.boolean(),
    /** Why no item is shown; present exactly then. */
    reason: z.string().min(1).optional(),
    items: corpusItemSchema.array(),
  })
  .refine(({ text, html }) => text !== undefined || html !== undefined, 'A mail has a body.')
  .refine(
    ({ items, reason }) => items.every(({ shown }) => shown === 'no') === (reason !== undefined),
    'A mail without a shown item states the reason, and no other does.',
  )
  .refine(({ items, phishing }) => !phishing || items.length === 0, 'Phishing reports nothing.');
export type CorpusMail = z.infer<typeof corpusMailSchema>;
