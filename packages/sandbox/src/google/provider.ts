import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { html } from '#html.ts';
import { languageOf, sendPage, type Text } from '#pages.ts';
import { claimsOf, type Person } from './people.ts';
import { createStore } from './store.ts';

export type Client = { id: string; secret: string; redirectUris: string[] };

/** Google's paths, below the issuer. Userinfo must end as it does: the client library tells Google's formats by it. */
export const paths = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  userinfo: '/v1/userinfo',
  jwks: '/oauth2/v3/certs',
  revoke: '/revoke',
};

export const sessionCookie = 'google-session';

const hour = 3600;
const refused: Text = { tr: 'Erişim engellendi', en: 'Access blocked' };

/**
 * An OpenID Connect server in Google's shape, which asks at every visit who one is.
 *
 * @param personOf who is behind a `sub` at the moment
 */
export function createProvider(
  issuer: string,
  client: Client,
  personOf: (sub: string) => Person | undefined,
): Provider {
  return new Provider(issuer, {
    adapter: createStore(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        client_name: 'Kumbara',
        redirect_uris: client.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
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
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'picture', 'locale'],
      email: ['email', 'email_verified'],
    },
    // Google says who somebody is in the id token, too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    extraParams: ['access_type', 'include_granted_scopes'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: askingEveryTime(), url: (_ctx, { uid }) => `${new URL(issuer).pathname}/choose/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = personOf(sub);
      return person && { accountId: sub, claims: async () => claimsOf(person, issuer) };
    },
    renderError: (ctx, { error, error_description }) => {
      const title = refused[languageOf(ctx.req)];
      const words = [error, error_description].filter(Boolean).join(': ');
      ctx.respond = false;
      sendPage(ctx.req, ctx.res, { status: ctx.status, title, body: html`<h1>${title}</h1><pre>${words}</pre>` });
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 600,
      Grant: 24 * hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
  } satisfies Configuration);
}

/** Google shows its account chooser when asked to (`prompt=select_account`), and this one always. */
function askingEveryTime() {
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

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
