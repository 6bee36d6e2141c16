/**
 * What a mail can say, as pieces of regular expressions over folded text (see `fold.ts`), one file per language.
 * A concept that a language file leaves out does not compile. Word borders are put around every piece.
 */
export const concepts = [
  /** A thing that is paid again and again. */
  'subscription',
  /** Money was taken. */
  'paid',
  /** What a mail about a payment calls itself. */
  'receipt',
  /** Names a payment, a renewal or an end; what became of it, the body says. */
  'notice',
  /** It went on by itself. */
  'renewed',
  /** It goes on, or will be charged, by itself. */
  'will_charge',
  /** It has begun, or runs. */
  'started',
  'trial',
  'trial_started',
  'trial_ends',
  'price_changes',
  'payment_failed',
  'refunded',
  'plan_changed',
  'cancelled',
  /** It runs on until a day and then ends. */
  'will_end',
  /** Until when a cancelled one may still be used; alone it says nothing. */
  'usable_until',
  'reactivated',
  'gift',
  /** It ends unless somebody renews it by hand. */
  'by_hand',
  /** Makes a sentence a threat or a possibility. */
  'conditional',
  /** Standing phrases that name cancelling, renewing or subscribing without saying that it happened. */
  'harmless',
  /** The wish to sell. */
  'promotion',
  /** Bought once. */
  'one_off',
  /** Telephone, energy, water, insurance, taxes: recurring, but bills. */
  'bill',
  /** Passwords, sign-ins, codes. */
  'security',
  /** Terms and privacy. */
  'legal',
  /** The mail itself says that it is not about a payment. */
  'disclaimer',
  /** Labels of amounts. */
  'total',
  'subtotal',
  'tax',
  'discount',
  /** Amounts that are not the price: balances, earnings, limits. */
  'other_amount',
] as const;
export type Concept = (typeof concepts)[number];
export type Lexicon = Record<Concept, readonly string[]>;
