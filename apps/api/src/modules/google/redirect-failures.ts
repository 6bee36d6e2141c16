import type { ErrorRequestHandler, Request } from 'express';
import { AppError } from '#lib/app-error.ts';

/** A navigation of a browser window, not a request of a script. Older browsers send only the `Accept` header. */
const isNavigation = (req: Request) =>
  req.method === 'GET' &&
  (req.get('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  req.accepts('json', 'html') === 'html';

/** Redirects a browser window to the page that explains the failure; a script gets the problem document. */
export const redirectFailures =
  (location: string): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (error instanceof AppError && isNavigation(req)) res.redirect(location);
    else next(error);
  };
