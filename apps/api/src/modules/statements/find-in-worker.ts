import { Worker } from 'node:worker_threads';
import { findSubscriptions, type SearchInput, type SearchResult } from './find-subscriptions.ts';

/** Searching this many lines takes about 20 ms; starting a worker thread takes about 200 ms. */
const maxLinesInline = 3_000;

/** Searches long documents in a worker thread, so that other requests are not blocked meanwhile. */
export async function findInWorker(search: SearchInput): Promise<SearchResult> {
  const { document, charges, openLines } = search;
  if (document.transactions.length + charges.length + openLines.length <= maxLinesInline)
    return findSubscriptions(search);
  const worker = new Worker(new URL('./find-worker.ts', import.meta.url), { workerData: search, env: {} });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the search ended with ${code}`)));
  });
}
