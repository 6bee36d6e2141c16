import type { Request } from 'express';
import { AppError } from '#lib/app-error.ts';
import type { Identity } from '#lib/identity.ts';
import type { HostCookie } from './host-cookie.ts';

export type Authenticate = (req: Request) => Promise<Identity>;

/**
 * Reads the bearer token, else the cookie. A header that is present must be valid and the only one: a valid cookie does
 * not rescue an invalid header, because a page could not tell whose token it holds.
 */
export const createAuthenticate =
  (cookie: HostCookie, readSession: (token: string) => Promise<Identity | undefined>): Authenticate =>
  async (req) => {
    const headers = req.headersDistinct.authorization;
    const token = headers === undefined ? cookie.read(req) : bearer(headers);
    const identity = token ? await readSession(token) : undefined;
    if (!identity) throw new AppError('unauthenticated');
    return identity;
  };

const bearer = ([header = '', ...more]: string[]): string | undefined =>
  more.length === 0 ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
