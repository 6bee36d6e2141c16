import { billingCycleSchema, categories } from '@kumbara/shared';
import { z } from 'zod';
import { type CancelWay, cancelWays, difficulties } from './cancel-steps.ts';

const domain = z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/);
const texts = z.array(z.string().min(1)).min(1);

/** How it is cancelled. Contains verified facts only. */
const cancelRouteSchema = z.strictObject({
  way: z.enum(Object.keys(cancelWays) as [CancelWay, ...CancelWay[]]),
  /** First page to open: the account page if it is known, else the service's home page. */
  url: z.url({ protocol: /^https$/ }).optional(),
  /** Present only if it differs from the default of this way. */
  difficulty: z.enum(difficulties).optional(),
  /** Also sold inside its app: purchases billed by Apple or Google are cancelled there. */
  in_stores: z.literal(true).optional(),
});

const entryFields = {
  /** Stable key in kebab case. It is stored with decisions and must never change. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** The common name. */
  name: z.string().min(1),
  /**
   * Patterns for the folded words of a merchant's text (`#merchant/fold.ts`), bounded by words. The folded name is one
   * of them without being listed. `netflix` matches anywhere, `^gain` at the start, `=max` the whole text; a final `*`
   * lets the last word continue (`youtubeprem*` matches YouTubePremium).
   */
  descriptors: z.array(z.string().min(1)).optional(),
  /** The name itself occurs in texts of others: only the descriptors match, and none of a record without them. */
  only_descriptors: z.literal(true).optional(),
  /** Lines as banks print them, which must be recognised as this entry. */
  examples: texts.optional(),
};

/** Kinds of services of which one is enough. Categories are too coarse: two video services show different films. */
export const serviceKinds = ['music', 'cloud_storage', 'ai_chat', 'vpn', 'passwords'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Something people subscribe to. */
export const serviceSchema = z.strictObject({
  ...entryFields,
  category: z.enum(categories),
  /** Does the same as every other service of this kind. */
  kind: z.enum(serviceKinds).optional(),
  /** Sells video and music: of this kind only if the subscription's name mentions it. */
  kind_if_named: z.literal('music').optional(),
  /** Usual billing cycles, the most common first; absent means monthly. */
  cycles: z.array(billingCycleSchema).min(1).optional(),
  /** Domains of its mails and pages, including subdomains. */
  domains: z.array(domain).optional(),
  /** Domains of a shop that sells it beside much else: a mail from there counts for it only where it is named. */
  shop_domains: z.array(domain).optional(),
  /** Domains of the mailboxes that it sells: only reserved addresses below them are its own. */
  mailbox_domains: z.array(domain).optional(),
  /** Other current names of the same, for mails. */
  aliases: texts.optional(),
  /** What it sells under names of their own, each bought by itself: plans, and the single programs of a company. */
  products: texts.optional(),
  /** Former names, found on older documents. */
  predecessors: texts.optional(),
  /** Ids of resellers that bill it. */
  sold_by: texts.optional(),
  /** Sold by hundreds of companies, each of which writes from its own domain. */
  sold_by_many: z.literal(true).optional(),
  /** Every month's bill is for what was used in it. */
  sold_by_use: z.literal(true).optional(),
  /** Its name is an ordinary word that shops and restaurants use too. */
  ordinary_word: z.literal(true).optional(),
  /** Prints a branch, the customer or a creator behind its name: further words do not make it another merchant. */
  varying_suffix: z.literal(true).optional(),
  /** It also sells single items or charges by use, so only a repeated price on regular days or words prove a subscription. */
  sells_singly: z.literal(true).optional(),
  /**
   * Typical monthly price in US dollars where it is sold by month and by year. It only separates monthly from yearly
   * prices, which are eight to twelve times as high: absent for services with very different plans.
   */
  month_price: z.number().positive().optional(),
  cancel: cancelRouteSchema.optional(),
});

/** A recurring bill: telecom, utility, insurance. Not offered by default. */
export const billSchema = z.strictObject({ ...entryFields, domains: z.array(domain).optional() });

/** Bills services of others: its name does not tell what was bought. */
export const resellerSchema = billSchema.extend({
  /**
   * Sells subscriptions in an account of its own: `digital` beside nothing else but downloads and games, `mixed` beside
   * goods too. Absent for those that only transfer money.
   */
  store: z.enum(['digital', 'mixed']).optional(),
  /** Anybody sends invoices and asks for money through it, in any name. */
  open_to_anybody: z.literal(true).optional(),
  /** Its mails carry the merchant's name as their sender. */
  writes_for_merchants: z.literal(true).optional(),
  cancel: cancelRouteSchema.optional(),
});

/** Sells repeatedly but not by subscription: advertising, rides, marketplaces, game stores, bets. */
export const nonSubscriptionSchema = z.strictObject({
  ...entryFields,
  /** Not a subscription even if the line contains words for one. A membership of the company is a service of its own. */
  even_with_recurring_words: z.literal(true).optional(),
});

/** A record as it is used: with all of its descriptors. */
type Loaded<T extends z.ZodType> = Omit<z.infer<T>, 'descriptors'> & { descriptors: string[] };
export type Service = Loaded<typeof serviceSchema>;
export type Bill = Loaded<typeof billSchema>;
export type Reseller = Loaded<typeof resellerSchema>;
export type NonSubscription = Loaded<typeof nonSubscriptionSchema>;
