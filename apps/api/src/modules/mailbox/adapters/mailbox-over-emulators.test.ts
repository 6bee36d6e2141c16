import { type Emulators, startEmulators } from '@kumbara/emulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRawMail, multipart } from './contract-mails.ts';
import {
  aGooglePerson,
  aMicrosoftPerson,
  connect,
  gmailClientOf,
  outlookClientOf,
  tokensFrom,
} from './contract-over-emulators.ts';
import { createGmail } from './gmail.adapter.ts';
import { fetchAll, lookAt } from './mailbox.contract.ts';
import type { Mailbox } from './mailbox.ts';
import { createOutlook } from './outlook.adapter.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
});
afterAll(() => emulators.close());

const since = '2020-01-01';
const providers = {
  Gmail: () => ({
    provider: createGmail(gmailClientOf(emulators)),
    who: aGooglePerson(emulators),
    played: emulators.google,
  }),
  Outlook: () => ({
    provider: createOutlook(outlookClientOf(emulators)),
    who: aMicrosoftPerson(emulators),
    played: emulators.microsoft,
  }),
};

describe.each(['Gmail', 'Outlook'] as const)('%s', (name) => {
  let box: Awaited<ReturnType<Emulators['google']['mailboxes']['of']>>;
  let mailbox: Mailbox;
  let played: Emulators['google'] | Emulators['microsoft'];
  beforeEach(async () => {
    const { provider, who, ...rest } = providers[name]();
    played = rest.played;
    box = await played.mailboxes.of(who);
    mailbox = provider.open(tokensFrom(provider, (await connect(provider, who)).grant));
  });
  const readAll = async () => {
    const { envelopes } = await lookAt(mailbox, { since });
    return [
      ...(
        await fetchAll(
          mailbox,
          envelopes.map(({ id }) => id),
        )
      ).values(),
    ];
  };
  it('takes no instructions from names of files', async () => {
    const file = {
      type: 'application/pdf',
      encoding: 'base64',
      disposition: 'attachment; filename="../../etc/passwd"',
      content: 'AAAA',
    };
    box.deliver(aRawMail(multipart('mixed', { type: 'text/plain', content: 'Your receipt' }, file)));
    const [mail] = await readAll();
    expect(mail?.attachments).toEqual([{ name: expect.any(String), type: 'application/pdf' }]);
  });

  it('goes on after being throttled in the middle, and lists each mail once', async () => {
    for (let n = 0; n < 40; n += 1) box.deliver(aRawMail({ messageId: `<n${n}@netflix.com>` }));
    for (let after = 1; after < 30; after += 4) {
      played.faults.add({ name: 'user-rate-limited', retryAfter: 0, after, on: /messages/ });
    }
    const { envelopes } = await lookAt(mailbox, { since });
    played.faults.clear();
    expect(new Set(envelopes.map(({ message_id }) => message_id)).size).toBe(40);
    expect(envelopes).toHaveLength(40);
  });

  it('goes on behind the last mail of an unfinished look, and passes none twice', async () => {
    const all = Array.from({ length: 230 }, (_, n) => `<n${String(n).padStart(3, '0')}@netflix.com>`);
    for (const [n, messageId] of all.entries()) {
      box.deliver(aRawMail({ messageId }), { received: new Date(Date.now() - n * 7_000_000) });
    }
    const first = await mailbox.list({ since }, new AbortController().signal).next();
    if (first.done) throw new Error('one page at least');
    const rest = await lookAt(mailbox, { since, position: first.value.position });
    const listed = [...first.value.envelopes, ...rest.envelopes].map(({ message_id }) => message_id);
    expect(listed.sort()).toEqual(all);
    expect(first.value.looked_at + rest.lookedAt).toBe(230);
  });

  it('scans the folders that count, and mails that return to them', async () => {
    for (const folder of ['inbox', 'archive', 'junk', 'trash'] as const) {
      box.deliver(aRawMail({ messageId: `<${folder}@netflix.com>` }), { folder, received: new Date() });
    }
    const first = await lookAt(mailbox, { since });
    expect(first.envelopes.map(({ message_id }) => message_id).sort()).toEqual([
      '<archive@netflix.com>',
      '<inbox@netflix.com>',
    ]);
    const junk = box.mails().find(({ folder }) => folder === 'junk');
    if (junk) box.move(junk, 'inbox');
    const next = await lookAt(mailbox, { since, cursor: first.cursor });
    expect(next.envelopes.map(({ message_id }) => message_id)).toEqual(['<junk@netflix.com>']);
    for (const mail of box.mails()) box.flag(mail, { unread: false });
    expect((await lookAt(mailbox, { since, cursor: next.cursor })).envelopes).toEqual([]);
  });
});
