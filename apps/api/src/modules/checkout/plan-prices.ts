import { setTimeout as wait } from 'node:timers/promises';
import { type PackageId, packageIdSchema } from '@kumbara/shared';
import type { Clock } from '#lib/clock.ts';
import type { Logger } from '#lib/logger.ts';
import type { MonthlyPrice, PaymentProvider } from './adapters/payment-provider.ts';

export type PlanPrices = ReturnType<typeof createPlanPrices>;

/** The longest that a request waits for the provider. */
const timeoutMs = 2_000;
const pauseMs = 60_000;

type Needs = { provider: PaymentProvider | undefined; clock: Clock; logger: Logger };

/**
 * The prices that the operator set up at the provider. They are read once and cached, because a price object never
 * changes there. After a failure the next attempt follows a minute later.
 */
export function createPlanPrices({ provider, clock, logger }: Needs) {
  let found: ReadonlyMap<PackageId, MonthlyPrice> = new Map();
  let isKnown = false;
  let nextAt = 0;
  let pendingRead: Promise<void> | undefined;

  async function read(from: PaymentProvider): Promise<void> {
    const prices = new Map<PackageId, MonthlyPrice>();
    for (const id of packageIdSchema.options) {
      const price = await from.readPrice(id);
      if (price) prices.set(id, price);
    }
    found = prices;
    isKnown = true;
  }

  return async (): Promise<ReadonlyMap<PackageId, MonthlyPrice>> => {
    if (!provider || isKnown) return found;
    if (!pendingRead && clock().getTime() >= nextAt) {
      nextAt = clock().getTime() + pauseMs;
      pendingRead = read(provider)
        .catch((err) => logger.warn({ err }, 'the prices at the payment provider could not be read'))
        .finally(() => {
          pendingRead = undefined;
        });
    }
    await Promise.race([pendingRead, wait(timeoutMs, undefined, { ref: false })]);
    return found;
  };
}
