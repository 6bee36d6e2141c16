import { describe, expect, it } from 'vitest';
import { aDetection } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { type Line, monthlyStatement, statementTools } from '#testing/statements.ts';

const app = runApp();
const { upload, uploadMonth, list, take, detailOf, rowsOf } = statementTools(app);
const decide = (as: TestUser, id: string, what: 'dismiss' | 'link', body: object = {}) =>
  app.request('POST', `/email/detections/${id}/${what}`, { as, body });
const netflix = (month: string, amount = 289.99): Line => [`${month}-12`, 'NETFLIX.COM', amount];
const aMailFinding = (user: TestUser, choices: Parameters<typeof aDetection>[2] = {}) =>
  aDetection(app.prisma, user, {
    source: 'mail',
    fingerprint: 'netflix',
    service_id: 'netflix',
    service_name: 'Netflix',
    category: 'streaming',
    sender: 'Netflix <info@account.netflix.com>',
    ...choices,
  });
/** All of a subscription except its time of creation; ids become their places in the text. */
function gist({ created_at: _, ...rest }: { [field: string]: unknown }): unknown {
  const ids: string[] = [];
  const text = JSON.stringify(rest).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id ${ids.indexOf(id)}`;
  });
  return JSON.parse(text);
}

describe('statements and the user’s own list', () => {
  it('the same statement twice leaves an imported subscription and the list as they are', async () => {
    const user = await app.aUser();
    const document = await monthlyStatement('2026-10', [netflix('2026-10')]);
    const { id } = await take(user, (await upload(user, document)).body.subscriptions[0]);
    const before = [await detailOf(user, id), await rowsOf(user)];
    expect((await upload(user, document)).body.subscriptions).toMatchObject([{ already_tracked: id }]);
    expect([await detailOf(user, id), await rowsOf(user)]).toEqual(before);
    expect(await list(user)).toEqual([]);
  });

  it('a statement, an entry by hand and another statement are one subscription, and the hand has the word', async () => {
    const user = await app.aUser();
    await uploadMonth(user, '2026-09', [netflix('2026-09')]);
    const { id } = await app.add(user, { name: 'Netflix (annem)', amount: 149.99, next_payment_date: '2026-12-12' });
    const { subscriptions } = await uploadMonth(user, '2026-10', [netflix('2026-10')]);
    const rise = { field: 'amount', from: 149.99, to: 289.99, currency: 'TRY', on: '2026-09-12' };
    expect(subscriptions).toMatchObject([{ already_tracked: id, changes: [rise] }]);
    expect(await list(user)).toMatchObject([{ already_tracked: id }]);
    await decide(user, subscriptions[0].detection_id, 'link', { subscription_id: id });
    await uploadMonth(user, '2026-11', [netflix('2026-11')]);
    expect(await list(user)).toEqual([]);
    const detail = await detailOf(user, id);
    expect(detail).toMatchObject({ name: 'Netflix (annem)', amount: 149.99, next_payment_date: '2026-12-12' });
    expect(detail.charges).toHaveLength(3);
  });

  it('a new price in a later month gives the same, whether it was imported before or after', async () => {
    const months = [
      ['2026-08', 189.99],
      ['2026-09', 189.99],
      ['2026-10', 289.99],
    ] as const;
    const ends = [];
    for (const importAfter of [0, 1, 2]) {
      const user = await app.aUser();
      let id = '';
      for (const [at, [month, amount]] of months.entries()) {
        const { subscriptions } = await uploadMonth(user, month, [netflix(month, amount)]);
        if (at === importAfter) id = (await take(user, subscriptions[0])).id;
      }
      ends.push(gist(await detailOf(user, id)));
    }
    expect(ends[0]).toMatchObject({ amount: 289.99, next_payment_date: '2026-12-12' });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  }, 60_000);

  const answers = [
    ['kept', 'link', 95],
    ['kept', 'dismiss', 95],
    ['taken over', 'import', 219.99],
  ] as const;

  it.each(answers)(
    'a price that the user set is asked about once the documents’ moved by a tenth: %s by %s',
    async (_what, how, amount) => {
      const user = await app.aUser();
      const first = await uploadMonth(user, '2026-09', [netflix('2026-09', 189.99)]);
      const { id } = await take(user, { ...first.subscriptions[0], amount: 95 });
      await uploadMonth(user, '2026-10', [netflix('2026-10', 199.99)]);
      expect(await list(user)).toEqual([]);
      await uploadMonth(user, '2026-11', [netflix('2026-11', 219.99)]);
      const [asked] = await list(user);
      const changes = [{ field: 'amount', from: 95, to: 219.99 }];
      expect(asked).toMatchObject({ already_tracked: id, asks_again: true, changes });
      if (how === 'import') await take(user, asked);
      else await decide(user, asked?.detection_id ?? '', how, { subscription_id: id });
      expect(await list(user)).toEqual([]);
      const detail = await detailOf(user, id);
      expect([detail.amount, detail.price_history.at(-1).amount, detail.charges.length]).toEqual([amount, amount, 3]);
    },
    60_000,
  );

  it('a dismissed finding stays dismissed when it is seen again, by mail too', async () => {
    const user = await app.aUser();
    const { subscriptions } = await uploadMonth(user, '2026-09', [netflix('2026-09')]);
    await decide(user, subscriptions[0].detection_id, 'dismiss');
    expect((await uploadMonth(user, '2026-10', [netflix('2026-10')])).subscriptions).toEqual([]);
    await aMailFinding(user, { amount: 241.66, charged: ['2026-09-12', '2026-10-12'] });
    expect(await list(user)).toEqual([]);
  });

  it('what looked like two in few months and is one in more keeps its decision and its charges', async () => {
    const user = await app.aUser();
    const half = (fingerprint: string, charged: string[]) => aDetection(app.prisma, user, { fingerprint, charged });
    const { id } = await half('spotify', ['2026-08-18', '2026-10-18']);
    await half('spotify/2', ['2026-07-18', '2026-09-18', '2026-11-18']);
    await decide(user, id, 'dismiss');
    expect(await list(user)).toHaveLength(1);
    await uploadMonth(user, '2026-06', [['2026-06-18', 'SPOTIFY AB', 59.99]]);
    expect(await list(user)).toEqual([]);
    const { detections, charges } = await rowsOf(user);
    expect([detections.length, charges.length]).toEqual([1, 6]);
  });

  it('what more documents refute is no longer offered, and may still become a series', async () => {
    const user = await app.aUser();
    const choices = {
      service_id: null,
      service_name: 'IGDELIK PILATES',
      fingerprint: 'igdelik pilates',
      sender: 'igdelik pilates',
    };
    await aDetection(app.prisma, user, { ...choices, charged: ['2026-08-07'] });
    expect(await list(user)).toHaveLength(1);
    await uploadMonth(user, '2026-10', [netflix('2026-10')]);
    expect(await list(user)).toMatchObject([{ service_name: 'Netflix' }]);
    expect((await rowsOf(user)).lines.map(({ amount }) => amount.toNumber())).toContain(59.99);
  });
});

describe('statements and mails', () => {
  const mail = { amount: 241.66, charged: ['2026-10-11', '2026-11-11'] };

  it('are one finding with the evidence of both, in any order, and keep its id', async () => {
    const [early, late] = [await app.aUser(), await app.aUser()];
    const { id } = await aMailFinding(early, mail);
    await uploadMonth(early, '2026-10', [netflix('2026-10')]);
    const { subscriptions } = await uploadMonth(late, '2026-10', [netflix('2026-10')]);
    await aMailFinding(late, mail);
    for (const [user, detection_id] of [
      [early, id],
      [late, subscriptions[0].detection_id],
    ] as const) {
      const found = await list(user);
      expect(found).toMatchObject([{ detection_id, amount: 289.99, sender: 'Netflix <info@account.netflix.com>' }]);
      expect(found[0]?.evidence.map(({ source }) => source)).toEqual(['mail', 'statement', 'mail']);
    }
  });

  it('are imported as one, each payment once; deleted, all of it is offered again', async () => {
    const user = await app.aUser();
    await aMailFinding(user, mail);
    await uploadMonth(user, '2026-10', [netflix('2026-10')]);
    const [item] = await list(user);
    const { id } = await take(user, item);
    expect((await detailOf(user, id)).charges.map(({ date, source }: never) => `${date} ${source}`)).toEqual([
      '2026-11-11 mail',
      '2026-10-12 statement',
    ]);
    expect(await list(user)).toEqual([]);
    await app.request('DELETE', `/subscriptions/${id}`, { as: user });
    expect(await list(user)).toEqual([item]);
    expect((await take(user, item)).status).toBe('active');
  });

  it('follow what the card was charged when it was imported from a mail', async () => {
    const user = await app.aUser();
    await aMailFinding(user, mail);
    const { id } = await take(user, (await list(user))[0]);
    expect((await detailOf(user, id)).amount).toBe(241.66);
    await uploadMonth(user, '2026-11', [netflix('2026-11')]);
    const detail = await detailOf(user, id);
    expect(detail.amount).toBe(289.99);
    expect(detail.charges.map(({ source }: { source: string }) => source)).toEqual(['statement', 'mail']);
  });

  it('that announce a price are told to whoever has the old one, and stand ahead in its history', async () => {
    const user = await app.aUser();
    const price_history = [
      { date: '2026-10-11', amount: 241.66, currency: 'TRY' },
      { date: '2027-01-11', amount: 299.99, currency: 'TRY' },
    ];
    const { id } = await app.add(user, { name: 'Netflix', amount: 241.66, next_payment_date: '2026-12-12' });
    const { id: found } = await aMailFinding(user, { ...mail, price_history });
    const announced = { field: 'amount', from: 241.66, to: 299.99, currency: 'TRY', on: '2027-01-11' };
    expect(await list(user)).toMatchObject([{ already_tracked: id, amount: 241.66, changes: [announced] }]);
    await decide(user, found, 'link', { subscription_id: id });
    const amounts = (await detailOf(user, id)).price_history.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual([241.66, 299.99]);
    expect((await detailOf(user, id)).amount).toBe(241.66);
  });

  it('tell of a trial: imported, it carries its end', async () => {
    const user = await app.aUser();
    const { id } = await aMailFinding(user, { charged: [], price_history: [], reasons: ['known_service', 'trial'] });
    const { body } = await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id: id } });
    expect(body).toMatchObject({ trial_ends_on: '2026-12-12', next_payment_date: '2026-12-12' });
  });

  it('explain each other: a receipt names what Apple collected, and a lone charge is its evidence', async () => {
    const user = await app.aUser();
    await uploadMonth(user, '2026-11', [['2026-11-13', 'APPLE.COM/BILL ITUNES.COM', 59.99]]);
    expect(await list(user)).toEqual([]);
    await aMailFinding(user, { collector: 'apple', charged: ['2026-10-12', '2026-11-12'] });
    const [found] = await list(user);
    expect(found).toMatchObject({ service_name: 'Netflix', amount: 59.99 });
    expect(found?.evidence[0]).toEqual({
      source: 'statement',
      date: '2026-11-13',
      text: '',
      amount: 59.99,
      currency: 'TRY',
    });
    expect(found?.reasons).toContain('several_sources');
  });

  it('explain each other where the receipt names the price abroad', async () => {
    const user = await app.aUser();
    const price = { amount: 11.99, currency: 'USD' };
    for (const [month, amount] of [
      ['2026-10', 503.11],
      ['2026-11', 509.87],
    ] as const)
      await uploadMonth(user, month, [[`${month}-13`, 'APPLE.COM/BILL ITUNES.COM', amount, price]]);
    await aMailFinding(user, { ...price, collector: 'apple', charged: ['2026-10-12', '2026-11-12'] });
    expect(await list(user)).toMatchObject([{ service_name: 'Netflix', ...price }]);
  });

  it('of one user explain nothing of another’s', async () => {
    const [mine, yours] = [await app.aUser(), await app.aUser()];
    await uploadMonth(mine, '2026-11', [['2026-11-13', 'APPLE.COM/BILL ITUNES.COM', 59.99]]);
    await aMailFinding(yours, { collector: 'apple', charged: ['2026-11-12'] });
    expect((await list(yours))[0]?.evidence.map(({ source }) => source)).toEqual(['mail']);
  });
});
