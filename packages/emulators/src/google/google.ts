import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import type { Provider } from 'oidc-provider';
import { createFaults } from '#faults/faults.ts';
import { createRequestLog } from '#faults/request-log.ts';
import { serve } from '#faults/serve.ts';
import { tokenTraffic } from '#faults/token-traffic.ts';
import { createMailboxes } from '#mailbox/mailboxes.ts';
import { createChoice } from './choice.ts';
import { createConsents } from './consents.ts';
import { createEnds } from './ends.ts';
import { answerBatch } from './gmail/batch.ts';
import { createGmail, type GmailSettings, usualUnits } from './gmail/gmail.ts';
import { nameOf, type Person, testPeople } from './people.ts';
import { type Client, createProvider, paths } from './provider.ts';
import { createStore } from './store.ts';

export type GoogleSettings = GmailSettings & { accessTokenSeconds: number; latency: number };

/**
 * Google's sign-in, below `/google`, and Gmail: what the real ones do with a browser and with a server. Gmail's paths
 * stand at the root (`api`), for Google's client takes another host but no other path.
 */
export function playGoogle({ origin, appOrigins }: { origin: string; appOrigins: readonly string[] }) {
  const issuer = `${origin}/google`;
  const people = testPeople();
  const client: Client = {
    id: 'kumbara-sandbox',
    secret: randomBytes(24).toString('base64url'),
    redirectUris: appOrigins.flatMap((origin) => [`${origin}/api/auth/google/callback`, `${origin}/email-callback`]),
  };
  const settings: GoogleSettings = {
    accessTokenSeconds: 3600,
    latency: 0,
    unitsPerMinute: 6_000,
    units: { ...usualUnits },
  };
  /** By `sub`: whoever was chosen last is what the account looks like now. */
  const accounts = new Map<string, Person>();
  const store = createStore();
  const provider: Provider = createProvider({
    issuer,
    client,
    store,
    personOf: (sub) => accounts.get(sub),
    mayRefresh: (grantId) => consents.mayRefresh(grantId),
    accessTokenSeconds: () => settings.accessTokenSeconds,
  });
  const consents = createConsents(provider);
  const faults = createFaults();
  const requests = createRequestLog();
  const personById = (id: unknown) => people.find((person) => person.id === id);
  const mailboxes = createMailboxes((id) => {
    const person = personById(id);
    return person && { account: person.sub, name: nameOf(person), email: person.email, story: person.story };
  });

  const gmail = createGmail({
    settings,
    faults,
    async accountOf(token) {
      const found = await provider.AccessToken.find(token);
      const person = found?.accountId === undefined ? undefined : accounts.get(found.accountId);
      if (!found?.isValid || !person) return undefined;
      return { mailbox: await mailboxes.of(person.id), email: person.email, scopes: found.scopes };
    },
  });

  const choose = createChoice({ provider, people, accounts, consents, appOrigins });
  const ends = createEnds({ provider, store, consents, personOf: (sub) => accounts.get(sub) });
  const routes = Router();
  routes.use([paths.token, paths.revoke], tokenTraffic({ log: requests, faults }));
  routes.use(choose.routes, ends.routes, provider.callback());

  const api = Router();
  const latency = () => settings.latency;
  api.use('/batch', serve({ log: requests, answer: (call) => answerBatch(call, gmail.answer), latency }));
  api.use('/gmail', serve({ log: requests, answer: gmail.answer, latency }));

  return {
    routes,
    api,
    people,
    settings,
    mailboxes,
    faults,
    requests,
    /** The access tokens of a person, from now on refused; what they are refreshed with is left. */
    expireAccessTokens: (personId: string) => store.forget(personById(personId)?.sub ?? '', ['AccessToken']),
    /** As when somebody removes the application in their Google account. */
    revokeGrants: (personId: string) => ends.endAll(personById(personId)?.sub ?? ''),
    environment: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_AUTH_URL: issuer + paths.authorization,
      GOOGLE_TOKEN_URL: issuer + paths.token,
      GOOGLE_USERINFO_URL: issuer + paths.userinfo,
      GOOGLE_KEYS_URL: issuer + paths.jwks,
      GOOGLE_REVOKE_URL: issuer + paths.revoke,
      GMAIL_API_URL: origin,
    },
  };
}
