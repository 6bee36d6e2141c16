import {
  addDays,
  costPerMonth,
  costPerYear,
  type Family,
  type FamilyMember,
  type Subscription,
  totalByCurrency,
} from '@kumbara/shared';
import { manySubscriptions } from './believable.ts';
import { aFamily, aMember, aSubscription, todayUtc } from './factories.ts';

/*
 * A family as it might be, for pictures.
 */

const totalsOf = (list: Subscription[]) => ({
  monthly: totalByCurrency(list, costPerMonth),
  yearly: totalByCurrency(list, costPerYear),
});
const showing = (own: Partial<FamilyMember>, subscriptions: Subscription[]) =>
  aMember({ ...own, subscriptions, totals: totalsOf(subscriptions) });

/** @param self whose page it is: its owner, with something to show */
export function someFamily(self: { id: string; name: string; email: string }): Family {
  const mine = manySubscriptions().slice(0, 4);
  const his = [
    aSubscription({ name: 'Exxen', amount: 160.99 }),
    aSubscription({
      name: 'PlayStation Plus Premium 12 Aylık',
      amount: 2400,
      billing_cycle: 'yearly',
      category: 'gaming',
    }),
  ];
  const members = [
    showing({ ...self, role: 'owner' }, mine),
    showing({}, his),
    aMember({ name: 'Zeynep Karahanoğulları', email: 'zeynep.karahanogullari@universite.example' }),
  ];
  const in_ = (days: number) => `${addDays(todayUtc(), days)}T09:00:00.000Z`;
  return aFamily({
    role: 'owner',
    owner: members[0] ?? null,
    members,
    invitations: [{ id: aMember().id, email: 'anneanne@example.com', expires_at: in_(6) }],
    totals: totalsOf([...mine, ...his]),
  });
}
