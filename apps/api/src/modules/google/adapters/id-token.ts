import { decodeJwt } from 'jose';
import { z } from 'zod';
import { GoogleError } from './google-sign-in.ts';

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string(),
  exp: z.number(),
});

/** Google has two names; a provider at another address is named by that address, without its path's end. */
export const isIssuerOf = (authUrl: string, issuer: string): boolean =>
  ['https://accounts.google.com', 'accounts.google.com'].includes(issuer) ||
  (URL.canParse(issuer) && authUrl.startsWith(`${issuer.replace(/\/$/, '')}/`));

/**
 * That the token was made by this provider, for us, for the same person and not long ago (OpenID Connect Core
 * 3.1.3.7). It comes straight from the token endpoint, so the connection vouches for it in place of the signature.
 *
 * @throws GoogleError `refused`
 */
export function checkIdToken(
  idToken: unknown,
  { authUrl, clientId, subject }: { authUrl: string; clientId: string; subject: string },
): void {
  const { iss, aud, sub, exp } = claimsOf(idToken);
  if (!isIssuerOf(authUrl, iss)) throw new GoogleError('refused', 'the id token has another issuer');
  if (![aud].flat().includes(clientId)) throw new GoogleError('refused', 'the id token is for another client');
  if (sub !== subject) throw new GoogleError('refused', 'the id token is about somebody else');
  if (exp * 1000 < Date.now()) throw new GoogleError('refused', 'the id token is old');
}

function claimsOf(idToken: unknown): z.output<typeof claimsSchema> {
  try {
    return claimsSchema.parse(decodeJwt(String(idToken)));
  } catch (error) {
    throw new GoogleError('refused', 'the id token cannot be read', { cause: error });
  }
}
