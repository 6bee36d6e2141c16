import type { Text } from '#pages.ts';

const gmail = 'https://www.googleapis.com/auth/gmail';
export const gmailScopes = {
  readonly: `${gmail}.readonly`,
  metadata: `${gmail}.metadata`,
  modify: `${gmail}.modify`,
  full: 'https://mail.google.com/',
} as const;

/** What Google says who somebody is by; nobody has to tick it. */
const longNames: Record<string, string> = {
  email: 'https://www.googleapis.com/auth/userinfo.email',
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
};
export const signInScopes = ['openid', ...Object.keys(longNames), ...Object.values(longNames)];

/** Scopes beyond signing in, in the words of the consent page. */
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

/** Google answers with the long names of what was asked by the short ones. */
export const toLongScopes = (scope: string): string =>
  [...new Set(scope.split(' ').map((each) => longNames[each] ?? each))].join(' ');
