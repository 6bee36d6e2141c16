import { createHash } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { emailSchema } from '@kumbara/shared';
import { type Profile, Strategy, type VerifyCallback } from 'passport-google-oauth20';
import { z } from 'zod';
import { GoogleError, type GooglePerson, type GoogleSignIn } from './google-sign-in.ts';
import { createIdTokens, type IdTokens, isIssuerOf } from './id-token.ts';

export type GoogleClient = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  /** Where its public keys are. */
  keysUrl: string;
};

const patience = 10_000;

const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.boolean().default(false),
  name: z.string().trim().optional(),
});

type Results = { id_token?: unknown };
type Step = { state?: string; callbackURL: string; verifier: string };

/** Google's strategy, which by itself neither lets its verifier be chosen nor keeps the token out of the address. */
class PkceStrategy extends Strategy {
  constructor(client: GoogleClient, idTokens: IdTokens, agent: http.Agent) {
    super(
      {
        clientID: client.clientId,
        clientSecret: client.clientSecret,
        authorizationURL: client.authUrl,
        tokenURL: client.tokenUrl,
        userProfileURL: client.userinfoUrl,
        scope: ['openid', 'email', 'profile'],
      },
      (_access: string, _refresh: string, results: Results, profile: Profile, done: VerifyCallback) =>
        personOf(results, profile, idTokens).then((person) => done(null, person as unknown as Express.User), done),
    );
    this._oauth2.useAuthorizationHeaderforGET(true);
    this._oauth2.setAgent(agent);
  }

  override authorizationParams({ verifier }: Step): object {
    return {
      ...super.authorizationParams({ prompt: 'select_account' }),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
  }

  override tokenParams({ verifier }: Step): object {
    return { code_verifier: verifier };
  }
}

export function createPassportGoogle(client: GoogleClient): GoogleSignIn {
  const idTokens = createIdTokens(client);

  /** One step of the strategy, driven as passport drives it. No call of it outlives our patience. */
  async function run(query: Record<string, string>, step: Step): Promise<{ location?: string; person?: GooglePerson }> {
    const { Agent } = client.tokenUrl.startsWith('https:') ? https : http;
    const agent = new Agent();
    let late: NodeJS.Timeout | undefined;
    try {
      return await new Promise((done, fail) => {
        late = setTimeout(() => fail(new GoogleError('unavailable', 'no answer in time')), patience);
        const strategy: Strategy = Object.create(new PkceStrategy(client, idTokens, agent));
        strategy.redirect = (location) => done({ location });
        strategy.success = (person) => done({ person: person as unknown as GooglePerson });
        strategy.fail = () => fail(new GoogleError('refused', 'the strategy refused'));
        strategy.error = (error) => fail(asGoogleError(error));
        strategy.authenticate({ query } as unknown as Parameters<Strategy['authenticate']>[0], step);
      });
    } finally {
      clearTimeout(late);
      // Whatever still hangs, hangs up.
      agent.destroy();
    }
  }

  return {
    async address({ callbackUrl, state, verifier }) {
      const { location } = await run({}, { callbackURL: callbackUrl, state, verifier });
      if (!location) throw new GoogleError('unavailable', 'the strategy leads nowhere');
      return location;
    },
    isIssuer: (issuer) => isIssuerOf(client.authUrl, issuer),
    async redeem({ callbackUrl, code, verifier }) {
      const { person } = await run({ code }, { callbackURL: callbackUrl, verifier });
      if (!person) throw new GoogleError('refused', 'the code leads to nobody');
      return person;
    },
  };
}

async function personOf({ id_token }: Results, { _json }: Profile, idTokens: IdTokens): Promise<GooglePerson> {
  const profile = profileSchema.safeParse(_json);
  if (!profile.success) throw new GoogleError('refused', 'userinfo is not what Google says', { cause: profile.error });
  const { sub, email, email_verified, name } = profile.data;
  await idTokens.check(id_token, sub);
  return { subject: sub, email, isEmailVerified: email_verified, name: name || email.replace(/@.*/, '') };
}

/** What an OAuth error carries (codes, tokens, bodies) does not go on from here. */
function asGoogleError(error: unknown): GoogleError {
  if (error instanceof GoogleError) return error;
  const { name, code, oauthError } = (error ?? {}) as { name?: string; code?: string; oauthError?: unknown };
  const { statusCode } = (oauthError ?? {}) as { statusCode?: number };
  const isRefusal = name === 'TokenError' || name === 'UserInfoError' || (statusCode !== undefined && statusCode < 500);
  return new GoogleError(isRefusal ? 'refused' : 'unavailable', `${name} ${code ?? statusCode ?? ''}`.trim());
}
