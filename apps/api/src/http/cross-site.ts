import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import { AppError } from '#lib/app-error.ts';

/** Mail programs post here, some of them from their own pages. The call reads no cookie and can only end mail. */
const openToOtherSites = new Set(['/api/reminders/unsubscribe']);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests of other sites that would act for a user or sign one in. It runs before everything else. Browsers name
 * the origin of a request; without one (a program, an old browser), only requests that use no cookie may pass.
 */
export const refuseCrossSite =
  (origins: readonly string[], cookieName: string): RequestHandler =>
  (req, _res, next) => {
    if (safeMethods.has(req.method) || openToOtherSites.has(req.path)) return next();
    const site = req.headers['sec-fetch-site'];
    const { origin, authorization, cookie } = req.headers;
    const leansOnCookie = authorization === undefined && parseCookie(cookie ?? '')[cookieName] !== undefined;
    const allowed =
      site !== undefined ? site === 'same-origin' : origin !== undefined ? origins.includes(origin) : !leansOnCookie;
    if (!allowed) throw new AppError('foreign_origin');
    next();
  };
