import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { html } from '#html.ts';
import { languageOf, sendPage, type Text } from '#pages.ts';
import type { OidcStore } from './oidc-store.ts';
import { scopes, toLongScopes } from './scopes.ts';
import { claimsOf, type GoogleUser } from './users.ts';

export type Client = { id: string; secret: string; redirectUris: string[] };

/** Google's paths below the issuer. The client library recognises Google's format by the end of the userinfo path. */
export const paths = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  userinfo: '/v1/userinfo',
  jwks: '/oauth2/v3/certs',
  revoke: '/revoke',
};

export const sessionCookie = 'google-session';

const hour = 3600;
const profileClaims = ['name', 'given_name', 'family_name', 'picture', 'locale'];
const emailClaims = ['email', 'email_verified'];
const refused: Text = { tr: 'Erişim engellendi', en: 'Access blocked' };

type ProviderOptions = {
  issuer: string;
  client: Client;
  store: OidcStore;
  /** The user that was chosen last for a `sub`. */
  userOf(sub: string): GoogleUser | undefined;
  /** Returns true if a grant comes with a refresh token. */
  mayRefresh(grantId: string | undefined): boolean;
  accessTokenSeconds(): number;
};

/** An OpenID Connect server like Google's, which shows the account chooser for every request. */
export function createProvider({
  issuer,
  client,
  store,
  userOf,
  mayRefresh,
  accessTokenSeconds,
}: ProviderOptions): Provider {
  const provider = new Provider(issuer, {
    adapter: store.adapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        client_name: 'Kumbara',
        redirect_uris: client.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [createSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: sessionCookie, interaction: 'google-interaction', resume: 'google-resume' },
    },
    routes: {
      authorization: paths.authorization,
      token: paths.token,
      userinfo: paths.userinfo,
      jwks: paths.jwks,
    },
    scopes,
    claims: {
      openid: ['sub'],
      profile: profileClaims,
      email: emailClaims,
      'https://www.googleapis.com/auth/userinfo.profile': profileClaims,
      'https://www.googleapis.com/auth/userinfo.email': emailClaims,
    },
    // Google's id tokens contain the profile claims.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: ['access_type'],
    issueRefreshToken: async (_ctx, _client, { grantId }) => mayRefresh(grantId),
    // Google's refresh tokens are not rotated and outlive the session of the browser.
    rotateRefreshToken: false,
    expiresWithSession: async () => false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: createPromptPolicy(), url: (_ctx, { uid }) => `${new URL(issuer).pathname}/choose/${uid}` },
    findAccount: (_ctx, sub) => {
      const user = userOf(sub);
      return user && { accountId: sub, claims: async () => claimsOf(user, issuer) };
    },
    renderError: (ctx, { error, error_description }) => {
      const title = refused[languageOf(ctx.req)];
      const words = [error, error_description].filter(Boolean).join(': ');
      ctx.respond = false;
      sendPage(ctx.req, ctx.res, { status: ctx.status, title, body: html`<h1>${title}</h1><pre>${words}</pre>` });
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 600,
      Grant: 180 * 24 * hour,
      RefreshToken: 180 * 24 * hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
  } satisfies Configuration);
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === paths.token) ctx.body = toGoogleTokenBody(ctx.body, (ctx.oidc?.params ?? {}) as Parameters);
  });
  return provider;
}

type Parameters = { grant_type?: string };

/** Converts a response of the token endpoint to Google's format. A refresh does not repeat the refresh token. */
function toGoogleTokenBody(body: unknown, { grant_type }: Parameters): unknown {
  if (!body || typeof body !== 'object') return body;
  const refreshes = grant_type === 'refresh_token';
  if ('error' in body) {
    const words: Record<string, string> = {
      invalid_grant: refreshes ? 'Token has been expired or revoked.' : 'Bad Request',
      invalid_client: 'The provided client secret is invalid.',
    };
    return 'error_description' in body
      ? { error: body.error, error_description: words[String(body.error)] ?? body.error_description }
      : body;
  }
  const withLongScopes = 'scope' in body ? { ...body, scope: toLongScopes(String(body.scope)) } : body;
  return refreshes ? { ...withLongScopes, refresh_token: undefined } : withLongScopes;
}

/** Shows the account chooser for every request. Google shows it only with `prompt=select_account`. */
function createPromptPolicy() {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('choose', 'Somebody has to be chosen', 'login_required', ({ oidc }) =>
        oidc.result?.login || oidc.result?.error ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

function createSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
