import { workerData } from 'node:worker_threads';
import { openDatabase } from '#lib/database.ts';
import { createLogger } from '#lib/logger.ts';
import { createAnalysis } from './analysis.ts';
import { createPortfolioReader } from './portfolio.ts';

/** Entry point of the worker thread, which reads for itself: the rows of a big account are not copied between threads. */
const { prisma } = openDatabase(workerData.databaseUrl, createLogger('warn'), { connections: 4 });

export const run = createAnalysis(createPortfolioReader({ prisma }));
