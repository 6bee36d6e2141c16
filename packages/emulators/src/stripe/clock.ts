import { type Billing, isLive } from './billing.ts';
import type { Events } from './events.ts';
import type { Invoice, Session, Subscription, Tables } from './tables.ts';

/** A clock that tests can move. */
export function createClock() {
  let offset = 0;
  const real = () => Math.floor(Date.now() / 1000);
  return {
    /** In seconds. */
    now: (): number => real() + offset,
    /** Continues from another time. */
    set(at: number): void {
      offset = at - real();
    },
  };
}
export type Clock = ReturnType<typeof createClock>;

type Parts = { tables: Tables; clock: Clock; billing: Billing; events: Events };

export function createSchedule({ tables, clock, billing, events }: Parts) {
  const dueAt = {
    session: (row: Session) => (row.status === 'open' ? row.expires_at : undefined),
    subscription: (row: Subscription) => {
      if (!isLive(row) || row.status === 'paused') return undefined;
      return Math.min(row.current_period_end, row.cancel_at ?? Number.POSITIVE_INFINITY);
    },
    invoice: (row: Invoice) => (row.status === 'open' ? (row.next_payment_attempt ?? undefined) : undefined),
  };

  /** The earliest event that is due until a time. */
  function next(until: number): { at: number; runDue: () => void } | undefined {
    const all = [
      ...Object.values(tables.sessions).map((row) => ({ at: dueAt.session(row), runDue: () => expire(row) })),
      ...Object.values(tables.invoices).map((row) => ({ at: dueAt.invoice(row), runDue: () => billing.pay(row) })),
      ...Object.values(tables.subscriptions).map((row) => ({
        at: dueAt.subscription(row),
        runDue: () => boundary(row),
      })),
    ];
    return all
      .filter((each): each is { at: number; runDue: () => void } => each.at !== undefined && each.at <= until)
      .sort((a, b) => a.at - b.at)[0];
  }

  function expire(row: Session): void {
    row.status = 'expired';
    events.emit('checkout.session.expired', row.id);
  }

  function boundary(row: Subscription): void {
    if (row.cancel_at_period_end || (row.cancel_at !== null && row.cancel_at <= clock.now())) billing.end(row);
    else billing.renew(row);
  }

  /** Runs all events that are due. */
  function runDue(): void {
    for (let due = next(clock.now()); due; due = next(clock.now())) due.runDue();
  }

  return {
    expire,
    runDue,
    /** Moves the clock forward and runs all events that become due, in order and at their own time. */
    advance(seconds: number): void {
      runDue();
      const until = clock.now() + seconds;
      for (let due = next(until); due; due = next(until)) {
        clock.set(Math.max(due.at, clock.now()));
        due.runDue();
      }
      clock.set(until);
    },
  };
}
