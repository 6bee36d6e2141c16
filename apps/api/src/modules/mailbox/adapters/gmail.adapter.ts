import { createHash } from 'node:crypto';
import { CodeChallengeMethod, gaxios, OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import { createGmailApi, type GmailApi, readError } from './gmail-api.ts';
import { openGmail } from './gmail-mailbox.ts';
import { MailboxError } from './mailbox.ts';
import type { Grant, MailboxProvider } from './mailbox-provider.ts';
import { createProviderFetch } from './provider-fetch.ts';

export type GmailClient = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  apiUrl: string;
};

const readingMail = 'https://www.googleapis.com/auth/gmail.readonly';
const answerBytes = 64 * 1024;

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expiry_date: z.number(),
  scope: z.string().default(''),
});
type Tokens = z.output<typeof tokensSchema>;

export function createGmail(client: GmailClient): MailboxProvider {
  /** Google's client, without retries (a code works once) and with our limits. */
  function oauth(redirectUri?: string): OAuth2Client {
    const transporter = new gaxios.Gaxios({
      fetchImplementation: createProviderFetch({ mostBytes: answerBytes, tries: 1 }),
    });
    transporter.interceptors.request.add({
      resolved: async (request) => ({ ...request, retry: false, retryConfig: undefined }),
    });
    return new OAuth2Client({
      clientId: client.clientId,
      clientSecret: client.clientSecret,
      redirectUri,
      transporter,
      endpoints: { oauth2AuthBaseUrl: client.authUrl, oauth2TokenUrl: client.tokenUrl },
    });
  }

  return {
    address: ({ redirectUrl, verifier, state }) =>
      oauth(redirectUrl).generateAuthUrl({
        scope: readingMail,
        state,
        // Google returns a refresh token only with these two parameters. The account chooser is for people with several
        // accounts.
        access_type: 'offline',
        prompt: 'consent select_account',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: CodeChallengeMethod.S256,
      }),

    async redeem({ redirectUrl, verifier, code }) {
      const { refresh_token, ...tokens } = await exchanged('refused', code, () =>
        oauth(redirectUrl).getToken({ code, codeVerifier: verifier }),
      );
      // Users can deselect scopes on the consent screen.
      if (!tokens.scope.split(' ').includes(readingMail)) {
        throw new MailboxError('refused', 'reading mail was not granted');
      }
      if (!refresh_token) throw new MailboxError('refused', 'Google gave no refresh token');
      const grant = grantOf(tokens, refresh_token);
      const api = createGmailApi(client.apiUrl, async () => grant.access_token);
      return { grant, email_address: await addressOf(api) };
    },

    async refresh(refreshToken) {
      const { refresh_token = refreshToken, ...tokens } = await exchanged('reconnect', refreshToken, async () => {
        const google = oauth();
        google.setCredentials({ refresh_token: refreshToken });
        const { credentials } = await google.refreshAccessToken();
        return { tokens: credentials };
      });
      return grantOf(tokens, refresh_token);
    },

    open: (tokens) => openGmail(createGmailApi(client.apiUrl, tokens)),

    async revoke(refreshToken) {
      // Sent in the body, because addresses are logged.
      const answer = await createProviderFetch({ mostBytes: answerBytes })(client.revokeUrl, {
        method: 'POST',
        body: new URLSearchParams({ token: refreshToken }),
      });
      // 400 means that the grant is already gone.
      if (answer.ok || answer.status === 400) return true;
      throw new MailboxError('retry', `revoking answers ${answer.status}`);
    },
  };
}

/** @param meaning the error for a code or token that Google refuses */
async function exchanged(
  meaning: 'refused' | 'reconnect',
  given: string,
  ask: () => Promise<{ tokens: unknown }>,
): Promise<Tokens> {
  if (!given) throw new MailboxError(meaning, 'there is nothing to exchange');
  let tokens: unknown;
  try {
    ({ tokens } = await ask());
  } catch (error) {
    const { failure, status, reason } = readError(error);
    if (failure) throw failure;
    // Other errors are caused by our configuration or by Google.
    const isGone = status === 400 && (reason === 'invalid_grant' || meaning === 'refused');
    throw new MailboxError(isGone ? meaning : 'refused', `the token endpoint answers ${status} ${reason}`.trim());
  }
  const parsed = tokensSchema.safeParse(tokens);
  if (!parsed.success) throw new MailboxError('retry', 'the token endpoint answers something else');
  return parsed.data;
}

/** An access token is renewed one minute before it expires. */
const grantOf = ({ access_token, expiry_date }: Omit<Tokens, 'refresh_token'>, refresh_token: string): Grant => ({
  refresh_token,
  access_token,
  expires_at: new Date(expiry_date - 60_000).toISOString(),
});

/** Returns the account's address. If Gmail refuses a new token, the user did not grant the scope for reading. */
async function addressOf(api: GmailApi): Promise<string> {
  try {
    const { emailAddress } = await api.profile();
    return emailAddress.toLowerCase();
  } catch (error) {
    if (error instanceof MailboxError && error.kind === 'reconnect') throw new MailboxError('refused', error.message);
    throw error;
  }
}
