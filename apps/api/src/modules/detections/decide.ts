import { chooseAnchor, type Proposal, toTerms } from '@kumbara/detection';
import type { Detection, Prisma, Subscription } from '@kumbara/prisma/client';
import type { ImportDetection, IsoDate } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { refuseTooFine } from '#lib/subscription-price.ts';

type Decided = {
  kind: 'dismissed' | 'tracked';
  subscription_id: string | null;
  /** The user said that it is not its possible match. Absent: an earlier answer stands. */
  is_separate?: boolean;
};

/** What is decided on one finding. */
export type Decision = Decided & { on: Detection };

/** Writes the same decision on every finding of a proposal, with what each of them shows now. */
export const decide = (tx: Transaction, members: Detection[], decided: Decided, today: IsoDate): Promise<void> =>
  decideAll(
    tx,
    members.map((on) => ({ ...decided, on })),
    today,
  );

/** The same for many in one statement. */
export async function decideAll(tx: Transaction, decisions: Decision[], today: IsoDate): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map(({ kind, subscription_id, is_separate = false, on }) => {
    const { user_id, source, fingerprint, amount, currency, billing_cycle, billing_interval } = on;
    const shown = { amount, currency, billing_cycle, billing_interval };
    return { user_id, source, fingerprint, kind, subscription_id, is_separate, ...shown, decided_on: today };
  });
  await tx.$executeRaw`
    INSERT INTO decisions (user_id, source, fingerprint, kind, subscription_id, is_separate, amount, currency,
      billing_cycle, billing_interval, decided_on)
    SELECT user_id, source, fingerprint, kind, subscription_id, is_separate, amount, currency, billing_cycle,
      billing_interval, decided_on
    FROM json_populate_recordset(NULL::decisions, ${JSON.stringify(rows)}::json)
    ON CONFLICT (user_id, source, fingerprint) DO UPDATE SET kind = excluded.kind,
      subscription_id = excluded.subscription_id, is_separate = decisions.is_separate OR excluded.is_separate,
      amount = excluded.amount, currency = excluded.currency,
      billing_cycle = excluded.billing_cycle, billing_interval = excluded.billing_interval,
      decided_on = excluded.decided_on`;
}

/** What the documents show, announced prices too, replaces what they showed before; what the user entered stays. */
export async function writeHistories(
  tx: Transaction,
  user_id: string,
  histories: ({ subscription_id: string } & Pick<Proposal, 'price_history'>)[],
): Promise<void> {
  const ids = histories.map(({ subscription_id }) => subscription_id);
  await tx.priceChange.deleteMany({ where: { user_id, subscription_id: { in: ids }, source: { not: 'manual' } } });
  await tx.priceChange.createMany({
    data: histories.flatMap(({ subscription_id, price_history }) =>
      price_history.map(({ date, ...step }) => ({ user_id, subscription_id, ...step, date: fromDay(date) })),
    ),
  });
}

/** A proposal as a subscription; what the client corrected goes before what the documents say. */
export function importedData(
  userId: string,
  proposal: Proposal,
  input: ImportDetection,
): Prisma.SubscriptionUncheckedCreateInput {
  const amount = input.amount ?? proposal.amount;
  if (amount === null) {
    throw new AppError('amount_required', { fields: [{ field: 'amount', issue: 'required' }] });
  }
  const currency = input.currency ?? proposal.currency;
  refuseTooFine('amount', amount, currency);
  const billing_cycle = input.billing_cycle ?? proposal.billing_cycle;
  const billing_interval = input.billing_interval ?? (input.billing_cycle ? 1 : proposal.billing_interval);
  const days = proposal.charges.map(({ date }) => date);
  const next = chooseAnchor(proposal.next_payment_date ?? proposal.anchor, { billing_cycle, billing_interval }, days);
  // The page sends the date it was shown back: that is no correction.
  const corrected = input.next_payment_date !== proposal.next_payment_date ? input.next_payment_date : undefined;
  const isTrial = proposal.reasons.includes('trial') && proposal.next_payment_date;
  return {
    user_id: userId,
    name: input.service_name ?? proposal.service_name,
    ...{ amount, currency, billing_cycle, billing_interval },
    category: input.category ?? proposal.category,
    next_payment_date: fromDay(corrected ?? next),
    ...(isTrial && { trial_ends_on: fromDay(isTrial) }),
    // No document named a price: then the user's own is theirs for good.
    given: toTerms(proposal, { amount: 0, currency }),
  };
}

/** The user agrees with what documents show now of a subscription whose price or cycle was the user's own. */
export async function takeOver(
  tx: Transaction,
  { user_id, id }: Subscription,
  proposal: Proposal,
  input: ImportDetection,
  today: IsoDate,
): Promise<Subscription> {
  const { amount, currency, billing_cycle, billing_interval, next_payment_date, given } = importedData(
    user_id,
    proposal,
    input,
  );
  const price = { amount, currency };
  await tx.priceChange.create({
    data: { ...price, user_id, subscription_id: id, date: fromDay(today), source: 'manual' },
  });
  const data = { ...price, billing_cycle, billing_interval, next_payment_date, given };
  return tx.subscription.update({ where: { user_id_id: { user_id, id } }, data });
}
