import { findMissingRequirement } from '@kumbara/launcher/dovecot';
import { parseMail } from '@kumbara/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDialer, UnreachableError } from '#lib/dialer.ts';
import { dovecotForTests } from '#testing/dovecot.ts';
import { measuredWire } from '#testing/measured-wire.ts';
import { makeCertificates, trust } from '#testing/test-certificates.ts';
import type { Harness } from './contract-harness.ts';
import { aPdf, aRawMail, base64, type MailOptions, multipart, turkish } from './contract-mails.ts';
import { openImapMailbox } from './imap.adapter.ts';
import { describeMailbox, fetchAll, lookAt } from './mailbox.contract.ts';

const reason = findMissingRequirement();
if (reason && process.env.CI) throw new Error(reason);

describe.skipIf(reason)(`on a real Dovecot${reason ? ` (${reason})` : ''}`, () => {
  let dovecot: Awaited<ReturnType<typeof dovecotForTests>>;
  beforeAll(async () => {
    dovecot = await dovecotForTests();
  });
  afterAll(() => dovecot?.end());

  const dialerTo = (port: number, server = 'localhost') =>
    createDialer({ allowedPrivateHosts: [`${server}:${port}`], ports: [], earliestMs: 0 }).for('ada');

  async function imapHarness(): Promise<Harness> {
    const user = dovecot.aMailUser();
    const wire = await measuredWire(dovecot.port);
    const account = { email: user.email, password: user.password, server: 'localhost', port: wire.port };
    return {
      deliver: async (raw, arrived) => user.deliver(raw, arrived),
      remove: async (messageId) => user.remove(messageId),
      open: () => openImapMailbox({ dialer: dialerTo(wire.port), account }),
      state: () => user.state(),
      forget: async () => user.renumber(),
      async breakWith(kind) {
        if (kind === 'retry') user.lock();
        if (kind === 'reconnect') await user.setPassword('another');
        if (kind === 'refused') await user.forbid();
        wire.cut();
      },
      hang: async () => wire.hold(),
      roundTrips: () => wire.counted.roundTrips,
      bytesReceived: () => wire.counted.bytesDown,
      moreThanAPage: 130,
      end: () => wire.end(),
    };
  }

  describeMailbox('IMAP', imapHarness);

  const since = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);

  async function aMailbox(email?: string) {
    const user = dovecot.aMailUser();
    const wire = await measuredWire(dovecot.port);
    const account = { email: email ?? user.email, password: user.password, server: 'localhost', port: wire.port };
    const open = () => openImapMailbox({ dialer: dialerTo(wire.port), account });
    const deliver = (options: MailOptions, path?: string) => user.deliver(aRawMail(options), new Date(), path);
    return { user, wire, account, open, deliver };
  }
  const listed = async ({ open }: Awaited<ReturnType<typeof aMailbox>>, cursor?: string) => {
    const mailbox = await open();
    const look = await lookAt(mailbox, { since, ...(cursor && { cursor }) });
    await mailbox.close();
    return { ...look, names: look.envelopes.map(({ message_id }) => message_id).sort() };
  };

  describe('the folders of a mailbox', () => {
    it('are the inbox and the archive, not the junk', async () => {
      const box = await aMailbox();
      box.user.addFolder('Junk');
      await listed(box);
      for (const path of ['INBOX', 'Archive', 'Junk']) box.deliver({ messageId: `<${path}@netflix.com>` }, path);
      expect((await listed(box)).names).toEqual(['<Archive@netflix.com>', '<INBOX@netflix.com>']);
    });

    it('are each looked at again on their own where they number their mails anew', async () => {
      const box = await aMailbox();
      box.deliver({ messageId: '<inbox@netflix.com>' });
      box.deliver({ messageId: '<archive@netflix.com>' }, 'Archive');
      const { cursor } = await listed(box);
      box.user.renumber('Archive');
      expect((await listed(box, cursor)).names).toEqual(['<archive@netflix.com>']);
    });

    it('are looked at whole when they come, and not missed when they are gone', async () => {
      const box = await aMailbox();
      box.user.removeFolder('Archive');
      box.deliver({ messageId: '<inbox@netflix.com>' });
      const first = await listed(box);
      expect(first.names).toEqual(['<inbox@netflix.com>']);
      box.user.addFolder('Archive');
      box.deliver({ messageId: '<archive@netflix.com>' }, 'Archive');
      const second = await listed(box, first.cursor);
      expect(second.names).toEqual(['<archive@netflix.com>']);
      box.user.removeFolder('Archive');
      box.deliver({ messageId: '<new@netflix.com>' });
      expect((await listed(box, second.cursor)).names).toEqual(['<new@netflix.com>']);
    });
  });

  it('keeps folders apart that are read at once', async () => {
    const box = await aMailbox();
    for (let i = 0; i < 5; i += 1)
      for (const path of ['INBOX', 'Archive']) box.deliver({ messageId: `<${path}-${i}@netflix.com>` }, path);
    const mailbox = await box.open();
    const { envelopes } = await lookAt(mailbox, { since });
    const fetched = await Promise.all(
      envelopes.map(async ({ id, message_id }) => [message_id, (await fetchAll(mailbox, [id])).get(id)?.message_id]),
    );
    expect(fetched).toHaveLength(10);
    for (const [listedAs, fetchedAs] of fetched) expect(fetchedAs).toBe(listedAs);
    await mailbox.close();
  });

  describe('what is read', () => {
    const cases: [string, MailOptions][] = [
      [
        'a head in a charset that nobody named',
        { subject: turkish('Aboneliğiniz yenilendi'), from: turkish('Üyelik <a@b.tr>') },
      ],
      ['an encoded word in a charset that does not exist', { subject: '=?x-none?Q?Rechnung_=FC?= 5' }],
      ['an encoded word cut in two', { subject: '=?UTF-8?B?w5xjcmV0IHTDvA==?=\r\n =?UTF-8?Q?_m=C3=BC?=' }],
      ['two senders', { from: 'A <a@netflix.com>, "B, C" <b@netflix.com>' }],
      [
        'a multipart that does not end',
        {
          headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
          body: '--b\r\nContent-Type: text/html\r\n\r\n<p>half',
        },
      ],
      ['flowed text', { headers: ['Content-Type: text/plain; format=flowed; delsp=yes'], body: 'one \r\ntwo\r\n' }],
      [
        'a charset under another name',
        { headers: ['Content-Type: text/plain; charset=cp1254'], body: turkish('şğı\r\n') },
      ],
      ['a body without any word', { headers: ['Content-Type: text/html'], body: '' }],
      [
        'a content header that lies',
        { headers: ['Content-Type: text/html; charset="utf-8\\"; x=y"'], body: '<p>a</p>' },
      ],
    ];
    it.each(cases)('is what the parser makes of the whole mail: %s', async (_, parts) => {
      const box = await aMailbox();
      const raw = aRawMail({ messageId: '<odd@netflix.com>', ...parts });
      box.user.deliver(raw);
      const whole = await parseMail(raw);
      const mailbox = await box.open();
      const { envelopes } = await lookAt(mailbox, { since });
      expect(envelopes[0]).toMatchObject({ subject: whole.subject, from: whole.from, message_id: whole.message_id });
      const [mail] = (await fetchAll(mailbox, [envelopes[0]?.id ?? ''])).values();
      const { subject, from, to, date, text, html } = whole;
      expect(mail).toMatchObject({ subject, from, to, date, text, html });
      await mailbox.close();
    });

    it('names files as their senders do, and a mail inside a mail as a file', async () => {
      const box = await aMailbox();
      const file = {
        type: "application/pdf; name*=UTF-8''fatura%20%C3%B6zeti.pdf",
        encoding: 'base64',
        content: base64(aPdf),
      };
      const inner = { type: 'message/rfc822', encoding: '7bit', content: aRawMail({ subject: 'inner' }).toString() };
      const parts = multipart('mixed', { type: 'text/plain', content: 'outer' }, file, inner);
      box.deliver({ messageId: '<files@netflix.com>', ...parts });
      const mailbox = await box.open();
      const { envelopes } = await lookAt(mailbox, { since });
      const [mail] = (await fetchAll(mailbox, [envelopes[0]?.id ?? ''])).values();
      expect(mail?.text.trim()).toBe('outer');
      expect(mail?.attachments).toEqual([
        { name: 'fatura özeti.pdf', type: 'application/pdf' },
        { type: 'message/rfc822' },
      ]);
      await mailbox.close();
    });

    it('begins with the day, to the second', async () => {
      const box = await aMailbox();
      const midnight = Date.parse(since);
      for (const [messageId, ms] of Object.entries({ '<late@n.com>': -1_000, '<early@n.com>': 0 }))
        box.user.deliver(aRawMail({ messageId }), new Date(midnight + ms));
      const { names, lookedAt } = await listed(box);
      expect(names).toEqual(['<early@n.com>']);
      expect(lookedAt).toBe(1);
    });

    it('is not stopped by a head of a megabyte', async () => {
      const box = await aMailbox();
      box.deliver({ messageId: '<big@netflix.com>', subject: 'x'.repeat(1_000_000) });
      box.deliver({ messageId: '<small@netflix.com>' });
      const mailbox = await box.open();
      const { envelopes, lookedAt } = await lookAt(mailbox, { since });
      expect(lookedAt).toBe(2);
      const mails = await fetchAll(
        mailbox,
        envelopes.map(({ id }) => id),
      );
      expect([...mails.values()].map(({ message_id }) => message_id)).toContain('<small@netflix.com>');
      await mailbox.close();
    });

    it('costs round trips by kinds of mails, not by their number', async () => {
      const box = await aMailbox();
      const html = { type: 'text/html', content: '<p>1,99</p>' };
      for (let i = 0; i < 40; i += 1)
        box.deliver({ ...multipart('alternative', { type: 'text/plain', content: 'x' }, html) });
      for (let i = 0; i < 10; i += 1) box.deliver({});
      const mailbox = await box.open();
      const { envelopes } = await lookAt(mailbox, { since });
      const before = box.wire.counted.roundTrips;
      expect(
        (
          await fetchAll(
            mailbox,
            envelopes.map(({ id }) => id),
          )
        ).size,
      ).toBe(50);
      expect(box.wire.counted.roundTrips - before).toBe(3);
      await mailbox.close();
    });

    it('is not asked for twice when it was counted first', async () => {
      const box = await aMailbox();
      box.deliver({});
      const { cursor } = await listed(box);
      const mailbox = await box.open();
      expect(await mailbox.count({ since })).toBe(1);
      const before = box.wire.counted.roundTrips;
      expect((await lookAt(mailbox, { since, cursor })).envelopes).toEqual([]);
      expect(box.wire.counted.roundTrips).toBe(before);
      await mailbox.close();
    });
  });

  describe('opening', () => {
    it('uses STARTTLS on port 143', async () => {
      const { account } = await aMailbox();
      const dialer = dialerTo(dovecot.starttlsPort);
      const connect: typeof dialer.connect = (_, work, keep) =>
        dialer.connect({ host: 'localhost', port: dovecot.starttlsPort }, work, keep);
      const mailbox = await openImapMailbox({ dialer: { connect }, account: { ...account, port: 143 } });
      expect((await lookAt(mailbox, { since })).envelopes).toEqual([]);
      await mailbox.close();
    });

    it('speaks TLS from the first byte on every other port', async () => {
      const { account } = await aMailbox();
      const port = dovecot.starttlsPort;
      const opening = openImapMailbox({ dialer: dialerTo(port), account: { ...account, port } });
      await expect(opening).rejects.toThrow(UnreachableError);
    });

    it.each(['wrong', ' '])('distinguishes a wrong password from an unreachable server: "%s"', async (password) => {
      const { account } = await aMailbox();
      const opening = openImapMailbox({ dialer: dialerTo(account.port), account: { ...account, password } });
      await expect(opening).rejects.toMatchObject({ name: 'MailboxError', kind: 'reconnect' });
    });

    it('does not reveal whether an address has a mailbox', async () => {
      const { open } = await aMailbox('nobody@example.com');
      await expect(open()).rejects.toMatchObject({ name: 'MailboxError', kind: 'reconnect' });
    });

    it('trusts no certificate of another name', async () => {
      const { account } = await aMailbox();
      const lookUp = async () => [{ address: '127.0.0.1' }];
      const allowedPrivateHosts = [`imap.example.com:${account.port}`];
      const dialer = createDialer({ allowedPrivateHosts, ports: [], earliestMs: 0, lookUp }).for('ada');
      const opening = openImapMailbox({ dialer, account: { ...account, server: 'imap.example.com' } });
      await expect(opening).rejects.toThrow(UnreachableError);
    });

    it('trusts no certificate of an unknown authority', async () => {
      const { open } = await aMailbox();
      await (await open()).close();
      const others = makeCertificates();
      const back = trust(others.authority, { alone: true });
      await expect(open()).rejects.toThrow(UnreachableError);
      back();
      others.end();
      await (await open()).close();
    });
  });
});
