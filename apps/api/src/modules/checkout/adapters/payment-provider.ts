import type { Language, PackageId } from '@kumbara/shared';

/** A running or ended subscription at the provider, with the fields that decide the user's plan. */
export type PaidSubscription = {
  id: string;
  /** Our package; undefined for another product of the operator. */
  package_id: PackageId | undefined;
  /** `stalled`: neither holds a plan nor has ended (unpaid for good, paused, never begun). */
  status: 'active' | 'trialing' | 'past_due' | 'stalled' | 'ended';
  created_at: Date;
  period_ends_at: Date;
  /** The end of a cancelled subscription that still runs. */
  ends_at: Date | undefined;
  /** The moment from which a subscription is `past_due`. */
  unpaid_since: Date | undefined;
};

/** In the currency, not in its minor unit. */
export type MonthlyPrice = { amount: number; currency: string };

export type HostedSession = {
  id: string;
  /** Set while the session is open. */
  url: string | undefined;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
};

/** The part of a verified event that is used. Everything else is read from the provider again. */
export type PaymentEvent = {
  id: string;
  type: string;
  customer_id: string | undefined;
  /** A dispute that was lost for good. */
  lost_dispute: LostDispute | undefined;
};
export type LostDispute = { charge_id: string; opened_at: Date };

export type SessionOrder = {
  /** Idempotency key: the same for every attempt to open the same session, so that the provider opens one. */
  key: string;
  customer_id: string;
  user_id: string;
  package_id: PackageId;
  language: Language;
  /** May contain `{CHECKOUT_SESSION_ID}`. */
  success_url: string;
  cancel_url: string;
};

/** All methods throw `PaymentError` for failures of the provider. */
export type PaymentProvider = {
  /** Creates one customer per user, also for concurrent calls. @param without a deleted customer that must not be reused */
  createCustomer(user: { id: string; email: string; without: string | undefined }): Promise<string>;
  /** Returns true if the customer was deleted at the provider, or belongs to another account there. */
  isCustomerGone(customerId: string): Promise<boolean>;
  /** All subscriptions of a customer, ended ones included. */
  readSubscriptions(customerId: string): Promise<PaidSubscription[]>;
  /** The monthly price of a package if the operator set it up at the provider; undefined for our default price. */
  readPrice(id: PackageId): Promise<MonthlyPrice | undefined>;
  openSession(order: SessionOrder): Promise<HostedSession>;
  readSession(id: string): Promise<HostedSession>;
  expireSession(id: string): Promise<void>;
  /** From now on; what that costs or brings within the period stands on the next invoice. It goes on, if it was to end. */
  changePackage(subscription: PaidSubscription, to: PackageId): Promise<void>;
  /** Ends a subscription at once. One that has already ended counts as success. */
  endSubscription(id: string): Promise<void>;
  openPortal(portal: { customer_id: string; return_url: string; language: Language }): Promise<string>;
  /** Ends all subscriptions and deletes the customer. A customer that is already gone counts as success. */
  forgetCustomer(customerId: string): Promise<void>;
  /** @throws PaymentError `untrusted` for an invalid body or signature */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent>;
  customerOfCharge(chargeId: string): Promise<string | undefined>;
  lostDisputes(openedSince: Date): Promise<LostDispute[]>;
};

/**
 * An error of the payment provider. `away`: try later; `gone`: the object does not exist (any more); `conflict`: its
 * state has changed, read it again; `untrusted`: ignore the message; `refused`: the operator's configuration is wrong.
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
