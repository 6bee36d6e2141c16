import { workerData } from 'node:worker_threads';
import pg from 'pg';
import { createAnalysis } from './analysis.ts';
import { createPortfolioReader } from './portfolio.ts';

/** Entry point of the worker thread, which reads for itself: the rows of a big account are not copied between threads. */
const pool = new pg.Pool({
  connectionString: workerData.databaseUrl,
  max: 4,
  connectionTimeoutMillis: 4_000,
  statement_timeout: 20_000,
  query_timeout: 22_000,
});
// Without a listener, an idle connection that breaks would end the thread.
pool.on('error', () => {});

export const run = createAnalysis(createPortfolioReader({ pool }));
