import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import type { CheckInQuestion } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { fromDay, toDay } from '#lib/day.ts';
import { requireRoomIn } from '#lib/row-ceilings.ts';
import type { SignedLinks } from '#lib/signed-links.ts';

export type CheckInLinks = ReturnType<typeof createCheckInLinks>;

type Needs = { prisma: PrismaClient; links: SignedLinks; clock: Clock };

/**
 * Answers to the monthly question by the link of a mail, without a session. A link names a subscription, a month and its
 * last day; it is spent as soon as the month has an answer.
 */
export function createCheckInLinks({ prisma, links, clock }: Needs) {
  async function open(token: string) {
    const { userId: user_id = '', parts = [] } = links.read(token) ?? {};
    const [id = '', month = '', until = ''] = parts;
    if (until < toDay(clock())) throw new AppError('link_invalid');
    const subscription = await prisma.subscription.findUnique({
      where: { user_id_id: { user_id, id } },
      select: { name: true, check_ins: { where: { month: fromDay(`${month}-01`) } } },
    });
    if (!subscription || subscription.check_ins.length > 0) throw new AppError('link_invalid');
    return { user_id, subscription_id: id, month, name: subscription.name };
  }

  return {
    async look(token: string): Promise<CheckInQuestion> {
      const { name, month } = await open(token);
      return { name, month };
    },

    /** Of two answers at once the first counts, and the other finds the link spent. */
    async answer(token: string, used: boolean): Promise<CheckInQuestion> {
      const { user_id, subscription_id, month, name } = await open(token);
      await requireRoomIn(prisma, 'usage_check_ins', user_id);
      try {
        await prisma.usageCheckIn.create({ data: { user_id, subscription_id, month: fromDay(`${month}-01`), used } });
      } catch (error) {
        // Answered or deleted meanwhile.
        const isLate = error instanceof Prisma.PrismaClientKnownRequestError && ['P2002', 'P2003'].includes(error.code);
        throw isLate ? new AppError('link_invalid') : error;
      }
      return { name, month };
    },
  };
}
