import type { Language, PackageId } from '@kumbara/shared';

/** One running or ended agreement at the provider, as far as it decides what somebody holds. */
export type PaidSubscription = {
  id: string;
  /** Which of our packages; undefined for something else that the operator sells to the same person. */
  package_id: PackageId | undefined;
  /** `stalled`: neither holds a plan nor has ended (unpaid for good, paused, never begun). */
  status: 'active' | 'trialing' | 'past_due' | 'stalled' | 'ended';
  created_at: Date;
  period_ends_at: Date;
  /** Set where it is cancelled and runs out. */
  ends_at: Date | undefined;
  /** Of one that is `past_due`: since when. */
  unpaid_since: Date | undefined;
};

/** In the currency itself, not in its cents. */
export type MonthlyPrice = { amount: number; currency: string };

export type HostedSession = {
  id: string;
  /** Only while it is open. */
  url: string | undefined;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
};

/** What a proven event tells; whatever else stands in it is read from the provider again. */
export type PaymentEvent = {
  id: string;
  type: string;
  customer_id: string | undefined;
  /** The bank took a payment back, for good. */
  lost_dispute: LostDispute | undefined;
};
export type LostDispute = { charge_id: string; opened_at: Date };

export type SessionOrder = {
  /** Equal for every attempt to open the same session: the provider opens one. */
  key: string;
  customer_id: string;
  user_id: string;
  package_id: PackageId;
  language: Language;
  /** May hold `{CHECKOUT_SESSION_ID}`. */
  success_url: string;
  cancel_url: string;
};

/** All methods throw `PaymentError` and nothing else that the provider may be blamed for. */
export type PaymentProvider = {
  /** The same customer for the same user, also when asked at the same time. @param without one that is gone */
  createCustomer(user: { id: string; email: string; without: string | undefined }): Promise<string>;
  /** Somebody deleted it at the provider, or it belongs to another account there. */
  isCustomerGone(customerId: string): Promise<boolean>;
  /** All of a customer's, ended ones too. */
  readSubscriptions(customerId: string): Promise<PaidSubscription[]>;
  /** What a month of a package costs where the operator set its price up there; undefined where we set it. */
  readPrice(id: PackageId): Promise<MonthlyPrice | undefined>;
  openSession(order: SessionOrder): Promise<HostedSession>;
  readSession(id: string): Promise<HostedSession>;
  expireSession(id: string): Promise<void>;
  /** From now on; what that costs or brings within the period stands on the next invoice. It goes on, if it was to end. */
  changePackage(subscription: PaidSubscription, to: PackageId): Promise<void>;
  /** At once. One that has ended already is as good. */
  endSubscription(id: string): Promise<void>;
  openPortal(portal: { customer_id: string; return_url: string; language: Language }): Promise<string>;
  /** Ends all that runs or may still begin, and forgets the person. One that is gone already is as good. */
  forgetCustomer(customerId: string): Promise<void>;
  /** @throws PaymentError `untrusted` whatever is wrong with body or signature */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent>;
  customerOfCharge(chargeId: string): Promise<string | undefined>;
  lostDisputes(openedSince: Date): Promise<LostDispute[]>;
};

/**
 * What can be done about it: try later, take it that there is no such thing (any more), look again because it is no
 * longer as it was thought to be, believe nothing of it, or nothing (the operator's set-up).
 */
export class PaymentError extends Error {
  readonly kind: 'away' | 'gone' | 'conflict' | 'untrusted' | 'refused';

  constructor(kind: PaymentError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentError';
    this.kind = kind;
  }
}

export const isPaymentError = (error: unknown, kind: PaymentError['kind']): error is PaymentError =>
  error instanceof PaymentError && error.kind === kind;
