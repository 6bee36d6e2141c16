import type { PrismaClient } from '@kumbara/prisma/client';
import type { AccountPatch } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ prisma }: { prisma: PrismaClient }) {
  return {
    async update(userId: string, patch: AccountPatch) {
      const [user] = await prisma.user.updateManyAndReturn({ where: { id: userId }, data: patch });
      if (!user) throw new AppError('unauthenticated');
      return user;
    },
  };
}
