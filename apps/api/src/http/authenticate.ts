import { apiKeyPrefix } from '@kumbara/shared';
import type { Request } from 'express';
import { AppError } from '#lib/app-error.ts';
import type { Identity } from '#lib/identity.ts';
import type { HostCookie } from './host-cookie.ts';

export type Authenticate = (req: Request) => Promise<Identity>;

type Readers = {
  readSession: (token: string) => Promise<Identity | undefined>;
  readApiKey: (key: string) => Promise<Identity | undefined>;
};

/**
 * Reads the bearer token, which may be an API key, else the cookie. A header that is present must be valid and the only one: a valid cookie does
 * not rescue an invalid header, because a page could not tell whose token it holds.
 */
export const createAuthenticate =
  (cookie: HostCookie, { readSession, readApiKey }: Readers): Authenticate =>
  async (req) => {
    const headers = req.headersDistinct.authorization;
    const token = headers === undefined ? cookie.read(req) : bearer(headers);
    const isKey = headers !== undefined && token?.startsWith(apiKeyPrefix);
    const identity = token && (await (isKey ? readApiKey : readSession)(token));
    if (!identity) throw new AppError('unauthenticated');
    return identity;
  };

const bearer = ([header = '', ...more]: string[]): string | undefined =>
  more.length === 0 ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
