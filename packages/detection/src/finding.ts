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
 * A statement as read, and a name for it: its fingerprint, or its file name. Not to be changed once it was looked at:
 * what was read of it is kept for as long as somebody holds it.
 */
export type StatementDocument = Pick<ParsedStatement, 'transactions' | 'period' | 'currency_printed' | 'reconciled'> &
  AccountIdentity & {
    id: string;
  };

/**
 * Early: one charge of a known service, or two. Active: charged as expected. Late: more than one and a half cycles, or 50
 * days behind the due day, without a charge although the days were read. Stopped: three cycles.
 */
export type LifecycleStatus = 'early' | 'active' | 'late' | 'stopped';

export type FoundCharge = {
  date: IsoDate;
  amount: number;
  currency: string;
  /** The price abroad, where the line prints it. */
  foreign?: { amount: number; currency: string };
  /** The line as it stands in the document, at most 200 characters. */
  text: string;
};

/** A subscription found in statements. */
export type Finding = {
  /** Key of the catalogue; absent for a merchant it does not know. */
  service_id?: string;
  service_name: string;
  /** Merchant and stream: the same for the same subscription in every upload, format and language. */
  fingerprint: string;
  /** The key that `resolveMerchant` gives: of the catalogue, else the folded name without references and places. */
  merchant: string;
  /** The last price. */
  amount: number;
  currency: string;
  billing_cycle: BillingCycle;
  billing_interval: number;
  category: Category;
  /** Absent for what is late or has stopped, or was last seen long ago. */
  next_payment_date?: IsoDate;
  confidence: Confidence;
  /** That this is a running subscription, 0.5 to 1. */
  probability: number;
  status: LifecycleStatus;
  /** Newest first, at most twelve. */
  evidence: Evidence[];
  reasons: ReasonCode[];
  /** Oldest first: every price it had, each with the first day it was seen. */
  price_history: PriceChange[];
  /** Oldest first. */
  charges: FoundCharge[];
};

export type StatementFindings = { findings: Finding[]; stopped: Finding[] };
