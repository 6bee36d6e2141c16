import express, { type Request, Router } from 'express';
import type { Provider } from 'oidc-provider';
import { languageOf, sendPage } from '#pages.ts';
import { renderPicture } from '#profile-picture.ts';
import { renderAccountChooser } from './account-chooser.ts';
import { renderConsentPage } from './consent-page.ts';
import type { Consents } from './consents.ts';
import { paths, sessionCookie } from './provider.ts';
import { findExtraScopes } from './scopes.ts';
import type { GoogleUser } from './users.ts';

type Parts = {
  provider: Provider;
  users: readonly GoogleUser[];
  /** By `sub`: the user that was chosen last. */
  accounts: Map<string, GoogleUser>;
  consents: Consents;
  appOrigins: readonly string[];
};

/** Routes of the account chooser and the consent page. */
export function createSignInRoutes({ provider, users, accounts, consents, appOrigins }: Parts) {
  const routes = Router();
  routes.use(paths.authorization, (req, _res, next) => {
    forgetLastUser(req);
    next();
  });

  routes.get('/choose/:uid', async (req, res) => {
    const { params } = await provider.interactionDetails(req, res);
    const isMailbox = findExtraScopes(String(params.scope)).length > 0;
    sendPage(req, res, { ...renderAccountChooser(users, languageOf(req), isMailbox), formTargets: appOrigins });
  });

  routes.post('/choose/:uid', express.urlencoded({ extended: false }), async (req, res) => {
    const interaction = await provider.interactionDetails(req, res);
    const user = users.find(({ id }) => id === req.body.user);
    const requestedScopes =
      user && !req.body.cancel && !req.body.allow ? consents.findMissingScopes(user.sub, interaction) : [];
    if (user && requestedScopes.length > 0) {
      return sendPage(req, res, {
        ...renderConsentPage(user, requestedScopes, languageOf(req)),
        formTargets: appOrigins,
      });
    }
    const isGranted = user && !req.body.cancel;
    if (isGranted) accounts.set(user.sub, user);
    const ticked = [req.body.scope ?? []].flat().map(String);
    await provider.interactionFinished(
      req,
      res,
      isGranted ? await consents.save({ sub: user.sub, scopes: ticked }, interaction) : { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    );
  });

  routes.get('/picture/:name', (req, res, next) => {
    const user = users.find(({ id }) => `${id}.svg` === req.params.name);
    return user ? res.type('image/svg+xml').send(renderPicture(user.given_name, Number(user.sub.slice(-4)))) : next();
  });

  return { routes };
}

/** Removes the session cookie: oidc-provider would ask the previous user to sign out first. */
function forgetLastUser({ headers }: Request): void {
  headers.cookie = headers.cookie
    ?.split(/; */)
    .filter((pair) => !pair.startsWith(sessionCookie))
    .join('; ');
}
