import { randomBytes } from 'node:crypto';
import type { MicrosoftUser } from './users.ts';

/** A consent of a user, with all tokens that belong to it. */
export type Grant = { user: MicrosoftUser; scopes: string[]; ended: boolean };
export type Code = {
  grant: Grant;
  redirectUri: string;
  challenge: string;
  scopes: string[];
  tenant: string;
  expires: number;
  isUsed: boolean;
};
type AccessToken = { grant: Grant; scopes: string[]; expires: number };
type RefreshToken = { grant: Grant; scopes: string[] };

export type GrantSettings = { accessTokenSeconds: number };

const secret = (prefix: string) => prefix + randomBytes(48).toString('base64url');
const after = (seconds: number) => Date.now() + seconds * 1000;

/** In-memory store of the codes and tokens of Microsoft's sign-in. */
export function createGrants(settings: GrantSettings) {
  const codes = new Map<string, Code>();
  const access = new Map<string, AccessToken>();
  const refresh = new Map<string, RefreshToken>();
  const grants = new Set<Grant>();

  function createRefreshToken(grant: Grant, scopes: string[]): string {
    const token = secret('M.C5_SBX.0.U.');
    refresh.set(token, { grant, scopes });
    return token;
  }

  return {
    create(user: MicrosoftUser, scopes: string[]): Grant {
      const grant = { user, scopes, ended: false };
      grants.add(grant);
      return grant;
    },
    code(details: Omit<Code, 'expires' | 'isUsed'>): string {
      const code = secret('M.C5_SBX.2.U.');
      codes.set(code, { ...details, expires: after(600), isUsed: false });
      return code;
    },
    findCode: (code: string) => codes.get(code),
    access(grant: Grant, scopes: string[]): string {
      const token = secret('EwB4A8l6');
      access.set(token, { grant, scopes, expires: after(settings.accessTokenSeconds) });
      return token;
    },
    /** The grant of an access token; `expired` for an expired token. */
    findAccess(token: string): AccessToken | 'expired' | undefined {
      const found = access.get(token);
      if (!found || found.grant.ended) return undefined;
      return found.expires > Date.now() ? found : 'expired';
    },
    refresh: createRefreshToken,
    findRefresh: (token: string) => refresh.get(token),
    /** Scopes of all grants that the user has not revoked. */
    agreedScopes: ({ oid }: MicrosoftUser): Set<string> =>
      new Set([...grants].filter(({ user, ended }) => user.oid === oid && !ended).flatMap(({ scopes }) => scopes)),
    expireAccess(oid: string): void {
      for (const token of access.values()) if (token.grant.user.oid === oid) token.expires = 0;
    },
    end(oid: string): void {
      for (const grant of grants) if (grant.user.oid === oid) grant.ended = true;
    },
  };
}

export type Grants = ReturnType<typeof createGrants>;
