import type { Request, Response } from 'express';
import { AppError } from '#lib/app-error.ts';
import { clientNetwork } from '#lib/client-network.ts';
import { createMemoryRateLimiter, type RateLimiter } from '#lib/rate-limiter.ts';
import { createSlots, type SlotLimits, type Slots } from '#lib/slots.ts';
import { type CostClass, costClasses, costOf, type Rate, type Share } from './cost-classes.ts';

export type Admission = ReturnType<typeof createAdmission>;

/** Seconds after which a slot is probably free again. */
const retryAfterSeconds = { share: 1, process: 3 };

/**
 * The first step of every call: takes its shares before a body is read or anything is computed, so that one user or one
 * address cannot use up what all share. The numbers are in `cost-classes.ts`.
 */
export function createAdmission(limiter: RateLimiter) {
  const slots = new Map<string, Slots>();
  const inMemory = createMemoryRateLimiter();

  /**
   * Takes a slot of a key.
   * @throws AppError if all slots are taken and as many calls wait as may
   */
  async function takeSlot(key: string, limits: SlotLimits, group?: string): Promise<() => void> {
    const ofKey = slots.get(key) ?? createSlots(limits);
    slots.set(key, ofKey);
    const leave = await ofKey.take(group);
    return () => {
      leave();
      if (ofKey.isUnused()) slots.delete(key);
    };
  }

  return {
    /**
     * @returns steps that take the shares of one call and hold them until `leave`
     * @throws AppError `too_many_requests` for a share of a user or address, `server_busy` for the process
     */
    of(req: Request) {
      const name = costOf[callName(req)];
      if (!name) throw new Error(`${callName(req)} has no cost class`);
      const cost: CostClass = costClasses[name];
      const held: (() => void)[] = [];

      const counterOf = ({ rates }: Share, { seconds }: Rate, key: string) =>
        rates.length > 1 ? `${seconds}:${key}` : key;
      function countInMemory(share: Share, key: string): void {
        for (const rate of share.rates) if (rate.kept === 'memory') inMemory.take(counterOf(share, rate, key), rate);
      }
      /** Call it with a slot only: many calls that count on one row would occupy all database connections. */
      async function countInDatabase(share: Share, key: string): Promise<void> {
        for (const rate of share.rates)
          if (rate.kept === 'database') await limiter.take(counterOf(share, rate, key), rate);
      }
      const occupy = async ({ atOnce, waiting = 0 }: Share, key: string) =>
        held.push(await takeSlot(key, { atOnce, waiting, refusal: tooMany }));
      return {
        /** Counts the call for its address, before its user is looked up. */
        arrive: (address: string) => countInMemory(cost.address, `${name}:address:${address}`),
        /** Takes the slots of user and address. A call that waits for one of its user's occupies none of the address. */
        async enter(address: string, userId: string | undefined, res: Response): Promise<void> {
          if (cost.user && userId) {
            const key = `${name}:user:${userId}`;
            countInMemory(cost.user, key);
            await occupy(cost.user, key);
            // The client may have gone away while the call waited for its turn.
            if (res.closed) return;
            await countInDatabase(cost.user, key);
          }
          const key = `${name}:address:${address}`;
          await occupy(cost.address, key);
          if (res.closed) return;
          await countInDatabase(cost.address, key);
        },
        /** Takes a slot of the process, which all networks share by turns. */
        async occupyProcess(address: string): Promise<void> {
          held.push(await takeSlot(name, { ...cost.process, refusal: busy }, clientNetwork(address)));
        },
        /** Frees the slots once the answer has left: until then, it occupies memory. */
        leave(res: Response): void {
          const free = () => {
            for (const release of held.splice(0)) release();
          };
          if (res.closed) free();
          else res.once('close', free);
        },
      };
    },
  };
}

/** The name of a call as the table has it: `GET /api/subscriptions/:id`. */
export function callName({ method, baseUrl, route }: Request): string {
  return `${method === 'HEAD' ? 'GET' : method} ${baseUrl}${route.path}`.replace(/\/$/, '');
}

const tooMany = () => new AppError('too_many_requests', { retryAfterSeconds: retryAfterSeconds.share });
const busy = () => new AppError('server_busy', { retryAfterSeconds: retryAfterSeconds.process });
