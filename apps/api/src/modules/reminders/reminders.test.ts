import { describe, expect, it } from 'vitest';
import { aDetection } from '#testing/a-detection.ts';
import { refused, runApp } from '#testing/running-app.ts';

const app = runApp();
const remind = () => app.container.remind();
const aReader = (fields: Parameters<typeof app.aUser>[0] = {}) => app.aUser({ email_verified: true, ...fields });
const settingsOf = async (as: Awaited<ReturnType<typeof aReader>>, patch: object) => {
  const { status, body } = await app.request('PATCH', '/reminders/settings', { as, body: patch });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const outbox = async ({ id }: { id: string }) =>
  (await app.prisma.reminder.findMany({ where: { user_id: id }, orderBy: [{ due_on: 'asc' }, { kind: 'asc' }] })).map(
    ({ kind, due_on, lead_days }) => [kind, due_on.toISOString().slice(0, 10), lead_days],
  );
const tokenIn = (text: string, page: string) => new RegExp(`${page}#token=([\\w.-]+)`).exec(text)?.[1] ?? '';

describe('one mail a day', () => {
  it('gathers everything that is due, at the hour of the user, once', async () => {
    const user = await aReader();
    await settingsOf(user, { hour: 12 });
    await app.add(user, { name: 'Netflix', next_payment_date: '2026-11-24' });
    await app.add(user, { name: 'Spotify', next_payment_date: '2026-11-23', reminder_days: [7, 2] });
    await app.add(user, { name: 'Dergi', next_payment_date: '2026-12-05' });
    app.passTime(-60);
    await remind();
    expect(await outbox(user)).toEqual([]);
    app.passTime(60);
    await Promise.all([remind(), remind()]);
    await remind();
    const mail = await app.mailTo(user.email);
    expect(mail.subject).toBe('Hatırlatma: Spotify, Netflix');
    expect(mail.text).toContain('Netflix: 24 Kasım 2026 günü yenileniyor, ₺149,99');
    expect(mail.text).not.toContain('Dergi');
    expect(mail.text).toContain('3 gün önceden hatırlatma');
    expect(await app.mailsTo(user.email)).toHaveLength(1);
    expect(await outbox(user)).toEqual([
      ['renewal', '2026-11-23', 2],
      ['renewal', '2026-11-24', 3],
    ]);
  });

  it('is written to a proven address only', async () => {
    const user = await app.aUser();
    await app.add(user, { next_payment_date: '2026-11-24' });
    await remind();
    expect(await outbox(user)).toEqual([]);
    await app.prisma.user.update({ where: { id: user.id }, data: { email_verified: true } });
    await remind();
    expect(await outbox(user)).toHaveLength(1);
  });

  it('says after a pause what still matters, with the shortest lead, and nothing that is past', async () => {
    const user = await aReader();
    await app.add(user, { name: 'Yakın', next_payment_date: '2026-12-10', reminder_days: [14, 7, 3] });
    await app.add(user, { name: 'Geçmiş', next_payment_date: '2026-12-07', reminder_days: [7] });
    app.setToday('2026-12-08');
    await remind();
    expect(await outbox(user)).toEqual([['renewal', '2026-12-10', 3]]);
  });

  it('reminds of a charge on the first due day after the end unless it is settled, and of payments until then', async () => {
    const user = await aReader({ language: 'en' });
    const finding = await aDetection(app.prisma, user, { charged: ['2026-11-12'] });
    const detection_id = finding.id;
    const { body } = await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id } });
    const cancelled = { status: 'cancelled', ends_on: '2027-01-11' };
    const path = `/subscriptions/${body.id}`;
    expect((await app.request('PUT', path, { as: user, body: cancelled })).status).toBe(200);
    app.setToday('2026-12-09');
    await remind();
    app.setToday('2027-01-13');
    const { id } = await app.prisma.charge.create({
      data: {
        ...{ user_id: user.id, source: 'statement', fingerprint: finding.fingerprint, date: new Date('2027-01-12') },
        ...{ amount: 59.99, currency: 'TRY', description: 'SPOTIFY', text: 'SPOTIFY', settlement: 'refunded' },
      },
    });
    await remind();
    expect(await outbox(user)).toEqual([['renewal', '2026-12-12', 3]]);
    const where = { user_id_id: { user_id: user.id, id } };
    await app.prisma.charge.update({ where, data: { settlement: null } });
    app.setToday('2027-01-14');
    await remind();
    expect(await outbox(user)).toEqual([
      ['renewal', '2026-12-12', 3],
      ['charge_after_cancel', '2027-01-12', 0],
    ]);
  });

  it('reminds of trials, terms, rises and the own plan', async () => {
    const user = await aReader({ tier: 'premium', language: 'en' });
    const [trial, term, dearer] = await Promise.all([
      app.add(user, {
        name: 'Canva',
        trial_ends_on: '2026-11-22',
        price_after_trial: 99,
        next_payment_date: '2026-11-23',
      }),
      app.add(user, {
        name: 'Gym',
        commitment_ends_on: '2026-12-24',
        notice_days: 30,
        next_payment_date: '2026-12-15',
      }),
      app.add(user, { name: 'YouTube', amount: 79.99, next_payment_date: '2026-12-15' }),
    ]);
    const price = { user_id: user.id, currency: 'TRY', source: 'mail' as const, amount: 99.99 };
    await app.prisma.priceChange.create({
      data: { ...price, subscription_id: dearer.id, date: new Date('2026-12-15') },
    });
    await app.prisma.billingCustomer.create({
      data: { user_id: user.id, customer_id: `cus_${user.id}`, grace_ends_at: new Date('2026-11-24T12:00:00Z') },
    });
    await remind();
    expect(await outbox(user)).toEqual([
      ['trial_end', '2026-11-22', 1],
      ['commitment_end', '2026-11-24', 3],
      ['plan_overdue', '2026-11-24', 3],
      ['price_rise', '2026-12-15', 0],
    ]);
    const text = (await app.mailTo(user.email)).text;
    expect(text).toContain('Your Canva trial ends on November 22, 2026, then it costs ₺99.00');
    expect(text).toContain('November 24, 2026 is the last day to cancel Gym in time (term ends December 24, 2026)');
    expect(text).toContain('YouTube goes up from ₺79.99 to ₺99.99 on December 15, 2026');
    expect(text).toContain('Your Kumbara plan ends on November 24, 2026 unless its payment goes through');
    expect([trial, term]).toHaveLength(2);
  });
});

describe('one click', () => {
  it('ends all mail from a mail program of another site, and gives it back', async () => {
    const user = await aReader();
    await app.add(user, { next_payment_date: '2026-11-24' });
    await remind();
    const mail = await app.mailTo(user.email);
    const header = mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
    expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toMatch(
      /List-Unsubscribe=One-Click$/,
    );
    const path = /\/api(\/reminders\/unsubscribe\?token=[\w.-]+)/.exec(header)?.[1] ?? '';
    const answer = await app.request('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
      },
    });
    expect(answer.body).toEqual({ kind: null, stopped: true });
    expect((await settingsOf(user, { hour: 9 })).by_email).toBe(false);
    const opened = await app.request('GET', path);
    expect(opened.headers.get('location')).toMatch(/\/reminders\/stop#token=/);
    const undone = await app.request('POST', path.replace('unsubscribe?', 'unsubscribe/undo?'));
    expect(undone.body).toEqual({ kind: null, stopped: false });
    expect((await settingsOf(user, { hour: 9 })).by_email).toBe(true);
  });

  it('ends one kind by the link of a mail, and refuses a link that nobody signed', async () => {
    const user = await aReader();
    await app.add(user, { next_payment_date: '2026-11-24' });
    await remind();
    const { text = '' } = await app.mailTo(user.email);
    const token = tokenIn(text, '/reminders/stop');
    const { body } = await app.request('POST', `/reminders/unsubscribe?token=${token}`);
    expect(body).toEqual({ kind: 'renewal', stopped: true });
    expect((await settingsOf(user, { hour: 9 })).kinds).toMatchObject({ renewal: false, trial_end: true });
    const forged = token.replace('.renewal.', '.all.');
    expect(refused(await app.request('POST', `/reminders/unsubscribe?token=${forged}`)).code).toBe('link_invalid');
    app.setToday('2026-12-21');
    await remind();
    expect(await outbox(user)).toHaveLength(1);
  });
});

it('lists what will be sent and what was, with reasons', async () => {
  const user = await aReader({ language: 'en' });
  await app.add(user, { name: 'Netflix', next_payment_date: '2026-11-24' });
  const before = (await app.request('GET', '/reminders', { as: user, headers: { 'accept-language': 'en' } })).body;
  expect(before.past).toEqual([]);
  expect(before.coming[0]).toMatchObject({
    title: 'Netflix renews on November 24, 2026 for ₺149.99',
    status: 'planned',
  });
  await remind();
  await app.mailTo(user.email);
  const after = (await app.request('GET', '/reminders', { as: user, headers: { 'accept-language': 'en' } })).body;
  expect(after.past).toMatchObject([
    { due_on: '2026-11-24', day: '2026-11-21', reason: 'Reminder 3 days before', status: 'sent' },
  ]);
  expect(after.coming[0]).toMatchObject({ due_on: '2026-12-24' });
});

it('sends a test that shows the next ones', async () => {
  const user = await aReader();
  await app.add(user, { name: 'Netflix', next_payment_date: '2026-12-24' });
  expect((await app.request('POST', '/reminders/test', { as: user })).status).toBe(202);
  expect((await app.mailTo(user.email, /Deneme/)).text).toContain('Netflix: 24 Aralık 2026');
  await settingsOf(user, { by_email: false });
  expect(refused(await app.request('POST', '/reminders/test', { as: user })).code).toBe('no_reminder_channel');
});

it('follows the default of its user, also after its form was saved', async () => {
  const user = await aReader();
  await settingsOf(user, { default_lead_days: [5] });
  const { id } = await app.add(user, { next_payment_date: '2026-11-26' });
  const { body } = await app.request('GET', `/subscriptions/${id}`, { as: user });
  await app.request('PUT', `/subscriptions/${id}`, {
    as: user,
    body: { name: 'Ev', reminder_days: body.reminder_days },
  });
  await remind();
  expect(await outbox(user)).toEqual([['renewal', '2026-11-26', 5]]);
});
