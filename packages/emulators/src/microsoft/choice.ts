import { randomBytes } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { languageOf, type PageContent, sendPage } from '#pages.ts';
import { picture } from '#picture.ts';
import { accept, decline, needsConsent, type Query, readVisit, type Visit } from './authorize.ts';
import { describe } from './errors.ts';
import type { Grants } from './grants.ts';
import { isOfTenant, type MicrosoftPerson } from './people.ts';
import { adminPage, choosePage, consentPage, refusedPage } from './sign-in-pages.ts';
import { refuseTenant } from './tenant.ts';
import type { MicrosoftClient } from './token-endpoint.ts';

type Parts = {
  client: MicrosoftClient;
  people: readonly MicrosoftPerson[];
  grants: Grants;
  appOrigins: readonly string[];
};

/** What a browser sees: who one is, and what the application may. */
export function createChoice({ client, people, grants, appOrigins }: Parts) {
  const visits = new Map<string, Visit>();
  const show = (req: Request, res: Response, page: Omit<PageContent, 'formTargets'>) =>
    sendPage(req, res, { ...page, formTargets: appOrigins });

  const routes = Router();
  routes.param('tenant', refuseTenant);
  routes.get('/:tenant/oauth2/v2.0/authorize', (req, res) => {
    const outcome = readVisit(req.query as Query, req.params.tenant, client);
    if ('to' in outcome) return res.redirect(outcome.to);
    if ('refusal' in outcome) {
      return show(req, res, refusedPage(describe(outcome.refusal).error_description, languageOf(req)));
    }
    const id = randomBytes(16).toString('base64url');
    visits.set(id, outcome.visit);
    return res.redirect(`/microsoft/choose/${id}`);
  });

  routes.get('/choose/:id', (req, res, next) => {
    const visit = visits.get(req.params.id);
    if (!visit) return next();
    const able = people.filter((person) => isOfTenant(person, visit.tenant));
    return show(req, res, choosePage(able, languageOf(req)));
  });

  routes.post('/choose/:id', express.urlencoded({ extended: false }), (req, res, next) => {
    const id = String(req.params.id);
    const visit = visits.get(id);
    if (!visit) return next();
    const person = people.find((each) => each.id === req.body?.person && isOfTenant(each, visit.tenant));
    const isAnswered = req.body?.cancel || req.body?.allow;
    if (person && !isAnswered && person.needsAdmin) return show(req, res, adminPage(person, languageOf(req)));
    if (person && !isAnswered && needsConsent(visit, person, grants)) {
      return show(req, res, consentPage(person, visit.scopes, languageOf(req)));
    }
    visits.delete(id);
    const isGiven = person && !person.needsAdmin && !req.body.cancel;
    return res.redirect(303, isGiven ? accept(visit, person, grants) : decline(visit, person));
  });

  routes.get('/picture/:name', (req, res, next) => {
    const person = people.find(({ id }) => `${id}.svg` === req.params.name);
    if (!person) return next();
    return res.type('image/svg+xml').send(picture(person.given_name, Number.parseInt(person.oid.slice(-4), 16) + 90));
  });

  return { routes };
}
