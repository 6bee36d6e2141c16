import { z } from 'zod';
import type { DocumentedCharge } from '#portfolio.ts';
import { createMoneyFact, createNumberFact, listAmounts, moneySchema, sumByCurrency } from './facts.ts';
import { computeOwnPart, findSubscription } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const whyListedArgs = z.strictObject({ id: z.uuid() });
/** A charge shown by a document, with the whole amount. */
const shownChargeSchema = z.object({ date: z.iso.date(), amount: moneySchema });
type ShownCharge = z.infer<typeof shownChargeSchema>;
const whyListedResult = z.object({
  /** Null: there is none of this id. */
  subscription: z
    .object({
      id: z.uuid(),
      name: z.string(),
      /** The sources of the finding; empty if it was entered manually. */
      found_in: z.enum(['statement', 'mail']).array(),
      added_on: z.iso.date(),
      started_on: z.iso.date().nullable(),
      charges: z.int(),
      first_charge: shownChargeSchema.nullable(),
      last_charge: shownChargeSchema.nullable(),
      /** The newest twelve days on which documents show a payment, oldest first. */
      charge_days: z.iso.date().array(),
      /** My part of all payments that documents show, by currency. */
      paid_so_far: moneySchema.array(),
    })
    .nullable(),
});
export type WhyListed = z.infer<typeof whyListedResult>;

const shown = (charge: DocumentedCharge | undefined): ShownCharge | null =>
  charge ? { date: charge.date, amount: { amount: charge.amount, currency: charge.currency } } : null;

export const whyListedTool = defineTool({
  name: 'why_listed',
  description:
    'How a subscription came onto the list: entered by hand, found in statements or mails, since when, and which payments documents show.',
  args: whyListedArgs,
  output: whyListedResult,
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
