import { chooseAnchor, type Proposal, toTerms } from '@kumbara/detection';
import type { Detection, Prisma, Subscription } from '@kumbara/prisma/client';
import { type ImportDetection, type IsoDate, normalizeName } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { requireRoomIn } from '#lib/row-ceilings.ts';
import { notePrice, refuseTooFine } from '#lib/subscription-price.ts';

type Decided = {
  kind: 'dismissed' | 'tracked';
  subscription_id: string | null;
  /** The user said that it is not its possible match. Absent: an earlier answer stands. */
  is_separate?: boolean;
};

/** A decision on one finding. */
export type Decision = Decided & { on: Detection };

/**
 * Stores the user's decision for every finding of a proposal, with the finding's current terms.
 * @throws AppError `account_full`
 */
export async function decide(tx: Transaction, members: Detection[], decided: Decided, today: IsoDate): Promise<void> {
  for (const { user_id } of members.slice(0, 1)) await requireRoomIn(tx, 'decisions', user_id);
  await decideAll(
    tx,
    members.map((on) => ({ ...decided, on })),
    today,
  );
}

/** Stores many decisions in one SQL statement. */
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

/** Replaces the prices that documents showed, including announced ones. Prices entered by the user stay. */
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

/** Returns the subscription for a proposal. Corrections of the client are preferred to the documents. */
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
  // The page sends back the date it displayed, which is no correction.
  const corrected = input.next_payment_date !== proposal.next_payment_date ? input.next_payment_date : undefined;
  const isTrial = proposal.reasons.includes('trial') && proposal.next_payment_date;
  return {
    user_id: userId,
    name: input.service_name ?? (normalizeName(proposal.service_name) || proposal.sender),
    ...{ amount, currency, billing_cycle, billing_interval },
    category: input.category ?? proposal.category,
    next_payment_date: fromDay(corrected ?? next),
    ...(isTrial && { trial_ends_on: fromDay(isTrial) }),
    // Without a price in the documents the user's price never follows them.
    given: toTerms(proposal, { amount: 0, currency }),
  };
}

/** Replaces the user's own price and cycle by those of the documents, at the user's request. */
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
  const data = { amount, currency, billing_cycle, billing_interval, next_payment_date, given };
  const taken = await tx.subscription.update({ where: { user_id_id: { user_id, id } }, data });
  await notePrice(tx, taken, today);
  return taken;
}
