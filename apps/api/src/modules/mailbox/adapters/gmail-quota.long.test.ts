import { detectInMails, isMailCandidate, type Mail } from '@kumbara/detection';
import { type Emulators, startEmulators } from '@kumbara/emulators';
import { parseMail } from '@kumbara/mails';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, gmailClientOf, tokensFrom } from './contract-over-emulators.ts';
import { createGmail } from './gmail.adapter.ts';
import type { Mailbox } from './mailbox.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
  emulators.google.settings.unitsPerMinute = 1_000_000;
});
afterAll(() => emulators.close());

const { signal } = new AbortController();

/** Reads like a scan: page by page, and the candidates of each page. */
async function scan(mailbox: Mailbox, since: string, cursor?: string) {
  const read = new Set<string>();
  let lookedAt = 0;
  const pages = mailbox.list({ since, ...(cursor && { cursor }) }, signal);
  for (;;) {
    const { done, value } = await pages.next();
    if (done) return { lookedAt, read, cursor: value };
    lookedAt += value.looked_at;
    const ids = value.envelopes.filter(isMailCandidate).map(({ id }) => id);
    for await (const { mail } of mailbox.fetch(ids, signal)) {
      read.add(mail.message_id);
    }
  }
}

/** The progress that a user sees. */
const foundIn = (mails: Mail[]) =>
  detectInMails(mails, { today: '2026-11-21', currency: 'TRY' })
    .findings.map(({ service_name, amount, billing_cycle }) => `${service_name} ${amount} ${billing_cycle}`)
    .sort();

// Every twelfth mail is a candidate, so every reader has to fetch at least a twelfth.
it.each(['ayse', 'emma'])(
  'finds in the mailbox of %s what reading everything finds, for an eighth of its quota units',
  { timeout: 120_000 },
  async (person) => {
    const { google } = emulators;
    const provider = createGmail(gmailClientOf(emulators));
    const all = (await google.mailboxes.of(person))
      .mails()
      .filter(({ folder }) => folder !== 'junk' && folder !== 'trash');
    const { grant } = await connect(provider, person);
    const mailbox = provider.open(tokensFrom(provider, grant));
    google.requests.clear();
    const since = '2020-01-01';
    const first = await scan(mailbox, since);
    const { units, sent, requests } = google.requests.totals();
    const naive = Math.ceil(all.length / 500) * 5 + all.length * 20;
    google.requests.clear();
    await scan(mailbox, since, first.cursor);
    const again = google.requests.totals();

    const candidates = all.filter(({ from, subject, headers }) => isMailCandidate({ from: [from], subject, headers }));
    const mails = await Promise.all(candidates.map(({ raw }) => parseMail(raw)));
    const read = mails.filter(({ message_id }) => first.read.has(message_id));
    const part = units / naive;
    console.log(`${person}: ${all.length} mails, ${first.read.size} read, ${units} of ${naive} units`, {
      part,
      requests,
      sent,
    });
    expect(first.lookedAt).toBe(all.length);
    expect(foundIn(read)).toEqual(foundIn(mails));
    expect(part).toBeLessThan(0.125);
    expect(again.units).toBeLessThanOrEqual(2);
  },
);
