import { describe, expect, it } from 'vitest';
import { graphClient } from '#testing/connect-outlook.ts';
import { graphForTests } from '#testing/graph-for-tests.ts';
import type { Item, Page } from '#testing/graph-pages.ts';

const { emulators, environment, tokenOf, graph, mailbox, empty, own, all } = await graphForTests();

const aMonthAgo = new Date(Date.now() - 30 * 24 * 3600_000);

const mail = (subject: string, more = '') =>
  `From: Netflix <info@account.netflix.com>\r\nTo: me@outlook.example\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@x.example>\r\n${more}`;

describe('/me', () => {
  it('has the address of a personal account in the principal name, and of a work account in mail', async () => {
    expect(await graph.api('/me').get()).toMatchObject({
      userPrincipalName: 'ayse.yilmaz@outlook.example',
      mail: null,
    });
    const work = graphClient(emulators, await tokenOf('emma'));
    expect(await work.api('/me').select('mail,displayName').get()).toEqual({
      '@odata.context': expect.any(String),
      mail: 'emma@wrightstudio.example',
      displayName: 'Emma Wright',
    });
  });

  it.each([
    ['the profile', '/me', 'Mail.Read', 403, 'Authorization_RequestDenied'],
    ['mail', '/me/messages', 'User.Read', 403, 'ErrorAccessDenied'],
    ['a mailbox where none is', '/me/messages', 'Mail.Read', 404, 'MailboxNotEnabledForRESTAPI', 'mert'],
    ['somebody else', '/users/ayse.yilmaz@outlook.example/messages', 'Mail.Read', 403, 'ErrorAccessDenied'],
    ['what is not there', '/me/nothing', 'Mail.Read', 400, 'BadRequest'],
  ])('decides about %s', async (_what, path, scope, statusCode, code, user = 'emma') => {
    const client = graphClient(emulators, await tokenOf(user, scope));
    await expect(client.api(path).get()).rejects.toMatchObject({ statusCode, code });
  });

  it('answers 401 to an invalid token', async () => {
    const client = graphClient(emulators, 'guessed');
    await expect(client.api('/me').get()).rejects.toMatchObject({
      statusCode: 401,
      code: 'InvalidAuthenticationToken',
    });
  });
});

describe('the list', () => {
  it('has linked pages, newest first, from every folder', async () => {
    const { items } = await all(graph, '/me/messages?$select=subject,receivedDateTime&$top=500');
    expect(items).toHaveLength(mailbox.mails().length);
    const dates = items.map(({ receivedDateTime }) => String(receivedDateTime));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['@odata.etag', 'id', 'receivedDateTime', 'subject']);
    expect(((await graph.api('/me/messages').get()) as Page).value).toHaveLength(10);
    expect(
      ((await graph.api('/me/messages').header('Prefer', 'odata.maxpagesize=25').get()) as Page).value,
    ).toHaveLength(25);
  });

  it.each([
    [
      `receivedDateTime ge ${aMonthAgo.toISOString()}`,
      ({ receivedDateTime }: Item) => Date.parse(String(receivedDateTime)) >= aMonthAgo.getTime(),
    ],
    ['isRead eq false', ({ isRead }: Item) => isRead === false],
    ['hasAttachments eq true', ({ hasAttachments }: Item) => hasAttachments === true],
    ["contains(subject, 'makbuz')", ({ subject }: Item) => /makbuz/i.test(String(subject))],
    [
      "receivedDateTime ge 2020-01-01T00:00:00Z and (startswith(subject,'A') or not (isRead eq true))",
      ({ subject, isRead }: Item) => /^a/i.test(String(subject)) || isRead === false,
    ],
  ])('filters by %s', async (filter, fits) => {
    const path = `/me/mailFolders/inbox/messages?$top=1000&$select=subject,isRead,receivedDateTime,hasAttachments&$filter=${encodeURIComponent(filter)}`;
    const { items } = await all(graph, path);
    expect(items.length).toBeGreaterThan(3);
    expect(items.every(fits)).toBe(true);
    const rest = await all(
      graph,
      '/me/mailFolders/inbox/messages?$top=1000&$select=subject,isRead,receivedDateTime,hasAttachments',
    );
    expect(items).toHaveLength(rest.items.filter(fits).length);
  });

  it('filters by sender and counts', async () => {
    const [first] = mailbox.mails().filter(({ folder }) => folder === 'inbox');
    const address = first?.from.address ?? '';
    const page = (await graph
      .api('/me/mailFolders/inbox/messages')
      .filter(`from/emailAddress/address eq '${address.toUpperCase()}'`)
      .count(true)
      .get()) as Page;
    const wanted = mailbox.mails().filter(({ folder, from }) => folder === 'inbox' && from.address === address);
    expect(page['@odata.count']).toBe(wanted.length);
  });

  it('sorts a filtered list only by the first property of the filter, like Outlook', async () => {
    const request = () => graph.api('/me/messages').orderby('receivedDateTime asc').top(2);
    const sorted = (await request().filter('receivedDateTime ge 2020-01-01').get()) as Page;
    expect(sorted.value[0]?.receivedDateTime).toBe(mailbox.mails().at(-1)?.received.toISOString().replace('.000', ''));
    await expect(request().filter('isRead eq false').get()).rejects.toMatchObject({ code: 'InefficientFilter' });
  });

  it.each([
    '"from:netflix"',
    '"subject:makbuz"',
    '"subject:(makbuz OR fatura) AND hasattachment:false"',
    '"from:netflix NOT subject:şifre"',
    '"received>=2026-01-01 subject:fatura"',
  ])('is searched by %s', async (search) => {
    const { items } = await all(
      graph,
      `/me/messages?$top=50&$select=subject,from&$search=${encodeURIComponent(search)}`,
    );
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(1_000);
    const wanted = /subject:\(?(\w+)(?: OR (\w+))?/.exec(search.replace(/NOT.*/, ''));
    for (const { subject } of items) {
      if (wanted)
        expect(String(subject).toLocaleLowerCase('tr')).toMatch(new RegExp(wanted.slice(1).filter(Boolean).join('|')));
    }
  });

  it.each([
    ['a search without quotes', '$search=netflix', 'BadRequest'],
    ['a search with a filter', '$search="netflix"&$filter=isRead eq true', 'SearchWithFilter'],
    ['a filter that is none', '$filter=isRead is true', 'BadRequest'],
    ['a filter by what cannot be filtered', "$filter=body/content eq 'x'", 'BadRequest'],
    ['a property that is none', '$select=colour', 'BadRequest'],
    ['more than a thousand at once', '$top=1001', 'BadRequest'],
  ])('refuses %s', async (_what, query, code) => {
    await expect(graph.api(`/me/messages?${query}`).get()).rejects.toMatchObject({ statusCode: 400, code });
  });
});

describe('a message', () => {
  const delivered = own.deliver(
    `${mail('Odeme', 'Authentication-Results: dkim=pass header.d=netflix.com\r\nContent-Type: multipart/mixed; boundary=b\r\n')}\r\n--b\r\nContent-Type: multipart/alternative; boundary=a\r\n\r\n--a\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nplain words\r\n--a\r\nContent-Type: text/html; charset=windows-1254\r\n\r\n${Buffer.from('<p>Tutar <b>229,99 TL</b></p>').toString('latin1')}\r\n--a--\r\n--b\r\nContent-Type: application/pdf; name="fatura.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERg==\r\n--b--\r\n`,
  );
  const find = async (select?: string, prefer?: string) => {
    const { items } = await all(empty, `/me/messages?$top=50${select ? `&$select=${select}` : ''}`, prefer);
    return items.find(({ subject }) => subject === 'Odeme') as Item;
  };

  it('has the properties of Outlook, and headers only if they are selected', async () => {
    const item = await find();
    expect(item).toMatchObject({
      subject: 'Odeme',
      from: { emailAddress: { name: 'Netflix', address: 'info@account.netflix.com' } },
      isRead: false,
      hasAttachments: true,
      internetMessageId: '<Odeme@x.example>',
    });
    expect(item).not.toHaveProperty('internetMessageHeaders');
    const { internetMessageHeaders } = await find('subject,internetMessageHeaders');
    expect(internetMessageHeaders).toContainEqual({
      name: 'Authentication-Results',
      value: 'dkim=pass header.d=netflix.com',
    });
  });

  it('has no internet headers if it was sent by the user', async () => {
    const { value } = (await graph
      .api('/me/mailFolders/sentitems/messages')
      .select('internetMessageHeaders,subject')
      .get()) as Page;
    expect(value.length).toBeGreaterThan(0);
    for (const item of value) expect(item).not.toHaveProperty('internetMessageHeaders');
  });

  it('returns its HTML body, or the text made from it', async () => {
    const { id } = await find();
    const read = (prefer?: string) => {
      const request = empty.api(`/me/messages/${id}`).select('body');
      return (prefer ? request.header('Prefer', prefer) : request).get();
    };
    expect((await read()).body).toEqual({ contentType: 'html', content: '<p>Tutar <b>229,99 TL</b></p>' });
    const { body } = await read('outlook.body-content-type="text"');
    expect(body.contentType).toBe('text');
    expect(body.content).toContain('229,99 TL');
    expect(body.content).not.toContain('plain words');
  });

  it('is returned byte for byte, and so are its attachments', async () => {
    const { id } = await find();
    const authorization = `Bearer ${await tokenOf('defne')}`;
    const bytes = async (path: string) => {
      const answer = await fetch(`${environment.GRAPH_API_URL}/me/messages/${id}${path}`, {
        headers: { authorization },
      });
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(await bytes('/$value')).toEqual(delivered.raw);
    const { value } = (await empty.api(`/me/messages/${id}/attachments`).get()) as Page;
    expect(value).toHaveLength(1);
    expect(value[0]).toMatchObject({ name: 'fatura.pdf', contentType: 'application/pdf', contentBytes: 'JVBERg==' });
    expect((await bytes(`/attachments/${value[0]?.id}/$value`)).toString()).toBe('%PDF');
  });

  it('has an id that a move changes, and an immutable id', async () => {
    const { id } = await find('subject');
    const prefer = 'IdType="ImmutableId"';
    const { id: immutable } = await find('subject', prefer);
    own.move(delivered, 'archive');
    await expect(empty.api(`/me/messages/${id}`).get()).rejects.toMatchObject({
      statusCode: 404,
      code: 'ErrorItemNotFound',
    });
    expect((await empty.api(`/me/messages/${immutable}`).header('Prefer', prefer).get()).id).toBe(immutable);
    own.move(delivered, 'inbox');
    await expect(empty.api('/me/messages/nonsense').get()).rejects.toMatchObject({ code: 'ErrorInvalidIdMalformed' });
  });

  it('stays unread and cannot be changed', async () => {
    const { id } = await find('subject');
    const before = own.sequence();
    await empty.api(`/me/messages/${id}`).get();
    await expect(empty.api(`/me/messages/${id}`).patch({ isRead: true })).rejects.toMatchObject({ statusCode: 405 });
    expect([delivered.unread, own.sequence()]).toEqual([true, before]);
  });

  it('has no body with Mail.ReadBasic', async () => {
    const basic = graphClient(emulators, await tokenOf('defne', 'Mail.ReadBasic'));
    const { value } = (await basic.api('/me/messages').get()) as Page;
    expect(value[0]).toHaveProperty('subject');
    expect(value[0]).not.toHaveProperty('body');
    await expect(basic.api(`/me/messages/${value[0]?.id}/$value`).get()).rejects.toMatchObject({ statusCode: 403 });
  });
});

it('names folders in the language of the owner and finds them by well-known names', async () => {
  const { items } = await all(graph, '/me/mailFolders?$top=4');
  expect(items.map(({ displayName }) => displayName)).toContain('Gelen Kutusu');
  const junk = await graph.api('/me/mailFolders/junkemail').get();
  expect(items.concat((await all(graph, '/me/mailFolders')).items).map(({ id }) => id)).toContain(junk.id);
  const { value } = (await graph.api(`/me/mailFolders/${junk.id}/messages`).get()) as Page;
  expect(value[0]?.parentFolderId).toBe(junk.id);
  await expect(graph.api('/me/mailFolders/nothing').get()).rejects.toMatchObject({ statusCode: 404 });
});
