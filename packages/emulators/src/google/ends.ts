import express, { Router } from 'express';
import type { Provider } from 'oidc-provider';
import type { Reply } from '#faults/call.ts';
import { send } from '#faults/send.ts';
import type { Consents } from './consents.ts';
import type { Person } from './people.ts';
import { paths } from './provider.ts';
import { asGoogleSays } from './scopes.ts';
import type { Store } from './store.ts';

type Parts = {
  provider: Provider;
  store: Store;
  consents: Consents;
  personOf(sub: string): Person | undefined;
};

/** How grants end, and what is left of a token: Google's endpoints beside the standard's. */
export function createEnds({ provider, store, consents, personOf }: Parts) {
  function endAll(sub: string): void {
    store.forget(sub, ['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Grant']);
    consents.forget(sub);
  }

  /** No client has to prove itself, and with one token everything ends that the person granted to the application. */
  async function revoke(token: string): Promise<Reply> {
    const found = (await provider.AccessToken.find(token)) ?? (await provider.RefreshToken.find(token));
    if (!found?.accountId) {
      return { status: 400, body: { error: 'invalid_token', error_description: 'Token expired or revoked' } };
    }
    endAll(found.accountId);
    return { status: 200, body: {} };
  }

  async function inform(token: string): Promise<Reply> {
    const found = await provider.AccessToken.find(token);
    const person = found?.accountId === undefined ? undefined : personOf(found.accountId);
    if (!found?.isValid || !person) {
      return { status: 400, body: { error: 'invalid_token', error_description: 'Invalid Value' } };
    }
    const { exp = 0, scope = '', clientId, accountId, grantId } = found;
    const isNamed = scope.split(' ').some((each) => /email$/.test(each));
    return {
      status: 200,
      body: {
        azp: clientId,
        aud: clientId,
        sub: accountId,
        scope: asGoogleSays(scope),
        exp: String(exp),
        expires_in: String(Math.max(0, exp - Math.floor(Date.now() / 1000))),
        ...(isNamed && { email: person.email, email_verified: String(person.email_verified) }),
        access_type: consents.mayRefresh(grantId) ? 'offline' : 'online',
      },
    };
  }

  const routes = Router();
  routes.post(paths.revoke, express.urlencoded({ extended: false }), async (req, res) => {
    send(req, res, await revoke(String(req.body?.token ?? req.query.token)));
  });
  routes.all(paths.tokenInfo, express.urlencoded({ extended: false }), async (req, res) => {
    const bearer = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    send(req, res, await inform(String(req.body?.access_token ?? req.query.access_token ?? bearer)));
  });

  return { routes, endAll };
}
