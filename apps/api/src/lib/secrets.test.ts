import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#lib/logger.ts';
import { runApp } from '#testing/running-app.ts';
import { createSecrets } from './secrets.ts';
import { createVault } from './vault.ts';

const app = runApp();
beforeEach(async () => {
  await app.prisma.secret.deleteMany();
});

const aKey = (id: string) => ({ id, secret: randomBytes(32) });
const secretsWith = (...ring: ReturnType<typeof aKey>[]) =>
  createSecrets({
    prisma: app.prisma,
    vault: createVault(ring),
    jobs: { on: () => undefined } as never,
    logger: createLogger('silent'),
  });

describe('secrets', () => {
  it('are sealed in their row, and open for their owner only', async () => {
    const [owner, other] = [await app.aUser(), await app.aUser()];
    const secrets = secretsWith(aKey('k1'));
    const id = await secrets.put(owner.id, 'imap_password', 'uygulama parolası');
    expect(await secrets.open(owner.id, id)).toBe('uygulama parolası');
    expect(await secrets.open(other.id, id)).toBeUndefined();
    const row = await app.prisma.secret.findFirstOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain('parola');
    // Moved to another user's row it is worthless.
    await app.prisma.secret.create({ data: { ...row, user_id: other.id } });
    await expect(secrets.open(other.id, id)).rejects.toThrow('not sealed by us for this row');
  });

  it('change to the newest key while they are being written, and none is lost', async () => {
    const owner = await app.aUser();
    const [older, newer] = [aKey('older'), aKey('newer')];
    const [before, after] = [secretsWith(older), secretsWith(newer, older)];
    const ids = await Promise.all(
      Array.from({ length: 250 }, (_, n) => before.put(owner.id, 'refresh_token', `t${n}`)),
    );
    const writes = ids.slice(0, 60).map((id, n) => before.replace(owner.id, id, `new${n}`));
    await Promise.all([after.rotate(), after.rotate(), ...writes]);
    expect(await after.rotate()).toBe(0);
    const rows = await app.prisma.secret.findMany({ where: { user_id: owner.id } });
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(['newer']));
    const opened = await Promise.all(ids.map((id) => secretsWith(newer).open(owner.id, id)));
    expect(opened).toEqual(ids.map((_, n) => (n < 60 ? `new${n}` : `t${n}`)));
  });

  it('of a key that is gone stay as they are, and are counted', async () => {
    const owner = await app.aUser();
    const id = await secretsWith(aKey('gone')).put(owner.id, 'imap_password', 'x');
    const before = await app.prisma.secret.findFirstOrThrow({ where: { id } });
    expect(await secretsWith(aKey('newest')).rotate()).toBeGreaterThanOrEqual(1);
    expect(await app.prisma.secret.findFirstOrThrow({ where: { id } })).toEqual(before);
  });
});
