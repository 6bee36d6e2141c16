import type { AccountClaims } from 'oidc-provider';
import type { MailboxFixture } from '#mailbox/mailbox-fixture.ts';
import type { Text } from '#pages.ts';

/** Somebody with an account at the sandbox's Google. */
export type GoogleUser = {
  /** Names the entry in the list. Two entries with one `sub` are one account at two times. */
  id: string;
  /** Google's own name for the account, which never changes. */
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  locale: string;
  /** What is special about this person, for the list. */
  note?: Text;
  /** Which mails there are; without it none. */
  fixture?: MailboxFixture;
};

export const createTestUsers = (): GoogleUser[] => [
  {
    id: 'ayse',
    sub: '103000000000000000001',
    email: 'ayse.yilmaz@gmail.example',
    email_verified: true,
    given_name: 'Ayşe',
    family_name: 'Yılmaz',
    locale: 'tr',
    fixture: { seed: 'sandbox 10', country: 'TR', subscriptions: 11, noise: 13 },
  },
  {
    id: 'emma',
    sub: '103000000000000000002',
    email: 'emma.wright@gmail.example',
    email_verified: true,
    given_name: 'Emma',
    family_name: 'Wright',
    locale: 'en',
    fixture: { seed: 'sandbox 13', country: 'GB', subscriptions: 11, noise: 14 },
  },
  {
    id: 'deniz',
    sub: '103000000000000000003',
    email: 'deniz.kaya@gmail.example',
    email_verified: true,
    given_name: 'Deniz',
    family_name: 'Kaya',
    locale: 'tr',
    note: { tr: 'e-postasını değiştirmeden önce', en: 'before changing the e-mail address' },
  },
  {
    id: 'deniz-later',
    sub: '103000000000000000003',
    email: 'deniz.aydin@gmail.example',
    email_verified: true,
    given_name: 'Deniz',
    family_name: 'Aydın',
    locale: 'tr',
    note: { tr: 'aynı hesap, yeni e-postasıyla', en: 'the same account with its new e-mail address' },
  },
  {
    id: 'mert',
    sub: '103000000000000000004',
    email: 'mert@sirket.example',
    email_verified: false,
    given_name: 'Mert',
    family_name: 'Demir',
    locale: 'tr',
    note: { tr: 'e-postasını Google doğrulamamış', en: 'e-mail address not verified by Google' },
  },
];

export const nameOf = ({ given_name, family_name }: GoogleUser): string => `${given_name} ${family_name}`;

/** As Google's userinfo endpoint says it; OpenID Connect leaves out what the granted scopes do not cover. */
export const claimsOf = (user: GoogleUser, issuer: string): AccountClaims => ({
  sub: user.sub,
  name: nameOf(user),
  given_name: user.given_name,
  family_name: user.family_name,
  picture: `${issuer}/picture/${user.id}.svg`,
  email: user.email,
  email_verified: user.email_verified,
  locale: user.locale,
});
