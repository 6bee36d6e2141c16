import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * Of an error only what tells what went wrong and where: libraries hang connections with their keys and rows with
 * their values on what they throw.
 */
function describeError(thrown: unknown, depth = 0): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, stack, cause } = thrown;
  const { code } = thrown as { code?: unknown };
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause && depth < 3 ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** One JSON line an event. What people send us (bodies, cookies, addresses, names) never stands in it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  // A log that nobody reads any more is no reason to end, nor to wait for it.
  if (!destination) process.stdout.on('error', () => {});
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (thrown: unknown) => describeError(thrown) },
  };
  return pino(options, destination ?? process.stdout);
}
