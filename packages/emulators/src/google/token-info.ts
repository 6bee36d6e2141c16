import express, { Router } from 'express';
import type { Provider } from 'oidc-provider';
import type { Reply } from '#http/call.ts';
import { sendReply } from '#http/send.ts';
import type { Consents } from './consents.ts';
import type { OidcStore } from './oidc-store.ts';
import { paths } from './provider.ts';
import { toLongScopes } from './scopes.ts';
import type { GoogleUser } from './users.ts';

type Parts = {
  provider: Provider;
  store: OidcStore;
  consents: Consents;
  userOf(sub: string): GoogleUser | undefined;
};

/** Google's endpoints for revocation and token information. */
export function createTokenManagement({ provider, store, consents, userOf }: Parts) {
  function revokeAll(sub: string): void {
    store.forget(sub, ['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Grant']);
    consents.forget(sub);
  }

  /** Revokes the whole grant of one of its tokens. Google requires no client authentication. */
  async function revoke(token: string): Promise<Reply> {
    const found = (await provider.AccessToken.find(token)) ?? (await provider.RefreshToken.find(token));
    if (!found?.accountId) {
      return { status: 400, body: { error: 'invalid_token', error_description: 'Token expired or revoked' } };
    }
    revokeAll(found.accountId);
    return { status: 200, body: {} };
  }

  async function describeToken(token: string): Promise<Reply> {
    const found = await provider.AccessToken.find(token);
    const user = found?.accountId === undefined ? undefined : userOf(found.accountId);
    if (!found?.isValid || !user) {
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
        scope: toLongScopes(scope),
        exp: String(exp),
        expires_in: String(Math.max(0, exp - Math.floor(Date.now() / 1000))),
        ...(isNamed && { email: user.email, email_verified: String(user.email_verified) }),
        access_type: consents.mayRefresh(grantId) ? 'offline' : 'online',
      },
    };
  }

  const routes = Router();
  routes.post(paths.revoke, express.urlencoded({ extended: false }), async (req, res) => {
    sendReply(req, res, await revoke(String(req.body?.token ?? req.query.token)));
  });
  routes.all(paths.tokenInfo, express.urlencoded({ extended: false }), async (req, res) => {
    const bearer = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    sendReply(req, res, await describeToken(String(req.body?.access_token ?? req.query.access_token ?? bearer)));
  });

  return { routes, revokeAll };
}
