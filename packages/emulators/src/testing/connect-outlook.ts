import { createHash, randomBytes } from 'node:crypto';
import { Client } from '@microsoft/microsoft-graph-client';
import type { Emulators } from '#emulators.ts';
import { openBrowser } from './browser.ts';

const app = 'http://localhost:3000';
export const outlookScope = 'openid profile offline_access User.Read Mail.Read';

export type Tokens = {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  scope: string;
  expires_in: number;
  error?: string;
  error_description?: string;
  error_codes?: number[];
};

export type EmulatorEnvironment = Pick<Emulators, 'environment'>;

export const outlookAuthUrl = (
  { environment }: EmulatorEnvironment,
  parameters: Record<string, string | undefined> = {},
): URL => {
  const { tenant = 'common', ...more } = parameters;
  const url = new URL(`${environment.MICROSOFT_LOGIN_URL}/${tenant}/oauth2/v2.0/authorize`);
  const all = {
    client_id: environment.MICROSOFT_CLIENT_ID,
    redirect_uri: `${app}/email-callback`,
    response_type: 'code',
    scope: outlookScope,
    state: 'outlook_auth',
    code_challenge_method: 'S256',
    ...more,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
};

/** Calls the token endpoint. */
export async function askForTokens(
  { environment }: EmulatorEnvironment,
  form: Record<string, string>,
  tenant = 'common',
) {
  const answer = await fetch(`${environment.MICROSOFT_LOGIN_URL}/${tenant}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: environment.MICROSOFT_CLIENT_ID ?? '',
      client_secret: environment.MICROSOFT_CLIENT_SECRET ?? '',
      redirect_uri: `${app}/email-callback`,
      ...form,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Tokens };
}

export const refresh = (emulators: EmulatorEnvironment, { refresh_token = '' }: Pick<Tokens, 'refresh_token'>) =>
  askForTokens(emulators, { grant_type: 'refresh_token', refresh_token });

export const toApp = ({ origin }: URL) => origin === app;
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Connects a user's mailbox and grants all permissions. */
export async function connectOutlook(emulators: EmulatorEnvironment, user: string, parameters = {}): Promise<Tokens> {
  const code_verifier = randomBytes(32).toString('base64url');
  const browser = openBrowser();
  const url = outlookAuthUrl(emulators, { code_challenge: challengeOf(code_verifier), ...parameters });
  let page = await browser.press(await browser.visit(url), 'user', user, toApp);
  if (!toApp(page.url)) page = await browser.press(page, 'allow', 'yes', toApp);
  const code = page.url.searchParams.get('code');
  if (!code) throw new Error(`No code came back: ${page.url.search || page.text}`);
  const { body } = await askForTokens(emulators, { grant_type: 'authorization_code', code, code_verifier });
  return body;
}

const realRoot = 'https://graph.microsoft.com/v1.0';

/**
 * Microsoft's client. It refuses plain HTTP and sends tokens to known hosts only: it is configured for the real Graph, and
 * the last middleware replaces the address by that of the emulator.
 */
export function graphClient({ environment }: EmulatorEnvironment, accessToken: string): Client {
  return Client.initWithMiddleware({
    middleware: {
      async execute(context) {
        const requestedUrl = typeof context.request === 'string' ? context.request : context.request.url;
        const headers = new Headers(context.options?.headers as Record<string, string>);
        headers.set('authorization', `Bearer ${accessToken}`);
        context.response = await fetch(requestedUrl.replace(realRoot, environment.GRAPH_API_URL ?? ''), {
          ...(context.options as RequestInit),
          headers,
        });
      },
    },
  });
}

/** Converts a link of a response for Microsoft's client. */
export const asRealLink = ({ environment }: EmulatorEnvironment, link: string): string =>
  link.replace(environment.GRAPH_API_URL ?? '', realRoot);
