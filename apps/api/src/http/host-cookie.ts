import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';

export type HostCookie = ReturnType<typeof createHostCookie>;

/** Over https the prefix `__Host-` binds the cookie to this host; over plain http browsers refuse that prefix. */
export function createHostCookie(plainName: string, canonicalOrigin: string) {
  const secure = canonicalOrigin.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  return {
    name,
    read: (req: Request): string | undefined => parseCookie(req.headers.cookie ?? '')[name],
    set: (res: Response, value: string, expires: Date) => res.cookie(name, value, { ...attributes, expires }),
    clear: (res: Response) => res.clearCookie(name, attributes),
  };
}
