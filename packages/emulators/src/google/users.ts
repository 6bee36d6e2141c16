import type { AccountClaims } from 'oidc-provider';
import type { MailboxFixture } from '#mailbox/mailbox-fixture.ts';
import type { Text } from '#pages.ts';

/** A user with an account at the Google emulator. */
export type GoogleUser = {
  /** Identifies the entry of the account chooser. Entries with the same `sub` are one account at different times. */
  id: string;
  /** Google's id of the account, which never changes. */
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  locale: string;
  /** Note in the account chooser. */
  note?: Text;
  /** Content of the mailbox. Default: an empty mailbox. */
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

/** All claims of the userinfo endpoint. oidc-provider removes those without a granted scope. */
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
