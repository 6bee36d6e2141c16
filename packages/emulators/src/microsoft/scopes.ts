import type { Text } from '#pages.ts';

const graph = 'https://graph.microsoft.com/';
/** Graph's permissions with their texts on the consent page. */
export const permissionTexts: Record<string, Text> = {
  'User.Read': { tr: 'Profilini görüntüleme', en: 'Sign you in and read your profile' },
  'Mail.Read': { tr: 'Postalarını okuma', en: 'Read your mail' },
  offline_access: {
    tr: 'Erişim verdiğin verilere sürekli erişme',
    en: 'Maintain access to data you have given it access to',
  },
};

const known = Object.keys(permissionTexts);

/** Parses scopes to their short names in canonical case; undefined if one is unknown. */
export function parseScopes(text: string): string[] | undefined {
  const scopes = text
    .split(' ')
    .filter(Boolean)
    .map((scope) => {
      const short = scope.toLowerCase().startsWith(graph) ? scope.slice(graph.length) : scope;
      return known.find((name) => name.toLowerCase() === short.toLowerCase());
    });
  return scopes.includes(undefined) || scopes.length === 0 ? undefined : [...new Set(scopes as string[])];
}

/** The `scope` of a token response, which never contains `offline_access`. */
export const formatScope = (scopes: readonly string[]): string =>
  scopes
    .filter((scope) => scope !== 'offline_access')
    .map((scope) => graph + scope)
    .join(' ');
