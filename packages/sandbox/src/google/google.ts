import { randomBytes } from 'node:crypto';
import express, { type Request, Router } from 'express';
import type { Provider } from 'oidc-provider';
import { createMailboxes } from '#mailbox/mailboxes.ts';
import { languageOf, sendPage } from '#pages.ts';
import { picture } from '#picture.ts';
import { createFaults } from '#traffic/faults.ts';
import { createRequestLog } from '#traffic/request-log.ts';
import { send } from '#traffic/send.ts';
import { serve } from '#traffic/serve.ts';
import { tokenTraffic } from '#traffic/token-traffic.ts';
import { chooser } from './chooser.ts';
import { consentPage } from './consent-page.ts';
import { createConsents } from './consents.ts';
import { createEnds } from './ends.ts';
import { answerBatch } from './gmail/batch.ts';
import { createGmail, type GmailSettings, usualUnits } from './gmail/gmail.ts';
import { nameOf, type Person, testPeople } from './people.ts';
import { type Client, createProvider, paths, sessionCookie } from './provider.ts';
import { beyondSignIn } from './scopes.ts';
import { createStore } from './store.ts';

export type GoogleSettings = GmailSettings & { accessTokenSeconds: number; latency: number };

/**
 * Google's sign-in, below `/google`, and Gmail: what the real ones do with a browser and with a server. Gmail's paths
 * stand at the root (`api`), for Google's client takes another host but no other path.
 */
export function playGoogle({ origin, appOrigins }: { origin: string; appOrigins: readonly string[] }) {
  const issuer = `${origin}/google`;
  const people = testPeople();
  const client: Client = {
    id: 'kumbara-sandbox',
    secret: randomBytes(24).toString('base64url'),
    redirectUris: appOrigins.flatMap((origin) => [`${origin}/api/auth/google/callback`, `${origin}/email-callback`]),
  };
  const settings: GoogleSettings = {
    accessTokenSeconds: 3600,
    latency: 0,
    unitsPerMinute: 6_000,
    units: { ...usualUnits },
  };
  /** By `sub`: whoever was chosen last is what the account looks like now. */
  const accounts = new Map<string, Person>();
  const store = createStore();
  const provider: Provider = createProvider({
    issuer,
    client,
    store,
    personOf: (sub) => accounts.get(sub),
    mayRefresh: (grantId) => consents.mayRefresh(grantId),
    accessTokenSeconds: () => settings.accessTokenSeconds,
  });
  const consents = createConsents(provider);
  const faults = createFaults();
  const requests = createRequestLog();
  const personById = (id: unknown) => people.find((person) => person.id === id);
  const mailboxes = createMailboxes((id) => {
    const person = personById(id);
    return person && { account: person.sub, name: nameOf(person), email: person.email, story: person.story };
  });

  const gmail = createGmail({
    settings,
    faults,
    async accountOf(token) {
      const found = await provider.AccessToken.find(token);
      const person = found?.accountId === undefined ? undefined : accounts.get(found.accountId);
      if (!found?.isValid || !person) return undefined;
      return { mailbox: await mailboxes.of(person.id), email: person.email, scopes: found.scopes };
    },
  });

  const ends = createEnds({ provider, store, consents, personOf: (sub) => accounts.get(sub) });

  const routes = Router();
  routes.use([paths.token, paths.revoke], tokenTraffic({ log: requests, faults }));
  routes.get('/choose/:uid', async (req, res) => {
    const { params } = await provider.interactionDetails(req, res);
    const isMailbox = beyondSignIn(String(params.scope)).length > 0;
    sendPage(req, res, { ...chooser(people, languageOf(req), isMailbox), formTargets: appOrigins });
  });
  routes.post('/choose/:uid', express.urlencoded({ extended: false }), async (req, res) => {
    const interaction = await provider.interactionDetails(req, res);
    const person = personById(req.body.person);
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
  routes.post(paths.revoke, express.urlencoded({ extended: false }), async (req, res) => {
    send(req, res, await ends.revoke(String(req.body?.token ?? req.query.token)));
  });
  routes.all(paths.tokenInfo, express.urlencoded({ extended: false }), async (req, res) => {
    const bearer = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    send(req, res, await ends.inform(String(req.body?.access_token ?? req.query.access_token ?? bearer)));
  });
  const api = Router();
  const latency = () => settings.latency;
  api.use('/batch', serve({ log: requests, answer: (call) => answerBatch(call, gmail.answer), latency }));
  api.use('/gmail', serve({ log: requests, answer: gmail.answer, latency }));

  routes.use(paths.authorization, (req, _res, next) => {
    forgetLastPerson(req);
    next();
  });
  routes.use(provider.callback());

  return {
    routes,
    api,
    people,
    settings,
    mailboxes,
    faults,
    requests,
    /** The access tokens of a person, from now on refused; what they are refreshed with is left. */
    expireAccessTokens: (personId: string) => store.forget(personById(personId)?.sub ?? '', ['AccessToken']),
    /** As when somebody removes the application in their Google account. */
    revokeGrants: (personId: string) => ends.endAll(personById(personId)?.sub ?? ''),
    environment: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_AUTH_URL: issuer + paths.authorization,
      GOOGLE_TOKEN_URL: issuer + paths.token,
      GOOGLE_USERINFO_URL: issuer + paths.userinfo,
      GOOGLE_KEYS_URL: issuer + paths.jwks,
      GOOGLE_REVOKE_URL: issuer + paths.revoke,
      GMAIL_API_URL: origin,
    },
  };
}

/** Somebody else may be chosen every time; the server behind would ask the one before to sign out first. */
function forgetLastPerson({ headers }: Request): void {
  headers.cookie = headers.cookie
    ?.split(/; */)
    .filter((pair) => !pair.startsWith(sessionCookie))
    .join('; ');
}
