import type { Response } from 'express';

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** Over https the name itself binds the cookie to this very host; over plain http browsers would refuse that name. */
export function createSessionCookie(canonicalOrigin: string) {
  const secure = canonicalOrigin.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  return {
    name,
    set: (res: Response, token: string, expires: Date) => res.cookie(name, token, { ...attributes, expires }),
    clear: (res: Response) => res.clearCookie(name, attributes),
  };
}
