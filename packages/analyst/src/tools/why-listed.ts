import type { IsoDate } from '@kumbara/shared';
import { z } from 'zod';
import type { DocumentedCharge } from '#portfolio.ts';
import { createMoneyFact, createNumberFact, listAmounts, type Money, sumByCurrency } from './facts.ts';
import { computeOwnPart, findSubscription } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const whyListedArgs = z.strictObject({ id: z.uuid() });
/** A charge shown by a document, with the whole amount. */
type ShownCharge = { date: IsoDate; amount: Money };
export type WhyListed = {
  /** Null: there is none of this id. */
  subscription: {
    id: string;
    name: string;
    /** The sources of the finding; empty if it was entered manually. */
    found_in: ('statement' | 'mail')[];
    added_on: IsoDate;
    started_on: IsoDate | null;
    charges: number;
    first_charge: ShownCharge | null;
    last_charge: ShownCharge | null;
    /** The newest twelve days on which documents show a payment, oldest first. */
    charge_days: IsoDate[];
    /** My part of all payments that documents show, by currency. */
    paid_so_far: Money[];
  } | null;
};

const shown = (charge: DocumentedCharge | undefined): ShownCharge | null =>
  charge ? { date: charge.date, amount: { amount: charge.amount, currency: charge.currency } } : null;

export const whyListedTool = defineTool({
  name: 'why_listed',
  description:
    'How a subscription came onto the list: entered by hand, found in statements or mails, since when, and which payments documents show.',
  args: whyListedArgs,
  run(portfolio, { id }): { result: WhyListed; facts: Fact[] } {
    const subscription = findSubscription(portfolio, id);
    if (!subscription) return { result: { subscription: null }, facts: [] };
    const { name, found_in, added_on, charges } = subscription;
    const [first, last] = [shown(charges[0]), shown(charges.at(-1))];
    const paid = sumByCurrency(
      portfolio,
      'paid_so_far',
      charges.map((charge) => ({ ...charge, subscription })),
      ({ amount }) => computeOwnPart(subscription, amount),
      name,
    );
    return {
      result: {
        subscription: {
          ...{ id, name, found_in, added_on, started_on: subscription.started_on ?? null },
          ...{ charges: charges.length, first_charge: first, last_charge: last },
          charge_days: charges.slice(-12).map(({ date }) => date),
          paid_so_far: listAmounts(paid),
        },
      },
      facts: [
        createNumberFact('charges_seen', subscription, charges.length, 'count'),
        ...[first, last].flatMap((charge) => (charge ? [createMoneyFact('payment', subscription, charge.amount)] : [])),
        ...paid,
      ],
    };
  },
});
