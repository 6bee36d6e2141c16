import type { MailConnection, PrismaClient } from '@kumbara/prisma/client';
import type { OauthProvider } from '@kumbara/shared';
import { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { UnreachableError } from '#lib/dialer.ts';
import type { Secrets } from '#lib/secrets.ts';
import { VaultError } from '#lib/vault.ts';
import { createAccessTokens } from './access-tokens.ts';
import { type Mailbox, MailboxError } from './adapters/mailbox.ts';
import type { MailboxProvider } from './adapters/mailbox-provider.ts';

/** The server of a mailbox with a password. */
export type ImapAccount = { email: string; password: string; server: string; port: number };

/** The providers that are set up. */
export type MailboxProviders = Partial<Record<OauthProvider, MailboxProvider>>;

/** @throws UnreachableError, MailboxError `reconnect` if the password is not accepted */
export type OpenImap = (userId: string, account: ImapAccount) => Promise<Mailbox>;

export const imapLoginSchema = z.object({ email: z.string(), password: z.string() });

type Needs = { prisma: PrismaClient; secrets: Secrets; clock: Clock; providers: MailboxProviders; openImap: OpenImap };

/** Opens a connected mailbox, by OAuth or by password. */
export function createOpenMailbox({ prisma, secrets, clock, providers, openImap }: Needs) {
  const tokensOf = createAccessTokens({ prisma, secrets, clock });

  /** @throws MailboxError, UnreachableError, VaultError */
  return async function open(connection: MailConnection): Promise<Mailbox> {
    if (connection.provider !== 'imap') {
      const provider = providers[connection.provider];
      if (!provider) throw new AppError('provider_not_configured');
      return provider.open(tokensOf(connection, provider));
    }
    const plain = await secrets.open(connection.user_id, connection.secret_id);
    if (plain === undefined) throw new MailboxError('reconnect', 'the connection is gone');
    const { imap_server: server, imap_port: port } = connection;
    return openImap(connection.user_id, {
      ...imapLoginSchema.parse(JSON.parse(plain)),
      server: server ?? '',
      port: port ?? 0,
    });
  };
}
export type OpenMailbox = ReturnType<typeof createOpenMailbox>;

/** Maps errors of a mailbox to error codes; other errors pass unchanged. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof UnreachableError) return new AppError('imap_connection_failed', { cause: error });
  if (error instanceof VaultError) return new AppError('reconnect_required', { cause: error });
  if (!(error instanceof MailboxError)) return error;
  if (error.kind === 'reconnect') return new AppError('reconnect_required', { cause: error });
  return new AppError('provider_unavailable', { cause: error });
}
