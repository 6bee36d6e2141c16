import { randomBytes } from 'node:crypto';
import express, { Router } from 'express';
import type { Provider } from 'oidc-provider';
import { languageOf, sendPage } from '#pages.ts';
import { chooser, picture } from './chooser.ts';
import { type Person, testPeople } from './people.ts';
import { type Client, createProvider, paths, sessionCookie } from './provider.ts';

/** Google's sign-in, below `issuer`: everything that the real one does with a browser and with a server. */
export function playGoogle({ issuer, appOrigins }: { issuer: string; appOrigins: readonly string[] }) {
  const people = testPeople();
  const client: Client = {
    id: 'kumbara-sandbox',
    secret: randomBytes(24).toString('base64url'),
    redirectUris: appOrigins.map((origin) => `${origin}/api/auth/google/callback`),
  };
  /** By `sub`: whoever was chosen last is what the account looks like now. */
  const accounts = new Map<string, Person>();
  const provider = createProvider(issuer, client, (sub) => accounts.get(sub));

  const routes = Router();
  routes.get('/choose/:uid', async (req, res) => {
    await provider.interactionDetails(req, res);
    sendPage(req, res, { ...chooser(people, languageOf(req)), formTargets: appOrigins });
  });
  routes.post('/choose/:uid', express.urlencoded({ extended: false }), async (req, res) => {
    const person = people.find(({ id }) => id === req.body.person);
    if (person) accounts.set(person.sub, person);
    await provider.interactionFinished(
      req,
      res,
      person
        ? await consentOf(person, provider, await provider.interactionDetails(req, res))
        : { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    );
  });
  routes.get('/picture/:name', (req, res, next) => {
    const person = people.find(({ id }) => `${id}.svg` === req.params.name);
    return person ? res.type('image/svg+xml').send(picture(person)) : next();
  });
  routes.post(paths.revoke, express.urlencoded({ extended: false }), async (req, res) => {
    const isRevoked = await revoke(provider, String(req.body.token ?? req.query.token));
    res.status(isRevoked ? 200 : 400).json(isRevoked ? {} : { error: 'invalid_token' });
  });
  routes.use(paths.authorization, (req, _res, next) => {
    forgetLastPerson(req);
    next();
  });
  routes.use(provider.callback());

  return {
    routes,
    people,
    environment: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_AUTH_URL: issuer + paths.authorization,
      GOOGLE_TOKEN_URL: issuer + paths.token,
      GOOGLE_USERINFO_URL: issuer + paths.userinfo,
      GOOGLE_REVOKE_URL: issuer + paths.revoke,
    },
  };
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Whoever is chosen agrees to everything that was asked for. */
async function consentOf(person: Person, provider: Provider, { params }: Interaction) {
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  return {
    select_account: {},
    login: { accountId: person.sub, remember: false },
    consent: { grantId: await grant.save() },
  };
}

/** Google's own way: no client has to prove itself, and with one token everything that was granted ends. */
async function revoke(provider: Provider, token: string): Promise<boolean> {
  const found = await provider.AccessToken.find(token);
  if (!found?.grantId) return false;
  await provider.AccessToken.revokeByGrantId(found.grantId);
  await (await provider.Grant.find(found.grantId))?.destroy();
  return true;
}

/** Somebody else may be chosen every time; the server behind would ask the one before to sign out first. */
function forgetLastPerson({ headers }: express.Request): void {
  headers.cookie = headers.cookie
    ?.split(/; */)
    .filter((pair) => !pair.startsWith(sessionCookie))
    .join('; ');
}
