import { randomBytes } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { languageOf, type PageContent, sendPage } from '#pages.ts';
import { renderPicture } from '#profile-picture.ts';
import {
  type AuthorizationRequest,
  accept,
  decline,
  needsConsent,
  parseAuthorizationRequest,
  type Query,
} from './authorization-request.ts';
import { describe } from './errors.ts';
import type { Grants } from './grants.ts';
import { renderAccountPage, renderAdminPage, renderConsentPage, renderErrorPage } from './sign-in-pages.ts';
import { refuseTenant } from './tenant.ts';
import type { MicrosoftClient } from './token-endpoint.ts';
import { isOfTenant, type MicrosoftUser } from './users.ts';

type Parts = {
  client: MicrosoftClient;
  users: readonly MicrosoftUser[];
  grants: Grants;
  appOrigins: readonly string[];
};

/** Routes of the account chooser and the consent page. */
export function createSignInRoutes({ client, users, grants, appOrigins }: Parts) {
  const requests = new Map<string, AuthorizationRequest>();
  const show = (req: Request, res: Response, page: Omit<PageContent, 'formTargets'>) =>
    sendPage(req, res, { ...page, formTargets: appOrigins });

  const routes = Router();
  routes.param('tenant', refuseTenant);
  routes.get('/:tenant/oauth2/v2.0/authorize', (req, res) => {
    const outcome = parseAuthorizationRequest(req.query as Query, req.params.tenant, client);
    if ('to' in outcome) return res.redirect(outcome.to);
    if ('refusal' in outcome) {
      return show(req, res, renderErrorPage(describe(outcome.refusal).error_description, languageOf(req)));
    }
    const id = randomBytes(16).toString('base64url');
    requests.set(id, outcome.request);
    return res.redirect(`/microsoft/choose/${id}`);
  });

  routes.get('/choose/:id', (req, res, next) => {
    const request = requests.get(req.params.id);
    if (!request) return next();
    const able = users.filter((user) => isOfTenant(user, request.tenant));
    return show(req, res, renderAccountPage(able, languageOf(req)));
  });

  routes.post('/choose/:id', express.urlencoded({ extended: false }), (req, res, next) => {
    const id = String(req.params.id);
    const request = requests.get(id);
    if (!request) return next();
    const user = users.find((each) => each.id === req.body?.user && isOfTenant(each, request.tenant));
    const isAnswered = req.body?.cancel || req.body?.allow;
    if (user && !isAnswered && user.needsAdmin) return show(req, res, renderAdminPage(user, languageOf(req)));
    if (user && !isAnswered && needsConsent(request, user, grants)) {
      return show(req, res, renderConsentPage(user, request.scopes, languageOf(req)));
    }
    requests.delete(id);
    const isGranted = user && !user.needsAdmin && !req.body.cancel;
    return res.redirect(303, isGranted ? accept(request, user, grants) : decline(request, user));
  });

  routes.get('/picture/:name', (req, res, next) => {
    const user = users.find(({ id }) => `${id}.svg` === req.params.name);
    if (!user) return next();
    return res.type('image/svg+xml').send(renderPicture(user.given_name, Number.parseInt(user.oid.slice(-4), 16) + 90));
  });

  return { routes };
}
