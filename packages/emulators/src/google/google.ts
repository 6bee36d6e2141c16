import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import type { Provider } from 'oidc-provider';
import { createFaults } from '#http/fault-injection.ts';
import { createRequestLog } from '#http/request-log.ts';
import { serveApi } from '#http/serve.ts';
import { injectTokenFaults } from '#http/token-endpoint-faults.ts';
import { createMailboxes } from '#mailbox/mailboxes.ts';
import { createConsents } from './consents.ts';
import { createGmail, defaultUnits, type GmailSettings } from './gmail/gmail.ts';
import { createOidcStore } from './oidc-store.ts';
import { type Client, createProvider, paths } from './provider.ts';
import { createRevocation } from './revocation.ts';
import { createSignInRoutes } from './sign-in-routes.ts';
import { createTestUsers, type GoogleUser, nameOf } from './users.ts';

export type GoogleSettings = GmailSettings & { accessTokenSeconds: number; latency: number };

/**
 * Emulates Google's sign-in below `/google`, and Gmail. Gmail's paths stand at the root (`api`), because Google's client
 * can be configured with another host but no other path.
 */
export function createGoogleEmulator({ origin, appOrigins }: { origin: string; appOrigins: readonly string[] }) {
  const issuer = `${origin}/google`;
  const users = createTestUsers();
  const client: Client = {
    id: 'kumbara-sandbox',
    secret: randomBytes(24).toString('base64url'),
    redirectUris: appOrigins.flatMap((origin) => [`${origin}/api/auth/google/callback`, `${origin}/email-callback`]),
  };
  const settings: GoogleSettings = {
    accessTokenSeconds: 3600,
    latency: 0,
    unitsPerMinute: 6_000,
    units: { ...defaultUnits },
  };
  /** By `sub`: the user that was chosen last. */
  const accounts = new Map<string, GoogleUser>();
  const store = createOidcStore();
  const provider: Provider = createProvider({
    issuer,
    client,
    store,
    userOf: (sub) => accounts.get(sub),
    mayRefresh: (grantId) => consents.mayRefresh(grantId),
    accessTokenSeconds: () => settings.accessTokenSeconds,
  });
  const consents = createConsents(provider);
  const faults = createFaults();
  const requests = createRequestLog();
  const findUser = (id: unknown) => users.find((user) => user.id === id);
  const mailboxes = createMailboxes((id) => {
    const user = findUser(id);
    return user && { account: user.sub, name: nameOf(user), email: user.email, fixture: user.fixture };
  });

  const gmail = createGmail({
    settings,
    faults,
    async accountOf(token) {
      const found = await provider.AccessToken.find(token);
      const user = found?.accountId === undefined ? undefined : accounts.get(found.accountId);
      if (!found?.isValid || !user) return undefined;
      return { mailbox: await mailboxes.of(user.id), email: user.email, scopes: found.scopes };
    },
  });

  const signIn = createSignInRoutes({ provider, users, accounts, consents, appOrigins });
  const revocation = createRevocation({ provider, store, consents });
  const routes = Router();
  routes.use([paths.token, paths.revoke], injectTokenFaults({ log: requests, faults }));
  routes.use(signIn.routes, revocation.routes, provider.callback());

  const api = Router();
  api.use('/gmail', serveApi({ log: requests, answer: gmail.answer, latency: () => settings.latency }));

  return {
    routes,
    api,
    users,
    settings,
    mailboxes,
    faults,
    requests,
    /** Expires the access tokens of a user. Refresh tokens stay valid. */
    expireAccessTokens: (userId: string) => store.forget(findUser(userId)?.sub ?? '', ['AccessToken']),
    /** Revokes all grants, as when the user removes the application in the Google account. */
    revokeGrants: (userId: string) => revocation.revokeAll(findUser(userId)?.sub ?? ''),
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
