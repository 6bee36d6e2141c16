import express, { Router } from 'express';
import type { Provider } from 'oidc-provider';
import type { Reply } from '#http/call.ts';
import { sendReply } from '#http/send.ts';
import type { Consents } from './consents.ts';
import type { OidcStore } from './oidc-store.ts';
import { paths } from './provider.ts';

type Parts = {
  provider: Provider;
  store: OidcStore;
  consents: Consents;
};

/** Google's endpoint for revocation. */
export function createRevocation({ provider, store, consents }: Parts) {
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

  const routes = Router();
  routes.post(paths.revoke, express.urlencoded({ extended: false }), async (req, res) => {
    sendReply(req, res, await revoke(String(req.body?.token)));
  });

  return { routes, revokeAll };
}
