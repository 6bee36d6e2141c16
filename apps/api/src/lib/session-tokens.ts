import { createSecretKey, type KeyObject } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from './clock.ts';

export type KeyRing = { id: string; secret: Buffer }[];
export type SessionTokens = ReturnType<typeof createSessionTokens>;

const algorithm = 'HS256';
const audience = 'kumbara';
const type = 'session+jwt';
/** How far the clocks of two processes may be apart. */
const skewSeconds = 60;
const claimsSchema = z.strictObject({
  sub: z.uuid(),
  sid: z.uuid(),
  aud: z.literal(audience),
  iat: z.int(),
  exp: z.int(),
});

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
        const now = clock();
        const { payload, protectedHeader } = await jwtVerify(token, keyOf, {
          algorithms: [algorithm],
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat'],
          currentDate: now,
        });
        const { sub, sid, iat } = claimsSchema.parse(payload);
        const isFromLater = iat > now.getTime() / 1000 + skewSeconds;
        if (isFromLater || !isSpelledAsOurs(token, protectedHeader, payload)) return undefined;
        return { userId: sub, sessionId: sid };
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Whether a token is letter for letter what we would write: no field of the header that we do not set, no key twice,
 * no second spelling of the same bytes. What two readers could read differently, none of ours reads.
 */
function isSpelledAsOurs(token: string, { kid }: { kid?: string }, payload: object): boolean {
  const written = [{ alg: algorithm, kid, typ: type }, payload]
    .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
    .join('.');
  const signature = token.slice(written.length + 1);
  return token.startsWith(`${written}.`) && Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
