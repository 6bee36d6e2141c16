import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { displayNameOf, type MicrosoftUser, tenantOf } from './users.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Signs v2.0 id tokens. Their issuer is the tenant of the user. */
export function createIdTokens(issuerOf: (tenant: string) => string, clientId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(12).toString('base64url');
  return {
    keys: { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid }] },
    sign(user: MicrosoftUser, scopes: readonly string[], nonce?: string): string {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        ver: '2.0',
        iss: issuerOf(tenantOf(user)),
        aud: clientId,
        iat: now,
        nbf: now,
        exp: now + 3600,
        // Differs between applications, unlike `oid`.
        sub: createHash('sha256').update(`${clientId} ${user.oid}`).digest('base64url'),
        tid: tenantOf(user),
        ...(scopes.includes('profile') && {
          oid: user.oid,
          name: displayNameOf(user),
          preferred_username: user.email,
        }),
        ...(scopes.includes('email') && { email: user.email }),
        ...(nonce && { nonce }),
      };
      const text = `${part({ typ: 'JWT', alg: 'RS256', kid })}.${part(claims)}`;
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
  };
}
