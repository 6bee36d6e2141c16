import type { BillingCycle, Category } from '@kumbara/shared';

/**
 * How a statement line names something, in folded words (`#merchant/fold.ts`), always bounded by words:
 * `netflix` stands anywhere in the merchant's text, `^gain` at its beginning, `=max` is all of it;
 * a final `*` lets the last word go on (`youtubeprem*` finds YouTubePremium).
 */
export type Descriptor = string;

type Entry = {
  /** Stable key, kebab case. Stored with decisions: never renamed. */
  id: string;
  /** As people call it. */
  name: string;
  descriptors: Descriptor[];
};

/** Something people subscribe to. */
export type Service = Entry & {
  category: Category;
  /** Usual billing cycles, the most common first; absent means monthly. */
  cycles?: BillingCycle[];
  /** Domains its mails come from and its pages stand on; subdomains are meant too. */
  domains?: string[];
  /** Other current names, for texts written for people (mails). */
  aliases?: string[];
  /** What it was called before; still found on older documents. */
  predecessors?: string[];
  /** Ids of resellers that often bill it. */
  sold_by?: string[];
  /** Its name is an ordinary word that shops and restaurants have too: alone it proves little. */
  ordinary_word?: true;
  /** Also sells single things or charges by use: one charge proves nothing. */
  sells_singly?: true;
};

/** Recurring, but a bill: telecom, utility, insurance. Known, and not proposed by default. */
export type Bill = Entry & { domains?: string[] };

/** Bills others' services: its name alone says nothing about what was bought. */
export type Reseller = Entry & { domains?: string[] };

/** Bought again and again, never subscribed to: advertising, rides, marketplaces, game stores, bets. */
export type NonSubscription = Entry & {
  /** Not even where the line speaks of a subscription: a membership of theirs is a service with a name of its own. */
  even_with_recurring_words?: true;
};
