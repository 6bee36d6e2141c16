import type { CheckoutSession, PrismaClient } from '@kumbara/prisma/client';
import { isLanguage, type Language, type PackageId, packageIdSchema } from '@kumbara/shared';
import { lockOwner } from '#lib/owner-lock.ts';
import { type HostedSession, isPaymentError, type PaymentProvider } from './adapters/payment-provider.ts';

export type OpenSessions = ReturnType<typeof createOpenSessions>;

export type Wanted = { user_id: string; package_id: PackageId; origin: string; language: Language };
type Row = CheckoutSession;

/**
 * At most one checkout session of a user is open. The same request gets the same session, and a different request ends the
 * other session, so that nobody pays for two plans in two windows.
 */
export function createOpenSessions({ prisma }: { prisma: PrismaClient }) {
  const close = ({ user_id, id }: Row) =>
    prisma.checkoutSession.updateMany({ where: { user_id, id }, data: { is_open: null } });

  /** The provider's session of a row, the same one for concurrent requests. */
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

  /** Expires a session at the provider, so that it cannot be paid. @returns false if it was paid in this moment */
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
     * Finds or creates the open session for a package.
     * @returns undefined after a concurrent change: the caller has to read the user's plan again
     * @throws PaymentError `gone` if the customer does not exist
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
        // The session belongs to a deleted customer, another price or an old set-up: a new one is needed.
        const isNeverOpened = isPaymentError(error, 'refused') && !row.session_id;
        if (isPaymentError(error, 'gone') || isPaymentError(error, 'conflict') || isNeverOpened) await close(row);
        if (isPaymentError(error, 'conflict') || (isPaymentError(error, 'gone') && row.session_id)) return undefined;
        throw error;
      });
      if (session?.status === 'open' && session.url) return session;
      if (session) await close(row);
      return undefined;
    },

    /** Ends all open sessions of a user who has a plan. */
    async endAll(provider: PaymentProvider, customerId: string, userId: string): Promise<void> {
      const open = await prisma.checkoutSession.findMany({ where: { user_id: userId, is_open: true } });
      for (const row of open) await end(provider, customerId, row);
    },

    close,
  };
}
