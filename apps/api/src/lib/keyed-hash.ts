import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Derives the key of one purpose, so that hashes of different purposes cannot be compared. */
export const deriveKey = (secret: Buffer, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

/** A keyed hash, different for every user, which nobody can compute without the key. */
export const keyedHash = (key: KeyObject, userId: string, text: string): string =>
  createHmac('sha256', key).update(`${userId}\0${text}`).digest('base64url');

/** The same hash with a fixed key. */
export function createKeyedHash(secret: Buffer, purpose: string): (userId: string, text: string) => string {
  const key = deriveKey(secret, purpose);
  return (userId, text) => keyedHash(key, userId, text);
}
