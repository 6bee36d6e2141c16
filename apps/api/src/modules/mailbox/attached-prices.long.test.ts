import { startEmulators } from '@kumbara/emulators';
import { findMissingRequirement } from '@kumbara/launcher/dovecot';
import { parseMail } from '@kumbara/mails';
import { createTextPdf, generateMailbox, hostileFiles, writeEml } from '@kumbara/samples';
import type { OauthProvider } from '@kumbara/shared';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dovecotForTests } from '#testing/dovecot.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { aServiceMail } from '#testing/service-mails.ts';
import { aGooglePerson, aMicrosoftPerson, consent } from './adapters/contract-over-emulators.ts';
import { createMailReader } from './attached-prices.ts';

const reason = findMissingRequirement();
const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
const environment: Record<string, string> = { ...emulators.environment, APP_ORIGIN: 'http://localhost:3000' };
let dovecot: Awaited<ReturnType<typeof dovecotForTests>>;
beforeAll(async () => {
  if (reason) return;
  dovecot = await dovecotForTests();
  environment.ALLOWED_PRIVATE_HOSTS = `localhost:${dovecot.port}`;
});
const app = runApp(environment);
beforeAll(() => app.work());
afterAll(async () => {
  await emulators.close();
  await dovecot?.end();
});

let user: TestUser;
beforeEach(async () => {
  user = await app.aUser({ tier: 'premium' });
});

type Way = { deliver: (raw: Buffer, day: string) => unknown; scan: () => ReturnType<typeof app.request> };

async function byOauth(provider: OauthProvider): Promise<Way> {
  const [played, person] =
    provider === 'gmail'
      ? [emulators.google, aGooglePerson(emulators)]
      : [emulators.microsoft, aMicrosoftPerson(emulators)];
  const mailbox = await played.mailboxes.of(person);
  const { body } = await app.request('GET', `/email/${provider}/auth-url`, { as: user });
  const code = (await consent(body.auth_url, person)).searchParams.get('code');
  await app.request('POST', '/email/connect', { as: user, body: { provider, code } });
  return {
    deliver: (raw, day) => mailbox.deliver(raw, { received: new Date(`${day}T08:00:00Z`) }),
    scan: () => app.request('POST', '/email/scan', { as: user, body: { provider, months_back: 12 } }),
  };
}

async function byImap(): Promise<Way> {
  const { email, password, deliver } = dovecot.aMailUser();
  const login = { email, password, server: 'localhost', port: dovecot.port };
  await app.request('POST', '/email/imap/connect', { as: user, body: login });
  return {
    deliver: (raw, day) => deliver(raw, new Date(`${day}T08:00:00Z`)),
    scan: () => app.request('POST', '/email/imap/scan', { as: user, body: { email, months_back: 12 } }),
  };
}

/** A receipt that leaves its price to the file. */
const aBareReceipt = (on: string, pdf?: Uint8Array) =>
  aServiceMail({
    on,
    subject: 'Netflix üyelik makbuzun',
    lines: ['Merhaba Ece,', 'Üyelik ücretini aldık.', 'Faturan ektedir.', 'Teşekkürler, Netflix'],
    ...(pdf && { pdf }),
  });
const anInvoice = (...more: string[]) => createTextPdf(['Netflix', 'Standart plan (aylık): 149,99 TL', ...more]);
const keptEvents = async () => {
  const rows = await app.prisma.readMail.findMany({ where: { user_id: user.id }, orderBy: { date: 'asc' } });
  return rows.flatMap(({ events }) => events as { kind: string; amount?: number }[]);
};

const ways = [
  ['IMAP', byImap],
  ['Gmail', () => byOauth('gmail')],
  ['Outlook', () => byOauth('outlook')],
] as const;

describe.each(ways)('an invoice that hangs on a mail, by %s', (name, connect) => {
  const skipped = name === 'IMAP' && Boolean(reason);
  let way: Way;
  beforeEach(async () => {
    if (!skipped) way = await connect();
  });

  it.skipIf(skipped)('tells the price that its mail does not name', async () => {
    way.deliver(aBareReceipt('2026-10-05', await anInvoice()), '2026-10-05');
    way.deliver(aBareReceipt('2026-11-05', await anInvoice()), '2026-11-05');
    const { status, body } = await way.scan();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.subscriptions).toMatchObject([
      { service_name: 'Netflix', amount: 149.99, currency: 'TRY', billing_cycle: 'monthly', confidence: 'high' },
    ]);
    expect(body.subscriptions[0].price_history).toMatchObject([{ amount: 149.99 }]);
  });

  it.skipIf(skipped)(
    'that is damaged or harmful says nothing, soon, and the others are read',
    async () => {
      const invoice = await anInvoice();
      way.deliver(aBareReceipt('2026-08-05', invoice.subarray(0, 200)), '2026-08-05');
      const bomb = hostileFiles().find((file) => file.name === 'nested-forms.pdf');
      way.deliver(aBareReceipt('2026-09-05', bomb?.bytes), '2026-09-05');
      way.deliver(aBareReceipt('2026-10-05', invoice), '2026-10-05');
      const started = performance.now();
      expect((await way.scan()).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(25_000);
      expect((await keptEvents()).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['charge', undefined],
        ['charge', undefined],
        ['charge', 149.99],
      ]);
    },
    60_000,
  );
});

describe('an attached invoice', () => {
  let way: Way;
  beforeEach(async () => {
    way = await byOauth('gmail');
  });
  const brought = () => emulators.google.requests.entries().filter(({ path }) => path.includes('/attachments/')).length;

  it('reads the price of an unknown gym', async () => {
    const { mails } = await generateMailbox({
      ...{ seed: 'sandbox 13', country: 'GB', subscriptions: 11, noise: 0 },
      ...{ months: 14, today: '2026-11-20' },
    });
    const receipts = mails.filter(({ content }) => content.attachments.length > 0);
    expect(receipts.length).toBeGreaterThan(6);
    for (const { content, mimeEncoding } of receipts)
      way.deliver(writeEml(content, mimeEncoding), content.date.toISOString().slice(0, 10));
    expect((await way.scan()).body.subscriptions).toMatchObject([
      { service_name: 'Oakmere Swim Club', amount: 24.5, currency: 'GBP', billing_cycle: 'monthly' },
    ]);
  }, 60_000);

  it('stays where it is when its mail names the price, or speaks of no payment', async () => {
    const pdf = await anInvoice();
    const priced = { on: '2026-11-05', subject: 'Netflix üyelik makbuzun', pdf };
    way.deliver(aServiceMail({ ...priced, lines: ['Standart plan (aylık): 99,99 TL', 'Ödeme alındı.'] }), '2026-11-05');
    way.deliver(
      aServiceMail({ on: '2026-11-07', subject: 'Netflix’te bu hafta', lines: ['Yeni diziler seni bekliyor.'], pdf }),
      '2026-11-07',
    );
    const before = brought();
    expect((await way.scan()).body.subscriptions).toMatchObject([{ amount: 99.99 }]);
    expect(brought()).toBe(before);
  });

  it('changes nothing in the events of its mail', async () => {
    const farewell = await createTextPdf([
      'Netflix üyeliğin iptal edildi',
      'İsteğin üzerine Netflix üyeliğini iptal ettik.',
    ]);
    way.deliver(aBareReceipt('2026-10-05', await anInvoice()), '2026-10-05');
    const lines = ['Üyelik ücretini aldık.', 'Faturan ektedir.'];
    way.deliver(aServiceMail({ on: '2026-11-05', subject: 'Netflix üyeliğin', lines, pdf: farewell }), '2026-11-05');
    expect((await way.scan()).body).toMatchObject({ cancelled_detected: 0, auto_cancelled: 0 });
    expect((await keptEvents()).map(({ kind }) => kind)).toEqual(['charge', 'charge']);
  });

  it('is kept nowhere, but for the line that the price stands in', async () => {
    way.deliver(aBareReceipt('2026-11-05', await anInvoice('Fatura adresi: Gizli Sokak 7')), '2026-11-05');
    await way.scan();
    const { rows } = await app.container.pool.query('SELECT r::text FROM read_mails r WHERE user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].r).toContain('149,99');
    expect(rows[0].r).not.toContain('Gizli Sokak');
    expect(app.log.join()).not.toContain('Gizli Sokak');
  });

  it('is one of at most twenty of a page, so that no other scan is delayed', async () => {
    const pdf = await anInvoice();
    for (let day = 1; day <= 24; day += 1) {
      const on = `2026-10-${String(day).padStart(2, '0')}`;
      way.deliver(aBareReceipt(on, pdf), on);
    }
    const before = brought();
    expect((await way.scan()).status).toBe(200);
    expect(brought() - before).toBeLessThanOrEqual(20);
    expect((await keptEvents()).filter(({ amount }) => amount !== undefined)).not.toEqual([]);
    expect(await keptEvents()).toHaveLength(24);
  }, 60_000);
});

describe('the documents of one page', () => {
  afterEach(() => vi.restoreAllMocks());
  let asked = 0;
  async function readFive(signal = new AbortController().signal) {
    asked = 0;
    const bytes = await anInvoice();
    const pdfs = async () => {
      asked += 1;
      return [{ bytes }];
    };
    const read = createMailReader({ mailbox: { pdfs }, today: '2026-11-21', signal });
    const mail = { ...(await parseMail(aBareReceipt('2026-11-05'))), attachments: [{ type: 'application/pdf' }] };
    const amounts = [];
    for (let n = 0; n < 5; n += 1) amounts.push(...(await read(String(n), mail)).map(({ amount }) => amount));
    return amounts;
  }

  it('are given half a minute in all', async () => {
    let seconds = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      seconds += 10;
      return seconds * 1000;
    });
    expect(await readFive()).toEqual([149.99, 149.99, 149.99, undefined, undefined]);
    expect(asked).toBe(3);
  });

  it('are gone on without where no parser worker is free for them in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    expect(await readFive()).toEqual(Array(5).fill(undefined));
  });

  it('are not gone on with where the scan has ended', async () => {
    await expect(readFive(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
