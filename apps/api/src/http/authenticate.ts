import type { Request } from 'express';
import { AppError } from '#lib/app-error.ts';
import type { Identity } from '#lib/identity.ts';
import type { HostCookie } from './host-cookie.ts';

export type Authenticate = (req: Request) => Promise<Identity>;

/**
 * A bearer token, else the cookie. A header that is there must be valid: a good cookie never rescues a bad one, or a
 * page could not tell whose token it holds.
 */
export const createAuthenticate =
  (cookie: HostCookie, readSession: (token: string) => Promise<Identity | undefined>): Authenticate =>
  async (req) => {
    const header = req.headers.authorization;
    const token = header === undefined ? cookie.read(req) : bearer(header);
    const identity = token ? await readSession(token) : undefined;
    if (!identity) throw new AppError('unauthenticated');
    return identity;
  };

const bearer = (header: string): string | undefined => /^Bearer +(\S+)$/i.exec(header)?.[1];
