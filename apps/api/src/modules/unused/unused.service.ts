import { listUnusedCandidates } from '@kumbara/analyst';
import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import { addDays, type IsoDate, type Language, type Unused } from '@kumbara/shared';
import type pg from 'pg';
import { AppError } from '#lib/app-error.ts';
import { fromDay } from '#lib/day.ts';
import { readUnusedPortfolio } from './unused-portfolio.ts';

export type UnusedService = ReturnType<typeof createUnusedService>;

const rememberedDays = 90;

type Needs = { prisma: PrismaClient; pool: pg.Pool };

export function createUnusedService({ prisma, pool }: Needs) {
  return {
    async list(userId: string, today: IsoDate, language: Language): Promise<Unused> {
      const portfolio = await readUnusedPortfolio(pool, userId, today);
      return {
        ...listUnusedCandidates(portfolio, language),
        dismissed: portfolio.subscriptions.flatMap(({ id, name, not_unused_until: until }) =>
          until && until >= today ? [{ subscription_id: id, name, until }] : [],
        ),
        check_ins: portfolio.subscriptions.map(({ id: subscription_id, name, uses }) => {
          const last = uses.at(-1);
          return { subscription_id, name, used: last?.month === today.slice(0, 7) ? last.used : null };
        }),
      };
    },

    /** "It is not unused" counts for ninety days. */
    async dismiss(user_id: string, subscription_id: string, today: IsoDate): Promise<void> {
      const until = fromDay(addDays(today, rememberedDays));
      try {
        await prisma.unusedDismissal.upsert({
          where: { user_id_subscription_id: { user_id, subscription_id } },
          create: { user_id, subscription_id, until },
          update: { until },
        });
      } catch (error) {
        // The foreign key includes the owner, so another user's subscription does not exist.
        if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003')
          throw new AppError('subscription_not_found');
        throw error;
      }
    },

    async undoDismiss(user_id: string, subscription_id: string): Promise<void> {
      const { count } = await prisma.unusedDismissal.deleteMany({ where: { user_id, subscription_id } });
      if (count === 0) throw new AppError('subscription_not_found');
    },
  };
}
