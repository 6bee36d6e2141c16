import { describe, expect, it } from 'vitest';
import { aSubscription, refused, runApp } from '#testing/running-app.ts';

const home = 'https://kumbara.example';
const app = runApp({ APP_ORIGIN: `${home},https://second.example` });

/** Headers by which browsers and programs name the origin of a request; true: the request is allowed. */
const shapes: [headers: Record<string, string>, withCookie: boolean, withBearer: boolean][] = [
  [{}, false, true],
  [{ 'sec-fetch-site': 'same-origin' }, true, true],
  [{ 'sec-fetch-site': 'same-origin', origin: home }, true, true],
  [{ 'sec-fetch-site': 'same-site', origin: home }, false, false],
  [{ 'sec-fetch-site': 'cross-site', origin: home }, false, false],
  [{ 'sec-fetch-site': 'cross-site' }, false, false],
  [{ 'sec-fetch-site': 'none' }, false, false],
  [{ 'sec-fetch-site': '' }, false, false],
  [{ origin: home }, true, true],
  [{ origin: 'https://second.example' }, true, true],
  [{ origin: 'http://kumbara.example' }, false, false],
  [{ origin: `${home}.evil.example` }, false, false],
  [{ origin: `${home}:444` }, false, false],
  [{ origin: 'null' }, false, false],
  [{ referer: `${home}/dashboard` }, false, true],
];

describe.each(shapes)('a request that says %o', (headers, withCookie, withBearer) => {
  it(`${withCookie ? 'may' : 'may not'} act by cookie and ${withBearer ? 'may' : 'may not'} by token`, async () => {
    const user = await app.aUser({ tier: 'pro' });
    const cookie = `other=1; __Host-session=${user.token}`;
    const byCookie = await app.request('POST', '/subscriptions', {
      body: aSubscription(),
      headers: { ...headers, cookie },
    });
    expect(byCookie.status).toBe(withCookie ? 201 : 403);
    if (!withCookie) expect(refused(byCookie).code).toBe('foreign_origin');
    const byToken = await app.request('POST', '/subscriptions', { as: user, body: aSubscription(), headers });
    expect(byToken.status).toBe(withBearer ? 201 : 403);
  });

  it('may read by cookie: nobody else can see the answer', async () => {
    const user = await app.aUser();
    const cookie = `__Host-session=${user.token}`;
    expect((await app.request('GET', '/auth/me', { headers: { ...headers, cookie } })).status).toBe(200);
  });
});

it('refuses sign-in from a foreign page, before every other check', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/auth/login', '/auth/signup', '/bank-statement/upload', '/no-such-call']) {
    const answer = await app.request('POST', path, { body: '{not json', headers: foreign });
    expect(answer.status).toBe(403);
  }
});

it('lets a program without a cookie sign in', async () => {
  const person = { name: 'Ada', email: 'ada@example.com', password: 'düş-kapanı-42' };
  const { status, headers } = await app.request('POST', '/auth/signup', { body: person });
  expect(status).toBe(201);
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
});
