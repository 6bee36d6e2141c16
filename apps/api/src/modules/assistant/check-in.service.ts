import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import { type CheckIn, type CheckInInput, type IsoDate, startOfMonth } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import { fromDay, toMonth } from '#lib/day.ts';
import { requireRoomIn } from '#lib/row-ceilings.ts';

export type CheckInService = ReturnType<typeof createCheckInService>;

export function createCheckInService({ prisma }: { prisma: PrismaClient }) {
  return {
    /** Stores whether a subscription was used in the month of a day; a second answer replaces the first. */
    async record(user_id: string, subscription_id: string, input: CheckInInput, today: IsoDate): Promise<CheckIn> {
      const month = fromDay(startOfMonth(today));
      // An unused month has no number of uses.
      const usage = { used: input.used, times: input.used ? (input.times ?? null) : null };
      await requireRoomIn(prisma, 'usage_check_ins', user_id);
      try {
        const { used, times } = await prisma.usageCheckIn.upsert({
          where: { user_id_subscription_id_month: { user_id, subscription_id, month } },
          create: { user_id, subscription_id, month, ...usage },
          update: usage,
        });
        return { subscription_id, month: toMonth(month), used, ...(times !== null && { times }) };
      } catch (error) {
        if (isForeign(error)) throw new AppError('subscription_not_found');
        throw error;
      }
    },
  };
}

/** The foreign key includes the owner, so another user's subscription does not exist. */
const isForeign = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003';
