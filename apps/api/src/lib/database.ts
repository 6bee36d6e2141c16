import { PrismaClient } from '@kumbara/prisma/client';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Logger } from './logger.ts';

export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** Anything that runs SQL with numbered parameters: the pool, or a transaction. */
export type Queryable = {
  query(prepared: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
};

export const queryIn = (tx: Transaction): Queryable => ({
  query: async ({ text, values }) => ({ rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values) }),
});

/** Connects on demand, so that an unavailable database needs no restart of the process when it is back. */
export function openDatabase(url: string, logger: Logger) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 20_000,
    // A frozen database does not end its statements, so the client needs a timeout of its own.
    query_timeout: 22_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection broke'));
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameStatements() }),
    // The other error formats print the values of a failed query.
    errorFormat: 'minimal',
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
  const close = async () => {
    await prisma.$disconnect();
    if (!pool.ended) await pool.end();
  };
  return { pool, prisma, close };
}

/** Lists of many lengths make many texts, and each connection keeps a plan for every name. */
const mostNames = 500;

/** Names the statements that come first, so that a connection plans each of them once. The empty name keeps no plan. */
function nameStatements(): ({ sql }: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    if (!names.has(sql) && names.size < mostNames) names.set(sql, `prisma-${names.size}`);
    return names.get(sql) ?? '';
  };
}

const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  // Class 08 and 57P0x of PostgreSQL: connection lost, shutting down, starting up; 53300: too many connections.
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300'],
  // Prisma: not reachable, timed out, closed, no connection free, transaction not started in time.
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'],
]);
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Can't reach database|Server has closed the connection|pool after calling end|not queryable|Query read timeout/i;

/** Returns true if an error means that the database is unavailable, and not that it refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Object && depth < 6; depth += 1) {
    const { code, originalCode, message, errors } = cause as Record<string, unknown>;
    if (unavailableCodes.has(String(code)) || unavailableCodes.has(String(originalCode))) return true;
    if (typeof message === 'string' && unavailableMessages.test(message)) return true;
    if (Array.isArray(errors) && errors.some(isDatabaseUnavailable)) return true;
    cause = (cause as { cause?: unknown }).cause;
  }
  return false;
}
