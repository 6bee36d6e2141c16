import { Worker } from 'node:worker_threads';
import { type Found, findInStatement, type Search } from './find.ts';

/** So many lines are searched in some twenty milliseconds; a thread takes ten times as long to begin. */
const mostAtOnce = 3_000;

/** Searches long documents in a thread of their own, so that everybody else is answered meanwhile. */
export async function findAside(search: Search): Promise<Found> {
  const { document, charges, lines } = search;
  if (document.transactions.length + charges.length + lines.length <= mostAtOnce) return findInStatement(search);
  const thread = new Worker(new URL('./find-thread.ts', import.meta.url), { workerData: search, env: {} });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the search ended with ${code}`)));
  });
}
