import { randomBytes, randomUUID } from 'node:crypto';
import express, { type RequestHandler, Router } from 'express';
import { createMailboxes } from '#mailbox/mailboxes.ts';
import { languageOf, type PageContent, sendPage } from '#pages.ts';
import { picture } from '#picture.ts';
import { createFaults } from '#traffic/faults.ts';
import { createRequestLog } from '#traffic/request-log.ts';
import { send } from '#traffic/send.ts';
import { serve } from '#traffic/serve.ts';
import { tokenTraffic } from '#traffic/token-traffic.ts';
import { accept, decline, needsConsent, type Query, readVisit, type Visit } from './authorize.ts';
import { discoveryOf } from './discovery.ts';
import { describe, refuseToken } from './errors.ts';
import { createGrants, type GrantSettings } from './grants.ts';
import { createGraph, type GraphSettings } from './graph/graph.ts';
import { createIdTokens } from './id-token.ts';
import { displayNameOf, isOfTenant, isTenant, testPeople } from './people.ts';
import { adminPage, choosePage, consentPage, refusedPage } from './sign-in-pages.ts';
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

  const visits = new Map<string, Visit>();
  const show = (page: Omit<PageContent, 'formTargets'>) =>
    ((req, res) => sendPage(req, res, { ...page, formTargets: appOrigins })) satisfies RequestHandler;

  const authorize: RequestHandler<{ tenant: string }> = (req, res) => {
    const outcome = readVisit(req.query as Query, req.params.tenant, client);
    if ('to' in outcome) return res.redirect(outcome.to);
    if ('refusal' in outcome) {
      return sendPage(req, res, refusedPage(describe(outcome.refusal).error_description, languageOf(req)));
    }
    const id = randomBytes(16).toString('base64url');
    visits.set(id, outcome.visit);
    return res.redirect(`/microsoft/choose/${id}`);
  };

  const routes = Router();
  routes.param('tenant', (req, res, next, tenant) => {
    if (isTenant(tenant)) return next();
    const refusal = refuseToken(90002);
    return req.method === 'POST'
      ? send(req, res, refusal)
      : sendPage(req, res, refusedPage(describe(90002).error_description, languageOf(req)));
  });
  routes.get('/:tenant/oauth2/v2.0/authorize', authorize);
  routes.post(
    '/:tenant/oauth2/v2.0/token',
    tokenTraffic({ log: requests, faults }),
    express.urlencoded({ extended: false }),
    (req, res) => {
      send(req, res, tokenEndpoint(req.body ?? {}, String(req.params.tenant)));
    },
  );
  routes.get('/:tenant/v2.0/.well-known/openid-configuration', (req, res) => {
    res.json(discoveryOf(base, req.params.tenant));
  });
  routes.get('/:tenant/discovery/v2.0/keys', (_req, res) => {
    res.json(idTokens.keys);
  });
  routes.get('/picture/:name', (req, res, next) => {
    const person = people.find(({ id }) => `${id}.svg` === req.params.name);
    if (!person) return next();
    return res.type('image/svg+xml').send(picture(person.given_name, Number.parseInt(person.oid.slice(-4), 16) + 90));
  });
  routes.get('/choose/:id', (req, res, next) => {
    const visit = visits.get(req.params.id);
    if (!visit) return next();
    const able = people.filter((person) => isOfTenant(person, visit.tenant));
    return show(choosePage(able, languageOf(req)))(req, res);
  });
  routes.post('/choose/:id', express.urlencoded({ extended: false }), (req, res, next) => {
    const id = String(req.params.id);
    const visit = visits.get(id);
    if (!visit) return next();
    const person = personById(req.body?.person);
    const language = languageOf(req);
    const isAnswered = req.body?.cancel || req.body?.allow;
    if (person && !isAnswered && person.needsAdmin) return show(adminPage(person, language))(req, res);
    if (person && !isAnswered && needsConsent(visit, person, grants)) {
      return show(consentPage(person, visit.scopes, language))(req, res);
    }
    visits.delete(id);
    const isGiven = person && !person.needsAdmin && !req.body.cancel;
    return res.redirect(303, isGiven ? accept(visit, person, grants) : decline(visit, person));
  });

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
