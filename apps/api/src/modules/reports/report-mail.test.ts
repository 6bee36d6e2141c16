import { languages, type Report } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { composeReport } from './report-mail.ts';

const app = runApp();
const want = (as: TestUser, monthly_report = true) =>
  app.request('PATCH', '/reminders/settings', { as, body: { monthly_report } });
const reports = (as: TestUser) => app.mailsTo(as.email, /Abonelik raporu/);

async function subscriber(options: Parameters<typeof app.aUser>[0] = {}) {
  const user = await app.aUser({ tier: 'pro', email_verified: true, ...options });
  await app.add(user, { name: 'Netflix', amount: 229.99, next_payment_date: '2026-11-05' });
  expect((await want(user)).body.monthly_report).toBe(true);
  return user;
}

it('mails the report of the month before once in the first days of a month, however often and by how many it is run', async () => {
  const user = await subscriber();
  const silent = await app.aUser({ tier: 'pro', email_verified: true });
  const [free, unverified] = [await subscriber({ tier: 'free' }), await subscriber({ email_verified: false })];
  await app.container.mailReports();
  app.setToday('2026-12-01');
  await Promise.all([app.container.mailReports(), app.container.mailReports(), app.container.mailReports()]);
  const mail = await app.mailTo(user.email, /Abonelik raporu: Kasım 2026/);
  app.setToday('2026-12-03');
  await app.container.mailReports();
  expect(mail.text).toContain('Kasım 2026 içinde aboneliklerin ₺229,99 tuttu.');
  expect(mail.text).toContain('/dashboard/reports/2026-11');
  expect(mail.html).toContain('<strong>');
  expect(await app.prisma.reportMail.count({ where: { user_id: user.id } })).toBe(1);
  app.setToday('2027-01-02');
  await app.container.mailReports();
  await app.mailTo(user.email, /Aralık 2026/);
  expect(await reports(user)).toHaveLength(2);
  for (const other of [silent, free, unverified]) expect(await reports(other)).toEqual([]);
});

it('ends by one click of the mail program, and can be switched on again', async () => {
  const user = await subscriber();
  app.setToday('2026-12-01');
  await app.container.mailReports();
  const mail = await app.mailTo(user.email, /Abonelik raporu/);
  const list = mail.headers.get('list') as unknown as { unsubscribe: { url: string } };
  const { pathname, search } = new URL(list.unsubscribe.url);
  const path = `${pathname.replace('/api', '')}${search}`;
  expect((await app.request('POST', path)).body).toEqual({ kind: 'monthly_report', stopped: true });
  const settings = async () => (await app.request('GET', '/reminders/settings', { as: user })).body;
  expect(await settings()).toMatchObject({ monthly_report: false, by_email: true });
  app.setToday('2027-01-02');
  await app.container.mailReports();
  expect(await app.prisma.reportMail.count({ where: { user_id: user.id } })).toBe(1);
  await app.request('POST', path.replace('unsubscribe', 'unsubscribe/undo'));
  expect((await settings()).monthly_report).toBe(true);
});

it('is written in every language, as text and HTML, without a gap', () => {
  const report: Report = {
    ...{ period: '2026-10', from: '2026-10-01', to: '2026-10-31', further_payments: 0 },
    totals: { total: { TRY: 460 }, paid: { TRY: 460 }, expected: {}, due: {} },
    categories: [{ category: 'streaming', total: { TRY: 460 } }],
    ...{ services: [], payments: [], price_changes: [], started: [], ended: [], verified_savings: { TRY: 10 } },
  };
  const subjects = languages.map(({ code }) => {
    const { subject, text, html } = composeReport(report, {
      ...{
        name: '<b>Ece</b>',
        language: code,
        link: 'https://kumbara.example/r',
        stopLink: 'https://kumbara.example/s',
      },
    });
    expect(text).not.toMatch(/\{\{|undefined|reports\./);
    expect(text).toContain('https://kumbara.example/s');
    expect(html).toContain(`lang="${code}"`);
    expect(html).not.toContain('<b>Ece');
    return subject;
  });
  expect(new Set(subjects).size).toBe(languages.length);
});
