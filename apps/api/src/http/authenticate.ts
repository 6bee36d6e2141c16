import type { Language, Tier } from '@kumbara/shared';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { AppError } from '#lib/app-error.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Who is asking: the session and its user, read from the database for this very request. */
export type Identity = {
  session_id: string;
  id: string;
  name: string;
  email: string;
  language: Language;
  currency: string;
  time_zone: string;
  tier: Tier;
  email_verified: boolean;
  created_at: Date;
};

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
