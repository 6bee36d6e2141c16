import { createHash } from 'node:crypto';
import {
  chargesByMerchant,
  detectInStatements,
  type Finding,
  fromStatement,
  recogniseStreams,
  type StatementDocument,
} from '@kumbara/detection';
import type { Detection, PrismaClient, StatementImport } from '@kumbara/prisma/client';
import type { IsoDate, StatementReading } from '@kumbara/shared';
import { type ReadOptions, readStatement, StatementError } from '@kumbara/statements';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay, toDay } from '#lib/day.ts';
import { storeFinding } from '#lib/finding-store.ts';
import type { Offer } from '#lib/offer.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import { isStatementFile } from './file-type.ts';
import { knownBefore, mayRecur, namesByMerchant, reopened } from './known-before.ts';
import { absorbStreams, forgetRefuted } from './lost-streams.ts';

export type StatementService = ReturnType<typeof createStatementService>;

type Needs = {
  prisma: PrismaClient;
  limiter: RateLimiter;
  /** A keyed hash: the same merchant of the same user gives the same text, and nobody can read it back. */
  hashMerchant: (userId: string, merchant: string) => string;
  follow: (tx: Transaction, userId: string, seen: Detection[], today: IsoDate) => Promise<void>;
  offersOf: (userId: string, found: Detection[], today: IsoDate) => Promise<Offer[]>;
};
type Document = { bytes: Uint8Array } & Required<Pick<ReadOptions, 'fileName' | 'mimeType'>> &
  Omit<ReadOptions, 'fileName' | 'mimeType'>;

const uploads = { most: 60, seconds: 3600 };
/** Long enough for two charges of a yearly subscription. */
const openLineDays = 500;

export function createStatementService({ prisma, limiter, hashMerchant, follow, offersOf }: Needs) {
  /** Everything that one document changes, in one transaction: it is stored whole or not at all. */
  const store = (userId: string, sha256: string, reading: StatementReading, today: IsoDate) =>
    prisma.$transaction(async (tx) => {
      // Two uploads at once are taken one after the other: the second sees what the first found.
      await lockOwner(tx, userId);
      const existing = await tx.statementImport.findUnique({ where: { user_id_sha256: { user_id: userId, sha256 } } });
      if (existing) return existing;
      const document = { ...reading, id: sha256 };
      const { findings: found, absorbed } = await detectWithHistory(tx, userId, document, today);
      await absorbStreams(tx, userId, absorbed);
      const lineOf = linesByCharge(reading.transactions);
      const detections: Detection[] = [];
      for (const finding of found) detections.push(await storeFinding(tx, userId, fromStatement(finding), lineOf));
      await forgetRefuted(tx, userId, new Set(found.map(({ fingerprint }) => fingerprint)), ({ sender }) =>
        hashMerchant(userId, sender),
      );
      await follow(tx, userId, detections, today);
      const fingerprints = findingsIn(reading, found).map(({ fingerprint }) => fingerprint);
      await keepOpenLines(tx, userId, document, found, today);
      return tx.statementImport.create({
        data: {
          user_id: userId,
          sha256,
          period_from: reading.period ? fromDay(reading.period.from) : null,
          period_to: reading.period ? fromDay(reading.period.to) : null,
          summary: summaryOf(reading),
          fingerprints,
        },
      });
    });

  async function detectWithHistory(tx: Transaction, userId: string, document: StatementDocument, today: IsoDate) {
    const names = namesByMerchant(document.transactions);
    const nameOfHash = new Map([...names].map(([merchant, name]) => [hashMerchant(userId, merchant), name]));
    const [imports, charges, lines] = await Promise.all([
      tx.statementImport.findMany({ where: { user_id: userId } }),
      tx.charge.findMany({ where: { user_id: userId, source: 'statement' } }),
      tx.openLine.findMany({ where: { user_id: userId, merchant: { in: [...nameOfHash.keys()] } } }),
    ]);
    const before = knownBefore(imports, charges, reopened(lines, nameOfHash));
    const { findings, stopped } = detectInStatements([...before, document], { today });
    const seen = charges.map(({ fingerprint, date, amount, currency }) => ({
      ...{ fingerprint, currency },
      date: toDay(date),
      amount: amount.toNumber(),
    }));
    return recogniseStreams([...findings, ...stopped], seen);
  }

  /** Lines that are no finding yet but may become one when the next month is uploaded. */
  async function keepOpenLines(
    tx: Transaction,
    userId: string,
    document: StatementDocument,
    found: Finding[],
    today: IsoDate,
  ) {
    const claimed = new Set(found.flatMap(({ charges }) => charges.map(lineKey)));
    const open = chargesByMerchant([document])
      .filter(mayRecur)
      .flatMap(({ merchant, charges }) =>
        charges.map((charge) => ({ ...charge, merchant: hashMerchant(userId, merchant.key) })),
      )
      .filter((charge) => !claimed.has(lineKey(charge)));
    await tx.openLine.createMany({
      skipDuplicates: true,
      data: open.map(({ merchant, date, amount, currency }) => ({
        user_id: userId,
        merchant,
        date: fromDay(date),
        amount,
        currency,
      })),
    });
    const oldest = new Date(fromDay(today).getTime() - openLineDays * 86_400_000);
    await tx.openLine.deleteMany({ where: { user_id: userId, date: { lt: oldest } } });
  }

  async function answer({ user_id, summary, fingerprints }: StatementImport, today: IsoDate) {
    const found = await prisma.detection.findMany({
      where: { user_id, source: 'statement', fingerprint: { in: fingerprints } },
    });
    const place = new Map(fingerprints.map((fingerprint, at) => [fingerprint, at]));
    found.sort((a, b) => (place.get(a.fingerprint) ?? 0) - (place.get(b.fingerprint) ?? 0));
    const offers = await offersOf(user_id, found, today);
    return {
      statement: summary as ReturnType<typeof summaryOf>,
      running: offers.filter(({ proposal }) => !proposal.stopped),
      stopped: offers.filter(({ proposal }) => proposal.stopped),
    };
  }

  return {
    /** Reads a document and remembers what recurs in it. The same file again changes nothing and answers the same. */
    async upload(userId: string, { bytes, ...options }: Document) {
      await limiter.take(`upload:user:${userId}`, uploads);
      if (!isStatementFile(options)) throw new AppError('unsupported_file_type');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const known = await prisma.statementImport.findUnique({ where: { user_id_sha256: { user_id: userId, sha256 } } });
      return answer(known ?? (await store(userId, sha256, await read(bytes, options), options.today)), options.today);
    },
  };
}

/** The answer's `statement`: what was read, without the lines. */
const summaryOf = ({ transactions, currency_printed: _printed, ...reading }: StatementReading) => ({
  ...reading,
  transactions: transactions.length,
});

function linesByCharge(transactions: StatementReading['transactions']) {
  const keyOf = (line: Pick<Finding['charges'][number], 'date' | 'amount' | 'currency' | 'text'>) =>
    `${lineKey(line)} ${line.text.slice(0, 200)}`;
  const lines = new Map(transactions.map((line) => [keyOf(line), line]));
  return (charge: Finding['charges'][number]) => lines.get(keyOf(charge));
}

const lineKey = ({ date, amount, currency }: { date: string; amount: number; currency: string }) =>
  `${date} ${amount} ${currency}`;

/** What is about this document, and not only about what was read before. */
function findingsIn({ transactions }: StatementReading, found: Finding[]): Finding[] {
  const lines = new Set(transactions.map(lineKey));
  return found.filter(({ charges }) => charges.some((charge) => lines.has(lineKey(charge))));
}

async function read(bytes: Uint8Array, options: ReadOptions): Promise<StatementReading> {
  try {
    return await readStatement(bytes, options);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const issue = { statement_encrypted: 'required', statement_wrong_password: 'invalid' } as const;
    const fields = error.code in issue ? [{ field: 'password', issue: issue[error.code as keyof typeof issue] }] : [];
    throw new AppError(error.code, { fields, cause: error });
  }
}
