import { describe, expect, it } from 'vitest';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { refused, runApp } from '#testing/running-app.ts';

const app = runApp();
hashQuickly();

let count = 0;
/** Somebody who signed up as people do. */
async function somebody() {
  count += 1;
  const email = `kisi${count}@example.com`;
  const password = `bir uzun parola ${count}`;
  const { body } = await app.request('POST', '/auth/signup', { body: { email, password, name: 'Ece' } });
  return { email, password, token: body.token as string, id: body.user.id as string };
}
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const login = (email: string, password: string) => app.request('POST', '/auth/login', { body: { email, password } });
const linkIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
async function resetLink(email: string) {
  expect((await app.request('POST', '/auth/password/forgot', { body: { email } })).status).toBe(202);
  return linkIn((await app.mailTo(email, /şifre/)).text);
}

describe('a forgotten password', () => {
  it('is replaced with the link of a mail, once, and every session ends', async () => {
    const { email, token } = await somebody();
    const link = await resetLink(email);
    const reset = { token: link, password: 'yepyeni bir parola' };
    expect((await app.request('POST', '/auth/password/reset', { body: reset })).status).toBe(204);
    expect((await app.request('GET', '/auth/me', withToken(token))).status).toBe(401);
    expect((await login(email, reset.password)).body.user.email_verified).toBe(true);
    const again = await app.request('POST', '/auth/password/reset', {
      body: { ...reset, password: 'bir baska parola' },
    });
    expect(refused(again).code).toBe('link_invalid');
    expect((await login(email, reset.password)).status).toBe(200);
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
    const weak = await app.request('POST', '/auth/password/reset', { body: { token: link, password: 'password123' } });
    expect(refused(weak).errors?.[0]?.field).toBe('password');
    const good = await app.request('POST', '/auth/password/reset', {
      body: { token: link, password: 'saglam bir parola' },
    });
    expect(good.status).toBe(204);
  });

  it('is set by one of many who open the same link at once', async () => {
    const { email } = await somebody();
    const link = await resetLink(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        app.request('POST', '/auth/password/reset', { body: { token: link, password: `ayni anda ${n} parola` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
  });

  it('is not set with a link that is too old, invented or made for something else', async () => {
    const { email } = await somebody();
    const verification = linkIn((await app.mailTo(email, /doğrula/)).text);
    const link = await resetLink(email);
    const attempt = (token: string) =>
      app.request('POST', '/auth/password/reset', { body: { token, password: 'hic olmayacak parola' } });
    expect(refused(await attempt(verification)).code).toBe('link_invalid');
    expect(refused(await attempt('A'.repeat(43))).code).toBe('link_invalid');
    app.setToday('2026-11-23');
    expect(refused(await attempt(link)).code).toBe('link_invalid');
  });

  it('is mailed at most five times an hour, without a word about it', async () => {
    const { email } = await somebody();
    for (let n = 0; n < 7; n += 1)
      expect((await app.request('POST', '/auth/password/forgot', { body: { email } })).status).toBe(202);
    await app.mailTo(email, /Yeni şifre/);
    const jobs = await app.container.pool.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'account-mail' AND data ->> 'email' = $1 AND data ->> 'kind' = 'reset_password'",
      [email],
    );
    expect(jobs.rowCount).toBe(5);
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

  it('counts wrong guesses like a sign-in does, and then refuses the right one too', async () => {
    const { email, password, token } = await somebody();
    const guesses = Array.from({ length: 10 }, () =>
      change(token, { current_password: 'tahmin', password: 'yeni parolam 1' }),
    );
    await Promise.all(guesses);
    const right = await change(token, { current_password: password, password: 'yeni parolam 1' });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(email, password)).status).toBe(429);
  });

  it('adds one to an account without one, after a fresh sign-in', async () => {
    const user = await app.aUser();
    await app.prisma.user.update({ where: { id: user.id }, data: { password_hash: null, google_subject: user.id } });
    const stale = await app.request('POST', '/auth/password/change', {
      as: user,
      body: { password: 'ilk parolam benim' },
    });
    expect(stale.status).toBe(403);
    await app.prisma.session.updateMany({
      where: { user_id: user.id },
      data: { created_at: new Date('2026-11-21T08:55:00Z') },
    });
    const fresh = await app.request('POST', '/auth/password/change', {
      as: user,
      body: { password: 'ilk parolam benim' },
    });
    expect(fresh.status).toBe(204);
    expect((await login(user.email, 'ilk parolam benim')).status).toBe(200);
  });
});

describe('an address', () => {
  it('is verified by the link of the sign-up mail, in the language of the user', async () => {
    const { email, token } = await somebody();
    const mail = await app.mailTo(email, /doğrula/);
    expect(mail.html).toContain('lang="tr"');
    const link = linkIn(mail.text);
    expect((await app.request('POST', '/auth/email/verify', { body: { token: link } })).status).toBe(204);
    expect((await app.request('GET', '/auth/me', withToken(token))).body.email_verified).toBe(true);
    expect(refused(await app.request('POST', '/auth/email/verify', { body: { token: link } })).code).toBe(
      'link_invalid',
    );
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

  it('is not verified by another user’s link', async () => {
    const email = 'hedef@example.com';
    await app.request('POST', '/auth/signup', {
      body: {
        email,
        password: 'bir uzun parola x',
        name: 'Odul! https://kotu.example/al <b>x</b>\r\nBcc: y@z.example',
      },
    });
    const mail = await app.mailTo(email);
    expect(mail.text).not.toContain('https://kotu');
    expect(mail.text).not.toContain('kotu.example');
    expect(mail.html).not.toContain('<b>x');
    expect(mail.headers.get('bcc')).toBeUndefined();
  });
});
