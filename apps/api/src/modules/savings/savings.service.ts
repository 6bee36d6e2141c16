import type { PrismaClient } from '@kumbara/prisma/client';
import {
  type AmountByCurrency,
  add,
  addDays,
  addMonths,
  costOn,
  costPerPayment,
  costPerYear,
  currencyDecimals,
  exact,
  type Fraction,
  type IsoDate,
  type LateCharge,
  maxLateCharges,
  nextPaymentDate,
  priceOn,
  round,
  type Savings,
  type SavingsEntry,
  type SavingsInvitation,
  type Settlement,
  startOfMonth,
  totalByCurrency,
} from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import { type Coverage, readCoverage } from '#lib/coverage.ts';
import { type Queryable, queryIn, type Transaction } from '#lib/database.ts';
import { computeOutcome, type Outcome, type SeenCharge } from '#lib/outcome-of-end.ts';
import { type Entry, readEntries } from './read-entries.ts';

export type SavingsService = ReturnType<typeof createSavingsService>;

type Part = { date: IsoDate; currency: string; value: Fraction };
/** An entry with its outcome and the parts of the sums: the user's share of the due days, and whole late charges. */
type Followed = { entry: Entry; outcome: Outcome } & Record<'promised' | 'verified' | 'lost' | 'refunded', Part[]>;

export function createSavingsService({ prisma, pool }: { prisma: PrismaClient; pool: Queryable }) {
  return {
    async read(userId: string, today: IsoDate): Promise<Savings> {
      const [coverage, entries] = await Promise.all([readCoverage(pool, userId), readEntries(pool, userId)]);
      return presentSavings(entries, coverage, today);
    },

    /** What was verified on due days of a span, both ends included. */
    async verifiedBetween(userId: string, { from, to }: { from: IsoDate; to: IsoDate }, today: IsoDate) {
      const [coverage, entries] = await Promise.all([readCoverage(pool, userId), readEntries(pool, userId)]);
      const parts = entries.flatMap((entry) => followUntil(entry, coverage, today).verified);
      return totalOf(parts.filter(({ date }) => date >= from && date <= to));
    },

    async invite(userId: string, today: IsoDate): Promise<SavingsInvitation> {
      const entries = (await readEntries(pool, userId)).filter(isRunning);
      return { ended_subscriptions: entries.length, promised_per_year: promisedPerYear(entries, today) };
    },

    /**
     * Says what came of a charge after the end, or opens it again with null. A receipt and a line of a statement within
     * three days are one charge.
     */
    async settle(userId: string, chargeId: string, settlement: Settlement | null): Promise<void> {
      const changed = await prisma.$executeRaw`
        UPDATE charges SET settlement = ${settlement}::"ChargeSettlement"
        FROM charges late JOIN decisions d ON d.user_id = late.user_id AND d.source = late.source
          AND d.fingerprint = late.fingerprint AND d.kind = 'tracked'
        JOIN decisions same ON same.user_id = d.user_id AND same.subscription_id = d.subscription_id AND same.kind = 'tracked'
        WHERE late.user_id = ${userId}::uuid AND late.id = ${chargeId}::uuid AND charges.user_id = late.user_id
          AND charges.source = same.source AND charges.fingerprint = same.fingerprint
          AND (charges.id = late.id
            OR (charges.source <> late.source AND charges.date BETWEEN late.date - 3 AND late.date + 3))`;
      if (changed === 0) throw new AppError('not_found');
    },

    /** Keeps what a subscription saved until today, because its charges are no longer known once it is deleted. */
    async keepOutcomes(tx: Transaction, userId: string, subscriptionId: string, today: IsoDate): Promise<void> {
      const db = queryIn(tx);
      const entries = await readEntries(db, userId, subscriptionId);
      if (entries.length === 0) return;
      const coverage = await readCoverage(db, userId);
      for (const entry of entries)
        await tx.saving.update({
          where: { user_id_id: { user_id: userId, id: entry.id } },
          data: { subscription_id: null, outcome: computeOutcome(entry, entry.charges, coverage, today) },
        });
    },
  };
}

export function presentSavings(entries: Entry[], coverage: Coverage, today: IsoDate): Savings {
  const followed = entries.map((entry) => followUntil(entry, coverage, today));
  const promised = followed.flatMap((one) => one.promised);
  const verified = followed.flatMap((one) => one.verified);
  const lost = followed.flatMap((one) => one.lost);
  const months = sumByMonth({ promised, verified, lost }, today);
  const latest = months.at(-1);
  const lateCharges = followed.flatMap(lateChargesOf).sort(openFirst);
  return {
    entries: followed.map((one) => presentEntry(one, today)),
    totals: {
      ...{ promised: latest?.promised ?? {}, verified: latest?.verified ?? {}, lost: latest?.lost ?? {} },
      refunded: totalOf(followed.flatMap((one) => one.refunded)),
      promised_per_year: promisedPerYear(entries.filter(isRunning), today),
    },
    late_charges: lateCharges.slice(0, maxLateCharges),
    late_charge_count: lateCharges.length,
    months,
  };
}

/** Nothing can be done here about a subscription that is deleted. */
function lateChargesOf({ entry, outcome }: Followed): LateCharge[] {
  const { subscription_id, name, cancelled_on, ends_on } = entry;
  if (!subscription_id) return [];
  return outcome.late.map(({ settlement = null, ...charge }) => ({
    ...{ subscription_id, name, cancelled_on, ends_on, charge, settlement },
  }));
}

const openFirst = (a: LateCharge, b: LateCharge): number =>
  Number(a.settlement !== null) - Number(b.settlement !== null) ||
  Number(a.charge.date < b.charge.date) - Number(a.charge.date > b.charge.date);

const isRunning = ({ reactivated_on, outcome }: Entry) => !reactivated_on && !outcome;

const totalOf = (parts: Part[]): AmountByCurrency => totalByCurrency(parts, ({ value }) => value);

const followUntil = (entry: Entry, coverage: Coverage, today: IsoDate): Followed =>
  follow(entry, entry.outcome ?? computeOutcome(entry, entry.charges, coverage, today));

const wholeOf = ({ date, currency, amount }: SeenCharge): Part => ({ date, currency, value: exact(amount) });

function follow(entry: Entry, outcome: Outcome): Followed {
  const { currency } = entry;
  // Most due days cost the same.
  const values = new Map<number, Fraction>();
  const partOf = (amount: number): Fraction => {
    const value = values.get(amount) ?? costPerPayment({ ...entry, amount });
    values.set(amount, value);
    return value;
  };
  const cycles = outcome.cycles.map(({ date, amount, state }) => ({ date, currency, value: partOf(amount), state }));
  return {
    ...{ entry, outcome },
    promised: cycles,
    verified: cycles.filter(({ state }) => state === 'verified'),
    lost: outcome.late.map(wholeOf),
    refunded: outcome.late.filter(({ settlement }) => settlement === 'refunded').map(wholeOf),
  };
}

/** At the price of the next due day. */
const promisedPerYear = (entries: Entry[], today: IsoDate): AmountByCurrency =>
  totalByCurrency(entries, (entry) => costPerYear({ ...entry, amount: priceOn(entry, nextDue(entry, today)) }));

/** The first due day ahead that falls away because of the end. */
function nextDue({ anchor, ends_on, ...billing }: Entry, today: IsoDate): IsoDate {
  const tomorrow = addDays(today, 1);
  return nextPaymentDate(anchor, billing, ends_on && ends_on > tomorrow ? ends_on : tomorrow);
}

function presentEntry({ entry, outcome, promised, verified, lost }: Followed, today: IsoDate): SavingsEntry {
  const { currency, cancelled_on, ends_on, reactivated_on } = entry;
  const due = isRunning(entry) ? nextDue(entry, today) : null;
  const sumOf = (parts: Part[]) => totalOf(parts)[currency] ?? 0;
  return {
    ...{ id: entry.id, subscription_id: entry.subscription_id, name: entry.name, currency },
    ...{ billing_cycle: entry.billing_cycle, billing_interval: entry.billing_interval },
    ...{ cancelled_on, ends_on, reactivated_on },
    per_cycle: round(costOn(entry, due ?? outcome.cycles.at(-1)?.date ?? today), currencyDecimals(currency)),
    next_due: due,
    promised: sumOf(promised),
    verified: sumOf(verified),
    cycles: {
      passed: outcome.cycles.length,
      verified: verified.length,
    },
    lost: totalOf(lost),
  };
}

type Kinds = Record<'promised' | 'verified' | 'lost', Part[]>;

/** Sums from the beginning to the end of each month, exact before they are rounded. */
function sumByMonth(parts: Kinds, today: IsoDate): Savings['months'] {
  const days = Object.values(parts).flatMap((kind) => kind.map(({ date }) => date));
  if (days.length === 0) return [];
  const first = startOfMonth(days.reduce((a, b) => (a < b ? a : b)));
  const months: IsoDate[] = [];
  for (let month = first; month <= today; month = addMonths(month, 1)) months.push(month);
  const sums = Object.fromEntries(
    Object.entries(parts).map(([kind, own]) => [kind, accumulate(own, months)]),
  ) as Record<keyof Kinds, AmountByCurrency[]>;
  return months.map((month, at) => ({
    month: month.slice(0, 7),
    promised: sums.promised[at] ?? {},
    verified: sums.verified[at] ?? {},
    lost: sums.lost[at] ?? {},
  }));
}

function accumulate(parts: Part[], months: IsoDate[]): AmountByCurrency[] {
  const byMonth = Map.groupBy(parts, ({ date }) => date.slice(0, 7));
  const sums = new Map<string, Fraction>();
  return months.map((month) => {
    for (const { currency, value } of byMonth.get(month.slice(0, 7)) ?? [])
      sums.set(currency, add(sums.get(currency) ?? exact(0), value));
    return Object.fromEntries([...sums].map(([currency, sum]) => [currency, round(sum, currencyDecimals(currency))]));
  });
}
