import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** One JSON line an event. What people send us (bodies, cookies, addresses, names) never stands in it. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination ?? pino.destination(1));
