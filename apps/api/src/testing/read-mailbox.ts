import { createDialer } from '#lib/dialer.ts';
import { openImapMailbox } from '#modules/mailbox/adapters/imap.adapter.ts';

/**
 * Reads whole mailboxes concurrently in a separate process, so that its memory can be measured.
 * Arguments: for each mailbox, the server's local port and the port of the account, as `4711:993`.
 * Prints `{ mails, error?, kind?, ms, megabytes }` per mailbox; the memory is that of the process.
 */
const mailboxes = process.argv.slice(2).map((ports) => ports.split(':').map(Number) as [number, number]);
const { signal } = new AbortController();

async function read(port: number, named: number): Promise<number> {
  const dialer = createDialer({ allowedPrivateHosts: [`localhost:${port}`], ports: [] }).for('ada');
  const connect: typeof dialer.connect = (_, work, keep) => dialer.connect({ host: 'localhost', port }, work, keep);
  const account = { email: 'ada@example.com', password: 'secret', server: 'localhost', port: named };
  const mailbox = await openImapMailbox({ dialer: { connect }, account });
  try {
    const ids: string[] = [];
    for await (const { envelopes } of mailbox.list({ since: '2020-01-01' }, signal))
      ids.push(...envelopes.map(({ id }) => id));
    let mails = 0;
    for await (const _ of mailbox.fetch(ids, signal)) mails += 1;
    return mails;
  } finally {
    await mailbox.close();
  }
}

async function outcomeOf([port, named]: [number, number]) {
  const started = performance.now();
  const result = await read(port, named).then(
    (mails) => ({ mails }),
    (error) => ({ mails: 0, error: error.name, kind: error.kind }),
  );
  return { ...result, ms: Math.round(performance.now() - started) };
}

const peak = () => process.resourceUsage().maxRSS / 1024;
const before = peak();
const outcomes = await Promise.all(mailboxes.map(outcomeOf));
const megabytes = Math.round(peak() - before);
console.log(JSON.stringify(outcomes.map((outcome) => ({ ...outcome, megabytes }))));
process.exit();
