import type { PrismaClient } from '@kumbara/prisma/client';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import type { Secrets } from '#lib/secrets.ts';
import { MailboxError } from './adapters/mailbox.ts';
import type { AccessTokens, Grant, MailboxProvider } from './adapters/mailbox-provider.ts';

const grantSchema = z.object({
  refresh_token: z.string(),
  access_token: z.string(),
  expires_at: z.iso.datetime(),
}) satisfies z.ZodType<Grant>;

export const readGrant = (plain: string): Grant => grantSchema.parse(JSON.parse(plain));

type Needs = { prisma: PrismaClient; secrets: Secrets; clock: Clock };
/** The connection of the tokens. */
type Owned = { user_id: string; id: string };

/**
 * Access tokens of one connection. The row is locked while a token is renewed, so that concurrent callers in all processes
 * share one renewal. A rotated refresh token replaces the old one in the same transaction.
 */
export function createAccessTokens({ prisma, secrets, clock }: Needs) {
  const isUsable = ({ access_token, expires_at }: Grant, refused: string | undefined) =>
    access_token !== refused && new Date(expires_at) > clock();

  const renew = ({ user_id, id }: Owned, provider: MailboxProvider, refused: string | undefined): Promise<Grant> =>
    prisma.$transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ secret_id: string }[]>`
        SELECT secret_id FROM mail_connections WHERE user_id = ${user_id}::uuid AND id = ${id}::uuid
        FOR NO KEY UPDATE`;
      const plain = row && (await secrets.open(user_id, row.secret_id, tx));
      if (!row || plain === undefined) throw new MailboxError('reconnect', 'the connection is gone');
      const grant = readGrant(plain);
      if (isUsable(grant, refused)) return grant;
      const renewed = await provider.refresh(grant.refresh_token);
      await secrets.replace(user_id, row.secret_id, JSON.stringify(renewed), tx);
      return renewed;
    });

  return (connection: Owned, provider: MailboxProvider): AccessTokens => {
    /** Called for every request to the provider; reads the database only after the token has expired. */
    let held: Grant | undefined;
    return async (refused) => {
      if (!held || !isUsable(held, refused)) held = await renew(connection, provider, refused);
      return held.access_token;
    };
  };
}
