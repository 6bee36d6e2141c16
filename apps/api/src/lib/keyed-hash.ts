import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The key of one purpose: what is hashed for another cannot be compared. */
export const deriveKey = (secret: Buffer, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

/** A hash that nobody without the key can compute or guess at, different for every user. */
export const keyedHash = (key: KeyObject, userId: string, text: string): string =>
  createHmac('sha256', key).update(`${userId}\0${text}`).digest('base64url');

/** The same with one key, for those that need not hand it on. */
export function createKeyedHash(secret: Buffer, purpose: string): (userId: string, text: string) => string {
  const key = deriveKey(secret, purpose);
  return (userId, text) => keyedHash(key, userId, text);
}
