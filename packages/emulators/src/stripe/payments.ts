import { canPayLater } from './cards.ts';
import type { Events } from './events.ts';
import { missing } from './stripe-error.ts';
import { type Charge, type Dispute, type Invoice, newestFirst, newId, type Tables } from './tables.ts';

type Parts = { tables: Tables; now: () => number; events: Events };

/** Charges, refunds and disputes. */
export function createPayments({ tables, now, events }: Parts) {
  const totalOf = ({ lines }: Invoice) => lines.reduce((sum, { amount }) => sum + amount, 0);
  const cardFor = ({ customer, subscription }: Invoice) => {
    const own = tables.subscriptions[subscription]?.default_payment_method;
    const usual = tables.customers[customer]?.invoice_settings.default_payment_method;
    return tables.payment_methods[own ?? usual ?? ''];
  };
  const succeededOf = (customer: string) =>
    newestFirst(tables.charges, (row) => row.customer === customer && row.status === 'succeeded');

  return {
    totalOf,
    /** Charges the card for an invoice. @returns whether it is paid */
    collect(invoice: Invoice, isConfirmed = false): boolean {
      const card = cardFor(invoice);
      const succeeds = isConfirmed || (card !== undefined && canPayLater(card.number));
      invoice.attempt_count += 1;
      invoice.payment_intent ??= newId('payment_intents');
      const charge: Charge = {
        id: newId('charges'),
        object: 'charge',
        created: now(),
        customer: invoice.customer,
        invoice: invoice.id,
        payment_intent: invoice.payment_intent,
        amount: totalOf(invoice),
        amount_refunded: 0,
        currency: invoice.currency,
        status: succeeds ? 'succeeded' : 'failed',
        disputed: false,
      };
      tables.charges[charge.id] = charge;
      invoice.charge = charge.id;
      events.emit(succeeds ? 'charge.succeeded' : 'charge.failed', charge.id);
      if (succeeds) Object.assign(invoice, { status: 'paid', paid_at: now(), next_payment_attempt: null });
      return succeeds;
    },
    /** For tests: refunds the last payment of a customer. */
    refundLast(customer: string): string {
      const [charge] = succeededOf(customer);
      if (!charge) throw new Error(`${customer} has paid nothing`);
      const { id: of, amount, currency } = charge;
      charge.amount_refunded = amount;
      const refund = { id: newId('refunds'), object: 'refund' as const, created: now(), charge: of, amount, currency };
      tables.refunds[refund.id] = { ...refund, status: 'succeeded' };
      events.emit('charge.refunded', of);
      events.emit('refund.created', refund.id);
      return refund.id;
    },
    /** For tests: the customer's bank disputes the last payment. */
    disputeLast(customer: string): string {
      const [charge] = succeededOf(customer);
      if (!charge) throw new Error(`${customer} has paid nothing`);
      charge.disputed = true;
      const dispute: Dispute = {
        id: newId('disputes'),
        object: 'dispute',
        created: now(),
        charge: charge.id,
        payment_intent: charge.payment_intent,
        amount: charge.amount,
        currency: charge.currency,
        reason: 'fraudulent',
        status: 'needs_response',
      };
      tables.disputes[dispute.id] = dispute;
      events.emit('charge.dispute.created', dispute.id);
      return dispute.id;
    },
    closeDispute(id: string, status: 'won' | 'lost'): void {
      const dispute = tables.disputes[id];
      if (!dispute) throw missing(id);
      dispute.status = status;
      events.emit('charge.dispute.closed', id);
    },
  };
}
export type Payments = ReturnType<typeof createPayments>;
