import { describe, expect, it } from 'vitest';
import type { Mail } from '#mailbox/mailbox.ts';
import { gmailForTests } from '#testing/gmail-for-tests.ts';
import { idOf } from './message.ts';

const { google, open, ayse, mailbox, listAll } = await gmailForTests();
const userId = 'me';
// An empty mailbox for tests that change it.
const deniz = await open('deniz');
const own = await google.mailboxes.of('deniz');

const aMail = ({
  subject = 'Your receipt',
  from = 'Shop <shop@shop.example>',
  ...headers
}: Record<string, string> = {}) =>
  Object.entries({ From: from, To: 'me@gmail.example', Subject: subject, 'Message-ID': '<1@shop.example>', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

describe('the list', () => {
  it('has pages of at most 500 mails, newest first, without spam and trash', async () => {
    const ids = await listAll({ maxResults: 1_000 });
    const wanted = mailbox.mails().filter(({ folder }) => folder !== 'junk' && folder !== 'trash');
    expect(ids).toEqual(wanted.map(idOf));
    expect(google.requests.entries()).toHaveLength(Math.ceil(wanted.length / 500));
    const all = await listAll({ maxResults: 500, includeSpamTrash: true });
    expect(all).toHaveLength(mailbox.mails().length);
    expect(await listAll({ maxResults: 500, q: 'in:anywhere' })).toHaveLength(all.length);
    const { data } = await ayse.messages.list({ userId });
    expect(data.messages).toHaveLength(100);
    expect(data.resultSizeEstimate).toBe(201);
  });

  it('filters by labels and by Gmail’s search operators', async () => {
    const unread = await listAll({ labelIds: ['INBOX', 'UNREAD'], maxResults: 500 });
    expect(unread).toHaveLength(mailbox.unread().inbox);
    const since = await listAll({ q: 'newer_than:1m -category:promotions', maxResults: 500 });
    expect(since.length).toBeGreaterThan(20);
    for (const id of since.slice(0, 5)) {
      const { data } = await ayse.messages.get({ userId, id, format: 'minimal' });
      expect(Number(data.internalDate)).toBeGreaterThan(Date.now() - 31 * 24 * 3600_000);
      expect(data.labelIds).not.toContain('CATEGORY_PROMOTIONS');
    }
    expect((await ayse.messages.list({ userId, q: 'from:nobody.example' })).data).toEqual({ resultSizeEstimate: 0 });
  });

  it('repeats no mail when another arrives between two pages', async () => {
    for (let n = 0; n < 3; n += 1) own.deliver(`${aMail({ Date: `Mon, 0${n + 2} Mar 2026 10:00:00 +0000` })}\r\nhello`);
    const { data: first } = await deniz.messages.list({ userId, maxResults: 2 });
    const later = own.deliver(`${aMail()}\r\nhello`);
    const { data } = await deniz.messages.list({ userId, maxResults: 2, pageToken: first.nextPageToken ?? '' });
    const seen = [...(first.messages ?? []), ...(data.messages ?? [])].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    own.delete(later);
  });

  it('refuses an invalid page token', async () => {
    await expect(ayse.messages.list({ userId, pageToken: '!!' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('a message', () => {
  const pdf = Buffer.from('%PDF-1.4 receipt');
  const mail = own.deliver(
    `${aMail({ subject: '=?utf-8?Q?=C3=96deme_al=C4=B1nd=C4=B1?=', 'Content-Type': 'multipart/mixed; boundary=b' })}\r\n--b\r\n` +
      'Content-Type: text/plain; charset=windows-1254\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=DDyi g=FCnler: 149,90 TL\r\n' +
      `--b\r\nContent-Type: application/pdf; name="fatura.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf.toString('base64')}\r\n--b--\r\n`,
    { unread: true },
  );
  const id = idOf(mail);
  const get = async (format: string, more: object = {}) =>
    (await deniz.messages.get({ userId, id, format, ...more })).data;

  it('has labels, dates and a snippet in every format', async () => {
    for (const format of ['minimal', 'metadata', 'full', 'raw']) {
      expect(await get(format)).toMatchObject({
        id,
        threadId: id,
        labelIds: ['UNREAD', 'CATEGORY_PERSONAL', 'INBOX'],
        snippet: 'İyi günler: 149,90 TL',
        internalDate: String(mail.received.getTime()),
        sizeEstimate: mail.raw.length,
      });
    }
    expect(await get('minimal')).not.toHaveProperty('payload');
  });

  it('has the requested headers, decoded', async () => {
    const { payload } = await get('metadata', { metadataHeaders: ['subject', 'From'] });
    expect(payload).toEqual({
      mimeType: 'multipart/mixed',
      headers: [
        { name: 'From', value: 'Shop <shop@shop.example>' },
        { name: 'Subject', value: 'Ödeme alındı' },
      ],
    });
  });

  it('is a tree of parts with texts in UTF-8 and attachments by id', async () => {
    const { payload } = await get('full');
    expect(payload).toMatchObject({ partId: '', mimeType: 'multipart/mixed', body: { size: 0 } });
    const [text, file] = payload?.parts ?? [];
    expect(text).toMatchObject({ partId: '0', mimeType: 'text/plain', filename: '' });
    expect(text?.headers).toContainEqual({ name: 'Content-Type', value: 'text/plain; charset=windows-1254' });
    expect(Buffer.from(text?.body?.data ?? '', 'base64url').toString('utf8')).toBe('İyi günler: 149,90 TL');
    expect(file).toMatchObject({ partId: '1', mimeType: 'application/pdf', filename: 'fatura.pdf' });
    expect(file?.body).toEqual({ attachmentId: expect.any(String), size: pdf.length });
    const { data } = await deniz.messages.attachments.get({
      userId,
      messageId: id,
      id: file?.body?.attachmentId ?? '',
    });
    expect(Buffer.from(data.data ?? '', 'base64url')).toEqual(pdf);
  });

  it('is returned byte for byte in the format raw', async () => {
    const { raw } = await get('raw');
    expect(Buffer.from(raw ?? '', 'base64url')).toEqual(mail.raw);
  });

  it('stays unread and cannot be changed with a read scope', async () => {
    const before = own.sequence();
    await get('full');
    await expect(
      deniz.messages.modify({ userId, id, requestBody: { removeLabelIds: ['UNREAD'] } }),
    ).rejects.toMatchObject({ status: 403 });
    expect([mail.unread, own.sequence()]).toEqual([true, before]);
  });

  it.each([
    ['is not there', '00000000000000ff', 404],
    ['has no possible id', 'nonsense', 400],
    ['is somebody else’s', idOf(mailbox.mails()[0] as Mail), 404],
  ])('that %s is refused', async (_what, wrong, status) => {
    await expect(deniz.messages.get({ userId, id: wrong })).rejects.toMatchObject({ status });
  });
});

it('returns only headers with the metadata scope', async () => {
  const metadata = await open('deniz', 'https://www.googleapis.com/auth/gmail.metadata');
  const { data } = await metadata.messages.list({ userId, labelIds: ['INBOX'] });
  const id = data.messages?.[0]?.id ?? '';
  expect(
    (await metadata.messages.get({ userId, id, format: 'metadata' })).data.payload?.headers?.length,
  ).toBeGreaterThan(2);
  await expect(metadata.messages.get({ userId, id, format: 'full' })).rejects.toMatchObject({ status: 403 });
  await expect(metadata.messages.list({ userId, q: 'receipt' })).rejects.toMatchObject({ status: 403 });
});

it('gives access only to the mailbox of the token', async () => {
  await expect(ayse.getProfile({ userId: 'deniz.kaya@gmail.example' })).rejects.toMatchObject({ status: 403 });
  expect((await ayse.getProfile({ userId: 'ayse.yilmaz@gmail.example' })).status).toBe(200);
});

describe('the history', () => {
  const historyId = async () => (await deniz.getProfile({ userId })).data.historyId ?? '';

  it('lists mails that were added, deleted, read and moved', async () => {
    const startHistoryId = await historyId();
    const [kept, gone] = [own.deliver(`${aMail()}\r\nhello`), own.deliver(`${aMail()}\r\nhello`)];
    own.delete(gone);
    own.flag(kept, { unread: false });
    own.move(kept, 'trash');
    const { data } = await deniz.history.list({ userId, startHistoryId });
    expect(data.historyId).toBe(await historyId());
    expect(data.history?.map((record) => Object.keys(record).at(-1))).toEqual([
      'messagesAdded',
      'messagesAdded',
      'messagesDeleted',
      'labelsRemoved',
      'labelsAdded',
    ]);
    const added = await deniz.history.list({ userId, startHistoryId, historyTypes: ['messageAdded'] });
    expect(added.data.history?.map(({ messages }) => messages?.[0]?.id)).toEqual([idOf(kept), idOf(gone)]);
    const page = await deniz.history.list({ userId, startHistoryId, maxResults: 3 });
    const rest = await deniz.history.list({ userId, startHistoryId, pageToken: page.data.nextPageToken ?? '' });
    expect([...(page.data.history ?? []), ...(rest.data.history ?? [])]).toEqual(data.history);
  });

  it('is empty without changes', async () => {
    const startHistoryId = await historyId();
    expect((await deniz.history.list({ userId, startHistoryId })).data).toEqual({ historyId: startHistoryId });
  });

  it('answers 404 for a history id that is too old', async () => {
    const startHistoryId = await historyId();
    own.forgetHistory();
    await expect(deniz.history.list({ userId, startHistoryId })).rejects.toMatchObject({ status: 404 });
  });
});
