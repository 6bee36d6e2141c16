import { isLongRun } from '@kumbara/samples';
import {
  type ImportChoice,
  type ImportPreview,
  maxImportBytes,
  maxStatementBytes,
  subscriptionColumns,
} from '@kumbara/shared';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name: string) => {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
};
const post = (as: TestUser, path: string, body: object = {}) =>
  app.request('POST', `/subscriptions/import${path}`, { as, body });
const upload = (as: TestUser, content: string | Uint8Array<ArrayBuffer>, name = 'liste.csv') =>
  app.request('POST', '/subscriptions/import', { as, form: fileOf(content, name) });
async function preview(as: TestUser, content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<ImportPreview> {
  const { status, body } = await upload(as, content, name);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const newIn = ({ rows }: ImportPreview) => rows.flatMap(({ row, state }) => (state === 'new' ? [row] : []));
const apply = (as: TestUser, found: ImportPreview, choice: Partial<ImportChoice> = { rows: newIn(found) }) =>
  post(as, `/${found.id}/apply`, { mapping: found.mapping, version: found.version, rows: [], ...choice });
const listOf = async (as: TestUser) => (await app.request('GET', '/subscriptions', { as })).body;
const namesOf = async (as: TestUser) => (await listOf(as)).map(({ name }: { name: string }) => name);

const ours = `name,amount,currency,billing_cycle,next_payment_date
Netflix,229.99,TRY,monthly,2026-12-05
Spotify,59.99,TRY,monthly,2026-12-07
`;

describe('a file of somebody else', () => {
  it('is understood by its headings, and its days and decimals by what they can be', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const { rows, mapping } = await preview(
      user,
      'Abonelik;Ücret;Faturalama döngüsü;Sonraki ödeme tarihi;Kategori\nNetflix;1.229,99 ₺;Aylık;25.12.2026;Dizi ve film\nSözlük;12,50 €;3 ayda bir;01.01.2027;\n',
    );
    expect(mapping).toEqual({
      columns: ['name', 'amount', 'billing_cycle', 'next_payment_date', 'category'],
      date_order: 'dmy',
      decimal_mark: ',',
    });
    expect(rows).toMatchObject([
      { name: 'Netflix', amount: 1229.99, currency: 'TRY', billing_cycle: 'monthly', category: 'streaming' },
      { name: 'Sözlük', amount: 12.5, currency: 'EUR', billing_interval: 3, next_payment_date: '2027-01-01' },
    ]);
  });

  it('is read the way its owner says', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const first = await preview(user, 'What,How much,When\nNetflix,9.99,03/04/2027\n');
    expect(first.rows[0]).toMatchObject({ state: 'invalid' });
    expect(first.rows[0]?.problems.map(({ field }) => field)).toEqual(['name', 'amount', 'next_payment_date']);
    const mapping = { ...first.mapping, columns: ['name', 'amount', 'next_payment_date'], decimal_mark: '.' };
    const days = [];
    for (const date_order of ['dmy', 'mdy']) {
      const { body } = await post(user, `/${first.id}/preview`, { mapping: { ...mapping, date_order } });
      expect(body.rows[0]).toMatchObject({ state: 'new', name: 'Netflix', amount: 9.99 });
      days.push(body.rows[0].next_payment_date);
    }
    expect(days).toEqual(['2027-04-03', '2027-03-04']);
  });

  it('is read with its separator line, its first column empty, and amounts, currencies and cycles as people write them', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const rows = ['A,.99,monthly', 'B,A$ 17,Yearly - 12 payments', 'C,HK$ 50,every 2 weeks', 'D,R$ 9.90,semimonthly'];
    const dated = rows.map((row) => `,${row},2026-12-05`).join('\n');
    const found = await preview(user, `sep=,\n#,name,amount,cycle,next payment\n${dated}\n`);
    expect(found.rows).toMatchObject([
      { amount: 0.99, billing_cycle: 'monthly' },
      { amount: 17, currency: 'AUD', billing_cycle: 'yearly', billing_interval: 1 },
      { amount: 50, currency: 'HKD', billing_cycle: 'weekly', billing_interval: 2 },
      { amount: 9.9, currency: 'BRL', state: 'invalid' },
    ]);
    const cells = ['1e3', '(9.99)', '9.99-', '2x9.99', '10-12', '1/2', '9.99 USD / 12.99 EUR'];
    const unclear = cells.map((cell) => `Film,${cell},monthly,2026-12-05`).join('\n');
    const refusedRows = (await preview(user, `name,amount,cycle,next payment\n${unclear}\n`)).rows;
    expect(refusedRows.map(({ state }: { state: string }) => state)).toEqual(cells.map(() => 'invalid'));
    const cycles = ['yıllık', 'every other month', 'monthly (12 payments a year)', 'iki yılda bir', '-1 months'];
    const written = cycles.map((cycle) => `Film;5;${cycle};2026-12-05`).join('\n');
    expect((await preview(user, `Ad;Tutar;Dönem;Sonraki ödeme\n${written}\n`)).rows).toMatchObject([
      { billing_cycle: 'yearly', billing_interval: 1 },
      { billing_cycle: 'monthly', billing_interval: 2 },
      { billing_cycle: 'monthly', billing_interval: 1 },
      { billing_cycle: 'yearly', billing_interval: 2 },
      { state: 'invalid' },
    ]);
    const tabs = await preview(user, '\tname\tamount\tnext payment\n0\tNetflix\t9.99\t2026-12-05\n', 'liste.tsv');
    expect(tabs.rows).toMatchObject([{ name: 'Netflix', amount: 9.99 }]);
    const list = JSON.stringify({ errors: [], subscriptions: [{ name: 'Netflix', amount: 5, date: '2026-12-05' }] });
    expect((await preview(user, list, 'liste.json')).rows).toMatchObject([{ name: 'Netflix' }]);
  });

  describe('without a line of headings', () => {
    const lines = [
      ['Netflix', '9.99', 'EUR', 'monthly', '2027-01-25', 'active'],
      ['Spotify', '12.50', 'EUR', 'yearly', '2027-02-03', 'active', 'aile'],
    ];
    const asCells = ([name = '', amount, currency = '', cycle = '', day = '', ...more]: string[]) => [
      ...[name, Number(amount), currency, cycle, new Date(day), ...more],
    ];
    const expected = [
      { state: 'new', name: 'Netflix', amount: 9.99, currency: 'EUR', next_payment_date: '2027-01-25' },
      { state: 'new', name: 'Spotify', amount: 12.5, billing_cycle: 'yearly', next_payment_date: '2027-02-03' },
    ];
    it.each([
      ['CSV', lines.map((line) => line.join(',')).join('\n')],
      ['TSV', lines.map((line) => line.join('\t')).join('\n')],
      ['workbook', () => writeXlsx({ sheets: [{ name: 'Liste', rows: lines.map(asCells) }] })],
    ])('keeps its first line, and is understood by its values: %s', async (_kind, content) => {
      const user = await app.aUser({ tier: 'pro' });
      const file = typeof content === 'string' ? content : new Uint8Array(await content());
      const { rows, columns, mapping } = await preview(user, file);
      expect(rows).toMatchObject(expected);
      expect(columns.map(({ heading }) => heading)).toEqual(['', '', '', '', '', '', '']);
      const fields = ['name', 'amount', 'currency', 'billing_cycle', 'next_payment_date', null, null];
      expect(mapping).toEqual({ columns: fields, date_order: 'ymd', decimal_mark: '.' });
    });

    it.each([
      ['Netflix;9,99 €;25.12.2026', { amount: 9.99, currency: 'EUR', next_payment_date: '2026-12-25' }],
      ['25 Dec 2026,$1\'229.99,"Netflix"', { amount: 1229.99, currency: 'USD', next_payment_date: '2026-12-25' }],
    ])('may be a single line: %s', async (line, expected) => {
      const { rows } = await preview(await app.aUser({ tier: 'pro' }), line);
      expect(rows).toMatchObject([{ state: 'new', name: 'Netflix', ...expected }]);
    });

    it.each([
      ['a number in an unknown heading', 'What,Price 2026,Day 1\nNetflix,9.99,2026-12-05\n'],
      ['a known heading beside numbers', 'Subscription,2026,2027\nNetflix,9.99,12.99\n'],
      ['a program that numbers its fields', '[{"0":"Netflix","1":"9.99"}]'],
    ])('is not what has %s', async (_what, content) => {
      const { rows } = await preview(await app.aUser({ tier: 'pro' }), content);
      expect(rows).toHaveLength(1);
    });
  });

  it('may be an export of Wallos', async () => {
    const user = await app.aUser({ tier: 'pro', currency: 'EUR' });
    const subscription = {
      ...{ Name: 'Netflix', 'Next Payment': '2026-12-05', Category: 'Entertainment', 'Payment Method': 'PayPal' },
      ...{ 'Paid By': 'Ana', Price: '$15.49', Notes: '', URL: '', State: 'Enabled', Notifications: 'Enabled' },
      ...{ 'Cancellation Date': '', Active: 'Yes', 'Payment Cycle': 'Every 3 Months' },
    };
    const stopped = { ...subscription, Name: 'Dergi', State: 'Disabled', Active: 'No' };
    const json = JSON.stringify({ success: true, subscriptions: [subscription, stopped] });
    const found = await preview(user, json, 'subscriptions.json');
    await apply(user, found);
    expect(await listOf(user)).toMatchObject([
      {
        ...{ name: 'Netflix', amount: 15.49, currency: 'USD', billing_cycle: 'monthly', billing_interval: 3 },
        ...{ next_payment_date: '2026-12-05', category: 'streaming', payment_method: 'PayPal', status: 'active' },
      },
      { name: 'Dergi', status: 'cancelled' },
    ]);
  });

  it('may be a list of Bobby, which knows the first bill only', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const { rows } = await preview(
      user,
      'Name,Description,Price,Currency,First Bill,Cycle\nSpotify,Duo,"9,99",EUR,"31 Jan 2025",every 1 month\n',
    );
    expect(rows[0]).toMatchObject({ state: 'new', amount: 9.99, currency: 'EUR', next_payment_date: '2025-01-31' });
  });
});

it('says what is new, the same, different and wrong, and adds nothing yet', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { name: 'Netflix', amount: 229.99, next_payment_date: '2026-12-05' });
  await app.add(user, { name: 'SPOTIFY', amount: 49.99, next_payment_date: '2026-12-07' });
  const { rows } = await preview(
    user,
    `${ours}Disney+,134.99,TRY,monthly,2026-12-09\nKırık,-5,TRY,monthly,2026-12-09\n`,
  );
  expect(rows.map(({ state }) => state)).toEqual(['same', 'conflict', 'new', 'invalid']);
  expect(rows[1]).toMatchObject({ differences: ['amount'], existing: { amount: 49.99 } });
  expect(rows[3]?.problems).toEqual([{ field: 'amount', detail: expect.stringMatching(/\S{2}/) }]);
  expect(await namesOf(user)).toHaveLength(2);
});

it('takes an amount in another currency for a difference, also where only the amount names it', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { name: 'Netflix', amount: 9.99, currency: 'TRY' });
  const { rows } = await preview(user, 'name;amount;next payment\nNetflix;9,99 €;05.12.2026\n');
  expect(rows).toMatchObject([{ state: 'conflict', currency: 'EUR', existing: { currency: 'TRY' } }]);
  expect(rows[0]?.differences).toContain('currency');
});

it('adds a row once, however often and from however many tabs it is confirmed', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const found = await preview(user, ours);
  const answers = await Promise.all([apply(user, found), apply(user, found), apply(user, found)]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ added: 2, undone: null });
  }
  expect(await namesOf(user)).toEqual(['Netflix', 'Spotify']);
});

it('adds a file once that was opened in two tabs, and lets the second tab decide again', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const tabs = [await preview(user, ours), await preview(user, ours)];
  const answers = await Promise.all(tabs.map((found) => apply(user, found)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await namesOf(user)).toEqual(['Netflix', 'Spotify']);
  const late = tabs[answers.findIndex(({ status }) => status === 409)] as ImportPreview;
  expect(refused(await apply(user, late)).code).toBe('import_outdated');
  const { body: fresh } = await post(user, `/${late.id}/preview`, { mapping: late.mapping });
  expect(fresh.rows).toMatchObject([{ state: 'same' }, { state: 'same' }]);
  expect((await apply(user, fresh, { rows: [0] })).body).toMatchObject({ added: 1 });
});

it('obeys the limit of the plan as a whole: all rows or none', async () => {
  const user = await app.aUser({ tier: 'free' });
  await app.add(user);
  const rows = ['A', 'B', 'C'].map((name) => `${name},5,TRY,monthly,2026-12-05,active`);
  const found = await preview(
    user,
    `name,amount,currency,billing_cycle,next_payment_date,status\n${rows.join('\n')}\nD,5,TRY,monthly,2026-12-05,cancelled\n`,
  );
  expect(found.free_places).toBe(2);
  expect(refused(await apply(user, found)).code).toBe('plan_limit_reached');
  expect(await namesOf(user)).toHaveLength(1);
  // One that has ended takes no place.
  expect((await apply(user, found, { rows: [0, 1, 3] })).status).toBe(200);
  expect(await namesOf(user)).toHaveLength(4);
});

it('refuses a row that is not valid, and rows that are not there', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const found = await preview(user, `${ours}Kırık,-5,TRY,monthly,2026-12-09\n`);
  for (const rows of [[0, 2], [7], []]) expect(refused(await apply(user, found, { rows })).code).toBe('invalid_input');
  expect(await namesOf(user)).toEqual([]);
});

const replaceAll = ({ rows }: ImportPreview) =>
  rows.flatMap(({ row, state, existing }) => (state === 'conflict' && existing ? [{ row, id: existing.id }] : []));
const savingsOf = ({ id }: TestUser) =>
  app.prisma.saving.findMany({ where: { user_id: id }, orderBy: { name: 'asc' }, omit: { id: true } });

describe('a row that differs from a subscription', () => {
  const file = `name,amount,currency,billing_cycle,next_payment_date,notes
Netflix,299.99,TRY,monthly,2026-12-09,dosyadan
Spotify,59.99,TRY,monthly,2026-12-07,
`;
  const mine = { name: 'netflix', amount: 229.99, next_payment_date: '2026-12-05', url: 'https://netflix.com' };

  it('replaces it in what the file says, is added beside it, or changes nothing', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const { id } = await app.add(user, mine);
    const found = await preview(user, file);
    expect(found.rows).toMatchObject([{ state: 'conflict', existing: { id } }, { state: 'new' }]);
    const replaced = await apply(user, found, { rows: [1], replace: replaceAll(found) });
    expect(replaced.body).toMatchObject({ added: 1, replaced: 1 });
    expect(await listOf(user)).toMatchObject([
      { name: 'Spotify' },
      { id, name: 'netflix', amount: 299.99, next_payment_date: '2026-12-09', notes: 'dosyadan', url: mine.url },
    ]);
    const detail = (await app.request('GET', `/subscriptions/${id}`, { as: user })).body;
    expect(detail.price_history.map(({ amount }: { amount: number }) => amount)).toEqual([229.99, 299.99]);

    const again = await preview(user, file);
    expect(again.rows.map(({ state }) => state)).toEqual(['same', 'same']);
    await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { amount: 5 } });
    const beside = await preview(user, file);
    await apply(user, beside, { rows: [0] });
    expect((await namesOf(user)).sort()).toEqual(['Netflix', 'Spotify', 'netflix']);
  });

  it('replaces nobody else’s, none twice, and none by a row that is added as well', async () => {
    const [user, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
    const [{ id }, { id: theirs }] = [await app.add(user, mine), await app.add(other, mine)];
    const found = await preview(user, file);
    const refusal = async (rows: number[], replace: ImportChoice['replace']) =>
      refused(await apply(user, found, { rows, replace })).code;
    expect(await refusal([1], [{ row: 0, id: theirs }])).toBe('subscription_not_found');
    expect(
      await refusal(
        [],
        [
          { row: 0, id },
          { row: 1, id },
        ],
      ),
    ).toBe('invalid_input');
    expect(await refusal([0], [{ row: 0, id }])).toBe('invalid_input');
    expect(await refusal([], [{ row: 9, id }])).toBe('invalid_input');
    expect(await namesOf(user)).toEqual(['netflix']);
    expect(await listOf(other)).toMatchObject([{ id: theirs, amount: 229.99 }]);
  });

  it('replaces none that was edited, deleted or added since the user saw it', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const { id } = await app.add(user, mine);
    const changes = [
      () => app.request('PUT', `/subscriptions/${id}`, { as: user, body: { notes: 'benim' } }),
      () => app.add(user, { name: 'Spotify' }),
      () => app.request('DELETE', `/subscriptions/${id}`, { as: user }),
    ];
    for (const change of changes) {
      const found = await preview(user, file);
      await change();
      const before = await listOf(user);
      expect(refused(await apply(user, found, { replace: [{ row: 0, id }] })).code).toBe('import_outdated');
      expect(await listOf(user)).toEqual(before);
    }
  });

  it('is not held up by an edit of a subscription that it does not touch', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const [{ id: same }, { id: other }] = [await app.add(user, mine), await app.add(user, { name: 'Dergi' })];
    const found = await preview(user, ours);
    expect(found.rows).toMatchObject([{ state: 'same' }, { state: 'new' }]);
    for (const id of [same, other])
      await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { notes: 'benim' } });
    expect((await apply(user, found)).status).toBe(200);
  });

  it('takes a place of the plan where it makes one active again', async () => {
    const user = await app.aUser({ tier: 'free' });
    const { id } = await app.add(user, mine);
    await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'cancelled' } });
    for (const name of ['A', 'B', 'C']) await app.add(user, { name });
    const found = await preview(user, 'name,amount,next_payment_date,status\nNetflix,229.99,2026-12-05,active\n');
    const answer = await apply(user, found, { replace: replaceAll(found) });
    expect(refused(answer).code).toBe('plan_limit_reached');
  });
});

it('opens the savings entry of one that the file says was cancelled, as cancelling here does', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const header = 'name,amount,currency,billing_cycle,next_payment_date,status,cancelled_on';
  const list = ['Netflix', 'Dergi'].map((name) => `${name},90,TRY,monthly,2026-12-05,cancelled,2026-11-21`);
  await app.add(user, { name: 'Dergi', amount: 90, next_payment_date: '2026-12-05' });
  const found = await preview(user, `${header}\n${list.join('\n')}\nEski,9,TRY,monthly,2026-12-05,cancelled,\n`);
  await apply(user, found, { rows: newIn(found), replace: replaceAll(found) });

  const cancelling = await app.aUser({ tier: 'pro' });
  for (const name of ['Netflix', 'Dergi']) {
    const { id } = await app.add(cancelling, { name, amount: 90, next_payment_date: '2026-12-05' });
    await app.request('PUT', `/subscriptions/${id}`, { as: cancelling, body: { status: 'cancelled' } });
  }
  const plain = async (of: TestUser) =>
    (await savingsOf(of)).map(({ user_id: _user, subscription_id: _id, created_at: _at, ...entry }) => entry);
  expect(await plain(user)).toHaveLength(2);
  expect(await plain(user)).toEqual(await plain(cancelling));
});

describe('undoing', () => {
  it('gives what was replaced its old values, price history and savings again, but for what was changed since', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const names = ['Netflix', 'Spotify', 'Dergi', 'Exxen'];
    const ids = new Map<string, string>();
    for (const name of names) ids.set(name, (await app.add(user, { name, notes: 'benim', reminder_days: [3] })).id);
    await app.request('PUT', `/subscriptions/${ids.get('Dergi')}`, { as: user, body: { status: 'cancelled' } });
    const everything = async () => ({
      subscriptions: await listOf(user),
      prices: await app.prisma.priceChange.findMany({ where: { user_id: user.id }, orderBy: { id: 'asc' } }),
      savings: (await savingsOf(user)).map(({ created_at: _at, ...entry }) => entry),
    });
    const before = await everything();
    const rows = names.map(
      (name) => `${name},5,USD,yearly,2027-03-01,dosya,7,${name === 'Dergi' ? 'active' : 'cancelled'}`,
    );
    const header = 'name,amount,currency,billing_cycle,next_payment_date,notes,reminder_days,status';
    const found = await preview(user, `${header}\n${rows.join('\n')}\n`);
    const { body: applied } = await apply(user, found, { replace: replaceAll(found) });
    expect(applied).toMatchObject({ added: 0, replaced: 4 });
    expect(await everything()).not.toEqual(before);
    app.setToday('2026-12-20');
    await app.request('PUT', `/subscriptions/${ids.get('Exxen')}`, { as: user, body: { notes: 'yine' } });
    const { body } = await post(user, `/${applied.id}/undo`);
    expect(body.undone).toMatchObject({ removed: 0, restored: 3, kept: [{ name: 'Exxen' }] });
    app.setToday('2026-11-21');
    const isOther = ({ name }: { name: string }) => name !== 'Exxen';
    const after = await everything();
    expect(after.subscriptions.filter(isOther)).toEqual(before.subscriptions.filter(isOther));
    expect(after.savings).toEqual(before.savings);
    const pricesOf = ({ prices }: typeof before) =>
      prices.filter(({ subscription_id }) => subscription_id !== ids.get('Exxen'));
    expect(pricesOf(after)).toEqual(pricesOf(before));
  });

  it('removes what the import added, keeps what was changed or used since, and says so', async () => {
    const user = await app.aUser({ tier: 'pro' });
    await app.add(user, { name: 'Elle eklenen' });
    const found = await preview(user, `${ours}Disney+,134.99,TRY,monthly,2026-12-09\n`);
    const { body: applied } = await apply(user, found);
    const list = await listOf(user);
    const idOf = (name: string) => list.find((one: { name: string }) => one.name === name).id;
    await app.request('PUT', `/subscriptions/${idOf('Spotify')}`, { as: user, body: { notes: 'aile' } });
    await app.request('POST', `/subscriptions/${idOf('Disney+')}/check-in`, { as: user, body: { used: true } });
    const { body } = await post(user, `/${applied.id}/undo`);
    expect(body.undone.removed).toBe(1);
    expect(body.undone.kept.map(({ name }: { name: string }) => name).sort()).toEqual(['Disney+', 'Spotify']);
    expect((await namesOf(user)).sort()).toEqual(['Disney+', 'Elle eklenen', 'Spotify']);
    expect(refused(await post(user, `/${applied.id}/undo`)).code).toBe('nothing_to_undo');
  });

  it('is possible for thirty days, also after the page was left', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const { body: applied } = await apply(user, await preview(user, ours));
    const imports = async () => (await app.request('GET', '/subscriptions/import', { as: user })).body;
    expect(await imports()).toMatchObject([{ id: applied.id, added: 2, undo_until: '2026-12-21T09:00:00.000Z' }]);
    app.setToday('2026-12-22');
    expect(await imports()).toMatchObject([{ undo_until: null }]);
    expect(refused(await post(user, `/${applied.id}/undo`)).code).toBe('nothing_to_undo');
    app.setToday('2026-12-20');
    expect((await post(user, `/${applied.id}/undo`)).body.undone).toEqual({ removed: 2, restored: 0, kept: [] });
    expect(await namesOf(user)).toEqual([]);
  });
});

it('refuses files without a list, and says why', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0xd, 1, 2]);
  expect(refused(await upload(user, png)).code).toBe('import_unreadable');
  for (const text of ['', 'name,amount\n', '{"a":', '[]', '{}', 'null'])
    expect(refused(await upload(user, text)).code, text).toBe('import_empty');
  const long = `name,amount\n${'a,1\n'.repeat(2_001)}`;
  expect(refused(await upload(user, long)).code).toBe('import_too_long');
  expect(refused(await upload(user, Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]))).code).toBe('import_unreadable');
});

it('refuses a file of two megabytes and names that limit, also where statements may be larger', async () => {
  const user = await app.aUser({ tier: 'pro' });
  for (const bytes of [maxImportBytes, maxStatementBytes + 1]) {
    const { status, body } = await upload(user, 'x'.repeat(bytes));
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'file_too_large', detail: "Dosya boyutu 2MB'dan küçük olmalı" });
  }
  const almost = `${ours}${'\n'.repeat(maxImportBytes - 1 - ours.length)}`;
  expect((await preview(user, almost)).rows).toHaveLength(2);
});

describe('an exported list comes back as it was', () => {
  const round = async (format: 'csv' | 'xlsx') => {
    const [from, to] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
    await fill(from);
    const answer = await fetch(`${app.origin}/api/subscriptions/export?format=${format}`, {
      headers: { authorization: `Bearer ${from.token}` },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const found = await preview(to, bytes, `liste.${format}`);
    expect(found.columns.map(({ heading }) => heading)).toEqual([...subscriptionColumns]);
    expect(found.rows.filter(({ state }) => state !== 'new')).toEqual([]);
    await apply(to, found);
    // Into the account that it comes from, it brings nothing.
    const again = await preview(from, bytes, `liste.${format}`);
    expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([]);
    const [before, after] = [await stored(from), await stored(to)];
    expect(after).toHaveLength(30);
    return { before, after };
  };

  it('as CSV, in every field', async () => {
    const { before, after } = await round('csv');
    expect(after).toEqual(before);
  }, 90_000);

  it.runIf(isLongRun)(
    'as a workbook, but for the kind of line breaks',
    async () => {
      const { before, after } = await round('xlsx');
      expect(after).toEqual(before.map((row) => ({ ...row, notes: row.notes?.replaceAll('\r\n', '\n') ?? null })));
    },
    90_000,
  );

  const stored = async ({ id }: TestUser) =>
    (await app.prisma.subscription.findMany({ where: { user_id: id }, orderBy: { id: 'asc' } })).map(
      ({ id: _id, user_id: _user, created_at: _at, ...row }) => row,
    );

  /** Subscriptions with every field at random, among them texts that spreadsheets and programs stumble over. */
  async function fill(user: TestUser) {
    const { seededRandom } = await import('@kumbara/samples');
    const random = seededRandom('export and import');
    const texts = [
      ...['=1+1', "'=1", "''quoted'", '+90 555', '-12', '@home', 'a,b;c\td', '"quoted"', 'İstanbul ığüşöç', '日本'],
      ...['1.234,56', '2026-01-02', 'true', 'none', 'null', '00123', '1e5', "it's", 'a\nb', 'a\r\nb\n\nc', '_x0041_'],
    ];
    const day = () => `20${random.int(24, 29)}-${String(random.int(1, 12)).padStart(2, '0')}-${random.int(10, 28)}`;
    const maybe = <T>(value: T) => (random.chance(0.5) ? value : null);
    for (let at = 0; at < 30; at += 1) {
      const cycle = random.pick(['weekly', 'monthly', 'yearly'] as const);
      const currency = random.pick(['TRY', 'USD', 'EUR', 'JPY', 'KWD']);
      const decimals = { JPY: 0, KWD: 3 }[currency] ?? 2;
      const price = () => random.int(1, 99_999_999) / 10 ** decimals;
      const body = {
        ...{ name: `${random.pick(texts.filter((text) => /[\p{L}\d]/u.test(text)))} ${at}`, amount: price(), currency },
        ...{
          billing_cycle: cycle,
          billing_interval: random.int(1, 36),
          category: random.pick(['other', 'music', 'cloud']),
        },
        ...{ next_payment_date: random.chance(0.2) ? '2026-01-31' : day(), notes: maybe(random.pick(texts)) },
        ...{ url: maybe(`https://example.com/?q=${at}&a="b"`), payment_method: maybe(random.pick(texts.slice(0, 12))) },
        ...{
          started_on: maybe(day()),
          trial_ends_on: maybe(`2027-01-${random.int(10, 28)}`),
          price_after_trial: maybe(price()),
        },
        ...{ commitment_ends_on: maybe(day()), notice_days: maybe(random.int(0, 365)) },
        ...{
          share: maybe({ parts: 4, mine: random.int(1, 4) }),
          reminder_days: random.pick([null, [], [7], [30, 7, 0]]),
        },
        family_visible: random.chance(0.5),
      };
      const { status, body: created } = await app.request('POST', '/subscriptions', { as: user, body });
      expect(status, JSON.stringify({ body, created })).toBe(201);
      if (!random.chance(0.3)) continue;
      const change = { status: 'cancelled', ends_on: maybe(day()) };
      await app.request('PUT', `/subscriptions/${created.id}`, { as: user, body: change });
    }
  }
});
