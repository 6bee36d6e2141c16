import { inspect } from 'node:util';
import { type Emulators, startEmulators } from '@kumbara/emulators';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aGooglePerson,
  aMicrosoftPerson,
  aVerifier,
  connect,
  consent,
  gmailClientOf,
  outlookClientOf,
  redirectUrl,
  tokensFrom,
} from './contract-over-emulators.ts';
import { createGmail } from './gmail.adapter.ts';
import { createOutlook } from './outlook.adapter.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
});
afterEach(() => {
  emulators.google.faults.clear();
  emulators.microsoft.faults.clear();
});
afterAll(() => emulators.close());

const providers = {
  gmail: {
    create: () => createGmail(gmailClientOf(emulators)),
    person: () => aGooglePerson(emulators),
    played: () => emulators.google,
    scopes: ['https://www.googleapis.com/auth/gmail.readonly'],
    secret: () => emulators.environment.GOOGLE_CLIENT_SECRET,
  },
  outlook: {
    create: () => createOutlook(outlookClientOf(emulators)),
    person: () => aMicrosoftPerson(emulators),
    played: () => emulators.microsoft,
    scopes: ['offline_access', 'User.Read', 'Mail.Read'],
    secret: () => emulators.environment.MICROSOFT_CLIENT_SECRET,
  },
};

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it went well'),
    (error: unknown) => error as Error,
  );
const codeOf = (url: URL) => url.searchParams.get('code') ?? '';

describe.each(['gmail', 'outlook'] as const)('connecting %s', (name) => {
  const { create, person, played, scopes, secret } = providers[name];

  /** A user who has consented and whose code is not redeemed yet. */
  async function agreed() {
    const provider = create();
    const attempt = { redirectUrl, verifier: aVerifier() };
    const who = person();
    return { provider, attempt, who, back: await consent(provider.address({ ...attempt, state: 'a-state' }), who) };
  }

  it('asks for reading mail and nothing more, with a challenge that hides the verifier', () => {
    const verifier = aVerifier();
    const address = new URL(create().address({ redirectUrl, verifier, state: 'outlook_auth' }));
    expect(address.searchParams.get('scope')?.split(' ')).toEqual(scopes);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    expect(address.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(address.searchParams.get('state')).toBe('outlook_auth');
    expect(address.searchParams.get('redirect_uri')).toBe(redirectUrl);
    expect(address.href).not.toContain(verifier);
    expect(address.href).not.toContain(secret());
  });

  it('returns the address of the mailbox and its tokens', async () => {
    const { provider, attempt, who, back } = await agreed();
    const { grant, email_address } = await provider.redeem({ ...attempt, code: codeOf(back) });
    expect(email_address).toMatch(new RegExp(`^${who}@`));
    expect(Date.parse(grant.expires_at)).toBeGreaterThan(Date.now());
    expect(Date.parse(grant.expires_at)).toBeLessThan(Date.now() + 3600_000);
    expect(await provider.open(async () => grant.access_token).count({ since: '2026-01-01' })).toBe(0);
  });

  it.each([
    ['with the verifier of another attempt', (attempt: object) => ({ ...attempt, verifier: aVerifier() })],
    ['with an empty verifier', (attempt: object) => ({ ...attempt, verifier: '' })],
    [
      'for another address to come back to',
      (attempt: object) => ({ ...attempt, redirectUrl: 'http://localhost:3000/x' }),
    ],
  ])('refuses a code %s', async (_what, changed) => {
    const { provider, attempt, back } = await agreed();
    const wrong = { ...attempt, ...changed(attempt), code: codeOf(back) };
    expect(await failureOf(provider.redeem(wrong))).toMatchObject({ name: 'MailboxError', kind: 'refused' });
  });

  it.each(['', 'invented', '../../etc/passwd', 'a&grant_type=client_credentials', 'x'.repeat(10_000)])(
    'refuses a code that is none: %j',
    async (code) => {
      const error = await failureOf(create().redeem({ redirectUrl, verifier: aVerifier(), code }));
      expect(error).toMatchObject({ name: 'MailboxError', kind: 'refused' });
    },
  );

  it.each([
    ['is away', 'unavailable'],
    ['hangs up', 'cut'],
    ['answers nonsense', 'malformed'],
    ['is busy', 'rate-limited'],
  ] as const)('says that it may work later when the provider %s, and asks only once', async (_what, fault) => {
    const { provider, attempt, back } = await agreed();
    played().requests.clear();
    played().faults.add({ name: fault, on: /token/ });
    const error = await failureOf(provider.redeem({ ...attempt, code: codeOf(back) }));
    expect(error).toMatchObject({ name: 'MailboxError', kind: 'retry' });
    expect(played().requests.entries()).toHaveLength(1);
  });

  it('lets nothing secret into a failure', async () => {
    const { provider, attempt, back } = await agreed();
    const { grant } = await connect(provider, person());
    const secrets = [attempt.verifier, codeOf(back), secret(), grant.refresh_token, grant.access_token];
    played().faults.add({ name: 'malformed', on: /token/ });
    const failures = [await failureOf(provider.refresh(grant.refresh_token))];
    failures.push(await failureOf(provider.redeem({ ...attempt, code: `${codeOf(back)}x` })));
    failures.push(await failureOf(provider.redeem({ ...attempt, verifier: aVerifier(), code: codeOf(back) })));
    const mailbox = provider.open(async () => `${grant.access_token}x`);
    failures.push(await failureOf(mailbox.count({ since: '2026-01-01' })));
    for (const failure of failures) {
      expect(failure.name).toBe('MailboxError');
      for (const one of secrets) expect(inspect(failure, { depth: 9 })).not.toContain(one);
    }
  });

  it('goes on with a refresh, and keeps what opens the mailbox when it is not replaced', async () => {
    const provider = create();
    const { grant } = await connect(provider, person());
    const next = await provider.refresh(grant.refresh_token);
    expect(next.access_token).not.toBe(grant.access_token);
    expect(next.refresh_token === grant.refresh_token).toBe(name === 'gmail');
    const last = await provider.refresh(next.refresh_token);
    expect(await provider.open(async () => last.access_token).count({ since: '2026-01-01' })).toBe(0);
  });

  it.each(['invented', ''])('asks for a new permission where a refresh token is none: %j', async (token) => {
    expect(await failureOf(create().refresh(token))).toMatchObject({ kind: 'reconnect' });
  });

  it('replaces a token that is refused early once, and then believes it', async () => {
    const provider = create();
    const who = person();
    const { grant } = await connect(provider, who);
    await played().expireAccessTokens(who);
    const tokens = tokensFrom(provider, grant);
    const refused: string[] = [];
    const mailbox = provider.open((one) => {
      if (one) refused.push(one);
      return tokens(one);
    });
    expect(await mailbox.count({ since: '2026-01-01' })).toBe(0);
    expect(refused).toEqual([grant.access_token]);

    const refusedAll = provider.open(async () => 'never good');
    expect(await failureOf(refusedAll.count({ since: '2026-01-01' }))).toMatchObject({ kind: 'reconnect' });
  });

  it('waits for a busy provider as long as it asks, within reason', async () => {
    const provider = create();
    const { grant } = await connect(provider, person());
    const count = () => provider.open(async () => grant.access_token).count({ since: '2026-01-01' });
    for (const fault of ['rate-limited', 'user-rate-limited', 'unavailable', 'cut'] as const) {
      played().faults.add({ name: fault, retryAfter: 0 });
      expect(await count()).toBe(0);
    }
    played().faults.add({ name: 'user-rate-limited', retryAfter: 3600, times: 50 });
    expect(await failureOf(count())).toMatchObject({ kind: 'retry', retryAfterSeconds: 3600 });
  });
});

describe('the end of a permission', () => {
  it('is revoked at Google, also repeatedly', async () => {
    const provider = providers.gmail.create();
    const { grant } = await connect(provider, providers.gmail.person());
    expect(await provider.revoke(grant.refresh_token)).toBe(true);
    expect(await failureOf(provider.refresh(grant.refresh_token))).toMatchObject({ kind: 'reconnect' });
    expect(await provider.revoke(grant.refresh_token)).toBe(true);
    expect(await provider.revoke('invented')).toBe(true);
  });

  it('is refused if the user does not grant reading mail', async () => {
    const provider = providers.gmail.create();
    const attempt = { redirectUrl, verifier: aVerifier() };
    const who = providers.gmail.person();
    const ticked: [string, string][] = [
      ['user', who],
      ['allow', 'yes'],
    ];
    const back = await consent(provider.address({ ...attempt, state: 's' }), who, ticked);
    const error = await failureOf(provider.redeem({ ...attempt, code: codeOf(back) }));
    expect(error).toMatchObject({ name: 'MailboxError', kind: 'refused' });
  });
});
