import type { Provider } from 'oidc-provider';
import { findExtraScopes } from './scopes.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
const hasConsentPrompt = ({ prompt }: Interaction['params']) => String(prompt).split(' ').includes('consent');

export type ConsentChoice = { sub: string; scopes: readonly string[] };

export type Consents = ReturnType<typeof createConsents>;

/** Stores the consents of users, and which grants may be refreshed. */
export function createConsents(provider: Provider) {
  /** Granted scopes beyond sign-in, by `sub`. */
  const agreed = new Map<string, Set<string>>();
  const refreshable = new Set<string>();

  /** Scopes to ask for: none where all were granted before, unless the request has `prompt=consent`. */
  function findMissingScopes(sub: string, { params }: Pick<Interaction, 'params'>): string[] {
    const wanted = findExtraScopes(String(params.scope));
    const isKnown = wanted.every((scope) => agreed.get(sub)?.has(scope));
    return isKnown && !hasConsentPrompt(params) ? [] : wanted;
  }

  return {
    mayRefresh: (grantId: string | undefined) => grantId !== undefined && refreshable.has(grantId),
    forget: (sub: string) => agreed.delete(sub),

    findMissingScopes,

    /**
     * Saves the selected scopes. A refresh token is issued only with offline access that is granted for the first time or
     * requested with `prompt=consent`. Source: Google's OAuth guide for web servers.
     */
    async save({ sub, scopes: ticked }: ConsentChoice, interaction: Interaction) {
      const { params } = interaction;
      const before = agreed.get(sub) ?? new Set();
      const wasShown = findMissingScopes(sub, interaction).length > 0;
      const requested = String(params.scope).split(' ');
      const granted = requested.filter(
        (scope) => !wasShown || findExtraScopes(scope).length === 0 || ticked.includes(scope),
      );

      const grant = new provider.Grant({ accountId: sub, clientId: String(params.client_id) });
      grant.addOIDCScope(granted.join(' '));
      const refused = requested.filter((scope) => !granted.includes(scope));
      if (refused.length > 0) grant.rejectOIDCScope(refused.join(' '));
      const grantId = await grant.save();

      const isNew = granted.some((scope) => findExtraScopes(scope).length > 0 && !before.has(scope));
      const isFirst = before.size === 0 && !agreed.has(sub);
      if (params.access_type === 'offline' && (isNew || isFirst || hasConsentPrompt(params))) refreshable.add(grantId);
      agreed.set(sub, new Set([...before, ...findExtraScopes(granted.join(' '))]));

      return { select_account: {}, login: { accountId: sub, remember: false }, consent: { grantId } };
    },
  };
}
