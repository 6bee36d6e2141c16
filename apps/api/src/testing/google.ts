import { randomUUID } from 'node:crypto';
import type { Emulators, GoogleUser } from '@kumbara/emulators';
import { openBrowser, type Page } from '@kumbara/emulators/browser';
import type { Answer } from './running-app.ts';

/** The configured address of the application. */
export const appOrigin = 'http://localhost:3000';
export const startUrl = `${appOrigin}/api/auth/google?redirect=${encodeURIComponent(`${appOrigin}/dashboard`)}`;

/** A user with a Google account. */
export function aGoogleUser({ google }: Emulators, own: Partial<GoogleUser> = {}): GoogleUser {
  const id = randomUUID();
  const user = {
    id,
    sub: id.replace(/\D/g, '').slice(0, 12),
    email: `${id}@gmail.example`,
    email_verified: true,
    given_name: 'Defne',
    family_name: 'Şahin',
    locale: 'tr',
    ...own,
  };
  google.users.push(user);
  return user;
}

/** A browser that talks to the running app and to the emulated Google. */
export function aBrowser(app: { origin: string }) {
  const browser = openBrowser((origin) => (origin === appOrigin ? app.origin : origin));
  const isBack = ({ origin, pathname }: URL) => origin === appOrigin && !pathname.startsWith('/api/');
  return {
    ...browser,
    /** The redirect from Google's consent screen, not yet followed. */
    async consent(user: Pick<GoogleUser, 'id'>): Promise<URL> {
      const page = await browser.visit(startUrl);
      return (await browser.press(page, 'user', user.id, ({ origin }) => origin === appOrigin)).url;
    },
    async decline(): Promise<URL> {
      return (await browser.press(await browser.visit(startUrl), 'cancel', 'yes', isBack)).url;
    },
    /** Follows the redirect and returns the page that the application redirects to. */
    returnFromGoogle: async (address: URL): Promise<URL> => (await browser.visit(address, {}, isBack)).url,
    async exchange(session_id: string, headers: Record<string, string> = {}): Promise<Answer> {
      return asAnswer(
        await browser.request(`${appOrigin}/api/auth/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
          body: JSON.stringify({ session_id }),
        }),
      );
    },
    /** Runs the whole flow up to the code in the address. */
    async codeFor(person: Pick<GoogleUser, 'id'>): Promise<string> {
      return codeIn(await this.returnFromGoogle(await this.consent(person)));
    },
    /** Runs the whole flow. */
    async signIn(person: Pick<GoogleUser, 'id'>): Promise<Answer> {
      return this.exchange(await this.codeFor(person));
    },
  };
}

export const codeIn = ({ hash }: URL): string => new URLSearchParams(hash.slice(1)).get('session_id') ?? '';

const asAnswer = ({ status, headers, text }: Page): Answer => ({
  status,
  headers,
  body: headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
});
