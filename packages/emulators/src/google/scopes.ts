import type { Text } from '#pages.ts';

const gmail = 'https://www.googleapis.com/auth/gmail';
export const gmailScopes = {
  readonly: `${gmail}.readonly`,
  metadata: `${gmail}.metadata`,
  modify: `${gmail}.modify`,
  full: 'https://mail.google.com/',
} as const;

/** Sign-in scopes, which need no consent, with the names that Google answers. */
const longNames: Record<string, string> = {
  email: 'https://www.googleapis.com/auth/userinfo.email',
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
};
export const signInScopes = ['openid', ...Object.keys(longNames), ...Object.values(longNames)];

/** Scopes beyond sign-in with their texts on the consent page. */
export const scopeTexts: Record<string, Text> = {
  [gmailScopes.readonly]: {
    tr: 'E-posta iletilerini ve ayarlarını görüntüleme',
    en: 'View your email messages and settings',
  },
  [gmailScopes.metadata]: {
    tr: 'Etiketler ve başlıklar gibi ileti bilgilerini görüntüleme, içeriği değil',
    en: 'View message details such as labels and headers, but not the body',
  },
  [gmailScopes.modify]: {
    tr: 'E-postalarını okuma, yazma ve gönderme',
    en: 'Read, compose and send emails from your Gmail account',
  },
  [gmailScopes.full]: {
    tr: 'Gmail’deki bütün e-postalarını okuma, yazma, gönderme ve kalıcı olarak silme',
    en: 'Read, compose, send and permanently delete all your email from Gmail',
  },
};

export const scopes = [...signInScopes, ...Object.keys(scopeTexts)];

export const findExtraScopes = (scope: string): string[] => scope.split(' ').filter((scope) => scopeTexts[scope]);

/** Replaces short scope names by the long ones that Google answers. */
export const toLongScopes = (scope: string): string =>
  [...new Set(scope.split(' ').map((each) => longNames[each] ?? each))].join(' ');
