import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault, type SealedFor, VaultError } from './vault.ts';

const aKey = (id: string) => ({ id, secret: randomBytes(32) });
const aRow = (): SealedFor => ({ user_id: randomUUID(), id: randomUUID(), purpose: 'imap_password' });
const secret = 'şifre: 1234 5678 🗝';

describe('the vault', () => {
  const vault = createVault([aKey('k1')]);

  it('opens what it sealed for the row, and shows nothing of it', () => {
    const row = aRow();
    const sealed = vault.seal(secret, row);
    expect(vault.open(sealed, row)).toBe(secret);
    expect(sealed).not.toContain('1234');
    expect(vault.seal(secret, row)).not.toBe(sealed);
  });

  it.each(['user_id', 'id', 'purpose'] as const)('does not open in a row with another %s', (field) => {
    const row = aRow();
    const sealed = vault.seal(secret, row);
    expect(() => vault.open(sealed, { ...row, [field]: 'another' })).toThrow(VaultError);
  });

  it('does not open when a single bit was turned, wherever it is', () => {
    const row = aRow();
    const [version, key, body = ''] = vault.seal(secret, row).split(':');
    const bytes = Buffer.from(body, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const turned = Buffer.from(bytes);
      turned.writeUInt8(turned.readUInt8(at) ^ 1, at);
      expect(() => vault.open([version, key, turned.toString('base64url')].join(':'), row)).toThrow(VaultError);
    }
  });

  it.each(['', 'plain text', 'v1', 'v1:k1:', 'v1:k1:AAAA', 'v0:k1:AAAA', '::'])(
    'never takes "%s" for a secret',
    (text) => {
      expect(() => vault.open(text, aRow())).toThrow(VaultError);
    },
  );

  it('goes on opening with an older key of the ring, and no longer when that key is gone', () => {
    const [older, newer] = [aKey('older'), aKey('newer')];
    const row = aRow();
    const sealed = createVault([older]).seal(secret, row);
    expect(createVault([newer, older]).open(sealed, row)).toBe(secret);
    expect(createVault([newer, older]).activeKey).toBe('newer');
    expect(() => createVault([newer]).open(sealed, row)).toThrow(VaultError);
    expect(() => createVault([{ ...newer, id: 'older' }]).open(sealed, row)).toThrow(VaultError);
  });
});
