import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * Serialises type, message, code, stack and causes of an error only, because libraries attach connections with keys and rows with
 * values to their errors.
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

/** Logs one JSON line per event, without user input (bodies, cookies, addresses, names). */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  // A closed log output must neither end nor delay the process.
  if (!destination) process.stdout.on('error', () => {});
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (thrown: unknown) => describeError(thrown) },
  };
  return pino(options, destination ?? process.stdout);
}
