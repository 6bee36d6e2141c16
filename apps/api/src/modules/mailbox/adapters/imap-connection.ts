import { ImapFlow } from 'imapflow';
import type { Dialer } from '#lib/dialer.ts';
import { type Answer, loginError, mailboxError } from './imap-errors.ts';
import { MailboxError, mostBytes } from './mailbox.ts';

export type ImapAccount = { email: string; password: string; server: string; port: number };

/** A folder as it was when it was first asked for: other UIDs mean another folder, whatever its name. */
export type Folder = { path: string; uidValidity: string };

/** What one command may cost at most. */
type Limits = { signal: AbortSignal; bytes: number };

export type ImapConnection = Awaited<ReturnType<typeof connectImap>>;

const starttlsPort = 143;
const mostMilliseconds = 25_000;
const openingBytes = 256 * 1024;

/** No header line of a real mail comes near, and a list of all UIDs of a big folder still fits. */
const mostLineBytes = 2 * 1024 * 1024;
const mostLiteralBytes = 4 * mostBytes;

/**
 * Connects and signs in: TLS from the first byte, on port 143 STARTTLS, nothing without either.
 * @throws UnreachableError
 * @throws MailboxError where a server answered and let nobody in
 */
export function connectImap(dialer: Pick<Dialer, 'connect'>, { email, password, server, port }: ImapAccount) {
  const isTls = port !== starttlsPort;
  return dialer.connect(
    { host: server, port },
    async (target, signal) => {
      const client = new ImapFlow({
        host: target.address,
        port: target.port,
        servername: target.servername,
        secure: isTls,
        ...(isTls ? {} : { doSTARTTLS: true }),
        // Also where the environment says otherwise.
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
 * imapflow bounds each answer, but not how many come, nor how slowly.
 * @throws whatever the work, the signal or a limit ends with; the connection does not outlive the latter two
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
  // Commands that break with the connection are only told that it broke.
  let broken: Error | undefined;
  client.on('error', (error) => {
    broken ??= error;
  });
  let turn: Promise<unknown> = Promise.resolve();

  /** A connection has one folder open at a time, so callers wait for each other; who is told to stop waits no longer. */
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
      // Where there is no session any more, imapflow finds nothing and says nothing.
      if (!client.usable || client.byeReason) throw new Error('the connection is closed');
      return result;
    } catch (error) {
      throw limits.signal.aborted ? limits.signal.reason : failure(error);
    }
  }

  /** @returns whether the folder is still the one it was */
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
     * Some commands outside of a folder, as one.
     * @throws MailboxError
     */
    run: <T>(limits: Limits, work: (client: ImapFlow) => Promise<T>) =>
      inTurn(limits.signal, () =>
        command(limits, async () => {
          // Of a folder that is open, servers tell what they told before.
          if (client.mailbox) await client.mailboxClose();
          return work(client);
        }),
      ),
    /**
     * One command inside a folder, which is opened for reading only.
     * @returns undefined where the folder is gone or another
     * @throws MailboxError
     */
    inside: <T>(folder: Folder, limits: Limits, work: (client: ImapFlow) => Promise<T>) =>
      inTurn(limits.signal, async () => {
        if (!(await open(folder, limits.signal))) return undefined;
        return command(limits, () => work(client));
      }),
    /** For what imapflow answers with nothing instead of an error. */
    refused: () => failure({ responseStatus: refusal?.response }),
    close: () => client.close(),
  };
}
