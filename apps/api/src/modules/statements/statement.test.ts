import { request as rawRequest } from 'node:http';
import {
  exampleStatement,
  hostileFiles,
  lockedStatement,
  type RenderedStatement,
  randomFiles,
  scannedStatement,
  statementPassword,
} from '@kumbara/samples';
import { maxStatementBytes } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';
import { type Line, monthlyStatement } from '#testing/statements.ts';

const app = runApp();

type Document = Pick<RenderedStatement, 'fileName' | 'bytes'>;
function upload(as: TestUser, { fileName, bytes }: Document, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  return app.request('POST', '/bank-statement/upload', { as, form });
}
const uploadMonth = async (as: TestUser, month: string, lines: Line[], format?: 'pdf' | 'xlsx') => {
  const answer = await upload(as, await monthlyStatement(month, lines, format));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
type Item = { detection_id: string; service_name: string; amount: number; already_tracked?: string; reasons: string[] };
const list = async (as: TestUser): Promise<Item[]> => (await app.request('GET', '/email/detections', { as })).body;
const take = async (as: TestUser, item: Item | undefined) =>
  (await app.request('POST', '/email/import-subscription', { as, body: item })).body;
const detailOf = async (as: TestUser, id: string) => (await app.request('GET', `/subscriptions/${id}`, { as })).body;
const rowsOf = async ({ id: user_id }: TestUser) => ({
  detections: await app.prisma.detection.findMany({ where: { user_id }, orderBy: { id: 'asc' } }),
  charges: await app.prisma.charge.findMany({ where: { user_id }, orderBy: { id: 'asc' } }),
  imports: await app.prisma.statementImport.findMany({ where: { user_id } }),
  lines: await app.prisma.openLine.findMany({ where: { user_id } }),
});

describe('a statement', () => {
  it.each(['pdf', 'xlsx'] as const)(
    'as %s shows what recurs, and importing it all gives totals right to the cent',
    async (format) => {
      const user = await app.aUser({ tier: 'premium' });
      const example = await exampleStatement(format, '2026-10-31');
      const { body } = await upload(user, example);
      expect(body.statement).toMatchObject({
        kind: 'card',
        currency: 'TRY',
        transactions: example.truth.transactions.length,
      });
      expect(body.subscriptions).toHaveLength(example.history.subscriptions.length);
      for (const item of body.subscriptions) await take(user, item);
      const stats = await app.request('GET', '/subscriptions/stats/summary', { as: user });
      expect(stats.body.total_monthly_cost).toEqual(example.monthly);
      expect(stats.body.total_yearly_cost).toEqual(example.yearly);
    },
  );

  it('is not kept: no line of it that is not a finding can be found in the database', async () => {
    const user = await app.aUser();
    await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const rows = JSON.stringify(await rowsOf(user));
    expect(rows).toContain('NETFLIX');
    expect(rows).not.toMatch(/ALTINBASAK|KAHVE|SHELL|ECZANE|altinbasak|kahve|eczane/);
  });

  it('twice changes nothing and answers the same', async () => {
    const user = await app.aUser();
    const document = await monthlyStatement('2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const first = await upload(user, document);
    const before = await rowsOf(user);
    expect((await upload(user, document)).body).toEqual(first.body);
    expect(await rowsOf(user)).toEqual(before);
  });

  it('uploaded eight times at once is stored once', async () => {
    const user = await app.aUser();
    const document = await monthlyStatement('2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(user, document)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    const rows = await rowsOf(user);
    expect([rows.detections.length, rows.charges.length, rows.imports.length]).toEqual([1, 1, 1]);
  }, 60_000);

  it('as PDF and as XLSX is one history', async () => {
    const user = await app.aUser();
    const lines: Line[] = [['2026-10-12', 'NETFLIX.COM', 289.99]];
    const pdf = await uploadMonth(user, '2026-10', lines, 'pdf');
    const xlsx = await uploadMonth(user, '2026-10', lines, 'xlsx');
    expect(xlsx.subscriptions[0].detection_id).toBe(pdf.subscriptions[0].detection_id);
    const rows = await rowsOf(user);
    expect([rows.detections.length, rows.charges.length]).toEqual([1, 1]);
  });

  it('of one user tells another nothing', async () => {
    const [mine, yours] = [await app.aUser(), await app.aUser()];
    const document = await monthlyStatement('2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const first = await upload(mine, document);
    const second = await upload(yours, document);
    expect(second.body.subscriptions[0].detection_id).not.toBe(first.body.subscriptions[0].detection_id);
    expect(await list(yours)).toHaveLength(1);
  });
});

describe('several months over time', () => {
  const studio = (month: string): Line => [`${month}-07`, 'IGDELIK PILATES STUDYO', 950];

  it('add up: a merchant nobody knows becomes a finding with its third month, in whatever order they come', async () => {
    for (const order of [
      ['2026-08', '2026-09', '2026-10'],
      ['2026-10', '2026-08', '2026-09'],
    ]) {
      const user = await app.aUser();
      const answers = [];
      for (const month of order) answers.push(await uploadMonth(user, month, [studio(month)]));
      expect(answers[0].subscriptions).toEqual([]);
      const [found] = answers[2].subscriptions;
      expect(found).toMatchObject({ amount: 950, billing_cycle: 'monthly' });
      expect(found.evidence.map(({ date }: { date: string }) => date)).toEqual([
        '2026-10-07',
        '2026-09-07',
        '2026-08-07',
      ]);
    }
  }, 60_000);

  it('show a price rise, and a subscription that was imported follows it', async () => {
    const user = await app.aUser();
    const first = await uploadMonth(user, '2026-09', [['2026-09-12', 'NETFLIX.COM', 189.99]]);
    const { id } = await take(user, first.subscriptions[0]);
    const second = await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    expect(second.subscriptions[0]).toMatchObject({ already_tracked: id, amount: 289.99 });
    const detail = await detailOf(user, id);
    expect(detail.amount).toBe(289.99);
    expect(detail.price_history).toEqual([
      { date: '2026-09-12', amount: 189.99, currency: 'TRY' },
      { date: '2026-10-12', amount: 289.99, currency: 'TRY' },
    ]);
    expect(detail.charges).toHaveLength(2);
    expect(await list(user)).toEqual([]);
  });

  it('leave a price alone that the user entered', async () => {
    const user = await app.aUser();
    const first = await uploadMonth(user, '2026-09', [['2026-09-12', 'NETFLIX.COM', 189.99]]);
    const { id } = await take(user, { ...first.subscriptions[0], amount: 95 });
    await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const detail = await detailOf(user, id);
    expect(detail.amount).toBe(95);
    expect(detail.charges).toHaveLength(2);
  });

  it('do not lower a price when an older month comes late', async () => {
    const user = await app.aUser();
    const first = await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const { id } = await take(user, first.subscriptions[0]);
    await uploadMonth(user, '2026-09', [['2026-09-12', 'NETFLIX.COM', 189.99]]);
    const detail = await detailOf(user, id);
    expect(detail.amount).toBe(289.99);
    expect(detail.price_history.map(({ amount }: { amount: number }) => amount)).toEqual([189.99, 289.99]);
  });

  it('do not mix two plans of one merchant when a cheaper third one appears', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const apple = (month: string, ...amounts: number[]): Line[] =>
      amounts.map((amount, at) => [`${month}-${String(5 + at * 9).padStart(2, '0')}`, 'APPLE.COM/BILL', amount]);
    for (const month of ['2026-06', '2026-07', '2026-08']) await uploadMonth(user, month, apple(month, 99.99, 249.99));
    const [dear] = (await list(user)).filter(({ amount }) => amount === 249.99);
    const [cheap] = (await list(user)).filter(({ amount }) => amount === 99.99);
    const ids = [(await take(user, cheap)).id, (await take(user, dear)).id];
    for (const month of ['2026-09', '2026-10']) await uploadMonth(user, month, apple(month, 99.99, 249.99, 39.99));
    const amounts = await Promise.all(ids.map(async (id) => (await detailOf(user, id)).amount));
    expect(amounts).toEqual([99.99, 249.99]);
    for (const id of ids) {
      const { charges, amount } = await detailOf(user, id);
      expect(new Set(charges.map((charge: { amount: number }) => charge.amount))).toEqual(new Set([amount]));
    }
  }, 60_000);

  it('offer a dismissed finding again only when its price moved, and say so', async () => {
    const user = await app.aUser();
    const first = await uploadMonth(user, '2026-08', [['2026-08-12', 'NETFLIX.COM', 189.99]]);
    await app.request('POST', `/email/detections/${first.subscriptions[0].detection_id}/dismiss`, { as: user });
    const same = await uploadMonth(user, '2026-09', [['2026-09-12', 'NETFLIX.COM', 189.99]]);
    expect(same.subscriptions).toEqual([]);
    const dearer = await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    expect(dearer.subscriptions[0].reasons).toContain('price_changed_since_dismissed');
  });

  it('mark what the user keeps under another name', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { name: 'Netflix (annem)' });
    const { subscriptions } = await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    expect(subscriptions[0].already_tracked).toBe(id);
  });
});

describe('a document that cannot be read', () => {
  it.each([
    ['of another kind', { fileName: 'list.txt', bytes: Buffer.from('hello') }, 415, 'unsupported_file_type'],
    ['with nothing in it', { fileName: 'empty.pdf', bytes: Buffer.alloc(0) }, 422, 'statement_empty'],
  ])('%s is refused', async (_what, document, status, code) => {
    const answer = await upload(await app.aUser(), document);
    expect(answer.status).toBe(status);
    expect(refused(answer).code).toBe(code);
  });

  it('says the specification’s words, to the letter', async () => {
    const user = await app.aUser();
    const wrong = await upload(user, { fileName: 'a.exe', bytes: Buffer.from('MZ') });
    expect(wrong.body.detail).toBe('Sadece PDF ve Excel dosyaları destekleniyor');
    const large = await upload(user, { fileName: 'a.pdf', bytes: Buffer.alloc(maxStatementBytes) });
    expect(large.status).toBe(413);
    expect(large.body.detail).toBe("Dosya boyutu 10MB'dan küçük olmalı");
  });

  it('may be one byte below ten megabytes, and no more', async () => {
    const user = await app.aUser();
    const padded = (length: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(length - 9, 0x20)]);
    const below = await upload(user, { fileName: 'a.pdf', bytes: padded(maxStatementBytes - 1) });
    expect(below.status).toBe(422);
    for (const length of [maxStatementBytes, maxStatementBytes + 1, maxStatementBytes * 2]) {
      const answer = await upload(user, { fileName: 'a.pdf', bytes: padded(length) });
      expect(answer.status).toBe(413);
      expect(refused(answer).code).toBe('file_too_large');
    }
  });

  it('is judged by extension or by type', async () => {
    const { bytes } = await monthlyStatement('2026-10', []);
    const form = new FormData();
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'without-extension');
    expect((await app.request('POST', '/bank-statement/upload', { as: await app.aUser(), form })).status).toBe(200);
  });

  it('asks for the password of a locked one, uses it once and keeps it nowhere', async () => {
    const user = await app.aUser();
    const locked = await lockedStatement();
    const without = await upload(user, locked);
    expect(without.status).toBe(422);
    expect(refused(without)).toMatchObject({ code: 'statement_encrypted', errors: [{ field: 'password' }] });
    const wrong = await upload(user, locked, { password: 'wrong' });
    expect(refused(wrong)).toMatchObject({ code: 'statement_wrong_password', errors: [{ field: 'password' }] });
    expect((await upload(user, locked, { password: statementPassword })).status).toBe(200);
    expect(JSON.stringify(await rowsOf(user)) + app.log.join('')).not.toContain(statementPassword);
  });

  it('says that a scan is a scan', async () => {
    const scan = { fileName: 'scan.pdf', bytes: await scannedStatement() };
    expect(refused(await upload(await app.aUser(), scan)).code).toBe('statement_scanned');
  });

  it('is missing: 422, also when it stands in another field', async () => {
    const as = await app.aUser();
    const empty = await app.request('POST', '/bank-statement/upload', { as, form: new FormData() });
    const form = new FormData();
    form.set('document', new Blob(['x']), 'a.pdf');
    const elsewhere = await app.request('POST', '/bank-statement/upload', { as, form });
    for (const answer of [empty, elsewhere]) {
      expect(answer.status).toBe(422);
      expect(refused(answer)).toMatchObject({ code: 'file_missing', errors: [{ field: 'file' }] });
    }
    const json = await app.request('POST', '/bank-statement/upload', { as, body: {} });
    expect(json.status).toBe(415);
  });

  it('never ends the process, whatever it is made of', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const files = [...hostileFiles().slice(0, 12), ...randomFiles(3).slice(0, 6)];
    for (const file of files) {
      const answer = await upload(user, { fileName: file.name, bytes: file.bytes });
      expect([200, 413, 415, 422], file.name).toContain(answer.status);
    }
    expect((await app.request('GET', '/health')).status).toBe(200);
  }, 120_000);
});

it('takes sixty uploads an hour and says when the next may come', async () => {
  const user = await app.aUser();
  const tiny = { fileName: 'a.txt', bytes: Buffer.from('x') };
  const answers = await Promise.all(Array.from({ length: 63 }, () => upload(user, tiny)));
  expect(answers.filter(({ status }) => status === 415)).toHaveLength(60);
  const [late] = answers.filter(({ status }) => status === 429);
  expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(3500);
});

it('stops when the client goes away, and nothing is stored', async () => {
  const user = await app.aUser();
  const { bytes } = await exampleStatement('pdf');
  const { hostname, port } = new URL(app.origin);
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  await new Promise<void>((done) => {
    const headers = {
      authorization: `Bearer ${user.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    };
    const req = rawRequest({ hostname, port, method: 'POST', path: '/api/bank-statement/upload', headers });
    req.on('error', () => done());
    req.end(body);
    setTimeout(() => req.destroy(), 150);
  });
  await new Promise((done) => setTimeout(done, 3000));
  expect((await rowsOf(user)).imports).toEqual([]);
  const lines = app.log.map((line) => JSON.parse(line)).filter(({ user_id }) => user_id === user.id);
  expect(lines.map(({ status }) => status)).toEqual([499]);
});
