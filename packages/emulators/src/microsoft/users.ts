import { z } from 'zod';
import { fixtureSchema } from '#mailbox/mailbox-fixture.ts';
import { textSchema } from '#pages.ts';
import users from './users.json' with { type: 'json' };

/** A user with an account at the Microsoft emulator. */
const microsoftUserSchema = z.strictObject({
  /** Identifies the entry of the account chooser. */
  id: z.string(),
  /** Microsoft's id of the account, which never changes. */
  oid: z.string(),
  email: z.email(),
  given_name: z.string(),
  surname: z.string(),
  /** Language of the folder names. */
  language: z.enum(['tr', 'en']),
  /** A personal account or an account of an organisation. */
  account: z.enum(['personal', 'work']),
  /** Note in the account chooser. */
  note: textSchema.optional(),
  /** An administrator has to approve the application first. */
  needsAdmin: z.literal(true).optional(),
  /** An account without a mailbox, which organisations can have. */
  hasNoMailbox: z.literal(true).optional(),
  /** Content of the mailbox. Default: an empty mailbox. */
  fixture: fixtureSchema.optional(),
});
export type MicrosoftUser = z.output<typeof microsoftUserSchema>;

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

export const createTestUsers = (): MicrosoftUser[] => z.array(microsoftUserSchema).parse(users);
