import { createHash } from 'node:crypto';
import type { Reply } from '#http/call.ts';
import { type RefusalCode, refuseToken } from './errors.ts';
import type { Grant, GrantSettings, Grants } from './grants.ts';
import { formatScope, parseScopes } from './scopes.ts';
import { isOfTenant } from './users.ts';

export type MicrosoftClient = { id: string; secret: string; redirectUris: string[] };
type Parts = { client: MicrosoftClient; grants: Grants; settings: GrantSettings };
type Form = Record<string, string | undefined>;

/** The token endpoint: redeems codes and refresh tokens. */
export function createTokenEndpoint({ client, grants, settings }: Parts) {
  function tokens(grant: Grant, scopes: string[], refreshToken: string | undefined): Reply {
    const seconds = settings.accessTokenSeconds;
    return {
      status: 200,
      body: {
        token_type: 'Bearer',
        scope: formatScope(scopes),
        expires_in: seconds,
        ext_expires_in: seconds,
        access_token: grants.access(grant, scopes),
        ...(refreshToken && { refresh_token: refreshToken }),
      },
    };
  }

  function redeem({ code, redirect_uri, code_verifier }: Form, tenant: string): Reply | RefusalCode {
    const found = grants.findCode(code ?? '');
    if (!found) return 'AADSTS9002313';
    if (found.isUsed) return 'AADSTS54005';
    if (found.expires < Date.now() || found.grant.ended) return 'AADSTS70008';
    if (found.redirectUri !== redirect_uri) return 'AADSTS500112';
    if (
      createHash('sha256')
        .update(code_verifier ?? '')
        .digest('base64url') !== found.challenge
    )
      return 'AADSTS501481';
    if (!isOfTenant(found.grant.user, tenant)) return 'AADSTS70000';
    found.isUsed = true;
    const refreshes = found.scopes.includes('offline_access');
    const refreshToken = refreshes ? grants.refresh(found.grant, found.scopes) : undefined;
    return tokens(found.grant, found.scopes, refreshToken);
  }

  function refresh({ refresh_token = '', scope }: Form): Reply | RefusalCode {
    const found = grants.findRefresh(refresh_token);
    if (!found) return 'AADSTS9002313';
    if (found.grant.ended) return found.grant.user.account === 'personal' ? 'AADSTS70000' : 'AADSTS50173';
    const requestedScopes = scope === undefined ? found.scopes : parseScopes(scope);
    if (!requestedScopes) return 'AADSTS70011';
    if (requestedScopes.some((each) => !found.scopes.includes(each))) return 'AADSTS65001';
    return tokens(found.grant, requestedScopes, grants.refresh(found.grant, found.scopes));
  }

  return (form: Form, tenant: string): Reply => {
    const correlation = form['client-request-id'];
    const { grant_type, client_id, client_secret } = form;
    const outcome = ((): Reply | RefusalCode => {
      if (!grant_type || !client_id) return 'AADSTS900144';
      if (client_id !== client.id) return 'AADSTS700016';
      if (client_secret !== client.secret) return 'AADSTS7000215';
      if (grant_type === 'authorization_code') return redeem(form, tenant);
      return grant_type === 'refresh_token' ? refresh(form) : 'AADSTS70003';
    })();
    return typeof outcome === 'string' ? refuseToken(outcome, correlation) : outcome;
  };
}
