import { parentPort, workerData } from 'node:worker_threads';
import { findSubscriptions } from './find-subscriptions.ts';

/** Entry point of the worker thread: takes one `SearchInput` and posts its `SearchResult`. */
parentPort?.postMessage(findSubscriptions(workerData));
