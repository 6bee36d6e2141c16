import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '#lib/logger.ts';

const wellFormed = /^[\w.:-]{8,128}$/;

/** Gives every request an id (the caller's own if it is well-formed), and logs one line when it is over. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (req, res, next) => {
    const given = req.get('X-Request-Id') ?? '';
    const requestId = wellFormed.test(given) ? given : randomUUID();
    res.locals.requestId = requestId;
    res.set('X-Request-Id', requestId);
    const started = performance.now();
    // Without the query, which can hold codes and addresses, and without the secret of a calendar's address.
    const path = req.originalUrl.split('?', 1)[0]?.replace(/^(\/+api\/+calendar\/+)[^/]+/i, '$1…');
    res.once('close', () => {
      const line = {
        request_id: requestId,
        method: req.method,
        path,
        status: res.writableFinished ? res.statusCode : 499,
        ms: Math.round(performance.now() - started),
        user_id: (res.locals.user as { id?: string } | undefined)?.id,
      };
      logger[path === '/api/health' || path === '/api/ready' ? 'debug' : 'info'](line, 'request');
    });
    next();
  };
