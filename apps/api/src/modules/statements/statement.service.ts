import { createHash, type KeyObject } from 'node:crypto';
import { fromStatement } from '@kumbara/detection';
import type { Detection, PrismaClient, StatementImport } from '@kumbara/prisma/client';
import type { IsoDate, ParsedStatement, StatementQueue } from '@kumbara/shared';
import { placeInLine, type ReadOptions, readStatement, StatementError } from '@kumbara/statements';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { storeFindings } from '#lib/finding-store.ts';
import { keyedHash } from '#lib/keyed-hash.ts';
import type { Offer } from '#lib/offer.ts';
import { type Credential, lockCaller } from '#lib/owner-lock.ts';
import { dropOldest } from '#lib/row-ceilings.ts';
import { toEmptyDocuments, toStoredCharges } from './earlier-uploads.ts';
import { isStatementFile } from './file-type.ts';
import { findInWorker } from './find-in-worker.ts';
import { chargeKey, type SearchResult } from './find-subscriptions.ts';
import { deleteRefutedDetections, mergeAbsorbedStreams } from './obsolete-detections.ts';
import { loadOpenLines, storeOpenLines } from './open-lines.ts';

export type StatementService = ReturnType<typeof createStatementService>;

type Dependencies = {
  prisma: PrismaClient;
  /** Key of the merchant hashes: equal for the same user and merchant, and not reversible. */
  merchantKey: KeyObject;
  follow: (tx: Transaction, userId: string, seen: Detection[], today: IsoDate) => Promise<void>;
  offersOf: (userId: string, found: Detection[], today: IsoDate) => Promise<Offer[]>;
};
type UploadedFile = { bytes: Uint8Array } & Required<Pick<ReadOptions, 'fileName' | 'mimeType'>> &
  Omit<ReadOptions, 'fileName' | 'mimeType' | 'owner'>;

/** Far above what a real history holds. More would slow down storing and every later search. */
const limits = { findings: 500, charges: 10_000 };

export function createStatementService({ prisma, merchantKey, follow, offersOf }: Dependencies) {
  /**
   * Stores everything that one document changes in one transaction. The search may take seconds and runs before the
   * transaction; it is repeated inside only if another upload was stored meanwhile.
   */
  async function store(user: Credential, sha256: string, parsed: ParsedStatement, today: IsoDate) {
    const userId = user.id;
    const preliminary = await findWithHistory(prisma, userId, sha256, parsed, today);
    return prisma.$transaction(async (tx) => {
      // Serialises simultaneous uploads: the second one sees the findings of the first.
      await lockCaller(tx, user);
      const existing = await tx.statementImport.findUnique({ where: { user_id_sha256: { user_id: userId, sha256 } } });
      if (existing) return existing;
      const stored = await tx.statementImport.findMany({ where: { user_id: userId }, select: { sha256: true } });
      const { findings, absorbed, lineDetails, ...found } = stored.every((upload) =>
        preliminary.uploads.has(upload.sha256),
      )
        ? preliminary
        : await findWithHistory(tx, userId, sha256, parsed, today);
      await mergeAbsorbedStreams(tx, userId, absorbed);
      const detailsOf = (charge: SearchResult['findings'][number]['charges'][number]) =>
        lineDetails.get(chargeKey(charge));
      const detections = await storeFindings(tx, userId, findings.map(fromStatement), detailsOf);
      await deleteRefutedDetections(tx, userId, new Set(findings.map(({ fingerprint }) => fingerprint)), ({ sender }) =>
        keyedHash(merchantKey, userId, sender),
      );
      await follow(tx, userId, detections, today);
      await storeOpenLines(tx, userId, found.openLines, today);
      const created = await tx.statementImport.create({
        data: {
          user_id: userId,
          sha256,
          period_from: parsed.period ? fromDay(parsed.period.from) : null,
          period_to: parsed.period ? fromDay(parsed.period.to) : null,
          summary: summarise(parsed),
          fingerprints: found.fingerprints,
        },
      });
      await dropOldest(tx, 'statement_imports', userId);
      return created;
    });
  }

  /** @returns the search result and the hashes of the earlier uploads it took into account */
  async function findWithHistory(
    db: Transaction,
    userId: string,
    id: string,
    parsed: ParsedStatement,
    today: IsoDate,
  ): Promise<SearchResult & { uploads: Set<string> }> {
    // Loaded first: an upload stored in between is then missing from the hashes, and the search is repeated.
    const imports = await db.statementImport.findMany({ where: { user_id: userId }, orderBy: { created_at: 'asc' } });
    const [charges, openLines] = await Promise.all([
      db.charge.findMany({ where: { user_id: userId, source: 'statement' } }),
      loadOpenLines(db, userId),
    ]);
    const found = await findInWorker({
      ...{ userId, merchantKey, openLines, today },
      document: { ...parsed, id },
      earlierDocuments: imports.flatMap(toEmptyDocuments),
      charges: toStoredCharges(charges, imports),
    });
    const count = found.findings.reduce((sum, finding) => sum + finding.charges.length, 0);
    if (found.findings.length > limits.findings || Math.max(count, charges.length) > limits.charges)
      throw new AppError('statement_too_complex');
    return { ...found, uploads: new Set(imports.map(({ sha256 }) => sha256)) };
  }

  async function buildResponse({ user_id, summary, fingerprints }: StatementImport, today: IsoDate) {
    const found = await prisma.detection.findMany({
      where: { user_id, source: 'statement', fingerprint: { in: fingerprints } },
    });
    const position = new Map(fingerprints.map((fingerprint, at) => [fingerprint, at]));
    found.sort((a, b) => (position.get(a.fingerprint) ?? 0) - (position.get(b.fingerprint) ?? 0));
    const offers = await offersOf(user_id, found, today);
    return {
      statement: summary as ReturnType<typeof summarise>,
      running: offers.filter(({ proposal }) => !proposal.stopped),
      stopped: offers.filter(({ proposal }) => proposal.stopped),
    };
  }

  return {
    queue: (userId: string): StatementQueue => ({ place: placeInLine(userId) ?? null }),

    /** Parses a document and stores the subscriptions found in it. Uploading the same file again changes nothing. */
    async upload(user: Credential, { bytes, ...options }: UploadedFile) {
      const userId = user.id;
      if (!isStatementFile(options)) throw new AppError('unsupported_file_type');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const known = await prisma.statementImport.findUnique({ where: { user_id_sha256: { user_id: userId, sha256 } } });
      if (known) return buildResponse(known, options.today);
      const parsed = await parseUpload(bytes, { ...options, owner: userId });
      return buildResponse(await store(user, sha256, parsed, options.today), options.today);
    },
  };
}

/** The parsed statement with the number of its lines in their place: stored, and returned as `statement`. */
const summarise = ({ transactions, ...parsed }: ParsedStatement) => ({
  ...parsed,
  transactions: transactions.length,
});

async function parseUpload(bytes: Uint8Array, options: ReadOptions): Promise<ParsedStatement> {
  try {
    return await readStatement(bytes, options);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const issue = { statement_encrypted: 'required', statement_wrong_password: 'invalid' } as const;
    const fields = error.code in issue ? [{ field: 'password', issue: issue[error.code as keyof typeof issue] }] : [];
    throw new AppError(error.code, { fields, cause: error });
  }
}
