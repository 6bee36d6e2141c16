import { z } from 'zod';
import type { Transaction } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { PaymentProvider } from './adapters/payment-provider.ts';

const forgetJob = {
  name: 'forget-customer',
  // Only the provider's id, which identifies nobody after the account is deleted.
  schema: z.object({ customer_id: z.string() }),
  // A deleted account must not be charged: retries start soon, then run hourly for weeks.
  queue: { retryLimit: 1000, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, retentionSeconds: 60 * 86_400 },
} satisfies Job;

/** Ends the plan of an account that is deleted or changes hands, also if the provider is unavailable at first. */
export function createPlanEnding({ jobs, provider }: { jobs: Jobs; provider: PaymentProvider | undefined }) {
  jobs.on(forgetJob, async ({ customer_id }) => {
    if (!provider) throw new Error('a plan cannot be ended: no payment provider is set up');
    await provider.forgetCustomer(customer_id);
  });

  return {
    /**
     * Forgets the customer, with what was bought and the way to its invoices.
     * @param tx the plan ends exactly if it is committed
     */
    async endPlan(user_id: string, tx: Transaction): Promise<void> {
      const customer = await tx.billingCustomer.findUnique({ where: { user_id } });
      if (!customer) return;
      await jobs.send(forgetJob, { customer_id: customer.customer_id }, { tx });
      await tx.billingCustomer.delete({ where: { user_id } });
      await tx.checkoutSession.deleteMany({ where: { user_id } });
      await tx.user.update({ where: { id: user_id }, data: { tier: 'free' } });
    },
  };
}
