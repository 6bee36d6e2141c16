import type { ErrorRequestHandler, Request } from 'express';
import { AppError } from '#lib/app-error.ts';

/** A window that goes somewhere, and not a script that asks. Older browsers tell only what they would like to read. */
const isNavigation = (req: Request) =>
  req.method === 'GET' &&
  (req.get('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  req.accepts('json', 'html') === 'html';

/** Whoever stands before a browser is led to a page that says it; everybody else reads the refusal. */
export const ledBack =
  (location: string): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (error instanceof AppError && isNavigation(req)) res.redirect(location);
    else next(error);
  };
