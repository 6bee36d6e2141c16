import * as http from 'node:http';
import * as https from 'node:https';
import { emailSchema } from '@kumbara/shared';
import { Passport } from 'passport';
import { type Profile, Strategy, type VerifyCallback } from 'passport-google-oauth20';
import { z } from 'zod';
import { GoogleError, type GoogleProfile, type GoogleSignIn } from './google-sign-in.ts';
import { createIdTokens, type IdTokens, isIssuerOf } from './id-token.ts';
import { type StatefulRequest, stateStore } from './state-store.ts';

export type GoogleClient = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  /** The URL of the JWK set. */
  keysUrl: string;
};

const timeoutMs = 10_000;

const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.boolean().default(false),
  name: z.string().trim().optional(),
});

type Results = { id_token?: unknown };
type Outcome = { location?: string; profile?: GoogleProfile };

/** Google's strategy, with the access token in a header and not in an address, and with an agent of ours. */
class GoogleStrategy extends Strategy {
  constructor(client: GoogleClient, idTokens: IdTokens) {
    super(
      {
        clientID: client.clientId,
        clientSecret: client.clientSecret,
        authorizationURL: client.authUrl,
        tokenURL: client.tokenUrl,
        userProfileURL: client.userinfoUrl,
        scope: ['openid', 'email', 'profile'],
        pkce: true,
        store: stateStore,
      },
      (_access: string, _refresh: string, results: Results, profile: Profile, done: VerifyCallback) =>
        readProfile(results, profile, idTokens).then((read) => done(null, read as unknown as Express.User), done),
    );
    // passport-oauth2 documents `_oauth2` as protected, for the requests of subclasses.
    this._oauth2.useAuthorizationHeaderforGET(true);
    this._oauth2.setAgent(createAgent(client.tokenUrl));
  }
}

export function createPassportGoogle(client: GoogleClient): GoogleSignIn {
  const passport = new Passport().use('google', new GoogleStrategy(client, createIdTokens(client)));

  /** Runs the strategy on a request, and returns its redirect or the user it found. */
  async function authenticate(request: StatefulRequest, callbackURL: string): Promise<Outcome> {
    const options = { session: false, callbackURL, prompt: 'select_account' };
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        timer = setTimeout(() => reject(new GoogleError('unavailable', 'no answer in time')), timeoutMs);
        // The strategy redirects by this header and nothing else.
        const response = {
          setHeader: (name: string, value: string) => name === 'Location' && resolve({ location: value }),
        };
        const callback = (error: unknown, profile?: GoogleProfile | false) => {
          if (error) reject(asGoogleError(error));
          else if (profile) resolve({ profile });
          else reject(new GoogleError('refused', 'the strategy refused'));
        };
        passport.authenticate('google', options, callback)(request, { ...response, end: () => {} }, reject);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async authorizationUrl({ callbackUrl, transaction }) {
      const { location } = await authenticate({ query: {}, transaction }, callbackUrl);
      if (!location) throw new GoogleError('unavailable', 'the strategy does not redirect');
      return location;
    },
    isIssuer: (issuer) => isIssuerOf(client.authUrl, issuer),
    async redeem({ callbackUrl, code, state, transaction }) {
      const { profile } = await authenticate({ query: { code, state }, transaction }, callbackUrl);
      if (!profile) throw new GoogleError('refused', 'the code belongs to no user');
      return profile;
    },
  };
}

/** An agent that hangs up after the timeout, so that a provider which never ends its answer holds no connection. */
function createAgent(url: string): http.Agent {
  const agent = url.startsWith('https:') ? new https.Agent() : new http.Agent();
  const connect = agent.createConnection;
  agent.createConnection = (...args) => {
    const socket = connect.apply(agent, args);
    const timer = setTimeout(() => socket?.destroy(), timeoutMs);
    socket?.once('close', () => clearTimeout(timer));
    return socket;
  };
  return agent;
}

async function readProfile({ id_token }: Results, { _json }: Profile, idTokens: IdTokens): Promise<GoogleProfile> {
  const profile = profileSchema.safeParse(_json);
  if (!profile.success) throw new GoogleError('refused', 'userinfo is not what Google says', { cause: profile.error });
  const { sub, email, email_verified, name } = profile.data;
  await idTokens.check(id_token, sub);
  return { subject: sub, email, isEmailVerified: email_verified, name: name ?? '' };
}

/** Drops what an OAuth error carries (codes, tokens, bodies), so that none of it reaches the log. */
function asGoogleError(error: unknown): GoogleError {
  if (error instanceof GoogleError) return error;
  const { name, code, oauthError } = (error ?? {}) as { name?: string; code?: string; oauthError?: unknown };
  const { statusCode } = (oauthError ?? {}) as { statusCode?: number };
  const isRefusal = name === 'TokenError' || name === 'UserInfoError' || (statusCode !== undefined && statusCode < 500);
  return new GoogleError(isRefusal ? 'refused' : 'unavailable', `${name} ${code ?? statusCode ?? ''}`.trim());
}
