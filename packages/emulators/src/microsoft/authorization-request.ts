import { randomUUID } from 'node:crypto';
import { describe, type RefusalCode } from './errors.ts';
import type { Grants } from './grants.ts';
import { parseScopes } from './scopes.ts';
import type { MicrosoftClient } from './token-endpoint.ts';
import type { MicrosoftUser } from './users.ts';

/** An authorization request that waits for the user. */
export type AuthorizationRequest = {
  tenant: string;
  redirectUri: string;
  state: string | undefined;
  scopes: string[];
  challenge: string;
  forcesConsent: boolean;
};

/** A valid request, an address to redirect to, or an error that must not be redirected. */
export type AuthorizationOutcome = { request: AuthorizationRequest } | { to: string } | { refusal: RefusalCode };

export type Query = Record<string, unknown>;

function addParameters(redirectUri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

const refusalTo = (redirectUri: string, code: RefusalCode, state: string | undefined, more = {}): string => {
  const { error, error_description } = describe(code);
  return addParameters(redirectUri, { error, error_description, ...more, state });
};

/** Parses an authorization request. An unknown client or redirect URI is answered with a page. */
export function parseAuthorizationRequest(query: Query, tenant: string, client: MicrosoftClient): AuthorizationOutcome {
  const text = (name: string) => (typeof query[name] === 'string' ? (query[name] as string) : undefined);
  const redirectUri = text('redirect_uri') ?? '';
  const state = text('state');
  if (text('client_id') !== client.id) return { refusal: 'AADSTS700016' };
  if (!client.redirectUris.includes(redirectUri)) return { refusal: 'AADSTS50011' };
  const scopes = parseScopes(text('scope') ?? '');
  const challenge = text('code_challenge');
  if (text('response_type') !== 'code') return { to: refusalTo(redirectUri, 'AADSTS900144', state) };
  if (!scopes) return { to: refusalTo(redirectUri, 'AADSTS70011', state) };
  if (!challenge || text('code_challenge_method') !== 'S256')
    return { to: refusalTo(redirectUri, 'AADSTS9002325', state) };
  const forcesConsent = text('prompt') === 'consent';
  return { request: { tenant, redirectUri, state, scopes, challenge, forcesConsent } };
}

/** Returns true if the consent page is needed: not when all scopes were granted before. */
export const needsConsent = (
  { forcesConsent, scopes }: AuthorizationRequest,
  user: MicrosoftUser,
  grants: Grants,
): boolean => {
  const agreed = grants.agreedScopes(user);
  return forcesConsent || user.needsAdmin === true || scopes.some((scope) => !agreed.has(scope));
};

export function accept(request: AuthorizationRequest, user: MicrosoftUser, grants: Grants): string {
  const { redirectUri, state, scopes, challenge, tenant } = request;
  const grant = grants.create(user, scopes);
  const code = grants.code({ grant, redirectUri, challenge, scopes, tenant });
  return addParameters(redirectUri, { code, state, session_state: randomUUID() });
}

/** Work accounts are answered with an AADSTS code, personal accounts with a sentence. */
export function decline({ redirectUri, state }: AuthorizationRequest, user: MicrosoftUser | undefined): string {
  if (user?.needsAdmin) return refusalTo(redirectUri, 'AADSTS90094', state, { error_subcode: 'cancel' });
  if (user?.account === 'work') {
    return refusalTo(redirectUri, 'AADSTS65004', state, { error_subcode: 'cancel' });
  }
  return addParameters(redirectUri, {
    error: 'access_denied',
    error_description: 'The user has denied access to the scope requested by the client application.',
    state,
  });
}
