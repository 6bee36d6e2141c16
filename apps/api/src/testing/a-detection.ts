import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '@kumbara/prisma/client';
import { toDay } from '#lib/day.ts';

type DetectionOptions = Partial<Omit<Prisma.DetectionUncheckedCreateInput, 'charges' | 'user_id' | 'id'>> & {
  charged?: string[];
};

/** A statement of a user that covers these days. */
export const aStatementOf = (prisma: PrismaClient, { id: user_id }: { id: string }, from: string, to: string) =>
  prisma.statementImport.create({
    data: {
      ...{ user_id, sha256: `${from} ${to}`, summary: {}, fingerprints: [] },
      ...{ period_from: new Date(from), period_to: new Date(to) },
    },
  });

/** A finding of a user, by default from statements: Spotify, monthly, charged on the given days. */
export async function aDetection(
  prisma: PrismaClient,
  { id: user_id }: { id: string },
  { charged = ['2026-10-12', '2026-11-12'], ...options }: DetectionOptions = {},
) {
  const amount = typeof options.amount === 'number' ? options.amount : 59.99;
  const currency = options.currency ?? 'TRY';
  const source = options.source ?? 'statement';
  const service_name = options.service_name ?? 'Spotify';
  const described = service_name.toUpperCase();
  const row = {
    fingerprint: randomUUID(),
    service_id: 'spotify',
    service_name,
    amount,
    currency,
    billing_cycle: 'monthly' as const,
    billing_interval: 1,
    category: 'music' as const,
    next_payment_date: new Date('2026-12-12'),
    sender: 'spotify',
    email_id: source === 'mail' ? `<${randomUUID()}@spotify.com>` : '',
    confidence: 'high' as const,
    evidence: charged.map((date) => ({ source, date, text: `${described} ${date}`, amount, currency })),
    reasons: ['known_service'],
    price_history: [{ date: charged[0] ?? '2026-11-12', amount, currency }],
    ...options,
  };
  return prisma.detection.create({
    data: {
      ...row,
      user_id,
      charges: {
        create: charged.map((date) => ({
          date: new Date(date),
          amount,
          currency,
          description: described,
          text: `${described} ${toDay(new Date(date))}`,
        })),
      },
    },
  });
}
