import type { AccountClaims } from 'oidc-provider';
import { z } from 'zod';
import { fixtureSchema } from '#mailbox/mailbox-fixture.ts';
import { textSchema } from '#pages.ts';
import users from './users.json' with { type: 'json' };

/** A user with an account at the Google emulator. */
const googleUserSchema = z.strictObject({
  /** Identifies the entry of the account chooser. Entries with the same `sub` are one account at different times. */
  id: z.string(),
  /** Google's id of the account, which never changes. */
  sub: z.string(),
  email: z.email(),
  email_verified: z.boolean(),
  given_name: z.string(),
  family_name: z.string(),
  locale: z.string(),
  /** Note in the account chooser. */
  note: textSchema.optional(),
  /** Content of the mailbox. Default: an empty mailbox. */
  fixture: fixtureSchema.optional(),
});
export type GoogleUser = z.output<typeof googleUserSchema>;

export const createTestUsers = (): GoogleUser[] => z.array(googleUserSchema).parse(users);

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
