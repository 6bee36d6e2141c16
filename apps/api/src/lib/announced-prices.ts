import type { PrismaClient } from '@kumbara/prisma/client';
import type { IsoDate, PriceChange } from '@kumbara/shared';
import { fromDay, toDay } from './day.ts';

/** Future prices that were announced, oldest first, by the id of their subscription. */
export async function announcedPrices(
  prisma: PrismaClient,
  user_id: string,
  today: IsoDate,
): Promise<Map<string, PriceChange[]>> {
  const changes = await prisma.priceChange.findMany({
    where: { user_id, date: { gt: fromDay(today) } },
    select: { subscription_id: true, date: true, amount: true, currency: true },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return new Map(
    [...Map.groupBy(changes, ({ subscription_id }) => subscription_id)].map(([id, own]) => [
      id,
      own.map(({ date, amount, currency }) => ({ date: toDay(date), amount: amount.toNumber(), currency })),
    ]),
  );
}
