import { randomBytes, randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import { createFaults } from '#faults/faults.ts';
import { createRequestLog } from '#faults/request-log.ts';
import { send } from '#faults/send.ts';
import { serve } from '#faults/serve.ts';
import { tokenTraffic } from '#faults/token-traffic.ts';
import { createMailboxes } from '#mailbox/mailboxes.ts';
import { createChoice } from './choice.ts';
import { discoveryOf } from './discovery.ts';
import { createGrants, type GrantSettings } from './grants.ts';
import { createGraph, type GraphSettings } from './graph/graph.ts';
import { createIdTokens } from './id-token.ts';
import { displayNameOf, testPeople } from './people.ts';
import { refuseTenant } from './tenant.ts';
import { createTokenEndpoint, type MicrosoftClient } from './token-endpoint.ts';

export type MicrosoftSettings = GrantSettings & GraphSettings & { latency: number };

/** Microsoft's sign-in (identity platform v2.0), below `/microsoft`, and Graph's mail, below `/graph`. */
export function playMicrosoft({ origin, appOrigins }: { origin: string; appOrigins: readonly string[] }) {
  const people = testPeople();
  const client: MicrosoftClient = {
    id: randomUUID(),
    secret: randomBytes(24).toString('base64url'),
    redirectUris: appOrigins.map((each) => `${each}/email-callback`),
  };
  const settings: MicrosoftSettings = {
    accessTokenSeconds: 3599,
    refreshTokenSeconds: 90 * 24 * 3600,
    refreshGraceSeconds: Number.POSITIVE_INFINITY,
    requestsPerTenMinutes: 10_000,
    requestsAtOnce: 4,
    latency: 0,
  };
  const base = `${origin}/microsoft`;
  const grants = createGrants(settings);
  const idTokens = createIdTokens((tenant) => `${base}/${tenant}/v2.0`, client.id);
  const tokenEndpoint = createTokenEndpoint({ client, grants, idTokens, settings });
  const faults = createFaults();
  const requests = createRequestLog();
  const personById = (id: unknown) => people.find((person) => person.id === id);
  const mailboxes = createMailboxes((id) => {
    const person = personById(id);
    return person && { account: person.oid, name: displayNameOf(person), email: person.email, story: person.story };
  });
  const graph = createGraph({ root: `${origin}/graph/v1.0`, grants, mailboxes, faults, settings });

  const routes = Router();
  routes.param('tenant', refuseTenant);
  routes.post('/:tenant/oauth2/v2.0/token', tokenTraffic({ log: requests, faults }));
  routes.post('/:tenant/oauth2/v2.0/token', express.urlencoded({ extended: false }), (req, res) => {
    send(req, res, tokenEndpoint(req.body ?? {}, String(req.params.tenant)));
  });
  routes.get('/:tenant/v2.0/.well-known/openid-configuration', (req, res) => {
    res.json(discoveryOf(base, req.params.tenant));
  });
  routes.get('/:tenant/discovery/v2.0/keys', (_req, res) => {
    res.json(idTokens.keys);
  });
  routes.use(createChoice({ client, people, grants, appOrigins }).routes);

  const api = Router();
  api.use('/graph/v1.0', serve({ log: requests, answer: graph.answer, latency: () => settings.latency }));

  return {
    routes,
    api,
    people,
    settings,
    mailboxes,
    faults,
    requests,
    /** The access tokens of a person, from now on refused; what they are refreshed with is left. */
    expireAccessTokens: (personId: string) => grants.expireAccess(personById(personId)?.oid ?? ''),
    /** As when somebody removes the application in their account, or changes the password. */
    revokeGrants: (personId: string) => grants.end(personById(personId)?.oid ?? ''),
    environment: {
      MICROSOFT_CLIENT_ID: client.id,
      MICROSOFT_CLIENT_SECRET: client.secret,
      MICROSOFT_LOGIN_URL: base,
      GRAPH_API_URL: `${origin}/graph/v1.0`,
    },
  };
}
