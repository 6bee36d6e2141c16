import type { Tier } from '@kumbara/shared';
import type pg from 'pg';
import { batchWrites } from '#lib/batch-writes.ts';
import type { PlanState } from './plan-state.ts';

export type TakenEvent = { id: string; type: string; at: Date };

/** The stored plan of a customer at the moment when the provider is read. */
export type PlanSnapshot = {
  user_id: string;
  version: number;
  /** By the database's clock, to the microsecond. */
  began: string;
  tier: Tier;
  package_id: string | null;
  subscription_id: string | null;
  is_past_due: boolean;
  period_ends_at: Date | null;
  ends_at: Date | null;
  grace_ends_at: Date | null;
  also_charged: number;
  has_purchased: boolean;
  has_open_session: boolean;
  /** The event was processed before. */
  is_taken: boolean;
};

/** Prepared statements for the common case, an event whose state is already stored. */
export function createStoredPlans(pool: pg.Pool) {
  return {
    async begin(customerId: string, eventId: string | null): Promise<PlanSnapshot | undefined> {
      const { rows } = await pool.query<PlanSnapshot>({
        name: 'plan-reading',
        text: `
          SELECT c.user_id, c.version, clock_timestamp()::text AS began, u.tier::text, c.package_id, c.subscription_id,
                 c.is_past_due, c.period_ends_at, c.ends_at, c.grace_ends_at, c.also_charged, c.has_purchased,
                 EXISTS (SELECT FROM checkout_sessions s WHERE s.user_id = c.user_id AND s.is_open) AS has_open_session,
                 EXISTS (SELECT FROM billing_events e WHERE e.id = $2) AS is_taken
          FROM billing_customers c JOIN users u ON u.id = c.user_id WHERE c.customer_id = $1`,
        values: [customerId, eventId],
      });
      return rows[0];
    },

    /** Stores that nothing has changed. @returns false if another state was stored meanwhile */
    async confirm(
      customerId: string,
      { version, began }: PlanSnapshot,
      event: TakenEvent | undefined,
    ): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'plan-confirmed',
        text: `
          WITH stored AS (
            UPDATE billing_customers SET version = version + 1, read_began_at = $3::timestamptz
            WHERE customer_id = $1 AND version = $2 RETURNING 1
          ), noted AS (
            INSERT INTO billing_events (id, type, received_at)
            SELECT $4, $5, $6::timestamptz FROM stored WHERE $4::text IS NOT NULL ON CONFLICT DO NOTHING
          )
          SELECT FROM stored`,
        values: [customerId, version, began, event?.id ?? null, event?.type ?? null, event?.at ?? null],
      });
      return rowCount === 1;
    },

    note: batchWrites<TakenEvent>(async (events) => {
      await pool.query({
        name: 'events-noted',
        text: `
          INSERT INTO billing_events (id, type, received_at)
          SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[]) ON CONFLICT DO NOTHING`,
        values: [events.map(({ id }) => id), events.map(({ type }) => type), events.map(({ at }) => at)],
      });
    }),
  };
}

export function isUnchanged(stored: PlanSnapshot, state: PlanState): boolean {
  const { tier, holder, grace_ends_at, also_charged, has_purchased } = state;
  const same = (one: Date | null, other: Date | undefined) => one?.getTime() === other?.getTime();
  return (
    stored.tier === tier &&
    stored.package_id === (holder?.package_id ?? null) &&
    stored.subscription_id === (holder?.id ?? null) &&
    stored.is_past_due === (holder?.status === 'past_due') &&
    same(stored.period_ends_at, holder?.period_ends_at) &&
    same(stored.ends_at, holder?.ends_at) &&
    same(stored.grace_ends_at, grace_ends_at) &&
    stored.also_charged === also_charged &&
    stored.has_purchased === (stored.has_purchased || has_purchased)
  );
}
