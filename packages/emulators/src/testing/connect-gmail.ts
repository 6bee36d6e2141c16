import { OAuth2Client } from 'google-auth-library';
import type { Emulators } from '#emulators.ts';
import { openBrowser } from './browser.ts';

const app = 'http://localhost:3000';
export const gmailReadonly = 'https://www.googleapis.com/auth/gmail.readonly';

/** Google's client, configured for the emulator. */
export const googleClient = ({ environment }: Pick<Emulators, 'environment'>): OAuth2Client =>
  new OAuth2Client({
    clientId: environment.GOOGLE_CLIENT_ID,
    clientSecret: environment.GOOGLE_CLIENT_SECRET,
    redirectUri: `${app}/email-callback`,
    // By default it refreshes only by expiry time, and an earlier 401 is an error.
    forceRefreshOnFailure: true,
    endpoints: {
      oauth2AuthBaseUrl: environment.GOOGLE_AUTH_URL,
      oauth2TokenUrl: environment.GOOGLE_TOKEN_URL,
      oauth2RevokeUrl: environment.GOOGLE_REVOKE_URL,
      tokenInfoUrl: environment.GOOGLE_TOKEN_URL?.replace(/token$/, 'tokeninfo'),
    },
  });

export type GmailConsent = {
  scope?: string;
  prompt?: string;
  includeGranted?: boolean;
  accessType?: 'offline' | 'online';
  /** Scopes that the user deselects. */
  unticked?: readonly string[];
};

/** Connects a user's Gmail like a web server, with PKCE. @returns a client with the tokens */
export async function connectGmail(
  emulators: Pick<Emulators, 'environment'>,
  user: string,
  {
    scope = gmailReadonly,
    prompt = 'consent',
    includeGranted,
    accessType = 'offline',
    unticked = [],
  }: GmailConsent = {},
): Promise<OAuth2Client> {
  const client = googleClient(emulators);
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
  const url = client.generateAuthUrl({
    scope,
    prompt,
    access_type: accessType,
    state: 'a-state',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256' as never,
    ...(includeGranted && { include_granted_scopes: true }),
  });
  const browser = openBrowser();
  const toApp = ({ origin }: URL) => origin === app;
  let page = await browser.press(await browser.visit(url), 'user', user, toApp);
  if (page.url.origin !== app) {
    const ticked = scope.split(' ').filter((each) => !unticked.includes(each));
    const fields = ticked.map((each): [string, string] => ['scope', each]);
    page = await browser.submit(page, [['user', user], ['allow', 'yes'], ...fields], toApp);
  }
  const code = page.url.searchParams.get('code');
  if (!code) throw new Error(`No code came back: ${page.url.search || page.text}`);
  const { tokens } = await client.getToken({ code, codeVerifier });
  client.setCredentials(tokens);
  return client;
}
