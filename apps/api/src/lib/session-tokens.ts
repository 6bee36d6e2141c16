import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from './clock.ts';

export type KeyRing = { id: string; secret: Buffer }[];
export type SessionTokens = ReturnType<typeof createSessionTokens>;
/** `expires` in seconds since 1970. */
type Named = { userId: string; sessionId: string; expires: number };

const algorithm = 'HS256';
const audience = 'kumbara';
const type = 'session+jwt';
/** The largest difference between the clocks of two processes. */
const skewSeconds = 60;
/** Of some 400 bytes. */
const mostGenuine = 10_000;
const claimsSchema = z.strictObject({
  sub: z.uuid(),
  sid: z.uuid(),
  aud: z.literal(audience),
  iat: z.int(),
  exp: z.int(),
});

/** A token only names a session. The row of the session, read on every request, decides whether it is still open. */
export function createSessionTokens(ring: KeyRing, clock: Clock) {
  // Key objects are parsed once; a string secret would be parsed at every call, at fifty times the price.
  const keys = new Map<string, KeyObject>(ring.map(({ id, secret }) => [id, createSecretKey(secret)]));
  const activeKeyId = ring[0]?.id ?? '';

  function keyOf(keyId: string | undefined): KeyObject {
    const key = keys.get(keyId ?? '');
    if (!key) throw new Error('unknown key');
    return key;
  }

  /** Tokens that were verified: the row decides anyway, and who asks once asks again. */
  const genuine = new LRUCache<string, Named>({ max: mostGenuine });

  function verify(token: string, now: number): Named | undefined {
    try {
      const keyId = jwt.decode(token, { complete: true })?.header.kid;
      const { payload } = jwt.verify(token, keyOf(keyId), {
        algorithms: [algorithm],
        audience,
        clockTimestamp: now,
        complete: true,
      });
      const { sub, sid, iat, exp } = claimsSchema.parse(payload);
      if (iat > now + skewSeconds || !isCanonical(token, keyId, payload)) return undefined;
      return { userId: sub, sessionId: sid, expires: exp };
    } catch {
      return undefined;
    }
  }

  return {
    sign(userId: string, sessionId: string, expiresAt: Date): string {
      const claims: z.input<typeof claimsSchema> = {
        sub: userId,
        sid: sessionId,
        aud: audience,
        iat: toSeconds(clock()),
        exp: toSeconds(expiresAt),
      };
      const header = { alg: algorithm, typ: type, kid: activeKeyId } as const;
      return jwt.sign(claims, keyOf(activeKeyId), { algorithm, header });
    },

    /** @returns the session that the token names; undefined for every token that is not exactly one of ours */
    read(token: string): Named | undefined {
      const now = toSeconds(clock());
      const named = genuine.get(token) ?? verify(token, now);
      if (!named || named.expires <= now) return undefined;
      genuine.set(token, named);
      return named;
    },
  };
}

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/**
 * Returns true if a token is byte for byte what `sign` would write: no other field in the header, no key twice, no
 * second spelling of the same bytes. A token that two parsers could read differently is refused.
 */
function isCanonical(token: string, kid: string | undefined, payload: object | string): boolean {
  const signedPart = [{ alg: algorithm, typ: type, kid }, payload]
    .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
    .join('.');
  const signature = token.slice(signedPart.length + 1);
  return token.startsWith(`${signedPart}.`) && Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
