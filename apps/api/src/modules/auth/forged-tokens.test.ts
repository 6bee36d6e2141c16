import { randomBytes, randomUUID } from 'node:crypto';
import { type IncomingMessage, request as send } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOneTimeCodes } from '#lib/one-time-codes.ts';
import { createSessionTokens } from '#lib/session-tokens.ts';
import { forgeries } from '#testing/forged-tokens.ts';
import { runApp, startOfTime } from '#testing/running-app.ts';

const [active, old] = [randomBytes(32), randomBytes(32)];
const app = runApp({ SESSION_KEYS: `new:${active.toString('base64')},old:${old.toString('base64')}` });
const [userId, sessionId] = [randomUUID(), randomUUID()];
const now = new Date(startOfTime);
const { genuine, forged } = forgeries({ userId, sessionId, active, old, now });
const [token = ''] = genuine;

beforeAll(async () => {
  const plain = { name: 'Ada', language: 'en', currency: 'EUR', time_zone: 'UTC' };
  await app.prisma.user.create({ data: { id: userId, email: 'ada@example.com', ...plain } });
  await app.prisma.session.create({ data: { id: sessionId, user_id: userId, expires_at: new Date('2040-01-01') } });
});

/** Names and values as they go onto the wire, a name more than once where it is given so. */
async function me(headers: string[], path = '/auth/me') {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const { hostname, port } = new URL(app.origin);
    send({ hostname, port, path: `/api${path}`, headers: ['host', 'localhost', ...headers] }, done)
      .once('error', fail)
      .end();
  });
  const body = (await answer.toArray()).join('');
  return { status: answer.statusCode, body, challenge: answer.headers['www-authenticate'] };
}
const bearer = (value: string) => ['authorization', `Bearer ${value}`];
const cookie = (value: string, name = 'session') => ['cookie', `${name}=${encodeURIComponent(value)}`];
const refusal = async () => ({ ...(await me([])), status: 401, challenge: 'Bearer' });

describe('a token', () => {
  it('that we signed is read in header and cookie, also one that an older key of the ring signed', async () => {
    const ours = app.container.tokens.sign(userId, sessionId, new Date(now.getTime() + 604_800_000));
    for (const each of [ours, ...genuine])
      expect([(await me(bearer(each))).status, (await me(cookie(each))).status]).toEqual([200, 200]);
  });

  it.each(forged)('of these forgeries is refused like none at all, in header and cookie: %s', async (_what, value) => {
    expect(await me(bearer(value))).toEqual(await refusal());
    expect(await me(cookie(value))).toEqual(await refusal());
  });

  it(`is forged in ${forged.length} ways here, each another one`, () => {
    expect(new Set([...genuine, ...forged.map(([, value]) => value)]).size).toBe(forged.length + genuine.length);
    expect(forged.length).toBeGreaterThanOrEqual(100);
  });
});

describe('what was made for something else', () => {
  const signed = (user: string, session: string) =>
    app.container.tokens.sign(user, session, new Date('2040-01-01T00:00:00Z'));
  const codes = () => createOneTimeCodes({ prisma: app.prisma, clock: () => now });
  const keyed = (secret: Buffer) =>
    createSessionTokens([{ id: 'new', secret }], () => now).sign(userId, sessionId, new Date('2040-01-01T00:00:00Z'));

  it.each<[string, () => Promise<string> | string]>([
    [
      'the token of a session that was ended by log-out',
      async () => {
        const user = await app.aUser();
        await app.request('POST', '/auth/logout', { as: user });
        return user.token;
      },
    ],
    [
      'the token of a session whose row is over',
      async () => {
        const user = await app.aUser();
        await app.prisma.session.updateMany({ where: { user_id: user.id }, data: { expires_at: now } });
        return user.token;
      },
    ],
    [
      'the token of somebody who was deleted',
      async () => {
        const user = await app.aUser();
        await app.prisma.user.delete({ where: { id: user.id } });
        return user.token;
      },
    ],
    ['my name with somebody else’s session', async () => signed(userId, (await app.aUser()).session_id)],
    ['somebody else’s name with my session', async () => signed((await app.aUser()).id, sessionId)],
    ['my id in place of the session’s', async () => signed(userId, userId)],
    ['the session’s id in place of mine', async () => signed(sessionId, sessionId)],
    ['the id of a session', async () => sessionId],
    ['the link that proves an address', () => codes().issue({ userId, purpose: 'verify_email', seconds: 60 })],
    ['the link that sets a new password', () => codes().issue({ userId, purpose: 'reset_password', seconds: 60 })],
    ['the code of a return from Google', () => codes().issue({ userId, purpose: 'sign_in', seconds: 60 })],
    ['a token under the key of stored secrets', () => keyed(app.container.config.credentialKeys[0]?.secret as Buffer)],
    ['a token under the pepper of passwords', () => keyed(app.container.config.passwordPepper)],
  ])('opens no session: %s', async (_what, make) => {
    const value = await make();
    expect(await me(bearer(value))).toEqual(await refusal());
    expect(await me(cookie(value))).toEqual(await refusal());
  });
});

describe('a good token', () => {
  const bad = forged[0]?.[1] ?? '';

  it.each<[string, string[], string?]>([
    ['in the address', [], `/auth/me?token=${token}`],
    ['in the address, as OAuth names it', [], `/auth/me?access_token=${token}`],
    ['in a header of another name', ['x-auth-token', token]],
    ['in a header of a proxy', ['proxy-authorization', `Bearer ${token}`]],
    ['without its scheme', ['authorization', token]],
    ['in another scheme', ['authorization', `Token ${token}`]],
    ['as a password', ['authorization', `Basic ${Buffer.from(`ada@example.com:${token}`).toString('base64')}`]],
    ['after a tab', ['authorization', `Bearer\t${token}`]],
    ['with a second one behind it', ['authorization', `Bearer ${token} ${token}`]],
    ['with a second one behind a comma', ['authorization', `Bearer ${token}, Bearer ${token}`]],
    ['in a cookie of another name', cookie(token, 'token')],
    ['in a cookie of the name in capitals', cookie(token, 'SESSION')],
    ['in the cookie that https would have', cookie(token, '__Host-session')],
    ['in the cookie of a sign-in with Google', cookie(token, 'sign-in')],
    ['in the header a second time', [...bearer(token), ...bearer(token)]],
    ['in front of a bad one', [...bearer(token), ...bearer(bad)]],
    ['behind a bad one', [...bearer(bad), ...bearer(token)]],
    ['in the cookie, beside a bad header', [...bearer(bad), ...cookie(token)]],
    ['in the cookie, beside an empty header', ['authorization', '', ...cookie(token)]],
    ['behind a bad cookie', ['cookie', `session=${bad}; session=${token}`]],
  ])('counts for nothing %s', async (_where, headers, path) => {
    expect(await me(headers, path)).toEqual(await refusal());
  });

  it('in the header works whatever the cookie is', async () => {
    expect((await me([...bearer(token), ...cookie(bad)])).status).toBe(200);
  });
});
