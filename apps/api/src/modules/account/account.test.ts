import { isLongRun } from '@kumbara/samples';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aMember, anOwner, invite } from '#testing/a-family.ts';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
hashQuickly();

let count = 0;
async function somebody(): Promise<TestUser & { password: string }> {
  count += 1;
  const email = `hesap${count}@example.com`;
  const password = `bir uzun parola ${count}`;
  const { body } = await app.request('POST', '/auth/signup', {
    body: { email, password, name: 'Ece' },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
  });
  return { id: body.user.id, email, token: body.token, session_id: '', password };
}
const login = async ({ email, password }: { email: string; password: string }) =>
  (await app.request('POST', '/auth/login', { body: { email, password } })).body as { token: string };

describe('sessions', () => {
  it('are listed with their devices, and say which one is asking', async () => {
    const user = await somebody();
    await login(user);
    const { body } = await app.request('GET', '/account/sessions', { as: user });
    expect(body).toHaveLength(2);
    expect(body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(body.find(({ current }: { current: boolean }) => current).device).toBe('Firefox, Windows');
  });

  it('can be ended from another device, at once', async () => {
    const user = await somebody();
    const other = { ...user, token: (await login(user)).token };
    const { body } = await app.request('GET', '/account/sessions', { as: user });
    const theirs = body.find(({ current }: { current: boolean }) => !current).id;
    expect((await app.request('DELETE', `/account/sessions/${theirs}`, { as: user })).status).toBe(204);
    expect((await app.request('GET', '/auth/me', { as: other })).status).toBe(401);
    expect((await app.request('DELETE', `/account/sessions/${theirs}`, { as: user })).status).toBe(404);
  });

  it('say to the hour when they were last used', async () => {
    const user = await app.aUser();
    await app.prisma.session.updateMany({
      where: { user_id: user.id },
      data: { last_seen_at: new Date('2026-11-20') },
    });
    await app.request('GET', '/auth/me', { as: user });
    const [session] = (await app.request('GET', '/account/sessions', { as: user })).body;
    expect(session.last_seen_at).toBe('2026-11-21T09:00:00.000Z');
  });
});

describe('activity', () => {
  it('lists the events of the account, newest first, and of no other account', async () => {
    const user = await somebody();
    await login(user);
    const { body } = await app.request('GET', '/account/activity', { as: user });
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(['signed_in', 'signed_up']);
    expect(body[1].device).toBe('Firefox, Windows');
  });

  it('cannot be changed or taken back, not even in the database', async () => {
    const user = await somebody();
    await expect(app.prisma.securityEvent.deleteMany({ where: { user_id: user.id } })).rejects.toThrow();
    await expect(app.container.pool.query('TRUNCATE security_events')).rejects.toThrow('only written and read');
    await expect(
      app.prisma.securityEvent.updateMany({ where: { user_id: user.id }, data: { kind: 'signed_out' } }),
    ).rejects.toThrow();
  });
});

describe('the export', () => {
  const filesOf = async (user: TestUser) => {
    const answer = await fetch(`${app.origin}/api/account/export`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain('kumbara-2026-11-21.zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]),
    );
  };

  it('holds all data of the user, and of no other user', async () => {
    const [user, other] = [await somebody(), await somebody()];
    await app.add(user, { name: 'Spotify' });
    await app.add(other, { name: 'Gizli abonelik' });
    const files = await filesOf(user);
    expect(JSON.parse(files['subscriptions.json'] ?? '')).toMatchObject([{ name: 'Spotify', amount: '149.99' }]);
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email: user.email, name: 'Ece' });
    expect(JSON.stringify(files)).not.toContain('Gizli');
  });

  it('has a file for every table with data of users', async () => {
    const { rows } = await app.container.pool.query<{ table_name: string }>(
      "SELECT DISTINCT table_name FROM information_schema.columns WHERE column_name = 'user_id' AND table_schema = 'public'",
    );
    const files = await filesOf(await somebody());
    const named: Record<string, string> = {
      statement_imports: 'statements',
      security_events: 'activity',
      mail_connections: 'mailboxes',
      mail_scans: 'scans',
      billing_customers: 'paid_plan',
      authenticators: 'two_step',
    };
    // The export leaves out secrets, the counter of changes, which holds no data of the user, and copies of answers.
    const left = [
      'one_time_codes',
      'recovery_codes',
      'secrets',
      'mailbox_attempts',
      'data_versions',
      'idempotency_keys',
    ];
    const missing = rows
      .map(({ table_name }) => table_name)
      .filter((table) => !left.includes(table) && !(`${named[table] ?? table}.json` in files));
    expect(missing).toEqual([]);
  });

  it('holds one’s own part of a family, and no link into it', async () => {
    const owner = await anOwner(app, { name: 'Ayşe' });
    const [member, other] = [await aMember(app, owner, { name: 'Mert' }), await aMember(app, owner, { name: 'Derya' })];
    await app.add(other, { name: 'Gizli abonelik', family_visible: true });
    const { token } = await invite(app, owner, 'davetli@example.com');
    const files = await filesOf(owner);
    expect(JSON.parse(files['family_members.json'] ?? '')).toMatchObject([
      { user: { name: 'Mert', email: member.email } },
      { user: { name: 'Derya' } },
    ]);
    expect(JSON.parse(files['family_invitations.json'] ?? '')).toMatchObject([{ email: 'davetli@example.com' }]);
    const { rows } = await app.container.pool.query<{ hash: string }>('SELECT hash FROM family_invitations');
    for (const secret of [token, ...rows.map(({ hash }) => hash), 'Gizli'])
      expect(JSON.stringify(files)).not.toContain(secret);
    const theirs = await filesOf(member);
    expect(JSON.parse(theirs['family_members.json'] ?? '')).toMatchObject([{ owner: { name: 'Ayşe' } }]);
    expect(JSON.stringify(theirs)).not.toMatch(/Derya|davetli/);
  });

  it.runIf(isLongRun)('is packed ten times an hour, no more', async () => {
    const user = await app.aUser();
    const ask = () => app.request('GET', '/account/export', { as: user });
    const answers = [
      ...(await Promise.all([1, 2, 3, 4, 5].map(ask))),
      ...(await Promise.all([1, 2, 3, 4, 5].map(ask))),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await ask()).status).toBe(429);
    expect(Number((await ask()).headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('holds no secret', async () => {
    const user = await somebody();
    const secret = await app.container.secrets.put(user.id, 'imap_password', 'kanarya-1234');
    const { password_hash } = await app.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    const text = JSON.stringify(await filesOf(user));
    expect(text).not.toContain(password_hash);
    expect(text).not.toContain('kanarya');
    expect(text).not.toContain(secret);
    expect(text).not.toContain(user.token);
  });

  it('cannot make a table program run anything', async () => {
    const user = await app.aUser({ tier: 'pro' });
    for (const name of ['=cmd|calc', '+1+1', '-2', '@SUM(A1)', 'a "quoted", one'])
      await app.add(user, { name, notes: '=HYPERLINK("https://kotu.example")\r\nsatır' });
    const csv = (await filesOf(user))['subscriptions.csv'] ?? '';
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv).toContain("'=cmd|calc");
    expect(csv).toContain('"a ""quoted"", one"');
    expect(csv).not.toMatch(/(?:^|,|\n)"?[=@+]/);
  });
});

describe('deleting the account', () => {
  const remove = (user: TestUser, body: object = {}) => app.request('DELETE', '/account', { as: user, body });

  it('wants the password', async () => {
    const user = await somebody();
    expect(refused(await remove(user)).errors?.[0]?.field).toBe('password');
    expect(refused(await remove(user, { password: 'yanlış' })).errors?.[0]?.field).toBe('password');
    expect((await app.request('GET', '/auth/me', { as: user })).status).toBe(200);
  });

  it('needs a fresh sign-in if there is no password', async () => {
    const user = await app.aUser();
    await app.prisma.user.update({ where: { id: user.id }, data: { password_hash: null } });
    const at = (created_at: string) =>
      app.prisma.session.updateMany({ where: { user_id: user.id }, data: { created_at: new Date(created_at) } });
    await at('2026-11-21T08:00:00Z');
    expect(refused(await remove(user)).code).toBe('fresh_sign_in_required');
    await at('2026-11-21T08:55:00Z');
    expect((await remove(user)).status).toBe(204);
  });

  it('leaves nothing of the user in any table, and sends a last mail', async () => {
    const user = await somebody();
    const name = 'Çok Özel Abonelik';
    await app.add(user, { name, notes: 'kanarya-not' });
    await app.container.secrets.put(user.id, 'imap_password', 'kanarya-parola');
    await app.mailTo(user.email, /doğrula/);
    const other = await somebody();
    await app.add(other, { name: 'Kalan' });
    expect((await remove(user, { password: user.password })).status).toBe(204);
    expect((await app.request('GET', '/auth/me', { as: user })).status).toBe(401);
    expect(await tracesOf([user.id, user.email, name, 'kanarya'])).toEqual([]);
    expect((await app.request('GET', '/subscriptions', { as: other })).body).toHaveLength(1);
    expect((await app.mailTo(user.email, /silindi/)).text).toContain('silindi');
    // The address is free again.
    const again = { email: user.email, password: user.password, name: 'Ece' };
    expect((await app.request('POST', '/auth/signup', { body: again })).status).toBe(201);
  });

  it('leaves nothing of an owner, a member or an invited user in any family', async () => {
    const [owner, member, invited] = [await somebody(), await somebody(), await somebody()];
    const host = await anOwner(app);
    await app.prisma.user.update({ where: { id: owner.id }, data: { tier: 'pro', email_verified: true } });
    const left = await aMember(app, owner);
    const joined_at = new Date();
    await app.prisma.familyMember.create({ data: { user_id: member.id, owner_id: host.id, joined_at } });
    await invite(app, owner, 'kanarya-davetli@example.com');
    await invite(app, host, invited.email);
    for (const user of [owner, member, invited]) {
      expect((await remove(user, { password: user.password })).status).toBe(204);
      expect(await tracesOf([user.id, user.email])).toEqual([]);
    }
    expect(await tracesOf(['kanarya-davetli'])).toEqual([]);
    expect((await app.request('GET', '/auth/me', { as: left })).body.tier).toBe('free');
    const family = (await app.request('GET', '/family', { as: host })).body;
    expect(family.members).toHaveLength(1);
    expect(family.invitations).toEqual([]);
  });

  it('happens once when asked for twice at the same time', async () => {
    const user = await somebody();
    const answers = await Promise.all([1, 2, 3].map(() => remove(user, { password: user.password })));
    for (const { status } of answers) expect([204, 401, 404]).toContain(status);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    expect((await app.mailsTo(user.email, /silindi/)).length).toBe(1);
  });
});

/** Every row of every table, in all schemas, that holds one of the texts. */
async function tracesOf(texts: string[]): Promise<string[]> {
  const { pool } = app.container;
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')",
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      return rows.filter(({ row }) => texts.some((text) => row.includes(text))).map(({ row }) => `${name}: ${row}`);
    }),
  );
  return found.flat();
}
