import type { FamilyInvitation } from '@kumbara/prisma/client';
import { type Cost, costPerMonth, costPerYear, type Family, type IsoDate, totalByCurrency } from '@kumbara/shared';
import { asOf } from '#lib/subscription-price.ts';
import type { FamilyView } from './family.service.ts';

type Row = FamilyView['visible'][number];

/** A family as one of its members sees it on a day. */
export function presentFamily({ people, invitations, visible, ...family }: FamilyView, today: IsoDate): Family {
  const seen = visible.map((row) => presentSubscription(row, today));
  const members = people.map((one) => {
    const subscriptions = seen.filter(({ user_id }) => user_id === one.id);
    const role = one.id === family.owner?.id ? ('owner' as const) : ('member' as const);
    return { ...one, role, totals: totalsOf(subscriptions), subscriptions };
  });
  return {
    ...family,
    members,
    invitations: invitations.map(presentInvitation),
    totals: totalsOf(seen),
  };
}

export const presentInvitation = ({
  id,
  email,
  expires_at,
}: Pick<FamilyInvitation, 'id' | 'email' | 'expires_at'>) => ({
  ...{ id, email },
  expires_at: expires_at.toISOString(),
});

function presentSubscription(stored: Row, today: IsoDate) {
  const row = asOf(stored, today);
  const share = row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null;
  return { ...row, amount: row.amount.toNumber(), share };
}

const totalsOf = (costs: Cost[]) => ({
  monthly: totalByCurrency(costs, costPerMonth),
  yearly: totalByCurrency(costs, costPerYear),
});
