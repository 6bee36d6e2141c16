import type { MailboxFixture } from '#mailbox/mailbox-fixture.ts';
import type { Text } from '#pages.ts';

/** A user with an account at the Microsoft emulator. */
export type MicrosoftUser = {
  /** Identifies the entry of the account chooser. */
  id: string;
  /** Microsoft's id of the account, which never changes. */
  oid: string;
  email: string;
  given_name: string;
  surname: string;
  /** Language of the folder names. */
  language: 'tr' | 'en';
  /** A personal account or an account of an organisation. */
  account: 'personal' | 'work';
  /** Note in the account chooser. */
  note?: Text;
  /** An administrator has to approve the application first. */
  needsAdmin?: true;
  /** An account without a mailbox, which organisations can have. */
  hasNoMailbox?: true;
  /** Content of the mailbox. Default: an empty mailbox. */
  fixture?: MailboxFixture;
};

const tenants = { personal: '9188040d-6c67-4c5b-b112-36a304b66dad', work: '5b1e2f60-0c1d-4e8f-9a3b-7d2c4f6a8b90' };

/** All personal accounts belong to one tenant, whose id Microsoft documents. */
export const tenantOf = ({ account }: MicrosoftUser): string => tenants[account];

/** Returns true if a user may sign in at `common`, `consumers`, `organizations` or a tenant id. */
export function isOfTenant(user: MicrosoftUser, tenant: string): boolean {
  if (tenant === 'common') return true;
  if (tenant === 'consumers') return user.account === 'personal';
  return tenant === 'organizations' ? user.account === 'work' : tenantOf(user) === tenant;
}

export const isTenant = (tenant: string): boolean =>
  ['common', 'consumers', 'organizations', ...Object.values(tenants)].includes(tenant);

export const displayNameOf = ({ given_name, surname }: MicrosoftUser): string => `${given_name} ${surname}`;

export const createTestUsers = (): MicrosoftUser[] => [
  {
    id: 'ayse',
    oid: '00000000-0000-0000-a1f3-c2d9e4b70001',
    email: 'ayse.yilmaz@outlook.example',
    given_name: 'Ayşe',
    surname: 'Yılmaz',
    language: 'tr',
    account: 'personal',
    fixture: { seed: 'sandbox 11', country: 'TR', subscriptions: 11, noise: 9 },
  },
  {
    id: 'emma',
    oid: '6f0d8a52-93c4-4b1e-8f27-1b5e9d3c0002',
    email: 'emma@wrightstudio.example',
    given_name: 'Emma',
    surname: 'Wright',
    language: 'en',
    account: 'work',
    note: { tr: 'iş hesabı', en: 'work account' },
    fixture: { seed: 'sandbox 10', country: 'GB', subscriptions: 11, noise: 13 },
  },
  {
    id: 'can',
    oid: '2c7be914-5d08-4f6a-b3a1-40e6f8d70003',
    email: 'can.aksoy@holding.example',
    given_name: 'Can',
    surname: 'Aksoy',
    language: 'tr',
    account: 'work',
    note: { tr: 'iş hesabı; yöneticinin onayı gerekir', en: 'work account whose administrator has to approve' },
    needsAdmin: true,
  },
  {
    id: 'mert',
    oid: 'e83a1c07-7f45-4d92-a6cc-95b2d0f10004',
    email: 'mert.demir@sirket.example',
    given_name: 'Mert',
    surname: 'Demir',
    language: 'tr',
    account: 'work',
    note: { tr: 'iş hesabı, posta kutusu yok', en: 'work account without a mailbox' },
    hasNoMailbox: true,
  },
];
