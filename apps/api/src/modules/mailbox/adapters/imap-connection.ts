import type { ImapFlow } from 'imapflow';
import type { Dialer } from '#lib/dialer.ts';
import { type Answer, loginError, mailboxError } from './imap-errors.ts';
import { MailboxError, mostBytes } from './mailbox.ts';

export type ImapAccount = { email: string; password: string; server: string; port: number };

/** A folder as first opened. Another UIDVALIDITY means another folder, even with the same name. */
export type Folder = { path: string; uidValidity: string };

/** The limits of one command. */
type Limits = { signal: AbortSignal; bytes: number };

export type ImapConnection = Awaited<ReturnType<typeof connectImap>>;

const starttlsPort = 143;
const mostMilliseconds = 25_000;
const openingBytes = 256 * 1024;

/** Larger than any header line of a real mail; a list of all UIDs of a big folder still fits. */
const mostLineBytes = 2 * 1024 * 1024;
const mostLiteralBytes = 4 * mostBytes;

/**
 * Connects and signs in: TLS from the first byte, STARTTLS on port 143, never unencrypted.
 * @throws UnreachableError
 * @throws MailboxError if the server answered and refused the login
 */
export function connectImap(dialer: Pick<Dialer, 'connect'>, { email, password, server, port }: ImapAccount) {
  const isTls = port !== starttlsPort;
  return dialer.connect(
    { host: server, port },
    async (target, signal) => {
      // Loaded when it is needed: an idle process saves its memory.
      const imapflow = await import('imapflow');
      const client = new imapflow.ImapFlow({
        host: target.address,
        port: target.port,
        servername: target.servername,
        secure: isTls,
        ...(isTls ? {} : { doSTARTTLS: true }),
        // Also if the environment says otherwise.
        tls: { rejectUnauthorized: true },
        auth: { user: email, pass: password },
        clientInfo: { name: 'Kumbara', version: false, vendor: false, 'support-url': false },
        logger: false,
        disableAutoIdle: true,
        disableAutoEnable: true,
        disableCompression: true,
        maxLineLength: mostLineBytes,
        maxLiteralSize: mostLiteralBytes,
        maxResponseSize: mostLineBytes + 2 * mostLiteralBytes,
      });
      const connection = imapConnection(client);
      try {
        await bounded(client, { signal, bytes: openingBytes }, () => client.connect());
      } catch (error) {
        client.close();
        throw loginError(error) ?? new Error('no session', { cause: error });
      }
      return connection;
    },
    (error) => error instanceof MailboxError,
  );
}

/**
 * Runs work within limits. imapflow limits the size of each answer, but not their number or duration.
 * @throws the error of the work, the signal or a limit; the last two close the connection
 */
function bounded<T>(client: ImapFlow, { signal, bytes }: Limits, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const most = client.stats().received + bytes;
  const started = performance.now();
  return new Promise<T>((done, fail) => {
    const end = (error: unknown) => {
      settled();
      fail(error);
      client.close();
    };
    const settled = () => {
      clearInterval(watch);
      signal.removeEventListener('abort', stopped);
    };
    const stopped = () => end(signal.reason);
    const watch = setInterval(() => {
      if (client.stats().received > most) end(new MailboxError('refused', 'the server sends more than was asked for'));
      if (performance.now() - started > mostMilliseconds) end(new MailboxError('retry', 'the server is too slow'));
    }, 50);
    signal.addEventListener('abort', stopped, { once: true });
    work().then(done, fail).finally(settled);
  });
}

function imapConnection(client: ImapFlow) {
  let refusal: Answer | undefined;
  client.on('response', (answer: Answer) => {
    if (answer.response !== 'OK') refusal = answer;
  });
  // Pending commands fail only with the information that the connection closed.
  let broken: Error | undefined;
  client.on('error', (error) => {
    broken ??= error;
  });
  let turn: Promise<unknown> = Promise.resolve();

  /** A connection has one open folder at a time, so callers wait for each other. An aborted caller stops waiting. */
  function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const own = turn.then(work);
    turn = own.catch(() => {});
    return new Promise<T>((done, fail) => {
      const stopped = () => fail(signal.reason);
      signal.addEventListener('abort', stopped, { once: true });
      own.then(done, fail).finally(() => signal.removeEventListener('abort', stopped));
    });
  }

  const failure = (error: unknown) =>
    mailboxError(broken && !(error instanceof MailboxError) ? broken : error, refusal);

  async function command<T>(limits: Limits, work: () => Promise<T>): Promise<T> {
    refusal = undefined;
    try {
      const result = await bounded(client, limits, work);
      // Without a session, imapflow returns an empty result instead of an error.
      if (!client.usable || client.byeReason) throw new Error('the connection is closed');
      return result;
    } catch (error) {
      throw limits.signal.aborted ? limits.signal.reason : failure(error);
    }
  }

  /** @returns whether the folder is still the same one */
  async function open({ path, uidValidity }: Folder, signal: AbortSignal): Promise<boolean> {
    const opened =
      client.mailbox && client.mailbox.path === path
        ? client.mailbox
        : await command({ signal, bytes: mostLineBytes }, () =>
            client.mailboxOpen(path, { readOnly: true }).catch((error) => {
              if (error.mailboxMissing) return undefined;
              throw error;
            }),
          );
    return opened !== undefined && String(opened.uidValidity) === uidValidity;
  }

  return {
    /**
     * Runs commands outside of a folder as one unit.
     * @throws MailboxError
     */
    run: <T>(limits: Limits, work: (client: ImapFlow) => Promise<T>) =>
      inTurn(limits.signal, () =>
        command(limits, async () => {
          // For the open folder, servers repeat the status they reported when it was opened.
          if (client.mailbox) await client.mailboxClose();
          return work(client);
        }),
      ),
    /**
     * Runs one command inside a folder, which is opened read-only.
     * @returns undefined if the folder is gone or was replaced
     * @throws MailboxError
     */
    inside: <T>(folder: Folder, limits: Limits, work: (client: ImapFlow) => Promise<T>) =>
      inTurn(limits.signal, async () => {
        if (!(await open(folder, limits.signal))) return undefined;
        return command(limits, () => work(client));
      }),
    /** The error for an empty result that imapflow returns instead of throwing. */
    refused: () => failure({ responseStatus: refusal?.response }),
    close: () => client.close(),
  };
}
