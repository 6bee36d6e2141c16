import { createHash, type KeyObject } from 'node:crypto';
import { fromStatement } from '@kumbara/detection';
import type { Detection, PrismaClient, StatementImport } from '@kumbara/prisma/client';
import type { IsoDate, StatementReading } from '@kumbara/shared';
import { type ReadOptions, readStatement, StatementError } from '@kumbara/statements';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { storeFindings } from '#lib/finding-store.ts';
import { keyedHash } from '#lib/keyed-hash.ts';
import type { Offer } from '#lib/offer.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import { isStatementFile } from './file-type.ts';
import { chargeKey, type Found } from './find.ts';
import { findAside } from './find-aside.ts';
import { daysRead, keptCharges } from './known-before.ts';
import { absorbStreams, forgetRefuted } from './lost-streams.ts';
import { keepOpenLines, openLinesOf } from './open-lines.ts';

export type StatementService = ReturnType<typeof createStatementService>;

type Needs = {
  prisma: PrismaClient;
  limiter: RateLimiter;
  /** Of hashes: the same merchant of the same user gives the same text, and nobody can read it back. */
  merchantKey: KeyObject;
  follow: (tx: Transaction, userId: string, seen: Detection[], today: IsoDate) => Promise<void>;
  offersOf: (userId: string, found: Detection[], today: IsoDate) => Promise<Offer[]>;
};
type Document = { bytes: Uint8Array } & Required<Pick<ReadOptions, 'fileName' | 'mimeType'>> &
  Omit<ReadOptions, 'fileName' | 'mimeType' | 'owner'>;

const uploads = { most: 60, seconds: 3600 };
/** What nobody pays for in a life: it would take long to store, and every later look would take as long. */
const most = { findings: 500, charges: 10_000 };

export function createStatementService({ prisma, limiter, merchantKey, follow, offersOf }: Needs) {
  /**
   * Everything that one document changes, in one transaction: it is stored whole or not at all. What it shows is searched
   * before that, which may take seconds; only where another upload was stored meanwhile, once more.
   */
  async function store(userId: string, sha256: string, reading: StatementReading, today: IsoDate) {
    const early = await findWithHistory(prisma, userId, sha256, reading, today);
    return prisma.$transaction(async (tx) => {
      // Two uploads at once are taken one after the other: the second sees what the first found.
      await lockOwner(tx, userId);
      const existing = await tx.statementImport.findUnique({ where: { user_id_sha256: { user_id: userId, sha256 } } });
      if (existing) return existing;
      const stored = await tx.statementImport.count({ where: { user_id: userId } });
      const { findings, absorbed, stated, ...found } =
        stored === early.uploads ? early : await findWithHistory(tx, userId, sha256, reading, today);
      await absorbStreams(tx, userId, absorbed);
      const lineOf = (charge: Found['findings'][number]['charges'][number]) => stated.get(chargeKey(charge));
      const detections = await storeFindings(tx, userId, findings.map(fromStatement), lineOf);
      await forgetRefuted(tx, userId, new Set(findings.map(({ fingerprint }) => fingerprint)), ({ sender }) =>
        keyedHash(merchantKey, userId, sender),
      );
      await follow(tx, userId, detections, today);
      await keepOpenLines(tx, userId, found.open, today);
      return tx.statementImport.create({
        data: {
          user_id: userId,
          sha256,
          period_from: reading.period ? fromDay(reading.period.from) : null,
          period_to: reading.period ? fromDay(reading.period.to) : null,
          summary: summaryOf(reading),
          fingerprints: found.fingerprints,
        },
      });
    });
  }

  /** @returns what was found, and how many uploads were known to it */
  async function findWithHistory(
    db: Transaction,
    userId: string,
    id: string,
    reading: StatementReading,
    today: IsoDate,
  ): Promise<Found & { uploads: number }> {
    // First, so that an upload stored just now is counted too late rather than too early.
    const imports = await db.statementImport.findMany({ where: { user_id: userId }, orderBy: { created_at: 'asc' } });
    const [charges, lines] = await Promise.all([
      db.charge.findMany({ where: { user_id: userId, source: 'statement' } }),
      openLinesOf(db, userId),
    ]);
    const found = await findAside({
      ...{ userId, merchantKey, lines, today },
      document: { ...reading, id },
      read: imports.flatMap(daysRead),
      charges: keptCharges(charges, imports),
    });
    const count = found.findings.reduce((sum, finding) => sum + finding.charges.length, 0);
    if (found.findings.length > most.findings || count > most.charges) throw new AppError('statement_too_complex');
    return { ...found, uploads: imports.length };
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
      if (known) return answer(known, options.today);
      const reading = await read(bytes, { ...options, owner: userId });
      return answer(await store(userId, sha256, reading, options.today), options.today);
    },
  };
}

/** What was read, without the lines: the answer's `statement`, and what the next upload is to know of this one. */
const summaryOf = ({ transactions, ...reading }: StatementReading) => ({
  ...reading,
  transactions: transactions.length,
});

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
