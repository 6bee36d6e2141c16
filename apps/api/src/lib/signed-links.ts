import { timingSafeEqual } from 'node:crypto';
import { createKeyedHash } from './keyed-hash.ts';

export type SignedLinks = ReturnType<typeof createSignedLinks>;

/**
 * Tokens of links in mails that need no row: whom they concern and what they permit can be read, and nobody can write
 * one without the key.
 * @param purpose tokens of another purpose are not valid
 */
export function createSignedLinks(secret: Buffer, purpose: string) {
  const hash = createKeyedHash(secret, purpose);

  return {
    /** @param parts without dots */
    sign: (userId: string, ...parts: string[]): string => [userId, ...parts, hash(userId, parts.join('.'))].join('.'),

    /** @returns undefined for a token that was not signed here */
    read(token: string): { userId: string; parts: string[] } | undefined {
      const [userId = '', ...rest] = token.split('.');
      const parts = rest.slice(0, -1);
      const [given, own] = [rest.at(-1) ?? '', hash(userId, parts.join('.'))].map((text) => Buffer.from(text));
      if (!given || !own || given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      return { userId, parts };
    },
  };
}
