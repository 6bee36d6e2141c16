import { parentPort, workerData } from 'node:worker_threads';
import { findInStatement } from './find.ts';

/** Runs as a thread of its own: one search in, what was found out. */
parentPort?.postMessage(findInStatement(workerData));
