import type { ParsedMail } from 'mailparser';
import { expect, it } from 'vitest';
import { aMember, anOwner } from '#testing/a-family.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const operator = 'operator@kumbara.example';
const app = runApp({ SUPPORT_EMAIL: operator });

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
const write = (as: TestUser, body: object) => app.request('POST', '/support', { as, body, headers: firefox });
const received = (subject: RegExp) => app.mailTo(operator, subject);
let count = 0;
/** Words that no other test uses. */
const aSubject = () => {
  count += 1;
  return `Konu ${count}`;
};
const priorityOf = (mail: ParsedMail) =>
  mail.headerLines.filter(({ key }) => key === 'x-priority').map(({ line }) => line);

it.each([
  ['free', '', '3'],
  ['premium', '[Premium] ', '2'],
  ['pro', '[Pro] ', '1'],
] as const)('carries the plan as its priority: %s', async (tier, prefix, priority) => {
  const [user, subject] = [await app.aUser({ tier, name: 'Ayşe Yılmaz' }), aSubject()];
  expect((await write(user, { subject, message: 'İlk satır\nİkinci satır', page: '/dashboard/emails' })).status).toBe(
    202,
  );
  const mail = await received(new RegExp(`${subject}$`));
  expect(mail.subject).toBe(`${prefix}${subject}`);
  expect(priorityOf(mail)).toEqual([`X-Priority: ${priority}`]);
  expect(mail.headers.get('auto-submitted')).toBe('no');
  expect(mail.replyTo?.value).toEqual([{ name: 'Ayşe Yılmaz', address: user.email }]);
  expect(mail.text).toContain('İlk satır\nİkinci satır');
  expect(mail.text).toContain('Language: tr');
  expect(mail.text).toContain('Page: /dashboard/emails');
  expect(mail.text).toContain('Browser: Firefox, Windows');
  expect(mail.text).toMatch(/Version: \d+\.\d+\.\d+/);
  expect(mail.text).not.toContain(user.token);
  expect(mail.html).toBe(false);
});

it('has the priority of the family’s plan for its members', async () => {
  const [member, subject] = [await aMember(app, await anOwner(app)), aSubject()];
  await write(member, { subject, message: 'Merhaba' });
  expect((await received(new RegExp(subject))).subject).toBe(`[Pro] ${subject}`);
});

it('cannot be made to say in a header what is not ours', async () => {
  const subject = aSubject();
  const user = await app.aUser({ name: 'Ece\r\nBcc: kurban@example.com\r\n\r\nx' });
  const hostile = `[Pro] ${subject}\r\nBcc: kurban@example.com\r\nX-Priority: 1\u2028\u202eters`;
  expect((await write(user, { subject: hostile, message: 'Plan: Pro\n.\r\nQUIT' })).status).toBe(202);
  const mail = await received(new RegExp(subject));
  expect(mail.bcc).toBeUndefined();
  expect(priorityOf(mail)).toEqual(['X-Priority: 3']);
  // Only a mark of ours says a plan.
  expect(mail.subject).toBe(`(Pro) ${subject} Bcc: kurban@example.com X-Priority: 1 ters`);
  expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([user.email]);
  expect(mail.text?.startsWith('Plan: Free\n')).toBe(true);
  expect(await app.mailsTo('kurban@example.com')).toEqual([]);
});

it.each([
  ['full-width letters', '［Ｐｒｏ］'],
  ['styled letters', '[𝐏𝐫𝐨]'],
  ['zero-width characters', '[P\u200Br\u2060o]'],
  ['direction marks', '\u202A[\u2066Premium\u2069]\u202C'],
  ['a soft hyphen', '[Pre\u00ADmium]'],
  ['space inside', '[ \u00A0PRO\u3000]'],
])('lets nobody imitate the mark of a plan with %s', async (_how, mark) => {
  const subject = aSubject();
  // A name from before the rule for names.
  const user = await app.aUser({ name: `${mark} Ece` });
  expect((await write(user, { subject: `${mark} ${subject}`, message: `${mark} acil` })).status).toBe(202);
  const mail = await received(new RegExp(subject));
  expect(mail.subject).toMatch(new RegExp(`^\\((Pro|PRO|Premium)\\) ${subject}$`));
  expect(`${mail.text}${mail.replyTo?.text}`).not.toMatch(/\[\s*(pro|premium)\s*\]/iu);
  expect(`${mail.text}${mail.replyTo?.text}`.normalize('NFKC')).not.toMatch(/\[\s*(pro|premium)\s*\]/iu);
  expect(`${mail.text}${mail.replyTo?.text}`).not.toMatch(/[\p{Bidi_Control}\u200B\u2060\u00AD]/u);
});

it.each([
  [{ subject: '', message: 'x' }, 'subject'],
  [{ subject: '  ', message: 'x' }, 'subject'],
  [{ subject: 'x'.repeat(121), message: 'x' }, 'subject'],
  [{ subject: 'x', message: ' ' }, 'message'],
  [{ subject: 'x', message: 'x'.repeat(5001) }, 'message'],
  [{ subject: 'x', message: 'x', page: '/family#token=abc' }, 'page'],
  [{ subject: 'x', message: 'x', page: 'https://evil.example' }, 'page'],
])('is refused where it makes no sense: %o', async (body, field) => {
  const refusal = refused(await write(await app.aUser(), body));
  expect(refusal).toMatchObject({ status: 422, errors: [{ field }] });
});

it('takes five thousand characters', async () => {
  const [user, subject] = [await app.aUser(), aSubject()];
  const message = `${'ş'.repeat(4998)}\nz`;
  expect((await write(user, { subject, message })).status).toBe(202);
  expect((await received(new RegExp(subject))).text).toContain(message);
});

it('is sent once for several clicks, and again for a new message', async () => {
  const [user, subject] = [await app.aUser(), aSubject()];
  const body = { subject, message: 'Bir kez' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(user, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
  await received(new RegExp(subject));
  await write(user, body);
  // Somebody else's own words are theirs.
  await write(await app.aUser(), { ...body, subject: `${subject} de` });
  await received(new RegExp(`${subject} de`));
  expect(await app.mailsTo(operator, new RegExp(`${subject}$`))).toHaveLength(1);
  app.passTime(11 * 60);
  await write(user, body);
  await expect.poll(() => app.mailsTo(operator, new RegExp(`${subject}$`)), { timeout: 10_000 }).toHaveLength(2);
});

it('is ten an hour', async () => {
  const user = await app.aUser();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => write(user, { subject: `Limit ${n}`, message: 'x' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(202), 429, 429]);
});

it('counts the same message once, and takes it again when there is room for no other', async () => {
  const user = await app.aUser();
  const same = { subject: aSubject(), message: 'x' };
  for (let i = 0; i < 4; i += 1) {
    const statuses = (await Promise.all([write(user, same), write(user, same)])).map(({ status }) => status);
    expect(statuses).toEqual([202, 202]);
  }
  for (let i = 0; i < 9; i += 1) expect((await write(user, { ...same, subject: `${i}` })).status).toBe(202);
  expect((await write(user, { ...same, subject: 'eleventh' })).status).toBe(429);
  expect((await write(user, same)).status).toBe(202);
});

it('waits in no job, and its words are gone when it has left', async () => {
  const [user, subject] = [await app.aUser(), aSubject()];
  await write(user, { subject, message: 'kanarya-mesaj' });
  const { rows: waiting } = await app.container.pool.query('SELECT t::text AS row FROM pgboss.job t');
  expect(JSON.stringify(waiting)).not.toContain('kanarya');
  await received(new RegExp(subject));
  const rows = () => app.prisma.supportMessage.findMany({ where: { user_id: user.id } });
  await expect.poll(async () => (await rows()).map(({ sent_at }) => sent_at !== null)).toEqual([true]);
  expect(JSON.stringify(await rows())).not.toMatch(/kanarya|Konu/);
});
