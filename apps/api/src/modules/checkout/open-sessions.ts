import type { CheckoutSession, PrismaClient } from '@kumbara/prisma/client';
import { isLanguage, type Language, type PackageId, packageIdSchema } from '@kumbara/shared';
import { lockOwner } from '#lib/owner-lock.ts';
import { type HostedSession, isPaymentError, type PaymentProvider } from './adapters/payment-provider.ts';

export type OpenSessions = ReturnType<typeof createOpenSessions>;

export type Wanted = { user_id: string; package_id: PackageId; origin: string; language: Language };
type Row = CheckoutSession;

/**
 * At most one session of a user is open: what somebody asks for again is answered again, and what somebody asks for
 * instead ends the other, so that nobody pays for two plans in two windows.
 */
export function createOpenSessions({ prisma }: { prisma: PrismaClient }) {
  const close = ({ user_id, id }: Row) =>
    prisma.checkoutSession.updateMany({ where: { user_id, id }, data: { is_open: null } });

  /** The one at the provider that belongs to a row. It is the same one for all who ask at the same time. */
  async function hosted(provider: PaymentProvider, customer_id: string, row: Row): Promise<HostedSession> {
    if (row.session_id) return provider.readSession(row.session_id);
    const session = await provider.openSession({
      key: `checkout-${row.id}`,
      customer_id,
      user_id: row.user_id,
      package_id: packageIdSchema.parse(row.package_id),
      language: isLanguage(row.language) ? row.language : 'tr',
      success_url: `${row.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${row.origin}/pricing`,
    });
    const where = { user_id: row.user_id, id: row.id };
    await prisma.checkoutSession.updateMany({ where, data: { session_id: session.id } });
    return session;
  }

  /** Ends one at the provider, so that it can be paid no more. @returns false where it was paid just now */
  async function end(provider: PaymentProvider, customerId: string, row: Row): Promise<boolean> {
    try {
      const session = await hosted(provider, customerId, row);
      if (session.status === 'open') await provider.expireSession(session.id);
      await close(row);
      return session.status !== 'complete';
    } catch (error) {
      if (!isPaymentError(error, 'gone') && !isPaymentError(error, 'conflict')) throw error;
      await close(row);
      return isPaymentError(error, 'gone');
    }
  }

  return {
    /**
     * The open session for what is wanted.
     * @returns undefined where something happened meanwhile, and one has to look again at what the user holds
     * @throws PaymentError `gone` where the customer is not there (any more)
     */
    async take(provider: PaymentProvider, customerId: string, wanted: Wanted): Promise<HostedSession | undefined> {
      const { user_id, ...what } = wanted;
      const row = await prisma.$transaction(async (tx) => {
        await lockOwner(tx, user_id);
        const open = await tx.checkoutSession.findFirst({ where: { user_id, is_open: true } });
        return open ?? tx.checkoutSession.create({ data: { user_id, ...what, is_open: true } });
      });
      if (row.package_id !== what.package_id || row.origin !== what.origin) {
        await end(provider, customerId, row);
        return undefined;
      }
      const session = await hosted(provider, customerId, row).catch(async (error) => {
        // Made for a customer who is gone, under another price, or before the operator mended it: a new one is needed.
        const isNeverOpened = isPaymentError(error, 'refused') && !row.session_id;
        if (isPaymentError(error, 'gone') || isPaymentError(error, 'conflict') || isNeverOpened) await close(row);
        if (isPaymentError(error, 'conflict') || (isPaymentError(error, 'gone') && row.session_id)) return undefined;
        throw error;
      });
      if (session?.status === 'open' && session.url) return session;
      if (session) await close(row);
      return undefined;
    },

    /** Whoever holds a plan pays for no second one in a window that was left open. */
    async endAll(provider: PaymentProvider, customerId: string, userId: string): Promise<void> {
      const open = await prisma.checkoutSession.findMany({ where: { user_id: userId, is_open: true } });
      for (const row of open) await end(provider, customerId, row);
    },

    close,
  };
}
