import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import { AppError } from '#lib/app-error.ts';
import type { PaymentProvider } from './adapters/payment-provider.ts';

export type Customers = ReturnType<typeof createCustomers>;

type User = { id: string; email: string };

/** One customer at the provider per user who started a checkout. */
export function createCustomers({ prisma }: { prisma: PrismaClient }) {
  const find = async (userId: string): Promise<string | undefined> =>
    (await prisma.billingCustomer.findUnique({ where: { user_id: userId } }))?.customer_id;

  async function make(provider: PaymentProvider, user: User, without?: string): Promise<string> {
    const customer_id = await provider.createCustomer({ ...user, without });
    try {
      await prisma.billingCustomer.createMany({ data: [{ user_id: user.id, customer_id }], skipDuplicates: true });
    } catch (error) {
      // The account was deleted meanwhile, so its customer is deleted as well.
      if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2003') throw error;
      await provider.forgetCustomer(customer_id);
      throw new AppError('unauthenticated', { cause: error });
    }
    return (await find(user.id)) ?? customer_id;
  }

  return {
    find,
    of: async (provider: PaymentProvider, user: User): Promise<string> => (await find(user.id)) ?? make(provider, user),

    /** Replaces a customer that was deleted at the provider; an existing one is kept. */
    async replace(provider: PaymentProvider, user: User): Promise<void> {
      const old = await find(user.id);
      if (old !== undefined && !(await provider.isCustomerGone(old))) return;
      if (old !== undefined) await prisma.billingCustomer.deleteMany({ where: { user_id: user.id, customer_id: old } });
      await make(provider, user, old);
    },
  };
}
