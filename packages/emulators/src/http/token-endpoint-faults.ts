import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Reply } from './call.ts';
import type { Fault, Faults } from './fault-injection.ts';
import type { RequestLog } from './request-log.ts';
import { sendReply } from './send.ts';

function replyTo({ name, retryAfter }: Fault): Reply | undefined {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  switch (name) {
    case 'unavailable':
      return { status: 503, headers, body: { error: 'temporarily_unavailable' } };
    case 'rate-limited':
    case 'user-rate-limited':
      return { status: 429, headers, body: { error: 'slow_down' } };
    case 'malformed':
      return { status: 200, body: Buffer.from('{"access_token":"ya29.') };
    case 'cut':
      return { status: 200, failure: 'cut' };
    default:
      return undefined;
  }
}

/** Middleware of a token endpoint: logs requests and applies the faults whose `on` matches its path. */
export const injectTokenFaults =
  ({ log, faults }: { log: RequestLog; faults: Faults }): RequestHandler =>
  async (req, res, next) => {
    const at = new Date();
    const { pathname, searchParams } = new URL(req.originalUrl, 'http://emulator');
    const logRequest = (sent: number) => {
      const received = Number(req.headers['content-length'] ?? 0);
      log.add({ at, method: req.method, path: pathname, status: res.statusCode, received, sent, units: 0, calls: 1 });
    };
    const fault = faults.meet({ path: pathname, query: searchParams }, { onlyNamed: true });
    if (fault?.delay) await wait(fault.delay);
    const faultReply = fault && replyTo(fault);
    if (faultReply) return logRequest(sendReply(req, res, faultReply));
    res.on('finish', () => logRequest(Number(res.getHeader('content-length') ?? 0)));
    return next();
  };
