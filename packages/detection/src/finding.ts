import type {
  BillingCycle,
  Category,
  Confidence,
  Evidence,
  IsoDate,
  ParsedStatement,
  PriceChange,
  ReasonCode,
} from '@kumbara/shared';
import type { AccountIdentity } from './account.ts';

/**
 * A parsed statement with an id: its hash or its file name. Must not be mutated, because derived data is cached per
 * object.
 */
export type StatementDocument = Pick<ParsedStatement, 'transactions' | 'period' | 'currency_printed' | 'reconciled'> &
  AccountIdentity & {
    id: string;
  };

/**
 * `early`: one charge of a known service, or two charges. `active`: charged as expected. `late`: covered days of more
 * than one and a half cycles without a charge, or 50 days after the due day. `stopped`: three cycles.
 */
export type LifecycleStatus = 'early' | 'active' | 'late' | 'stopped';

export type FoundCharge = {
  date: IsoDate;
  amount: number;
  currency: string;
  /** The foreign price, if the line prints it. */
  foreign?: { amount: number; currency: string };
  /** The printed line, at most 200 characters. */
  text: string;
};

/** A subscription found in statements. */
export type Finding = {
  /** Catalogue id; absent for unknown merchants. */
  service_id?: string;
  service_name: string;
  /** Merchant and stream: stable across uploads, formats and languages. */
  fingerprint: string;
  /** The key of `resolveMerchant`: a catalogue id, else the folded name without references and places. */
  merchant: string;
  /** The last price: the foreign one where its line prints it, as the contract is in that currency. */
  amount: number;
  currency: string;
  billing_cycle: BillingCycle;
  billing_interval: number;
  category: Category;
  /** Absent if the subscription is late or stopped, or was last seen long ago. */
  next_payment_date?: IsoDate;
  confidence: Confidence;
  /** Probability that this is a running subscription, 0.5 to 1. */
  probability: number;
  status: LifecycleStatus;
  /** Newest first, at most twelve. */
  evidence: Evidence[];
  reasons: ReasonCode[];
  /** Every price with the first day it was seen, oldest first. */
  price_history: PriceChange[];
  /** Oldest first. */
  charges: FoundCharge[];
};

export type StatementFindings = { findings: Finding[]; stopped: Finding[] };
