import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './session-tokens.ts';

export type Vault = ReturnType<typeof createVault>;

/** The row of a secret. It is authenticated with the secret, so that a sealed text does not decrypt in another row. */
export type SealedFor = { user_id: string; id: string; purpose: string };

/** The text was not sealed for this row, or its key is gone. */
export class VaultError extends Error {
  override name = 'VaultError';
}

const cipher = 'aes-256-gcm';
const format = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

const authenticated = (key: string, { user_id, id, purpose }: SealedFor) =>
  Buffer.from(JSON.stringify([format, key, user_id, id, purpose]));

/**
 * Encrypts credentials with AES-256-GCM, with the row's identity as associated data. The keys are kept outside the
 * database; the first key of the ring encrypts, every key decrypts.
 */
export function createVault(ring: KeyRing) {
  const keys = new Map(
    ring.map(({ id, secret }) => [id, Buffer.from(hkdfSync('sha256', secret, '', 'kumbara credentials', 32))]),
  );
  const active = ring[0]?.id ?? '';
  const keyOf = (id: string) => {
    const key = keys.get(id);
    if (!key) throw new VaultError(`no key is called ${JSON.stringify(id)}`);
    return key;
  };

  return {
    /** The id of the active key. */
    activeKey: active,

    /** @returns `v1:<key>:<base64url of nonce, tag and text>` */
    seal(plain: string, row: SealedFor): string {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, keyOf(active), nonce).setAAD(authenticated(active, row));
      const text = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()]);
      return [format, active, Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url')].join(':');
    },

    /** @throws VaultError unless it was sealed for this row with a key of the ring */
    open(sealed: string, row: SealedFor): string {
      const [version, key = '', body = ''] = sealed.split(':');
      const bytes = Buffer.from(body, 'base64url');
      if (version !== format || bytes.length < nonceBytes + tagBytes) throw new VaultError('not sealed by us');
      const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      opening.setAAD(authenticated(key, row)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch (cause) {
        throw new VaultError('not sealed by us for this row', { cause });
      }
    },
  };
}
