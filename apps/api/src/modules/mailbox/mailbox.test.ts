import { findMissingRequirement } from '@kumbara/launcher/dovecot';
import { isLongRun } from '@kumbara/samples';
import type { Scan } from '@kumbara/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dovecotForTests, type MailUser } from '#testing/dovecot.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';
import { aFarewell, aReceipt } from '#testing/service-mails.ts';

const reason = findMissingRequirement();
const environment: Record<string, string> = {};
let dovecot: Awaited<ReturnType<typeof dovecotForTests>>;
beforeAll(async () => {
  if (reason) return;
  dovecot = await dovecotForTests();
  environment.ALLOWED_PRIVATE_HOSTS = `localhost:${dovecot.port}`;
});
const app = runApp(environment);
beforeAll(() => app.work());
afterAll(() => dovecot?.end());

let user: TestUser;
let mail: MailUser;
beforeEach(async () => {
  if (reason) return;
  user = await app.aUser({ tier: 'premium' });
  mail = dovecot.aMailUser();
});

const login = () => ({ email: mail.email, password: mail.password, server: 'localhost', port: dovecot.port });
const connect = (body: object = {}, as = user) =>
  app.request('POST', '/email/imap/connect', { as, body: { ...login(), ...body } });
const scan = (as = user, body: object = {}) =>
  app.request('POST', '/email/imap/scan', { as, body: { email: mail.email, ...body } });
/** Begins a scan without waiting for its end. */
const startScan = (body: object = {}) =>
  app.request('POST', '/email/imap/scan', {
    ...{ as: user, body: { email: mail.email, ...body } },
    headers: { prefer: 'respond-async' },
  });
const deliver = (raw: Buffer, day: string) => mail.deliver(raw, new Date(`${day}T08:00:00Z`));
const receipts = (...days: string[]) => {
  for (const day of days) deliver(aReceipt(day), day);
};
const subscriptions = async () => (await app.request('GET', '/subscriptions', { as: user })).body;

describe.skipIf(reason)(`a mailbox by IMAP${reason ? ` (${reason})` : ''}`, () => {
  it('is connected, shown without its password, and kept sealed', async () => {
    const answer = await connect();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      provider: 'imap',
      email_address: mail.email,
      email: mail.email,
      imap_server: 'localhost',
      status: 'ok',
      last_scan: null,
      automatic: false,
      scan_id: null,
    });
    expect((await app.request('GET', '/email/connections', { as: user })).body).toEqual([answer.body]);
    const stored = JSON.stringify(await app.prisma.secret.findMany({ where: { user_id: user.id } }));
    expect(stored).not.toContain(mail.password);
    expect(app.log.join()).not.toContain(mail.password);
  });

  it('is not connected with a wrong password, and nothing is kept', async () => {
    const answer = await connect({ password: 'wrong' });
    expect(answer.status).toBe(422);
    expect(refused(answer)).toMatchObject({ code: 'imap_login_failed', errors: [{ field: 'password' }] });
    expect(await app.prisma.mailConnection.count({ where: { user_id: user.id } })).toBe(0);
    expect(await app.prisma.secret.count({ where: { user_id: user.id } })).toBe(0);
  });

  it.runIf(isLongRun)('is not connected to a host that is not allowed', async () => {
    const answer = await connect({ server: '127.0.0.1', port: 993 });
    expect(answer.status).toBe(422);
    expect(refused(answer)).toMatchObject({ code: 'imap_connection_failed', detail: 'Bağlantı başarısız' });
  });

  it.runIf(isLongRun)('is replaced when it is connected again, also in other capitals', async () => {
    const first = await connect();
    const again = await connect({ email: mail.email.replace('ada', 'Ada') }).catch(() => undefined);
    expect([200, 422]).toContain(again?.status);
    expect((await connect()).body.id).toBe(first.body.id);
    expect(await app.prisma.mailConnection.count({ where: { user_id: user.id } })).toBe(1);
  });

  it('shows what its mails say, with evidence, and leaves them unread', async () => {
    receipts('2026-09-05', '2026-10-05', '2026-11-05');
    const before = await mail.state();
    await connect();
    const { status, body } = await scan();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ emails_scanned: 3, subscriptions_detected: 1, auto_cancelled: 0, cancelled_list: [] });
    expect(body.subscriptions[0]).toMatchObject({
      service_name: 'Netflix',
      amount: 149.99,
      currency: 'TRY',
      billing_cycle: 'monthly',
      next_payment_date: '2026-12-05',
      confidence: 'high',
    });
    expect(body.subscriptions[0].evidence).toHaveLength(3);
    expect(body.subscriptions[0].evidence[0]).toMatchObject({ source: 'mail', date: '2026-11-05', amount: 149.99 });
    expect(await mail.state()).toEqual(before);
  });

  it.runIf(isLongRun)('keeps no text of a mail but its snippet', async () => {
    deliver(aReceipt('2026-11-05', '149,99 TL', { messageId: '<one@netflix.com>' }), '2026-11-05');
    await connect();
    await scan();
    const { rows } = await app.container.pool.query('SELECT r::text FROM read_mails r WHERE user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].r).not.toContain('Teşekkürler');
    expect(rows[0].r).not.toContain('Merhaba Ece');
  });

  it('is looked through again without finding anything twice', async () => {
    receipts('2026-10-05', '2026-11-05');
    await connect();
    const first = await scan();
    deliver(aReceipt('2026-11-20', '149,99 TL'), '2026-11-20');
    const again = await scan();
    expect(again.body.subscriptions.map(({ detection_id }: { detection_id: string }) => detection_id)).toEqual(
      first.body.subscriptions.map(({ detection_id }: { detection_id: string }) => detection_id),
    );
    expect(again.body.emails_scanned).toBe(3);
    expect(await app.prisma.readMail.count({ where: { user_id: user.id } })).toBe(3);
  });

  it('leaves a charge after the end settled when it is looked through again', async () => {
    receipts('2026-08-05', '2026-09-05', '2026-11-05');
    await connect();
    const { body } = await scan();
    await app.request('POST', '/email/import-subscription', { as: user, body: body.subscriptions[0] });
    const [{ id }] = await subscriptions();
    const end = { status: 'cancelled', ends_on: '2026-09-30' };
    await app.request('PUT', `/subscriptions/${id}`, { as: user, body: end });
    const late = async () => (await app.request('GET', '/savings', { as: user })).body.late_charges;
    const [{ charge }] = await late();
    const settled = { settlement: 'refunded' };
    await app.request('PUT', `/savings/late-charges/${charge.id}`, { as: user, body: settled });
    receipts('2026-11-20');
    await scan();
    expect(await late()).toMatchObject([{ charge: { date: '2026-11-20' } }, { charge, ...settled }]);
  });

  it.runIf(isLongRun)('is looked at further back when that is asked for', async () => {
    receipts('2026-02-05', '2026-03-05', '2026-11-05');
    await connect();
    expect((await scan(user, { months_back: 1 })).body.emails_scanned).toBe(1);
    expect((await scan(user, { months_back: 12 })).body.emails_scanned).toBe(3);
    expect(await app.prisma.readMail.count({ where: { user_id: user.id } })).toBe(3);
  });

  it('answers at once if preferred, and streams its progress until the end', async () => {
    receipts('2026-10-05', '2026-11-05');
    await connect();
    const started = await startScan();
    expect(started.status).toBe(202);
    const { scan_id } = started.body;
    expect((await app.request('GET', '/email/connections', { as: user })).body[0].scan_id).toBe(scan_id);
    const events = await app.request('GET', `/email/scans/${scan_id}/events`, { as: user });
    expect(events.headers.get('content-type')).toContain('text/event-stream');
    const states: Scan[] = [...events.body.matchAll(/^event: scan\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data));
    expect(states.at(-1)).toMatchObject({ id: scan_id, status: 'done', progress: { looked_at: 2, candidates: 2 } });
    expect(states.at(-1)?.result).toMatchObject({ subscriptions_detected: 1 });
    expect((await app.request('GET', `/email/scans/${scan_id}`, { as: user })).body).toEqual(states.at(-1));
    expect((await app.request('GET', '/email/connections', { as: user })).body[0]).toMatchObject({
      scan_id: null,
      last_scan_id: scan_id,
    });
  });

  it('is looked through once when two ask at the same time', async () => {
    receipts('2026-11-05');
    await connect();
    const answers = await Promise.all(Array.from({ length: 6 }, () => startScan({ months_back: 3 })));
    expect(new Set(answers.map(({ body }) => body.scan_id)).size).toBe(1);
  });

  it.runIf(isLongRun)('asks to connect again when its password is no longer accepted', async () => {
    await connect();
    mail.setPassword('another');
    // Dovecot sees it within a second.
    await vi.waitUntil(async () => (await connect()).status === 422, { timeout: 10_000, interval: 400 });
    const answer = await scan();
    expect(answer.status).toBe(409);
    expect(refused(answer).code).toBe('reconnect_required');
    expect((await app.request('GET', '/email/connections', { as: user })).body[0].status).toBe('reconnect');
    await connect({ password: 'another' });
    expect((await scan()).status).toBe(200);
  });

  it('takes with it what was read of it when it is let go, and leaves what was taken over', async () => {
    receipts('2026-09-05', '2026-10-05', '2026-11-05');
    deliver(
      aReceipt('2026-11-07', '59,99 TL', {
        from: 'Spotify <no-reply@spotify.com>',
        subject: 'Spotify Premium makbuzun',
      }),
      '2026-11-07',
    );
    await connect();
    const { subscriptions: found } = (await scan()).body;
    expect(found).toHaveLength(2);
    const netflix = found.find((one: { service_name: string }) => one.service_name === 'Netflix');
    await app.request('POST', '/email/import-subscription', { as: user, body: netflix });
    const answer = await app.request('DELETE', `/email/imap/disconnect?email=${mail.email}`, { as: user });
    expect(answer).toMatchObject({ status: 200, body: { permission: 'none' } });
    expect((await app.request('GET', '/email/connections', { as: user })).body).toEqual([]);
    expect((await app.request('GET', '/email/detections', { as: user })).body).toEqual([]);
    expect(await app.prisma.readMail.count({ where: { user_id: user.id } })).toBe(0);
    expect(await app.prisma.secret.count({ where: { user_id: user.id } })).toBe(0);
    const [{ id }] = await subscriptions();
    expect((await app.request('GET', `/subscriptions/${id}`, { as: user })).body.charges).toHaveLength(3);
  });

  it('belongs to its user only', async () => {
    receipts('2026-11-05');
    await connect();
    await scan();
    const other = await app.aUser();
    expect((await app.request('GET', '/email/connections', { as: other })).body).toEqual([]);
    expect((await app.request('GET', '/email/detections', { as: other })).body).toEqual([]);
    expect((await scan(other)).status).toBe(404);
  });
});

describe.skipIf(reason)('a cancellation mail', () => {
  async function netflixOnTheList() {
    receipts('2026-09-05', '2026-10-05', '2026-11-05');
    await connect();
    const { subscriptions: found } = (await scan()).body;
    return (await app.request('POST', '/email/import-subscription', { as: user, body: found[0] })).body;
  }

  it('that is proven cancels the one matching subscription, reports it, and notifies its owner', async () => {
    const { id } = await netflixOnTheList();
    deliver(aFarewell('2026-11-19'), '2026-11-19');
    const { body } = await scan();
    expect(body).toMatchObject({ auto_cancelled: 1, cancelled_detected: 1 });
    expect(body.cancelled_list).toMatchObject([
      {
        service_name: 'Netflix',
        subscription_id: id,
        automatic: true,
        reason: 'proven',
        evidence: { date: '2026-11-19' },
      },
    ]);
    expect(await subscriptions()).toMatchObject([
      { id, status: 'cancelled', cancelled_by_mail: { date: '2026-11-19', text: expect.stringContaining('iptal') } },
    ]);
    const { body: activity } = await app.request('GET', '/account/activity', { as: user });
    expect(activity.map(({ kind }: { kind: string }) => kind)).toContain('cancelled_by_mail');
    expect((await app.mailTo(user.email)).subject).toBe('Bir aboneliğin iptal edildi');
  });

  it('is undone with one call and never cancels again', async () => {
    const { id } = await netflixOnTheList();
    deliver(aFarewell('2026-11-19'), '2026-11-19');
    await scan();
    const undone = await app.request('POST', `/subscriptions/${id}/undo-cancel`, { as: user });
    expect(undone).toMatchObject({ status: 200, body: { status: 'active', cancelled_by_mail: null, ends_on: null } });
    expect(refused(await app.request('POST', `/subscriptions/${id}/undo-cancel`, { as: user })).code).toBe(
      'nothing_to_undo',
    );
    const { body } = await scan(user, { months_back: 12 });
    expect(body).toMatchObject({ auto_cancelled: 0, cancelled_list: [{ automatic: false, reason: 'used_before' }] });
    expect(await subscriptions()).toMatchObject([{ id, status: 'active' }]);
  });

  it.each([
    ['whose sender is not proven', () => aFarewell('2026-11-19', { signedBy: null }), 'not_authenticated'],
    ['of before the last charge', () => aFarewell('2026-11-03'), undefined],
  ])('%s cancels nothing', async (_, farewell, expected) => {
    const { id } = await netflixOnTheList();
    deliver(farewell(), '2026-11-19');
    const { body } = await scan();
    expect(body.auto_cancelled).toBe(0);
    expect(body.cancelled_list.map((one: { reason: string }) => one.reason)).toEqual(expected ? [expected] : []);
    expect(await subscriptions()).toMatchObject([{ id, status: 'active', cancelled_by_mail: null }]);
  });

  it('that fits two subscriptions cancels neither', async () => {
    await netflixOnTheList();
    await app.add(user, { name: 'Netflix (annem)' });
    deliver(aFarewell('2026-11-19'), '2026-11-19');
    const { body } = await scan();
    expect(body).toMatchObject({
      auto_cancelled: 0,
      cancelled_list: [{ automatic: false, reason: 'several_tracked' }],
    });
  });
});

describe.skipIf(reason)('what mails say of a subscription on the list', () => {
  it('gives it its new price and its history', async () => {
    receipts('2026-09-05');
    await connect();
    const { subscriptions: found } = (await scan()).body;
    const { id } = (await app.request('POST', '/email/import-subscription', { as: user, body: found[0] })).body;
    deliver(aReceipt('2026-10-05', '189,99 TL'), '2026-10-05');
    deliver(aReceipt('2026-11-05', '189,99 TL'), '2026-11-05');
    await scan();
    const { body } = await app.request('GET', `/subscriptions/${id}`, { as: user });
    expect(body).toMatchObject({ amount: 189.99 });
    expect(body.price_history.map(({ amount }: { amount: number }) => amount)).toEqual([149.99, 189.99]);
    expect(body.charges).toHaveLength(3);
  });
});

describe.skipIf(reason)('a scan', () => {
  it('that is broken off ends, and lets the next one begin', async () => {
    receipts('2026-11-05');
    await connect();
    const connection = await app.prisma.mailConnection.findFirstOrThrow({ where: { user_id: user.id } });
    const hung = await app.prisma.mailScan.create({
      data: { user_id: user.id, connection_id: connection.id, months_back: 12, status: 'running' },
    });
    const joined = await startScan({ months_back: 3 });
    expect(joined.body.scan_id).toBe(hung.id);
    expect((await app.request('DELETE', `/email/scans/${hung.id}`, { as: user })).status).toBe(204);
    expect((await app.request('GET', `/email/scans/${hung.id}`, { as: user })).body.status).toBe('cancelled');
    expect((await scan()).status).toBe(200);
  });

  it.runIf(isLongRun)('waits behind one that looks less far, and then looks by itself', async () => {
    receipts('2026-02-05', '2026-11-05');
    await connect();
    const start = async (months_back: number) => (await startScan({ months_back })).body.scan_id;
    const [near] = [await start(1)];
    await vi.waitUntil(
      async () => (await app.request('GET', `/email/scans/${near}`, { as: user })).body.status !== 'queued',
      { timeout: 10_000 },
    );
    const far = await start(12);
    const { body } = await app.request('GET', `/email/scans/${far}/events`, { as: user });
    expect(body).toContain('"status":"done"');
    expect((await app.request('GET', `/email/scans/${far}`, { as: user })).body.result.emails_scanned).toBe(2);
  });

  it.runIf(isLongRun)('runs once a week for users who want it', async () => {
    receipts('2026-11-05');
    const { body: connection } = await connect();
    const patched = await app.request('PATCH', `/email/connections/${connection.id}`, {
      as: user,
      body: { automatic: true },
    });
    expect(patched.body.automatic).toBe(true);
    await app.container.rescan();
    await app.container.rescan();
    await vi.waitUntil(
      async () => (await app.request('GET', '/email/connections', { as: user })).body[0].last_scan !== null,
      { timeout: 15_000 },
    );
    await app.container.rescan();
    expect(await app.prisma.mailScan.count({ where: { user_id: user.id } })).toBe(1);
  });
});
