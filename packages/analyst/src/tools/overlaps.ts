import { findServiceById, serviceKinds } from '@kumbara/detection';
import { costPerMonth, costPerYear } from '@kumbara/shared';
import { z } from 'zod';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import {
  compareFractions,
  createCountFact,
  createMoneyFact,
  listAmounts,
  moneySchema,
  sumCosts,
  toMoney,
} from './facts.ts';
import { describeSubscription, listedSubscriptionSchema } from './listed-subscription.ts';
import { listActive } from './prices.ts';
import { findServiceKind } from './service-kinds.ts';
import { defineTool, type Fact } from './tool.ts';

export const overlapsArgs = z.strictObject({});
const overlapSchema = z.object({
  /** `same_service`: one service paid for twice; else the kind of the services. */
  kind: z.enum(['same_service', ...serviceKinds]),
  items: listedSubscriptionSchema.array(),
  per_month: moneySchema.array(),
  /**
   * The subscription to cancel first: the unused one, else the most expensive if all have one currency, else the
   * newest.
   */
  candidate: z.object({
    id: z.uuid(),
    name: z.string(),
    saving_per_month: moneySchema,
    saving_per_year: moneySchema,
  }),
});
export type Overlap = z.infer<typeof overlapSchema>;
const overlapsResult = z.object({ overlaps: overlapSchema.array() });
export type Overlaps = z.infer<typeof overlapsResult>;
export type OverlapGroup = { kind: Overlap['kind']; items: PortfolioSubscription[]; candidate: PortfolioSubscription };

const isUnused = ({ uses }: PortfolioSubscription) => uses.at(-1)?.used === false;

/** Ids contain their creation time: of two subscriptions of one day, the later id is newer. */
const isNewer = (a: PortfolioSubscription, b: PortfolioSubscription) =>
  `${a.added_on} ${a.id}` > `${b.added_on} ${b.id}`;

function candidateOf(items: PortfolioSubscription[]): PortfolioSubscription {
  const unused = items.filter(isUnused);
  const among = unused.length > 0 ? unused : items;
  const isOneCurrency = new Set(among.map(({ currency }) => currency)).size === 1;
  const dearer = (a: PortfolioSubscription, b: PortfolioSubscription) =>
    isOneCurrency ? compareFractions(costPerYear(a), costPerYear(b)) : 0;
  return among.reduce((first, one) => {
    const difference = dearer(one, first);
    return difference > 0 || (difference === 0 && isNewer(one, first)) ? one : first;
  });
}

/**
 * Active subscriptions of which fewer would do. A service that also sells single items does not overlap with itself.
 */
export function groupOverlaps(portfolio: Portfolio): OverlapGroup[] {
  const active = listActive(portfolio).filter(({ service_id }) => service_id !== undefined);
  const same = [...Map.groupBy(active, ({ service_id }) => service_id as string)]
    .filter(([id, items]) => items.length > 1 && !findServiceById(id)?.sells_singly)
    .map(([, items]) => ({ kind: 'same_service' as const, items }));
  const alike = [...Map.groupBy(active, findServiceKind)].flatMap(([kind, items]) =>
    // Two subscriptions to one service were already reported.
    kind && new Set(items.map(({ service_id }) => service_id)).size > 1 ? [{ kind, items }] : [],
  );
  return [...same, ...alike].map((group) => ({ ...group, candidate: candidateOf(group.items) }));
}

export const overlapsTool = defineTool({
  name: 'overlaps',
  description:
    'Active subscriptions that do the same: one service paid for twice, two music services, cloud storages, AI chats, VPNs, password managers. Each group names the one to end first and what that saves.',
  args: overlapsArgs,
  output: overlapsResult,
  run(portfolio): { result: Overlaps; facts: Fact[] } {
    const groups = groupOverlaps(portfolio).map(({ kind, items, candidate }) => {
      const rows = items.map(describeSubscription);
      const perMonth = sumCosts(portfolio, 'monthly_cost', items, costPerMonth, kind);
      const saving_per_month = toMoney(costPerMonth(candidate), candidate.currency);
      const saving_per_year = toMoney(costPerYear(candidate), candidate.currency);
      const overlap: Overlap = {
        ...{ kind, items: rows.map(({ item }) => item), per_month: listAmounts(perMonth) },
        candidate: { id: candidate.id, name: candidate.name, saving_per_month, saving_per_year },
      };
      const facts = [
        ...[createCountFact(items, kind), ...perMonth],
        createMoneyFact('saving_per_month', candidate, saving_per_month),
        createMoneyFact('saving_per_year', candidate, saving_per_year),
        ...rows.flatMap((row) => row.facts),
      ];
      return { overlap, facts };
    });
    return { result: { overlaps: groups.map(({ overlap }) => overlap) }, facts: groups.flatMap(({ facts }) => facts) };
  },
});
