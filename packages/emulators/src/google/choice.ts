import express, { type Request, Router } from 'express';
import type { Provider } from 'oidc-provider';
import { languageOf, sendPage } from '#pages.ts';
import { picture } from '#picture.ts';
import { chooser } from './chooser.ts';
import { consentPage } from './consent-page.ts';
import type { Consents } from './consents.ts';
import type { Person } from './people.ts';
import { paths, sessionCookie } from './provider.ts';
import { beyondSignIn } from './scopes.ts';

type Parts = {
  provider: Provider;
  people: readonly Person[];
  /** By `sub`; whoever is chosen is what the account looks like from then on. */
  accounts: Map<string, Person>;
  consents: Consents;
  appOrigins: readonly string[];
};

/** What a browser sees: who one is, and what the application may. */
export function createChoice({ provider, people, accounts, consents, appOrigins }: Parts) {
  const routes = Router();
  routes.use(paths.authorization, (req, _res, next) => {
    forgetLastPerson(req);
    next();
  });

  routes.get('/choose/:uid', async (req, res) => {
    const { params } = await provider.interactionDetails(req, res);
    const isMailbox = beyondSignIn(String(params.scope)).length > 0;
    sendPage(req, res, { ...chooser(people, languageOf(req), isMailbox), formTargets: appOrigins });
  });

  routes.post('/choose/:uid', express.urlencoded({ extended: false }), async (req, res) => {
    const interaction = await provider.interactionDetails(req, res);
    const person = people.find(({ id }) => id === req.body.person);
    const asked = person && !req.body.cancel && !req.body.allow ? consents.open(person.sub, interaction) : [];
    if (person && asked.length > 0) {
      return sendPage(req, res, { ...consentPage(person, asked, languageOf(req)), formTargets: appOrigins });
    }
    const isGiven = person && !req.body.cancel;
    if (isGiven) accounts.set(person.sub, person);
    const ticked = [req.body.scope ?? []].flat().map(String);
    await provider.interactionFinished(
      req,
      res,
      isGiven ? await consents.keep({ sub: person.sub, scopes: ticked }, interaction) : { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    );
  });

  routes.get('/picture/:name', (req, res, next) => {
    const person = people.find(({ id }) => `${id}.svg` === req.params.name);
    return person ? res.type('image/svg+xml').send(picture(person.given_name, Number(person.sub.slice(-4)))) : next();
  });

  return { routes };
}

/** Somebody else may be chosen every time; the server behind would ask the one before to sign out first. */
function forgetLastPerson({ headers }: Request): void {
  headers.cookie = headers.cookie
    ?.split(/; */)
    .filter((pair) => !pair.startsWith(sessionCookie))
    .join('; ');
}
