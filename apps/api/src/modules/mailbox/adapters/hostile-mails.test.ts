import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLongRun } from '@kumbara/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { createGmail } from './gmail.adapter.ts';
import { toMail as fromGmail } from './gmail-message.ts';
import { fetchAll } from './mailbox.contract.ts';
import { mostBytes, mostPdfBytes } from './mailbox.ts';
import { createOutlook } from './outlook.adapter.ts';
import { toMail as fromOutlook, messageSchema } from './outlook-message.ts';

const oauth = { clientId: 'id', clientSecret: 'secret', authUrl: '', tokenUrl: '', revokeUrl: '' };
const header = (name: string, value: string) => ({ name, value });
const slow = [
  header('From', `${'"<('.repeat(200_000)}x@netflix.com`),
  header('To', `${'(a, '.repeat(200_000)}`),
  header('Subject', '=?UTF-8?Q?'.repeat(200_000)),
  header('Date', '('.repeat(900_000)),
  header('Message-ID', '<'.repeat(900_000)),
];
const bodies: [what: string, body: string][] = [
  ['brackets that never close', '<'.repeat(900_000)],
  ['an element that is opened for ever', `<body>${'<div class="PlainText">'.repeat(100_000)}`],
  ['many beginnings', '<body '.repeat(200_000)],
  ['breaks that never close', `<body><div class="PlainText">${'<br '.repeat(300_000)}</div>`],
  ['names of letters', `<body><div class="PlainText">${'&amp'.repeat(300_000)}</div>`],
];

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
async function serve(answer: (url: URL, body: string) => unknown) {
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answer(new URL(req.url ?? '', 'http://x'), body)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a mail that is made to be slow to read', () => {
  it.each(bodies)('is read anyway, from Outlook: %s', (_what, content) => {
    const message = { id: 'x', receivedDateTime: '2026-01-01T00:00:00Z', internetMessageHeaders: slow };
    const { text, html = '' } = fromOutlook(
      messageSchema.parse({ ...message, body: { contentType: 'html', content } }),
    );
    expect(Buffer.byteLength(text + html)).toBeLessThanOrEqual(mostBytes);
  });

  it.each(bodies)('is read anyway, from Gmail: %s', async (_what, content) => {
    const data = Buffer.from(content).toString('base64url');
    const payload = { mimeType: 'text/html', headers: slow, body: { data } };
    const { html = '' } = await fromGmail({ id: 'x', payload }, async () => '');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostBytes);
  });

  it('may have parts in parts without end', async () => {
    type Part = { mimeType: string; parts?: Part[]; body?: { data: string } };
    let payload: Part = { mimeType: 'text/plain', body: { data: Buffer.from('deep').toString('base64url') } };
    for (let depth = 0; depth < 100_000; depth += 1) payload = { mimeType: 'multipart/mixed', parts: [payload] };
    expect(await fromGmail({ id: 'x', payload }, async () => '')).toMatchObject({ text: '' });
  });
});

describe('a text of Gmail', () => {
  const turkish = Buffer.from('Aboneli\xF0iniz yenilendi', 'latin1');
  const read = (charset: string, bytes: Buffer) => {
    const headers = [header('Content-Type', `text/plain; charset=${charset}`)];
    const payload = { mimeType: 'text/plain', headers, body: { data: bytes.toString('base64url') } };
    return fromGmail({ id: 'x', payload }, async () => '');
  };

  it.each([
    ['"windows-1254"', turkish, 'Aboneliğiniz yenilendi'],
    ['ISO-8859-9', turkish, 'Aboneliğiniz yenilendi'],
    ['windows-1254', Buffer.from('Aboneliğiniz'), 'Aboneliğiniz'],
    ['no-such-charset', Buffer.from('Abonelik \xFC', 'latin1'), 'Abonelik ü'],
  ])('is read by its charset, unless it was converted already: %s', async (charset, bytes, text) => {
    expect(await read(charset, bytes)).toMatchObject({ text });
  });

  it('is asked for when it is too large to come along', async () => {
    const payload = { mimeType: 'text/html', body: { attachmentId: 'part-1' } };
    const asked: string[] = [];
    const mail = await fromGmail({ id: 'x', payload }, async (id) => {
      asked.push(id);
      return Buffer.from('<p>9,99</p>').toString('base64url');
    });
    expect([mail.html, asked]).toEqual(['<p>9,99</p>', ['part-1']]);
  });
});

describe('a mail that is too large to read', () => {
  const large = 'much ado about nothing '.repeat(800_000);

  it.runIf(isLongRun)('is known by its head at Gmail, and the others are read', async () => {
    const apiUrl = await serve(({ pathname, searchParams }) => {
      const isLarge = pathname.endsWith('/large') && searchParams.get('format') === 'full';
      const headers = [header('Subject', pathname.split('/').at(-1) ?? '')];
      const data = Buffer.from(isLarge ? large : 'words').toString('base64url');
      return { id: 'x', internalDate: '0', payload: { mimeType: 'text/plain', headers, body: { data } } };
    });
    const mails = await fetchAll(
      createGmail({ ...oauth, apiUrl }).open(async () => 'token'),
      ['large', 'small'],
    );
    expect([...mails.values()].map(({ subject, text }) => [subject, text])).toEqual([
      ['large', 'words'],
      ['small', 'words'],
    ]);
  });

  it.runIf(isLongRun)('is known by its head at Outlook, and the others are read', async () => {
    const apiUrl = await serve((_url, body) => ({
      responses: JSON.parse(body).requests.map(({ id, url }: { id: string; url: string }) => {
        const [, name = '', fields = ''] = /messages\/(\w+)\?\$select=([\w,]+)/.exec(url) ?? [];
        const content = name === 'large' ? large : 'words';
        const text = fields.includes('body') && { body: { contentType: 'text', content } };
        return {
          id,
          status: 200,
          body: { id: name, receivedDateTime: '2026-01-01T00:00:00Z', subject: name, ...text },
        };
      }),
    }));
    const provider = createOutlook({ ...oauth, tenant: 'common', loginUrl: 'http://x', apiUrl: `${apiUrl}/v1.0` });
    const mails = await fetchAll(
      provider.open(async () => 'token'),
      ['one', 'large', 'two'],
    );
    expect([...mails.values()].map(({ subject, text }) => [subject, text])).toEqual([
      ['one', 'words'],
      ['large', ''],
      ['two', 'words'],
    ]);
  });

  it.each([
    [mostPdfBytes, 1],
    [mostPdfBytes + 1, 0],
  ])('may have files longer than the provider declares: of %i bytes', async (length, brought) => {
    const file = Buffer.alloc(length, ' ');
    file.write('%PDF');
    const about = { size: 10, name: 'a.pdf', contentType: 'application/pdf' };
    const gmailUrl = await serve(({ pathname }) =>
      pathname.includes('/attachments/')
        ? { data: file.toString('base64url') }
        : {
            id: 'x',
            payload: { mimeType: about.contentType, filename: about.name, body: { attachmentId: 'a', ...about } },
          },
    );
    const graphUrl = await serve((_url, body) => ({
      responses: JSON.parse(body).requests.map(({ id, url }: { id: string; url: string }) => ({
        id,
        status: 200,
        body: url.includes('$select') ? { value: [{ id: 'a', ...about }] } : { contentBytes: file.toString('base64') },
      })),
    }));
    const graph = { ...oauth, tenant: 'common', loginUrl: 'http://x', apiUrl: `${graphUrl}/v1.0` };
    for (const provider of [createGmail({ ...oauth, apiUrl: gmailUrl }), createOutlook(graph)]) {
      const pdfs = await provider.open(async () => 'token').pdfs('x', new AbortController().signal);
      expect(pdfs).toHaveLength(brought);
    }
  });

  it('does not follow a link of Graph to another place', async () => {
    const apiUrl = await serve((_url, body) => ({
      responses: JSON.parse(body).requests.map(({ id }: { id: string }) => ({
        id,
        status: 200,
        body: { id: 'x', value: [], '@odata.nextLink': 'https://evil.example/v1.0/me/mailFolders' },
      })),
    }));
    const provider = createOutlook({ ...oauth, tenant: 'common', loginUrl: 'http://x', apiUrl: `${apiUrl}/v1.0` });
    await expect(provider.open(async () => 'token').count({ since: '2026-01-01' })).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});

it.each([
  ['Gmail', 'openid email', 'refused'],
  ['Gmail', 'https://www.googleapis.com/auth/gmail.metadata', 'refused'],
  ['Outlook', 'User.Read', 'refused'],
  ['Outlook', 'User.Read Mail.ReadBasic', 'refused'],
])('opens no mailbox of %s where only "%s" was granted', async (name, scope, kind) => {
  const url = await serve(() => ({
    access_token: 'a',
    refresh_token: 'r',
    token_type: 'Bearer',
    expires_in: 3600,
    scope,
  }));
  const provider =
    name === 'Gmail'
      ? createGmail({ ...oauth, tokenUrl: `${url}/token`, apiUrl: url })
      : createOutlook({ ...oauth, tenant: 'common', loginUrl: url, apiUrl: `${url}/v1.0` });
  const attempt = { redirectUrl: 'http://localhost:3000/email-callback', verifier: 'v'.repeat(43), code: 'code' };
  await expect(provider.redeem(attempt)).rejects.toMatchObject({ kind, message: 'reading mail was not granted' });
});
