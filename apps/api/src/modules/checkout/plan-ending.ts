import { z } from 'zod';
import type { Transaction } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { PaymentProvider } from './adapters/payment-provider.ts';

const forgetJob = {
  name: 'forget-customer',
  // The provider's own id, which names nobody to us any more.
  schema: z.object({ customer_id: z.string() }),
  // Nobody may go on paying for an account that is gone: at first soon, then every hour, for weeks.
  queue: { retryLimit: 1000, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, retentionSeconds: 60 * 86_400 },
} satisfies Job;

/** Ends what somebody pays for when their account is deleted, also when the provider is away. */
export function createPlanEnding({ jobs, provider }: { jobs: Jobs; provider: PaymentProvider | undefined }) {
  jobs.on(forgetJob, async ({ customer_id }) => {
    if (!provider) throw new Error('a plan cannot be ended: no payment provider is set up');
    await provider.forgetCustomer(customer_id);
  });

  return {
    /** @param tx the transaction that deletes the account: it is ended exactly when that is committed */
    async endPlan(userId: string, tx: Transaction): Promise<void> {
      const customer = await tx.billingCustomer.findUnique({ where: { user_id: userId } });
      if (customer) await jobs.send(forgetJob, { customer_id: customer.customer_id }, { tx });
    },
  };
}
