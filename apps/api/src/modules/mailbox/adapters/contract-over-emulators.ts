import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Emulators } from '@kumbara/emulators';
import { openBrowser } from '@kumbara/emulators/browser';
import type { Harness } from './contract-harness.ts';
import type { GmailClient } from './gmail.adapter.ts';
import type { MailboxError } from './mailbox.ts';
import type { AccessTokens, Grant, MailboxProvider } from './mailbox-provider.ts';
import type { OutlookClient } from './outlook.adapter.ts';

export const redirectUrl = 'http://localhost:3000/email-callback';
export const aVerifier = () => randomBytes(32).toString('base64url');

export const gmailClientOf = ({ environment }: Emulators): GmailClient => ({
  clientId: environment.GOOGLE_CLIENT_ID ?? '',
  clientSecret: environment.GOOGLE_CLIENT_SECRET ?? '',
  authUrl: environment.GOOGLE_AUTH_URL ?? '',
  tokenUrl: environment.GOOGLE_TOKEN_URL ?? '',
  revokeUrl: environment.GOOGLE_REVOKE_URL ?? '',
  apiUrl: environment.GMAIL_API_URL ?? '',
});

export const outlookClientOf = ({ environment }: Emulators): OutlookClient => ({
  clientId: environment.MICROSOFT_CLIENT_ID ?? '',
  clientSecret: environment.MICROSOFT_CLIENT_SECRET ?? '',
  tenant: 'common',
  loginUrl: environment.MICROSOFT_LOGIN_URL ?? '',
  apiUrl: environment.GRAPH_API_URL ?? '',
});

/** Grants consent in a browser. @returns the address of the redirect */
export async function consent(address: string, person: string, fields?: [string, string][]): Promise<URL> {
  const browser = openBrowser();
  const isBack = ({ origin }: URL) => origin === new URL(redirectUrl).origin;
  let page = await browser.visit(address, {}, isBack);
  if (isBack(page.url)) return page.url;
  page = await browser.press(page, 'user', person, isBack);
  if (isBack(page.url)) return page.url;
  page = fields ? await browser.submit(page, fields, isBack) : await browser.press(page, 'allow', 'yes', isBack);
  return page.url;
}

export async function connect(provider: MailboxProvider, person: string) {
  const attempt = { redirectUrl, verifier: aVerifier() };
  const back = await consent(provider.address({ ...attempt, state: 'a-state' }), person);
  return provider.redeem({ ...attempt, code: back.searchParams.get('code') ?? '' });
}

/** Tokens as the service provides them: reused until they are refused. */
export function tokensFrom(provider: MailboxProvider, grant: Grant): AccessTokens {
  let kept = grant;
  return async (refused) => {
    if (refused === kept.access_token) kept = { ...(await provider.refresh(kept.refresh_token)) };
    return kept.access_token;
  };
}

export function aGooglePerson({ google }: Emulators): string {
  const id = randomUUID();
  const [email, sub] = [`${id}@gmail.example`, id.replace(/\D/g, '')];
  google.users.push({ id, sub, email, email_verified: true, given_name: 'Ada', family_name: 'Kaya', locale: 'tr' });
  return id;
}

export function aMicrosoftPerson({ microsoft }: Emulators): string {
  const id = randomUUID();
  const email = `${id}@outlook.example`;
  microsoft.users.push({
    id,
    oid: id,
    email,
    given_name: 'Ada',
    surname: 'Kaya',
    language: 'tr',
    account: 'personal',
  });
  return id;
}

/** The emulator of one provider, and what differs between the two. */
type Played = {
  played: Pick<Emulators['google'] | Emulators['microsoft'], 'mailboxes' | 'faults' | 'requests' | 'revokeGrants'> & {
    settings: { latency: number };
  };
  person: string;
  provider: MailboxProvider;
  api: RegExp;
  refuse: () => void;
  moreThanAPage: number;
};

export async function emulatorHarness({
  played,
  person,
  provider,
  api,
  refuse,
  moreThanAPage,
}: Played): Promise<Harness> {
  const mailbox = await played.mailboxes.of(person);
  const { grant } = await connect(provider, person);
  const tokens = tokensFrom(provider, grant);
  const messageIdOf = ({ headers }: ReturnType<typeof mailbox.mails>[number]) =>
    headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
  const breaks: Record<MailboxError['kind'], () => unknown> = {
    retry: () => played.faults.add({ name: 'unavailable', times: 10_000, retryAfter: 600 }),
    reconnect: () => played.revokeGrants(person),
    refused: refuse,
  };
  return {
    async deliver(raw, received = new Date()) {
      mailbox.deliver(Buffer.from(raw), { received });
    },
    async remove(messageId) {
      for (const mail of mailbox.mails()) if (messageIdOf(mail) === messageId) mailbox.delete(mail);
    },
    open: async () => provider.open(tokens),
    state: async () => mailbox.mails().map((mail) => [messageIdOf(mail), mail.unread, mail.folder]),
    forget: async () => mailbox.forgetHistory(),
    async breakWith(kind) {
      await breaks[kind]();
    },
    async hang() {
      played.settings.latency = 3_000;
    },
    roundTrips: () => played.requests.entries().filter(({ path }) => api.test(path)).length,
    bytesReceived: () => played.requests.totals().sent,
    moreThanAPage,
    async end() {
      played.faults.clear();
      played.settings.latency = 0;
    },
  };
}

/** A proxy before an API whose answers contain no absolute links; it refuses all requests on demand. */
export async function aDoor(target: string, refusal: { status: number; body: unknown }) {
  let isClosed = false;
  const server = createServer((req, res) => {
    if (isClosed) return res.writeHead(refusal.status).end(JSON.stringify(refusal.body));
    const { method, headers, url } = req;
    const on = request(target + url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    on.on('error', () => res.destroy());
    return req.pipe(on);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      isClosed = true;
    },
    open: () => {
      isClosed = false;
    },
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
