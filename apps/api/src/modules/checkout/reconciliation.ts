import type { PrismaClient } from '@kumbara/prisma/client';
import { millisecondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import { isPaymentError, type PaymentProvider } from './adapters/payment-provider.ts';
import type { PlanFollower } from './plan-follower.ts';
import type { WebhookService } from './webhook.service.ts';

const nightlyJob = {
  name: 'reconcile-plans',
  /** Continues after this customer; absent: from the beginning. */
  schema: z.object({ after: z.string().optional() }),
  cron: '17 2 * * *',
  queue: { expireInSeconds: 3600, heartbeatSeconds: 60 },
} satisfies Job;
const graceJob = { name: 'end-graces', schema: z.object({}), cron: '*/10 * * * *' } satisfies Job;

const perJob = 500;
/** The provider repeats an event for three days, and an operator for thirty. */
const eventsKeptMs = 60 * millisecondsInDay;
/** Sessions cannot be paid after a day, but users may reopen the result page. */
const sessionsKeptMs = 60 * millisecondsInDay;
/** Disputes are decided some months after they were opened. */
const disputesMs = 200 * millisecondsInDay;

type Needs = {
  prisma: PrismaClient;
  jobs: Jobs;
  provider: PaymentProvider | undefined;
  follower: PlanFollower;
  webhook: WebhookService;
  clock: Clock;
  logger: Logger;
};

/** Reads all plans again every night and at the end of grace periods, because an event may have been lost. */
export function createReconciliation({ prisma, jobs, provider, follower, webhook, clock, logger }: Needs) {
  /** One failing customer must not stop the others. An unavailable provider stops the run. */
  const logAndContinue = (words: string, which: object) => (error: unknown) => {
    if (isPaymentError(error, 'away')) throw error;
    logger.error({ err: error, ...which }, words);
  };

  async function follow(from: PaymentProvider, customerIds: string[]): Promise<void> {
    for (const customer of customerIds) {
      await follower
        .follow(from, customer, { mustExist: true })
        .catch(logAndContinue('a plan could not be read', { customer }));
    }
  }

  async function endLostDisputes(from: PaymentProvider): Promise<void> {
    const since = new Date(clock().getTime() - disputesMs);
    const lost = await from.lostDisputes(since).catch(logAndContinue('lost disputes could not be read', {}));
    for (const dispute of lost ?? []) {
      const { charge_id: charge } = dispute;
      await webhook
        .endDisputed(from, dispute)
        .catch(logAndContinue('a lost dispute could not be followed', { charge }));
    }
  }

  jobs.on(nightlyJob, async ({ after = '' }) => {
    if (!provider) return;
    if (after === '') {
      await endLostDisputes(provider);
      const before = (ms: number) => ({ lt: new Date(clock().getTime() - ms) });
      await prisma.billingEvent.deleteMany({ where: { received_at: before(eventsKeptMs) } });
      await prisma.checkoutSession.deleteMany({ where: { created_at: before(sessionsKeptMs) } });
    }
    const customers = await prisma.billingCustomer.findMany({
      where: { customer_id: { gt: after } },
      orderBy: { customer_id: 'asc' },
      take: perJob,
    });
    await follow(
      provider,
      customers.map(({ customer_id }) => customer_id),
    );
    const last = customers.at(-1);
    if (last && customers.length === perJob) await jobs.send(nightlyJob, { after: last.customer_id });
  });

  jobs.on(graceJob, async () => {
    if (!provider) return;
    const over = await prisma.billingCustomer.findMany({ where: { grace_ends_at: { lte: clock() } }, take: perJob });
    await follow(
      provider,
      over.map(({ customer_id }) => customer_id),
    );
  });

  return {
    /** Runs the nightly job now. */
    run: (): Promise<void> => jobs.send(nightlyJob, {}),
    endGraces: (): Promise<void> => jobs.send(graceJob, {}),
  };
}
