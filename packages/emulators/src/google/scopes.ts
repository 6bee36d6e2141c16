import type { Text } from '#pages.ts';

export const gmailReadonly = 'https://www.googleapis.com/auth/gmail.readonly';

/** Sign-in scopes, which need no consent, with the names that Google answers. */
const longNames: Record<string, string> = {
  email: 'https://www.googleapis.com/auth/userinfo.email',
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
};
export const signInScopes = ['openid', ...Object.keys(longNames), ...Object.values(longNames)];

/** Scopes beyond sign-in with their texts on the consent page. */
export const scopeTexts: Record<string, Text> = {
  [gmailReadonly]: {
    tr: 'E-posta iletilerini ve ayarlarını görüntüleme',
    en: 'View your email messages and settings',
  },
};

export const scopes = [...signInScopes, ...Object.keys(scopeTexts)];

export const findExtraScopes = (scope: string): string[] => scope.split(' ').filter((scope) => scopeTexts[scope]);

/** Replaces short scope names by the long ones that Google answers. */
export const toLongScopes = (scope: string): string =>
  [...new Set(scope.split(' ').map((each) => longNames[each] ?? each))].join(' ');
