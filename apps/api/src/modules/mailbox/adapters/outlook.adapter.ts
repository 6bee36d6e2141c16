import { createHash } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  Configuration,
  customFetch,
  ResponseBodyError,
  refreshTokenGrant,
} from 'openid-client';
import { z } from 'zod';
import { MailboxError } from './mailbox.ts';
import type { Grant, MailboxProvider } from './mailbox-provider.ts';
import { check, createOutlookApi } from './outlook-api.ts';
import { openOutlook } from './outlook-mailbox.ts';
import { createProviderFetch } from './provider-fetch.ts';

export type OutlookClient = {
  clientId: string;
  clientSecret: string;
  tenant: string;
  /** `https://login.microsoftonline.com`; the tenant is appended. */
  loginUrl: string;
  /** Graph's root with its version. */
  apiUrl: string;
};

const scope = 'offline_access User.Read Mail.Read';
const meSchema = z.object({ mail: z.string().nullish(), userPrincipalName: z.string().nullish() });
const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive(),
  scope: z.string().default(''),
});
type Tokens = z.output<typeof tokensSchema>;

/**
 * Uses openid-client, because Microsoft's own library does not expose refresh tokens, which are stored encrypted here.
 */
export function createOutlook(client: OutlookClient): MailboxProvider {
  const issuer = `${client.loginUrl.replace(/\/+$/, '')}/${encodeURIComponent(client.tenant)}`;
  const microsoft = new Configuration(
    {
      issuer: `${issuer}/v2.0`,
      authorization_endpoint: `${issuer}/oauth2/v2.0/authorize`,
      token_endpoint: `${issuer}/oauth2/v2.0/token`,
    },
    client.clientId,
    {},
    ClientSecretPost(client.clientSecret),
  );
  microsoft[customFetch] = createProviderFetch({ mostBytes: 64 * 1024, tries: 1 });
  // Allows HTTP for a local emulator; the configuration validates the address.
  if (issuer.startsWith('http:')) allowInsecureRequests(microsoft);

  return {
    address: ({ redirectUrl, verifier, state }) =>
      buildAuthorizationUrl(microsoft, {
        redirect_uri: redirectUrl,
        scope,
        state,
        // Shows the account chooser and the consent screen, because people have several accounts.
        prompt: 'select_account',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).href,

    async redeem({ redirectUrl, verifier, code }) {
      const back = new URL(redirectUrl);
      back.searchParams.set('code', code);
      const { refresh_token, ...tokens } = await exchanged('refused', code, () =>
        authorizationCodeGrant(microsoft, back, { pkceCodeVerifier: verifier }),
      );
      if (!tokens.scope.split(' ').some((one) => /(?:^|\/)mail\.read$/i.test(one))) {
        throw new MailboxError('refused', 'reading mail was not granted');
      }
      if (!refresh_token) throw new MailboxError('refused', 'Microsoft gave no refresh token');
      const grant = grantOf(tokens, refresh_token);
      return { grant, email_address: await addressOf(client.apiUrl, grant) };
    },

    async refresh(refreshToken) {
      const { refresh_token = refreshToken, ...tokens } = await exchanged('reconnect', refreshToken, () =>
        refreshTokenGrant(microsoft, refreshToken, { scope }),
      );
      return grantOf(tokens, refresh_token);
    },

    open: (tokens) => openOutlook(createOutlookApi(client.apiUrl, tokens)),

    // Microsoft has no call to revoke a grant; users do it at https://account.live.com/consent/Manage.
    revoke: async () => false,
  };
}

/** @param meaning the error for a code or token that Microsoft refuses */
async function exchanged(
  meaning: 'refused' | 'reconnect',
  given: string,
  ask: () => Promise<unknown>,
): Promise<Tokens> {
  if (!given) throw new MailboxError(meaning, 'there is nothing to exchange');
  let tokens: unknown;
  try {
    tokens = await ask();
  } catch (error) {
    throw failureOf(error, meaning);
  }
  return check(tokensSchema, tokens);
}

/** Creates an error without texts of the request or the answer. */
function failureOf(error: unknown, meaning: 'refused' | 'reconnect'): MailboxError {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof MailboxError) return inner;
  if (error instanceof ResponseBodyError) {
    // AADSTS… codes come with these two: expired, revoked, changed password, withdrawn consent.
    const isGone = error.error === 'invalid_grant' || error.error === 'interaction_required';
    const word = /^\w{1,40}$/.test(error.error) ? error.error : '';
    return new MailboxError(isGone ? meaning : 'refused', `the token endpoint answers ${error.status} ${word}`.trim());
  }
  const isOdd = error instanceof ClientError;
  return new MailboxError('retry', isOdd ? 'the token endpoint answers something else' : 'signing in failed');
}

/** An access token is renewed one minute before it expires. */
const grantOf = ({ access_token, expires_in }: Omit<Tokens, 'refresh_token'>, refresh_token: string): Grant => ({
  refresh_token,
  access_token,
  expires_at: new Date(Date.now() + (expires_in - 60) * 1000).toISOString(),
});

/** Returns the account's address. If Graph refuses a new token, the user did not grant the scope for reading. */
async function addressOf(apiUrl: string, grant: Grant): Promise<string> {
  try {
    const api = createOutlookApi(apiUrl, async () => grant.access_token);
    const { mail, userPrincipalName } = check(meSchema, await api.ask('/me?$select=mail,userPrincipalName'));
    return check(z.email(), mail || userPrincipalName).toLowerCase();
  } catch (error) {
    if (error instanceof MailboxError && error.kind === 'reconnect') throw new MailboxError('refused', error.message);
    throw error;
  }
}
