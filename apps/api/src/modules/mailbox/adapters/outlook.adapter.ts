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

/** Sign-in by openid-client: Microsoft's own library keeps refresh tokens to itself, and we must store them sealed. */
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
  // The operator's own address, checked where the settings are read: a stand-in on this machine needs no TLS.
  if (issuer.startsWith('http:')) allowInsecureRequests(microsoft);

  return {
    address: ({ redirectUrl, verifier, state }) =>
      buildAuthorizationUrl(microsoft, {
        redirect_uri: redirectUrl,
        scope,
        state,
        // People have several accounts, and consent as they choose.
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

    // Microsoft knows no such call for an app: only the user can, at https://account.live.com/consent/Manage.
    revoke: async () => false,
  };
}

/** @param meaning what it means that Microsoft does not take the code or token that was given */
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

/** Nothing of the request or of the answer's words goes on from here. */
function failureOf(error: unknown, meaning: 'refused' | 'reconnect'): MailboxError {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof MailboxError) return inner;
  if (error instanceof ResponseBodyError) {
    // AADSTS… codes come with these two: expired, revoked, another password, consent taken back.
    const isGone = error.error === 'invalid_grant' || error.error === 'interaction_required';
    const word = /^\w{1,40}$/.test(error.error) ? error.error : '';
    return new MailboxError(isGone ? meaning : 'refused', `the token endpoint answers ${error.status} ${word}`.trim());
  }
  const isOdd = error instanceof ClientError;
  return new MailboxError('retry', isOdd ? 'the token endpoint answers something else' : 'signing in failed');
}

/** No longer used when it still holds for a minute. */
const grantOf = ({ access_token, expires_in }: Omit<Tokens, 'refresh_token'>, refresh_token: string): Grant => ({
  refresh_token,
  access_token,
  expires_at: new Date(Date.now() + (expires_in - 60) * 1000).toISOString(),
});

/** Who granted it. A fresh token that Graph does not take has not been granted what reading needs. */
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
