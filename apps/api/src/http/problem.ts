import {
  defaultLanguage,
  errorStatus,
  isLanguage,
  type Language,
  languageOfHeader,
  type Problem,
} from '@kumbara/shared';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { i18n } from '#i18n/i18n.ts';
import { AppError, type FieldProblem } from '#lib/app-error.ts';
import { isDatabaseUnavailable } from '#lib/database.ts';
import type { Logger } from '#lib/logger.ts';

/** The language of the `Accept-Language` header, else the user's, else Turkish. */
export const languageOf = (req: Request, res: Response): Language => {
  const own = (res.locals.user as { language?: unknown } | undefined)?.language;
  return languageOfHeader(req.headers['accept-language']) ?? (isLanguage(own) ? own : defaultLanguage);
};

/** Turns an error into a problem document (RFC 9457). Only bugs are logged as errors. */
export const problems =
  (logger: Logger): ErrorRequestHandler =>
  (thrown, req, res, next) => {
    // The client went away and its work was aborted, which is no fault.
    if (res.closed && thrown?.name === 'AbortError') {
      return logger.debug({ request_id: res.locals.requestId }, 'work for a client that went away was broken off');
    }
    const error = asAppError(thrown);
    if (error.code === 'internal') logger.error({ err: thrown, request_id: res.locals.requestId }, 'a request failed');
    else if (error.code === 'service_unavailable') logger.warn({ err: thrown }, 'the database is away');
    else if (error.code === 'payments_unavailable')
      logger.warn({ err: thrown, request_id: res.locals.requestId }, 'the payment provider did not do what was asked');
    // The answer has begun: Express ends the connection.
    if (res.headersSent) return next(thrown);
    // A list and totals are tagged before they are read.
    res.removeHeader('ETag');
    res.set('Cache-Control', 'no-store');
    if (error.retryAfterSeconds) res.set('Retry-After', String(error.retryAfterSeconds));
    if (error.code === 'method_not_allowed') res.set('Allow', 'POST');
    if (errorStatus[error.code] === 401) res.set('WWW-Authenticate', 'Bearer');
    const language = languageOf(req, res);
    res
      .status(errorStatus[error.code])
      .set('Content-Language', language)
      .vary('Accept-Language')
      .type('application/problem+json')
      .send(JSON.stringify(problem(error, language)));
  };

export const unknownCall: RequestHandler = () => {
  throw new AppError('not_found');
};

function problem({ code, fields, limit, extra }: AppError, language: Language): Problem {
  const t = i18n.getFixedT(language, 'fields');
  const shown = (number: number | undefined) => ({ limit: number?.toLocaleString(language) ?? '' });
  const errors = fields
    .filter(({ field }) => field !== '')
    .map(({ field, issue, limit }: FieldProblem) => ({
      field,
      detail: t(issue, shown(limit)),
    }));
  return {
    ...extra,
    status: errorStatus[code],
    code,
    detail: i18n.getFixedT(language, 'errors')(code, shown(limit)),
    ...(errors.length > 0 && { errors }),
  };
}

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseUnavailable(thrown))
    return new AppError('service_unavailable', { cause: thrown, retryAfterSeconds: 5 });
  // Errors of Express and its parsers: a path that cannot be decoded, a request that was aborted.
  const { status } = (thrown ?? {}) as { status?: unknown };
  if (status === 404) return new AppError('not_found');
  if (typeof status === 'number' && status >= 400 && status < 500) return new AppError('malformed_request');
  return new AppError('internal', { cause: thrown });
}
