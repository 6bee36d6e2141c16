import type { DecisionKind, Detection } from '@kumbara/prisma/client';
import bcrypt from 'bcrypt';
import { describe, expect, it, vi } from 'vitest';
import { accountKey } from '#lib/account-limits.ts';
import { aConnection } from '#testing/a-connection.ts';
import { aDetection } from '#testing/a-detection.ts';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { refused, runApp } from '#testing/running-app.ts';

const app = runApp();
hashQuickly();

let count = 0;
/** Somebody who signed up as people do, and perhaps confirmed the address. */
async function somebody(email_verified = false) {
  count += 1;
  const email = `kisi${count}@example.com`;
  const password = `bir uzun parola ${count}`;
  const { body } = await app.request('POST', '/auth/signup', { body: { email, password, name: 'Ece' } });
  if (email_verified) await app.prisma.user.update({ where: { id: body.user.id }, data: { email_verified } });
  return { email, password, token: body.token as string, id: body.user.id as string };
}
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const login = (email: string, password: string) => app.request('POST', '/auth/login', { body: { email, password } });
const linkIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
const reset = (token: string, password: string) =>
  app.request('POST', '/auth/password/reset', { body: { token, password } });
async function resetLink(email: string) {
  expect((await app.request('POST', '/auth/password/forgot', { body: { email } })).status).toBe(202);
  return linkIn((await app.mailTo(email, /şifre/)).text);
}

describe('a forgotten password', () => {
  it('is replaced with the link of a mail, once, and every session ends', async () => {
    const { email, token } = await somebody(true);
    const link = await resetLink(email);
    const next = 'yepyeni bir parola';
    const answer = await reset(link, next);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toContain(`session=${answer.body.token}`);
    expect((await app.request('GET', '/auth/me', withToken(answer.body.token))).body).toEqual(answer.body.user);
    expect((await app.request('GET', '/auth/me', withToken(token))).status).toBe(401);
    expect((await login(email, next)).body.user.email_verified).toBe(true);
    expect(refused(await reset(link, 'bir baska parola')).code).toBe('link_invalid');
    expect((await login(email, next)).status).toBe(200);
    expect((await app.mailTo(email, /değişti/)).text).toContain('az önce');
  });

  it('is answered alike for an unknown address', async () => {
    const { email } = await somebody();
    const [known, unknown] = await Promise.all(
      [email, 'hic.kimse@example.com'].map((address) =>
        app.request('POST', '/auth/password/forgot', { body: { email: address } }),
      ),
    );
    expect(unknown?.status).toBe(202);
    expect(unknown?.body).toEqual(known?.body);
  });

  it('survives a password that is refused: the link is spent only by success', async () => {
    const { email } = await somebody();
    const link = await resetLink(email);
    expect(refused(await reset(link, 'password123')).errors?.[0]?.field).toBe('password');
    expect((await reset(link, 'saglam bir parola')).status).toBe(200);
  });

  it('is set by one of many who open the same link at once', async () => {
    const { email } = await somebody();
    const link = await resetLink(email);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => reset(link, `ayni anda ${n} parola`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
  });

  it('is not set with a link that is too old, invented or made for something else', async () => {
    const { email } = await somebody();
    const verification = linkIn((await app.mailTo(email, /doğrula/)).text);
    const link = await resetLink(email);
    const attempt = (token: string) => reset(token, 'hic olmayacak parola');
    expect(refused(await attempt(verification)).code).toBe('link_invalid');
    expect(refused(await attempt('A'.repeat(43))).code).toBe('link_invalid');
    app.setToday('2026-11-23');
    expect(refused(await attempt(link)).code).toBe('link_invalid');
  });

  it('leaves no secret in the queue, in the database or in the log', async () => {
    const { email } = await somebody();
    const link = await resetLink(email);
    const { rows } = await app.container.pool.query('SELECT data, output FROM pgboss.job');
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(JSON.stringify(await app.prisma.oneTimeCode.findMany())).not.toContain(link);
    expect(app.log.join()).not.toContain(link);
  });
});

describe('a forgotten password of an account that somebody else opened with the address', () => {
  async function theirAccount() {
    const attacker = await somebody();
    const as = { ...attacker, session_id: '' };
    await app.prisma.user.update({ where: { id: attacker.id }, data: { google_subject: `subject ${attacker.id}` } });
    const netflix = await app.add(as);
    const { id: connection_id } = await aConnection(app.prisma, attacker, { automatic: true });
    const tracked = await aDetection(app.prisma, attacker, { source: 'mail', service_name: 'Tracked' });
    await app.prisma.decision.create({ data: decisionOn(tracked, 'tracked', netflix.id) });
    const dismissed = await aDetection(app.prisma, attacker, { service_name: 'Dismissed' });
    await app.prisma.decision.create({ data: decisionOn(dismissed, 'dismissed', null) });
    await aDetection(app.prisma, attacker, { source: 'mail', service_name: 'Open' });
    const user_id = attacker.id;
    await app.prisma.statementImport.create({ data: { user_id, sha256: 'a', summary: {}, fingerprints: [] } });
    const line = { date: new Date('2026-11-01'), amount: 5, currency: 'TRY' };
    await app.prisma.openLine.create({ data: { user_id, merchant: 'hash', ...line } });
    await app.prisma.assistantQuestion.create({ data: { user_id, question: 'q', answer: {} } });
    const host = await app.aUser({ tier: 'pro' });
    await app.prisma.familyMember.create({ data: { user_id, owner_id: host.id, joined_at: new Date() } });
    return { ...attacker, netflix, connection_id };
  }
  const decisionOn = (found: Detection, kind: DecisionKind, subscription_id: string | null) => {
    const { user_id, source, fingerprint, currency, billing_cycle, billing_interval } = found;
    return { user_id, source, fingerprint, currency, billing_cycle, billing_interval, kind, subscription_id };
  };

  it('hands it over without whatever opened, fed or named it; the subscriptions stay', async () => {
    const attacker = await theirAccount();
    const verification = linkIn((await app.mailTo(attacker.email, /doğrula/)).text);
    const token = await resetLink(attacker.email);
    const { status, body } = await reset(token, 'artik benim parolam');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: attacker.id, email_verified: true, name: attacker.email.split('@')[0] });
    expect((await app.request('GET', '/auth/me', withToken(attacker.token))).status).toBe(401);
    expect((await login(attacker.email, attacker.password)).status).toBe(401);
    const asAttacker = withToken(attacker.token);
    const verify = app.request('POST', '/auth/email/verify', { body: { token: verification }, ...asAttacker });
    expect(refused(await verify).code).toBe('link_invalid');
    const owner = await app.prisma.user.findUniqueOrThrow({
      where: { id: attacker.id },
      include: {
        ...{ mail_connections: true, secrets: true, decisions: true, membership: true, one_time_codes: true },
        ...{ detections: { include: { charges: true } }, statement_imports: true, open_lines: true },
        ...{ subscriptions: true, assistant_questions: true, sessions: true },
      },
    });
    expect(owner).toMatchObject({ google_subject: null, mail_connections: [], secrets: [], membership: null });
    expect(owner).toMatchObject({ statement_imports: [], open_lines: [], assistant_questions: [], one_time_codes: [] });
    expect(owner.subscriptions.map(({ id }) => id)).toEqual([attacker.netflix.id]);
    expect(owner.sessions).toHaveLength(1);
    expect(owner.decisions.map(({ kind }) => kind)).toEqual(['tracked']);
    expect(owner.detections.map(({ service_name, charges }) => [service_name, charges.length])).toEqual([
      ['Tracked', 2],
    ]);
    const { body: activity } = await app.request('GET', '/account/activity', withToken(body.token));
    expect(activity.map(({ kind }: { kind: string }) => kind)).toEqual([
      'password_reset',
      'preregistration_dropped',
      'signed_up',
    ]);
    const mail = await app.mailTo(attacker.email, /artık senin/);
    expect(mail.text).toContain('Abonelikler duruyor');
    expect(mail.text).not.toContain('Ece');
    expect(await app.mailsTo(attacker.email, /değişti/)).toEqual([]);
  });

  it('knows the browser of the owner from then on, and no longer that of whoever opened it', async () => {
    const attacker = await somebody();
    const browserOf = ({ headers }: { headers: Headers }) =>
      headers
        .getSetCookie()
        .map((pair) => pair.replace(/;.*/, ''))
        .find((pair) => pair.startsWith('browser=')) ?? '';
    const own = browserOf(await login(attacker.email, attacker.password));
    const guess = async (cookie: string) => {
      // So many wrong passwords from everywhere that only known browsers may try.
      await app.prisma.rateLimit.upsert({
        where: { key: `login:account:${accountKey(attacker.email)}` },
        create: { key: `login:account:${accountKey(attacker.email)}`, count: 100, resets_at: new Date('2040-01-01') },
        update: { count: 100 },
      });
      const body = { email: attacker.email, password: 'tahmin' };
      return (await app.request('POST', '/auth/login', { body, headers: { cookie } })).status;
    };
    expect(await guess(own)).toBe(401);
    const token = await resetLink(attacker.email);
    const owner = browserOf(await reset(token, 'artik benim parolam'));
    expect(await guess(own)).toBe(429);
    expect(await guess(owner)).toBe(401);
  });

  it('takes nothing of an account whose address was confirmed with its own session', async () => {
    const { email, token: session, id } = await somebody();
    await aConnection(app.prisma, { id });
    const confirmation = linkIn((await app.mailTo(email, /doğrula/)).text);
    await app.request('POST', '/auth/email/verify', { body: { token: confirmation }, ...withToken(session) });
    const token = await resetLink(email);
    const { body } = await reset(token, 'yine benim 42');
    expect(body.user.name).toBe('Ece');
    expect(await app.prisma.mailConnection.count({ where: { user_id: id } })).toBe(1);
    expect((await app.mailTo(email, /değişti/)).text).toContain('az önce');
  });
});

it('an invented link to a new password costs no hash', async () => {
  const hash = vi.spyOn(bcrypt, 'hash').mockClear();
  for (const letter of ['A', 'B']) await reset(letter.repeat(43), 'hic olmayacak parola');
  expect(hash).not.toHaveBeenCalled();
});

describe('changing a password', () => {
  const change = (token: string, body: object) =>
    app.request('POST', '/auth/password/change', { ...withToken(token), body });

  it('needs the present one, keeps this session and ends the others', async () => {
    const { email, password, token } = await somebody();
    const other = (await login(email, password)).body.token as string;
    const next = 'bundan sonraki parola';
    expect(refused(await change(token, { password: next })).errors?.[0]?.field).toBe('current_password');
    expect(refused(await change(token, { current_password: 'yanlis', password: next })).code).toBe('invalid_input');
    expect((await change(token, { current_password: password, password: next })).status).toBe(204);
    expect((await app.request('GET', '/auth/me', withToken(token))).status).toBe(200);
    expect((await app.request('GET', '/auth/me', withToken(other))).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
  });

  it('counts wrong guesses apart from sign-ins, and after ten refuses the right one too', async () => {
    const { email, password, token } = await somebody();
    const guesses = Array.from({ length: 10 }, () =>
      change(token, { current_password: 'tahmin', password: 'yeni parolam 1' }),
    );
    await Promise.all(guesses);
    const right = await change(token, { current_password: password, password: 'yeni parolam 1' });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(email, password)).status).toBe(200);
  });

  it('adds one to an account without one, after a fresh sign-in', async () => {
    const user = await app.aUser();
    await app.prisma.user.update({ where: { id: user.id }, data: { password_hash: null, google_subject: user.id } });
    const add = () => change(user.token, { password: 'ilk parolam benim' });
    expect((await add()).status).toBe(403);
    await app.prisma.session.updateMany({
      where: { user_id: user.id },
      data: { created_at: new Date('2026-11-21T08:55:00Z') },
    });
    expect((await add()).status).toBe(204);
    expect((await login(user.email, 'ilk parolam benim')).status).toBe(200);
  });
});

describe('an address', () => {
  const verify = (body: object, more: object = {}) => app.request('POST', '/auth/email/verify', { body, ...more });
  const isVerified = async (id: string) => (await app.prisma.user.findUniqueOrThrow({ where: { id } })).email_verified;
  const verificationLink = async (email: string) => linkIn((await app.mailTo(email, /doğrula/)).text);

  it('is verified by the link of the sign-up mail, in the language of the user', async () => {
    const { email, token } = await somebody();
    const mail = await app.mailTo(email, /doğrula/);
    expect(mail.html).toContain('lang="tr"');
    const link = linkIn(mail.text);
    expect((await verify({ token: link }, withToken(token))).status).toBe(204);
    expect((await app.request('GET', '/auth/me', withToken(token))).body.email_verified).toBe(true);
    expect(refused(await verify({ token: link }, withToken(token))).code).toBe('link_invalid');
  });

  it('is verified by the cookie of the account as well as by its password', async () => {
    const one = await somebody();
    const headers = { cookie: `session=${one.token}`, 'sec-fetch-site': 'same-origin' };
    expect((await verify({ token: await verificationLink(one.email) }, { headers })).status).toBe(204);
    expect(await isVerified(one.id)).toBe(true);
    const two = await somebody();
    const body = { token: await verificationLink(two.email), password: two.password };
    expect((await verify(body)).status).toBe(204);
    expect(await isVerified(two.id)).toBe(true);
  });

  it('is not verified for whoever opened the account, by the owner who presses the link of the mail', async () => {
    const attacker = await somebody();
    const token = await verificationLink(attacker.email);
    const owner = await app.aUser();
    const attempts: [object, object][] = [
      [{ token }, {}],
      [{ token }, { as: owner }],
      [{ token }, { headers: { cookie: 'session=invalid', 'sec-fetch-site': 'same-origin' } }],
      [{ token }, { headers: { authorization: 'Bearer invalid', cookie: `session=${attacker.token}` } }],
    ];
    for (const [body, more] of attempts) {
      const answer = refused(await verify(body, more));
      expect(answer).toMatchObject({ status: 422, code: 'password_required', errors: [{ field: 'password' }] });
    }
    expect(refused(await verify({ token, password: 'benim parolam' })).errors?.[0]).toMatchObject({
      field: 'password',
    });
    expect(await isVerified(attacker.id)).toBe(false);
    // The link is not spent: the person who opened the account can still confirm it, if the mailbox is theirs.
    expect((await verify({ token }, withToken(attacker.token))).status).toBe(204);
  });

  it('counts a wrong password like a sign-in does, and the link survives', async () => {
    const { email, password, token: session } = await somebody();
    const token = await verificationLink(email);
    const answers = await Promise.all(Array.from({ length: 11 }, () => verify({ token, password: 'tahmin' })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await verify({ token, password })).status).toBe(429);
    expect((await login(email, password)).status).toBe(429);
    expect((await verify({ token }, withToken(session))).status).toBe(204);
  });

  it('is not verified with a session or a password that ends meanwhile', async () => {
    const attacker = await somebody();
    const token = await verificationLink(attacker.email);
    const link = await resetLink(attacker.email);
    const [byLink, byPassword] = await Promise.all([
      reset(link, 'simdi benim parolam'),
      verify({ token, password: attacker.password }),
    ]);
    expect(byLink.status).toBe(200);
    // Either order is right: what was confirmed before is an account with its own password, and is not cleaned.
    expect([204, 422]).toContain(byPassword.status);
    expect((await verify({ token }, withToken(attacker.token))).status).toBe(422);
  });

  it('stands in no mail with a name before it is proven', async () => {
    const { email, token } = await somebody();
    expect((await app.mailTo(email, /doğrula/)).text).toMatch(/^Merhaba,\n/);
    await resetLink(email);
    expect((await app.mailTo(email, /şifre/)).text).not.toContain('Ece');
    await verify({ token: await verificationLink(email) }, withToken(token));
    await resetLink(email);
    const named = async () =>
      (await app.mailsTo(email, /şifre/)).some(({ text }) => text?.startsWith('Merhaba Ece,\n'));
    await vi.waitUntil(named, { timeout: 15_000 });
  });

  it('gets the link again on request, and no more once it is confirmed', async () => {
    const { email, token, id } = await somebody();
    await app.mailTo(email, /doğrula/);
    expect((await app.request('POST', '/auth/email/resend', withToken(token))).status).toBe(202);
    await app.prisma.user.update({ where: { id }, data: { email_verified: true } });
    expect((await app.request('POST', '/auth/email/resend', withToken(token))).status).toBe(202);
    const jobs = await app.container.pool.query("SELECT 1 FROM pgboss.job WHERE data ->> 'email' = $1", [email]);
    expect(jobs.rowCount).toBe(2);
  });

  it('is sent nothing that somebody else wrote', async () => {
    const email = 'hedef@example.com';
    const signUp = (name: string) =>
      app.request('POST', '/auth/signup', { body: { email, password: 'bir uzun parola x', name } });
    for (const name of [
      'Odul! https://kotu.example/al <b>x</b>\r\nBcc: y@z.example',
      'security: confirm at kumbara\u2011x\uFF0Ecom',
      'kumbara\u3002com',
    ])
      expect(refused(await signUp(name)).errors?.[0]).toMatchObject({ field: 'name' });
    expect((await signUp('Odul icin ara 0555')).status).toBe(201);
    const mail = await app.mailTo(email);
    expect(`${mail.text}${mail.html}`).not.toContain('Odul');
    expect(mail.headers.get('bcc')).toBeUndefined();
  });
});
