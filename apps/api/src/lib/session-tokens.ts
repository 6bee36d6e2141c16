import { createSecretKey, type KeyObject } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from './clock.ts';

export type KeyRing = { id: string; secret: Buffer }[];
export type SessionTokens = ReturnType<typeof createSessionTokens>;

const algorithm = 'HS256';
const audience = 'kumbara';
const type = 'session+jwt';
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** A token only names a session; whether that session still stands is read from its row at every request. */
export function createSessionTokens(ring: KeyRing, clock: Clock) {
  // Key objects: a string secret would be imported anew at every call, at fifty times the price.
  const keys = new Map<string, KeyObject>(ring.map(({ id, secret }) => [id, createSecretKey(secret)]));
  const active = ring[0]?.id ?? '';
  const keyOf = ({ kid }: JWTHeaderParameters | { kid?: string }) => {
    const key = keys.get(kid ?? '');
    if (!key) throw new Error('unknown key');
    return key;
  };
  return {
    sign: (userId: string, sessionId: string, expiresAt: Date): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, kid: active, typ: type })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(clock())
        .setExpirationTime(expiresAt)
        .sign(keyOf({ kid: active })),
    /** @returns the session it names; undefined for whatever is not exactly one of ours */
    async read(token: string): Promise<{ userId: string; sessionId: string } | undefined> {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [algorithm],
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat'],
          currentDate: clock(),
        });
        const { sub, sid } = claimsSchema.parse(payload);
        return { userId: sub, sessionId: sid };
      } catch {
        return undefined;
      }
    },
  };
}
