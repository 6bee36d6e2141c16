import type { BillingCycle, Category } from '@kumbara/shared';

/**
 * A pattern for the folded words of a merchant's text (`#merchant/fold.ts`), bounded by words.
 * `netflix` matches anywhere, `^gain` at the start, `=max` the whole text; a final `*` lets the last word continue
 * (`youtubeprem*` matches YouTubePremium).
 */
export type Descriptor = string;

type Entry = {
  /** Stable key in kebab case. It is stored with decisions and must never change. */
  id: string;
  /** The common name. */
  name: string;
  descriptors: Descriptor[];
};

/** Something people subscribe to. */
export type Service = Entry & {
  category: Category;
  /** Usual billing cycles, the most common first; absent means monthly. */
  cycles?: BillingCycle[];
  /** Domains of its mails and pages, including subdomains. */
  domains?: string[];
  /** Other current names, for mails. */
  aliases?: string[];
  /** Former names, found on older documents. */
  predecessors?: string[];
  /** Ids of resellers that bill it. */
  sold_by?: string[];
  /** Its name is an ordinary word that shops and restaurants use too. */
  ordinary_word?: true;
  /** It also sells single items or charges by use, so one charge proves nothing. */
  sells_singly?: true;
};

/** A recurring bill: telecom, utility, insurance. Not offered by default. */
export type Bill = Entry & { domains?: string[] };

/** Bills services of others: its name does not tell what was bought. */
export type Reseller = Entry & { domains?: string[] };

/** Sells repeatedly but not by subscription: advertising, rides, marketplaces, game stores, bets. */
export type NonSubscription = Entry & {
  /**
   * Not a subscription even if the line contains words for one. A membership of the company is a service of its own.
   */
  even_with_recurring_words?: true;
};
