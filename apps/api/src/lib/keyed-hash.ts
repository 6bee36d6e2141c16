import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/** A hash that nobody without the secret can compute or guess at, different for every purpose and every user. */
export function createKeyedHash(secret: Buffer, purpose: string): (userId: string, text: string) => string {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  return (userId, text) => createHmac('sha256', key).update(`${userId}\0${text}`).digest('base64url');
}
