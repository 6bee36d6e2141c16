import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { GoogleError } from './google-sign-in.ts';

export type IdTokens = ReturnType<typeof createIdTokens>;

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  sub: z.string(),
});

/** Google has two issuer names. The issuer of an emulated provider is the base of its address. */
export const isIssuerOf = (authUrl: string, issuer: string): boolean =>
  ['https://accounts.google.com', 'accounts.google.com'].includes(issuer) ||
  (URL.canParse(issuer) && authUrl.startsWith(`${issuer.replace(/\/$/, '')}/`));

/** @param keysUrl the provider's JWK set, which is fetched on demand and cached */
export function createIdTokens({ authUrl, clientId, keysUrl }: { authUrl: string; clientId: string; keysUrl: string }) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 });

  async function claimsOf(idToken: unknown): Promise<z.output<typeof claimsSchema>> {
    try {
      const { payload } = await jwtVerify(String(idToken), keys, {
        algorithms: ['RS256'],
        audience: clientId,
        requiredClaims: ['exp', 'iat'],
      });
      return claimsSchema.parse(payload);
    } catch (error) {
      // Faults of the token have their own codes; all other errors come from fetching the keys.
      const isRefusal = error instanceof z.ZodError || isAboutToken(error);
      throw new GoogleError(isRefusal ? 'refused' : 'unavailable', `the id token cannot be believed: ${codeOf(error)}`);
    }
  }

  return {
    /**
     * Checks that the token was signed by this provider, for us, for the same subject and recently (OpenID Connect Core
     * 3.1.3.7).
     * @throws GoogleError `refused`, or `unavailable` if the keys cannot be fetched
     */
    async check(idToken: unknown, subject: string): Promise<void> {
      const { iss, aud, azp, sub } = await claimsOf(idToken);
      if (!isIssuerOf(authUrl, iss)) throw new GoogleError('refused', 'the id token has another issuer');
      if ((azp ?? [aud].flat()[0]) !== clientId) throw new GoogleError('refused', 'the id token is for another client');
      if (sub !== subject) throw new GoogleError('refused', 'the id token is about somebody else');
    },
  };
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? (error as Error).name;

const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';
