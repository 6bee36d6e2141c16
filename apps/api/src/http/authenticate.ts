import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { AppError } from '#lib/app-error.ts';
import type { Identity } from '#lib/identity.ts';
import type { SessionCookie } from './session-cookie.ts';

export type Authenticate = (req: Request) => Promise<Identity>;

/**
 * A bearer token, else the cookie. A header that is there must be valid: a good cookie never rescues a bad one, or a
 * page could not tell whose token it holds.
 */
export const createAuthenticate =
  (cookie: SessionCookie, readSession: (token: string) => Promise<Identity | undefined>): Authenticate =>
  async (req) => {
    const header = req.headers.authorization;
    const token = header === undefined ? parseCookie(req.headers.cookie ?? '')[cookie.name] : bearer(header);
    const identity = token ? await readSession(token) : undefined;
    if (!identity) throw new AppError('unauthenticated');
    return identity;
  };

const bearer = (header: string): string | undefined => /^Bearer +(\S+)$/i.exec(header)?.[1];
