import { createDialer } from '#lib/dialer.ts';
import { openImapMailbox } from '#modules/mailbox/adapters/imap.adapter.ts';

/**
 * Reads a whole mailbox in a process of its own, so that its memory can be measured.
 * Arguments: the server's port on loopback, and the port the account names.
 * Prints `{ mails, error?, kind?, ms, megabytes }`.
 */
const [port = 0, named = 0] = process.argv.slice(2).map(Number);
const dialer = createDialer({ allowedPrivateHosts: [`localhost:${port}`], ports: [] });
const reach: typeof dialer.reach = (_, work, keep) => dialer.reach({ host: 'localhost', port }, work, keep);
const { signal } = new AbortController();

async function read(): Promise<number> {
  const account = { email: 'ada@example.com', password: 'secret', server: 'localhost', port: named };
  const mailbox = await openImapMailbox({ dialer: { reach }, account });
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

const peak = () => process.resourceUsage().maxRSS / 1024;
const before = peak();
const started = performance.now();
const result = await read().then(
  (mails) => ({ mails }),
  (error) => ({ mails: 0, error: error.name, kind: error.kind }),
);
const [ms, megabytes] = [performance.now() - started, peak() - before].map(Math.round);
console.log(JSON.stringify({ ...result, ms, megabytes }));
process.exit();
