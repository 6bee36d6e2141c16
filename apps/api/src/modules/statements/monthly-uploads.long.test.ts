import type { RenderedStatement } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { runApp } from '#testing/running-app.ts';
import { type Line, monthlyStatement, statementTools } from '#testing/statements.ts';

const app = runApp();
const { upload, uploadMonth, list, take, detailOf } = statementTools(app);

describe('several months over time', () => {
  const studio = (month: string): Line => [`${month}-07`, 'IGDELIK PILATES STUDYO', 950];

  it('add up: an unknown merchant becomes a finding with its third month, in any upload order', async () => {
    const orders = [
      ['2026-10', '2026-08', '2026-09'],
      ['2026-08', '2026-09', '2026-10'],
    ];
    for (const order of orders) {
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
      // The text of an open line is not stored. It is never invented: a line has its own text or none.
      for (const { date, text } of found.evidence)
        expect(text === '' || text.startsWith(`${date} IGDELIK`), `${date}: ${text}`).toBe(true);
    }
  }, 60_000);

  it('stay added up when the next statement is of an account that never pays the merchant', async () => {
    const user = await app.aUser();
    for (const month of ['2026-08', '2026-09', '2026-10']) await uploadMonth(user, month, [studio(month)]);
    const found = await list(user);
    expect(found[0]?.evidence).toHaveLength(3);
    for (const month of ['2026-09', '2026-10'])
      await upload(user, await monthlyStatement(month, [], 'xlsx', 'tr-account-turned'));
    expect(await list(user)).toEqual(found);
  }, 60_000);

  it('add up when they are uploaded at the same time', async () => {
    const user = await app.aUser();
    await Promise.all(['2026-08', '2026-09', '2026-10'].map((month) => uploadMonth(user, month, [studio(month)])));
    const [found] = await list(user);
    expect(found?.evidence.map(({ date }) => date)).toEqual(['2026-10-07', '2026-09-07', '2026-08-07']);
  }, 60_000);

  it('keep the foreign price of an unknown merchant as one price, whatever the exchange rate of the month', async () => {
    const user = await app.aUser();
    const booked = { '2026-07': 603.11, '2026-08': 661.4, '2026-09': 588.02, '2026-10': 640.9 };
    for (const [month, amount] of Object.entries(booked))
      await uploadMonth(user, month, [[`${month}-07`, 'NORDHAUS CLUB', amount, { amount: 15, currency: 'USD' }]]);
    expect(await list(user)).toMatchObject([{ amount: 15, currency: 'USD', evidence: { length: 4 } }]);
    expect((await list(user))[0]?.reasons).toContain('foreign_price_constant');
  }, 60_000);

  it('keep the reason statement_not_reconciled of a statement that does not add up', async () => {
    const user = await app.aUser();
    const rows = [';Opening balance;500.00', '2026-09-12;NETFLIX.COM;-12.99', '2026-09-20;CORNER SHOP;-7.35'];
    const sheet = ['Date;Description;Amount (EUR)', ...rows, ';Closing balance;450.00'].join('\n');
    const { body } = await upload(user, { fileName: 'wrong.xls', bytes: Buffer.from(sheet) });
    expect(body.statement).toMatchObject({ reconciled: false });
    expect(body.subscriptions[0].reasons).toContain('statement_not_reconciled');
    await uploadMonth(user, '2026-10', []);
    expect(await list(user)).toEqual(body.subscriptions);
  });

  it('of another account do not stop a subscription on the card, in any upload order', async () => {
    const paid = monthlyStatement('2026-04', [['2026-04-12', 'NETFLIX.COM', 189.99]]);
    const withoutCharges = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'];
    const otherAccount = withoutCharges.map((month) => monthlyStatement(month, [], 'xlsx', 'tr-account-turned'));
    const sameCard = withoutCharges.map((month) => monthlyStatement(month, []));
    const listAfter = async (documents: Promise<RenderedStatement>[]) => {
      const user = await app.aUser();
      for (const document of documents) expect((await upload(user, await document)).status).toBe(200);
      return (await list(user)).map(({ service_name }) => service_name);
    };
    expect(await listAfter([paid, ...otherAccount])).toEqual(['Netflix']);
    expect(await listAfter([...otherAccount, paid])).toEqual(['Netflix']);
    expect(await listAfter([paid, ...sameCard])).toEqual([]);
  }, 60_000);

  it('of a replaced card and of the new one belong to one subscription, also with another billing day', async () => {
    for (const day of ['12', '25']) {
      const user = await app.aUser();
      const [, before] = [
        await uploadMonth(user, '2026-04', [['2026-04-12', 'NETFLIX.COM', 189.99]]),
        await uploadMonth(user, '2026-05', [['2026-05-12', 'NETFLIX.COM', 189.99]]),
      ];
      const { id } = await take(user, before.subscriptions[0]);
      for (const month of ['2026-09', '2026-10']) {
        const lines: Line[] = [[`${month}-${day}`, 'NETFLIX.COM', 229.99]];
        const { status } = await upload(user, await monthlyStatement(month, lines, 'xlsx', 'tr-account-turned'));
        expect(status).toBe(200);
      }
      const open = await list(user);
      // On the same billing day the price is updated automatically; on another day the finding is offered again.
      if (day === '12') expect(open).toEqual([]);
      else expect(open).toMatchObject([{ amount: 229.99, already_tracked: id }]);
      expect((await detailOf(user, id)).amount).toBe(day === '12' ? 229.99 : 189.99);
    }
  }, 60_000);

  it('keep the reason currency_assumed until a document prints its currency', async () => {
    const user = await app.aUser();
    const uploadSheet = async (months: string[], currency = '') => {
      const rows = months.flatMap((month) => [`${month}-12;NETFLIX.COM;-12.99`, `${month}-20;CORNER SHOP;-7.35`]);
      const bytes = Buffer.from([`Date;Description;Amount${currency}`, ...rows].join('\n'));
      const { status, body } = await upload(user, { fileName: `${months[0]}.xls`, bytes });
      expect(status).toBe(200);
      return body.subscriptions[0];
    };
    await uploadSheet(['2026-04', '2026-05', '2026-06', '2026-07']);
    for (const found of [await uploadSheet(['2026-08']), await uploadSheet(['2026-03']), (await list(user))[0]]) {
      expect(found).toMatchObject({ currency: 'TRY', confidence: 'medium' });
      expect(found.reasons).toContain('currency_assumed');
    }
    const printed = await uploadSheet(['2026-09', '2026-10'], ' (TL)');
    expect(printed.confidence).toBe('high');
    expect(printed.reasons).not.toContain('currency_assumed');
  }, 60_000);

  it('keep the reason day_assumed of a line that took its day from the line above', async () => {
    const user = await app.aUser();
    const rows = (month: string, day: string) => [
      `${month}-12;CORNER SHOP;-${Number(month.slice(5)) * 3}.35`,
      `${month}-12;BAKERY;-1.${month.slice(5)}`,
      `${day};NETFLIX.COM;-12.99`,
    ];
    const whole = [...rows('2026-07', '2026-07-12'), ...rows('2026-08', ''), ...rows('2026-09', '2026-09-12')];
    for (const [name, lines] of Object.entries({ first: whole, later: rows('2026-10', '2026-10-12') })) {
      const bytes = Buffer.from(['Date;Description;Amount (EUR)', ...lines].join('\n'));
      const { body } = await upload(user, { fileName: `${name}.xls`, bytes });
      expect(body.subscriptions, name).toMatchObject([{ confidence: 'medium' }]);
      expect(body.subscriptions[0].reasons, name).toContain('day_assumed');
    }
  });

  it('do not lower a price when an older month is uploaded later', async () => {
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
    const [expensive] = (await list(user)).filter(({ amount }) => amount === 249.99);
    const [cheap] = (await list(user)).filter(({ amount }) => amount === 99.99);
    const ids = [(await take(user, cheap)).id, (await take(user, expensive)).id];
    for (const month of ['2026-09', '2026-10']) await uploadMonth(user, month, apple(month, 99.99, 249.99, 39.99));
    const amounts = await Promise.all(ids.map(async (id) => (await detailOf(user, id)).amount));
    expect(amounts).toEqual([99.99, 249.99]);
    for (const id of ids) {
      const { charges, amount } = await detailOf(user, id);
      expect(new Set(charges.map((charge: { amount: number }) => charge.amount))).toEqual(new Set([amount]));
    }
  }, 60_000);

  it('offer a dismissed finding again only when its price has changed, with that reason', async () => {
    const user = await app.aUser();
    const first = await uploadMonth(user, '2026-08', [['2026-08-12', 'NETFLIX.COM', 189.99]]);
    await app.request('POST', `/email/detections/${first.subscriptions[0].detection_id}/dismiss`, { as: user });
    const same = await uploadMonth(user, '2026-09', [['2026-09-12', 'NETFLIX.COM', 189.99]]);
    expect(same.subscriptions).toEqual([]);
    const raised = await uploadMonth(user, '2026-10', [['2026-10-12', 'NETFLIX.COM', 289.99]]);
    expect(raised.subscriptions[0].reasons).toContain('price_changed_since_dismissed');
  });
});
