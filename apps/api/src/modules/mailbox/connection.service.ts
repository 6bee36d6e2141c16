import { randomBytes } from 'node:crypto';
import type { MailConnection, PrismaClient } from '@kumbara/prisma/client';
import {
  type Disconnected,
  defaultImapPort,
  type ImapConnect,
  type ImapPresets,
  type IsoDate,
  type MailProvider,
  type OauthProvider,
  outlookState,
} from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { Identity, SessionIdentity } from '#lib/identity.ts';
import { lockCaller, lockOwner } from '#lib/owner-lock.ts';
import type { Secrets } from '#lib/secrets.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import { MailboxError } from './adapters/mailbox.ts';
import type { Attempt } from './adapters/mailbox-provider.ts';
import { asRefusal, type MailboxProviders, type OpenImap } from './open-mailbox.ts';
import type { Revocations } from './revocations.ts';

export type ConnectionService = ReturnType<typeof createConnectionService>;

type Needs = {
  prisma: PrismaClient;
  secrets: Secrets;
  events: SecurityEvents;
  revocations: Revocations;
  providers: MailboxProviders;
  openImap: OpenImap;
  /** A keyed hash that derives PKCE verifiers, so that the database stores none. */
  hashVerifier: (userId: string, nonce: string) => string;
  /** Recomputes the findings of the remaining mailboxes. */
  rebuildFindings: (tx: Transaction, user: Pick<Identity, 'id' | 'currency'>, today: IsoDate) => Promise<void>;
  origin: string;
  clock: Clock;
};
type Found = { provider: MailProvider; email_address: string; imap_server?: string; imap_port?: number };

const maxConnections = 20;
/** Lifetime of an authorization request: the time the user has at the provider. */
const attemptMs = 600_000;

const presets: ImapPresets = {
  gmail: { server: 'imap.gmail.com', port: 993, hint: 'app_password' },
  outlook: { server: 'outlook.office365.com', port: 993, hint: 'password_ended' },
};

export function createConnectionService(needs: Needs) {
  const { prisma, secrets, events, revocations, providers, openImap, hashVerifier, rebuildFindings, origin, clock } =
    needs;
  const redirectUrl = `${origin}/email-callback`;

  function configured(provider: OauthProvider) {
    const found = providers[provider];
    if (!found) throw new AppError('provider_not_configured');
    return found;
  }
  const attemptOf = (userId: string, nonce: string): Attempt => ({
    redirectUrl,
    verifier: hashVerifier(userId, nonce),
  });

  /** Connecting a mailbox again replaces its credentials; its data stays. */
  const store = (user: Identity, found: Found, secret: string, device: string) =>
    prisma.$transaction(async (tx) => {
      await lockCaller(tx, user);
      const userId = user.id;
      const { provider, email_address } = found;
      const where = { user_id_provider_email_address: { user_id: userId, provider, email_address } };
      const known = await tx.mailConnection.findUnique({ where });
      if (!known && (await tx.mailConnection.count({ where: { user_id: userId } })) >= maxConnections)
        throw new AppError('too_many_mailboxes');
      await events.record(userId, 'mailbox_connected', device, tx);
      if (known) {
        await secrets.replace(userId, known.secret_id, secret, tx);
        return {
          connection: await tx.mailConnection.update({ where, data: { ...found, status: 'ok' } }),
          isNew: false,
        };
      }
      const secret_id = await secrets.put(userId, `mailbox ${provider}`, secret, tx);
      return {
        connection: await tx.mailConnection.create({ data: { user_id: userId, secret_id, ...found } }),
        isNew: true,
      };
    });

  /** Finds a connection by provider and, if there are several, by address. */
  async function find(userId: string, provider: MailProvider, email?: string): Promise<MailConnection> {
    const email_address = email?.toLowerCase();
    const [first, ...others] = await prisma.mailConnection.findMany({
      where: { user_id: userId, provider, ...(email_address && { email_address }) },
    });
    if (!first) throw new AppError('connection_not_found');
    if (others.length > 0) throw refuseField('email', 'required');
    return first;
  }

  return {
    presets: () => presets,
    find,

    /** Connections with their open scan (running before queued) and their latest finished scan. */
    async list(userId: string) {
      const rows = await prisma.mailConnection.findMany({
        where: { user_id: userId },
        orderBy: { id: 'asc' },
        include: {
          scans: { where: { status: { in: ['queued', 'running', 'done'] } }, orderBy: { id: 'desc' }, take: 3 },
        },
      });
      return rows.map(({ scans, ...row }) => {
        const latest = (status: string) => scans.find((scan) => scan.status === status)?.id;
        return {
          ...row,
          scan_id: latest('running') ?? latest('queued') ?? null,
          last_scan_id: latest('done') ?? null,
        };
      });
    },

    /** @returns the URL for the browser. A new start replaces the open transaction of the session. */
    async authUrl(user: SessionIdentity, provider: OauthProvider): Promise<string> {
      const nonce = randomBytes(32).toString('base64url');
      const state = provider === 'outlook' ? outlookState : randomBytes(32).toString('base64url');
      const address = configured(provider).address({ ...attemptOf(user.id, nonce), state });
      const key = { user_id: user.id, session_id: user.session_id, provider };
      const data = { nonce, expires_at: new Date(clock().getTime() + attemptMs) };
      await prisma.mailboxAttempt.upsert({
        where: { user_id_session_id_provider: key },
        update: data,
        create: { ...key, ...data },
      });
      return address;
    },

    /** Works once per transaction of the session at this provider, also after a failure. */
    async connect(user: SessionIdentity, provider: OauthProvider, code: string, device: string) {
      const chosen = configured(provider);
      const [attempt] = await prisma.$queryRaw<{ nonce: string; expires_at: Date }[]>`
        DELETE FROM mailbox_attempts
        WHERE user_id = ${user.id}::uuid AND session_id = ${user.session_id}::uuid AND provider::text = ${provider}
        RETURNING nonce, expires_at`;
      if (!attempt || attempt.expires_at <= clock()) throw new AppError('oauth_failed');
      const { grant, email_address } = await chosen
        .redeem({ ...attemptOf(user.id, attempt.nonce), code })
        .catch((error) => {
          const isOver = error instanceof MailboxError && error.kind !== 'retry';
          throw isOver ? new AppError('oauth_failed', { cause: error }) : asRefusal(error);
        });
      const found = { provider, email_address: email_address.toLowerCase() };
      return store(user, found, JSON.stringify(grant), device).catch(async (error) => {
        // Nobody could disconnect a mailbox that is not stored, so its grant would stand at the provider.
        if (error instanceof AppError && error.code === 'too_many_mailboxes')
          await revocations.revoke(provider, grant.refresh_token);
        throw error;
      });
    },

    /** Opens the mailbox once before anything is stored. */
    async connectImap(
      user: Identity,
      { email, password, server, port = defaultImapPort }: ImapConnect,
      device: string,
    ) {
      const mailbox = await openImap(user.id, { email, password, server, port }).catch((error) => {
        if (error instanceof MailboxError && error.kind === 'reconnect')
          throw new AppError('imap_login_failed', {
            fields: [{ field: 'password', issue: 'password_wrong' }],
            cause: error,
          });
        throw error instanceof MailboxError
          ? new AppError('imap_connection_failed', { cause: error })
          : asRefusal(error);
      });
      await mailbox.close();
      const found = {
        provider: 'imap' as const,
        email_address: email.toLowerCase(),
        imap_server: server,
        imap_port: port,
      };
      return store(user, found, JSON.stringify({ email, password }), device);
    },

    async setAutomatic(userId: string, id: string, automatic: boolean): Promise<MailConnection> {
      const [row] = await prisma.mailConnection.updateManyAndReturn({
        where: { user_id: userId, id },
        data: { automatic },
      });
      if (!row) throw new AppError('connection_not_found');
      return row;
    },

    /** Disconnects a mailbox and deletes its data, except findings that the user decided on. */
    async disconnect(
      user: Identity,
      provider: MailProvider,
      email: string | undefined,
      { device, today }: { device: string; today: IsoDate },
    ): Promise<Disconnected> {
      const connection = await find(user.id, provider, email);
      await prisma.$transaction(async (tx) => {
        await lockOwner(tx, user.id);
        await revocations.disconnect([connection], tx);
        await events.record(user.id, 'mailbox_disconnected', device, tx);
        await rebuildFindings(tx, user, today);
      });
      return { permission: ({ gmail: 'ended', outlook: 'by_hand', imap: 'none' } as const)[provider] };
    },
  };
}
