import { randomBytes, randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import { createFaults } from '#http/fault-injection.ts';
import { createRequestLog } from '#http/request-log.ts';
import { sendReply } from '#http/send.ts';
import { serveApi } from '#http/serve.ts';
import { injectTokenFaults } from '#http/token-endpoint-faults.ts';
import { createMailboxes } from '#mailbox/mailboxes.ts';
import { createGrants, type GrantSettings } from './grants.ts';
import { createGraph, type GraphSettings } from './graph/graph.ts';
import { createSignInRoutes } from './sign-in-routes.ts';
import { refuseTenant } from './tenant.ts';
import { createTokenEndpoint, type MicrosoftClient } from './token-endpoint.ts';
import { createTestUsers, displayNameOf } from './users.ts';

export type MicrosoftSettings = GrantSettings & GraphSettings & { latency: number };

/** Emulates Microsoft's sign-in (identity platform v2.0) below `/microsoft` and Graph's mail below `/graph`. */
export function createMicrosoftEmulator({ origin, appOrigins }: { origin: string; appOrigins: readonly string[] }) {
  const users = createTestUsers();
  const client: MicrosoftClient = {
    id: randomUUID(),
    secret: randomBytes(24).toString('base64url'),
    redirectUris: appOrigins.map((each) => `${each}/email-callback`),
  };
  const settings: MicrosoftSettings = {
    accessTokenSeconds: 3599,
    requestsPerTenMinutes: 10_000,
    requestsAtOnce: 4,
    latency: 0,
  };
  const base = `${origin}/microsoft`;
  const grants = createGrants(settings);
  const tokenEndpoint = createTokenEndpoint({ client, grants, settings });
  const faults = createFaults();
  const requests = createRequestLog();
  const findUser = (id: unknown) => users.find((user) => user.id === id);
  const mailboxes = createMailboxes((id) => {
    const user = findUser(id);
    return user && { account: user.oid, name: displayNameOf(user), email: user.email, fixture: user.fixture };
  });
  const graph = createGraph({ root: `${origin}/graph/v1.0`, grants, mailboxes, faults, settings });

  const routes = Router();
  routes.param('tenant', refuseTenant);
  routes.post('/:tenant/oauth2/v2.0/token', injectTokenFaults({ log: requests, faults }));
  routes.post('/:tenant/oauth2/v2.0/token', express.urlencoded({ extended: false }), (req, res) => {
    sendReply(req, res, tokenEndpoint(req.body ?? {}, String(req.params.tenant)));
  });
  routes.use(createSignInRoutes({ client, users, grants, appOrigins }).routes);

  const api = Router();
  api.use('/graph/v1.0', serveApi({ log: requests, answer: graph.answer, latency: () => settings.latency }));

  return {
    routes,
    api,
    users,
    settings,
    mailboxes,
    faults,
    requests,
    /** Expires the access tokens of a user. Refresh tokens stay valid. */
    expireAccessTokens: (userId: string) => grants.expireAccess(findUser(userId)?.oid ?? ''),
    /** Revokes all grants, as when the user removes the application or changes the password. */
    revokeGrants: (userId: string) => grants.end(findUser(userId)?.oid ?? ''),
    environment: {
      MICROSOFT_CLIENT_ID: client.id,
      MICROSOFT_CLIENT_SECRET: client.secret,
      MICROSOFT_LOGIN_URL: base,
      GRAPH_API_URL: `${origin}/graph/v1.0`,
    },
  };
}
