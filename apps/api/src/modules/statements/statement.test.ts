import { request as rawRequest } from 'node:http';
import {
  encryptedStatement,
  exampleStatement,
  hostileFiles,
  isLongRun,
  randomFiles,
  sampled,
  scannedStatement,
  statementPassword,
} from '@kumbara/samples';
import { maxStatementBytes } from '@kumbara/shared';
import { describe, expect, it, vi } from 'vitest';
import { refused, runApp } from '#testing/running-app.ts';
import { type Line, monthlyStatement, statementTools } from '#testing/statements.ts';

const app = runApp();

const { upload, uploadMonth, list, take, rowsOf } = statementTools(app);

describe('a statement', () => {
  it.each(sampled(['xlsx', 'pdf'] as const, 1))(
    'as %s shows its subscriptions, and importing them all gives exact totals',
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
    60_000,
  );

  it('is not stored: the database holds no readable line that is not part of a finding', async () => {
    const user = await app.aUser();
    const once: Line = ['2026-10-20', 'IGDELIK PILATES STUDYO', 950];
    await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99], once]);
    const rows = await rowsOf(user);
    expect(JSON.stringify(rows)).toContain('NETFLIX');
    // It may become a series, so its day and amount are stored; the merchant is a hash.
    expect(rows.lines.map(({ amount }) => amount.toNumber())).toContain(950);
    expect(JSON.stringify(rows)).not.toMatch(/altinbasak|kahve|shell|eczane|igdelik|pilates/i);
  });

  it('uploaded twice changes nothing and returns the same answer', async () => {
    const user = await app.aUser();
    const document = await monthlyStatement('2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const first = await upload(user, document);
    const before = await rowsOf(user);
    expect((await upload(user, document)).body).toEqual(first.body);
    expect(await rowsOf(user)).toEqual(before);
  });

  it.runIf(isLongRun)(
    'uploaded eight times at once is stored once',
    async () => {
      const user = await app.aUser();
      const document = await monthlyStatement('2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => upload(user, document)));
      for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
      const rows = await rowsOf(user);
      expect([rows.detections.length, rows.charges.length, rows.imports.length]).toEqual([1, 1, 1]);
    },
    60_000,
  );

  it.runIf(isLongRun)('as PDF and as XLSX is one history', async () => {
    const user = await app.aUser();
    const lines: Line[] = [['2026-10-12', 'NETFLIX.COM', 289.99]];
    const pdf = await uploadMonth(user, '2026-10', lines, 'pdf');
    const xlsx = await uploadMonth(user, '2026-10', lines, 'xlsx');
    expect(xlsx.subscriptions[0].detection_id).toBe(pdf.subscriptions[0].detection_id);
    const rows = await rowsOf(user);
    expect([rows.detections.length, rows.charges.length]).toEqual([1, 1]);
  });

  it('of one user is separate from the same statement of another', async () => {
    const [mine, yours] = [await app.aUser(), await app.aUser()];
    const document = await monthlyStatement('2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    const first = await upload(mine, document);
    const second = await upload(yours, document);
    expect(second.body.subscriptions[0].detection_id).not.toBe(first.body.subscriptions[0].detection_id);
    expect(await list(yours)).toHaveLength(1);
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

  it('is refused with the exact wording of the specification', async () => {
    const user = await app.aUser();
    const wrong = await upload(user, { fileName: 'a.exe', bytes: Buffer.from('MZ') });
    expect(wrong.body.detail).toBe('Sadece PDF ve Excel dosyaları destekleniyor');
    const large = await upload(user, { fileName: 'a.pdf', bytes: Buffer.alloc(maxStatementBytes) });
    expect(large.status).toBe(413);
    expect(large.body.detail).toBe("Dosya boyutu 10MB'dan küçük olmalı");
  });

  it.runIf(isLongRun)('may have up to one byte less than 10 MB', async () => {
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

  it('is accepted by extension or by MIME type', async () => {
    const { bytes } = await monthlyStatement('2026-10', []);
    const form = new FormData();
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'without-extension');
    expect((await app.request('POST', '/bank-statement/upload', { as: await app.aUser(), form })).status).toBe(200);
  });

  it.runIf(isLongRun)('asks for the password of an encrypted file, uses it once and stores it nowhere', async () => {
    const user = await app.aUser();
    const locked = await encryptedStatement();
    const without = await upload(user, locked);
    expect(without.status).toBe(422);
    expect(refused(without)).toMatchObject({ code: 'statement_encrypted', errors: [{ field: 'password' }] });
    const wrong = await upload(user, locked, { password: 'wrong' });
    expect(refused(wrong)).toMatchObject({ code: 'statement_wrong_password', errors: [{ field: 'password' }] });
    expect((await upload(user, locked, { password: statementPassword })).status).toBe(200);
    expect(JSON.stringify(await rowsOf(user)) + app.log.join('')).not.toContain(statementPassword);
  });

  it('is refused as statement_scanned when it is a scan', async () => {
    const scan = { fileName: 'scan.pdf', bytes: await scannedStatement() };
    expect(refused(await upload(await app.aUser(), scan)).code).toBe('statement_scanned');
  });

  it('is refused with 422 when it is missing or sent in another field', async () => {
    const as = await app.aUser();
    const empty = await app.request('POST', '/bank-statement/upload', { as, form: new FormData() });
    const form = new FormData();
    form.set('document', new Blob(['x']), 'a.pdf');
    const otherField = await app.request('POST', '/bank-statement/upload', { as, form });
    for (const answer of [empty, otherField]) {
      expect(answer.status).toBe(422);
      expect(refused(answer)).toMatchObject({ code: 'file_missing', errors: [{ field: 'file' }] });
    }
    const json = await app.request('POST', '/bank-statement/upload', { as, body: {} });
    expect(json.status).toBe(415);
  });

  it.runIf(isLongRun)(
    'never ends the API process, whatever its content',
    async () => {
      const user = await app.aUser({ tier: 'pro' });
      const files = [...hostileFiles().slice(0, 12), ...randomFiles(3).slice(0, 6)];
      for (const file of files) {
        const answer = await upload(user, { fileName: file.name, bytes: file.bytes });
        // Refused for its content, or ended by the clock where the machine is busy with others.
        expect([200, 413, 415, 422, 503], file.name).toContain(answer.status);
      }
      expect((await app.request('GET', '/health')).status).toBe(200);
    },
    120_000,
  );
});

it.runIf(isLongRun)('accepts 60 uploads an hour and sends Retry-After with the refusal', async () => {
  const user = await app.aUser();
  const tiny = { fileName: 'a.txt', bytes: Buffer.from('x') };
  const answers = [];
  for (let round = 0; round < 3; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 21 }, () => upload(user, tiny)))));
  expect(answers.filter(({ status }) => status === 415)).toHaveLength(60);
  const [late] = answers.filter(({ status }) => status === 429);
  expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(3500);
});

it.runIf(isLongRun)(
  'reads the document of one user while another has many in the queue',
  async () => {
    const [many, one] = [await app.aUser(), await app.aUser()];
    const months = ['2026-06', '2026-07', '2026-08', '2026-09'].map((month) =>
      monthlyStatement(month, [[`${month}-12` as Line[0], 'NETFLIX.COM', 289.99]], 'pdf'),
    );
    const own = await monthlyStatement('2026-10', [['2026-10-12', 'SPOTIFY', 99]], 'xlsx');
    const answered: string[] = [];
    const others = (await Promise.all(months)).map((month) => upload(many, month).then(() => answered.push('many')));
    await upload(one, own).then(() => answered.push('one'));
    await Promise.all(others);
    expect(answered.indexOf('one')).toBeLessThan(2);
  },
  60_000,
);

it('stops when the client disconnects, and stores nothing', async () => {
  const user = await app.aUser();
  const { bytes } = await exampleStatement('pdf');
  const { hostname, port } = new URL(app.origin);
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  const headers = {
    authorization: `Bearer ${user.token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': body.length,
  };
  await new Promise<void>((done) => {
    const req = rawRequest({ hostname, port, method: 'POST', path: '/api/bank-statement/upload', headers });
    req.on('error', () => done());
    req.end(body);
    // The upload is complete by then; parsing takes longer.
    setTimeout(() => req.destroy(), 200);
  });
  await vi.waitFor(() => expect(app.log.join('')).toContain('a client that went away'), 10_000);
  const [line] = app.log.map((text) => JSON.parse(text)).filter(({ user_id }) => user_id === user.id);
  expect(line.status).toBe(499);
  expect((await rowsOf(user)).imports).toEqual([]);
});
