import type { ReasonCode } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { type MergeInput, mergeFindings } from './merge-findings.ts';
import type { SourceFinding } from './source.ts';
import { aCancellation, aDecision, aMailFinding, aStatementFinding, aSubscription, today } from './testing/findings.ts';

const merge = (known: Partial<MergeInput>) =>
  mergeFindings({ findings: [], subscriptions: [], decisions: [], today, ...known });
const proposalsOf = (...findings: MergeInput['findings']) => merge({ findings }).proposals;
const summer = ['2026-04-11', '2026-05-11', '2026-06-11'];

describe('one subscription', () => {
  it('is one proposal with the evidence of statement and mail, and says that both show it', () => {
    const proposals = proposalsOf(
      aStatementFinding('netflix', { charged: summer, confidence: 'medium' }),
      aMailFinding('netflix', { charged: ['2026-05-10', '2026-06-10'], confidence: 'medium' }),
    );
    expect(proposals).toMatchObject([
      {
        service_name: 'Netflix',
        review_status: 'open',
        confidence: 'high',
        findings: ['statement:netflix', 'mail:netflix'],
      },
    ]);
    expect(proposals[0]?.reasons).toContain('several_sources');
    expect(proposals[0]?.evidence.map(({ source, date }) => `${date} ${source}`)).toEqual([
      '2026-06-11 statement',
      '2026-06-10 mail',
      '2026-05-11 statement',
      '2026-05-10 mail',
      '2026-04-11 statement',
    ]);
    expect(proposals[0]?.charges.map(({ date, source }) => `${date} ${source}`)).toEqual(
      summer.map((date) => `${date} statement`),
    );
  });

  it('is one proposal also for an unknown merchant with a truncated name', () => {
    const proposals = proposalsOf(
      aStatementFinding('igdelik pilates', { charged: summer, service_name: 'IGDELIK PILATES' }),
      aMailFinding('igdelik pilates studyo', { charged: summer, service_name: 'İğdelik Pilates Stüdyo' }),
    );
    expect(proposals).toMatchObject([{ service_name: 'İğdelik Pilates Stüdyo' }]);
  });

  it.each([
    ['clube leitura jatoba', 'Clube de Leitura Jatobá'],
    ['gemuesekiste auental', 'Gemüsekiste Auental'],
  ])('is one proposal also where the bank spells its name differently: %s', (bank, name) => {
    const stream = aStatementFinding(bank, { charged: summer });
    expect(proposalsOf(stream, aMailFinding(name, { charged: summer, amount: 83.33 }))).toMatchObject([
      { service_name: name },
    ]);
    expect(proposalsOf(stream, aMailFinding(name, { charged: ['2026-05-25', '2026-06-25'], amount: 12 }))).toHaveLength(
      2,
    );
  });

  it.each([
    ['scuoladimusica', 'Scuola di Musica Aria'],
    ['gestoriaclara es', 'Gestoría Clara'],
    ['clubedeleiturajatoba', 'Clube de Leitura Jatobá'],
    ['premiere futebol', 'Premiere'],
  ])('is one proposal where the names start alike and the payments are shared: %s', (bank, name) => {
    const stream = aStatementFinding(bank, { charged: summer });
    expect(proposalsOf(stream, aMailFinding(name, { charged: summer }))).toMatchObject([{ service_name: name }]);
    expect(proposalsOf(stream, aMailFinding(name, { charged: summer, amount: 83.33 }))).toHaveLength(2);
  });

  it('is one proposal where the receipt prints the foreign price, also through a store', () => {
    const foreign = { amount: 11.99, currency: 'USD' };
    const charges = summer.map((date) => ({ date, amount: 9.42, currency: 'GBP', foreign, text: 'APPLE.COM/BILL' }));
    const store = aStatementFinding('apple', { charges, amount: 9.42, currency: 'GBP', service_name: 'Apple' });
    const receipts = { charged: summer, ...foreign, collector: 'apple' };
    expect(proposalsOf(store, aMailFinding('strava', receipts))).toMatchObject([
      { service_name: 'Strava', amount: 9.42 },
    ]);
    expect(proposalsOf(store, aMailFinding('strava', { ...receipts, amount: 12.99 }))).toHaveLength(2);
    const unassigned = charges.slice(-1).map((charge) => ({ ...charge, merchant: 'apple' }));
    const mail = aMailFinding('strava', receipts);
    expect(merge({ findings: [mail], unassigned }).proposals[0]?.reasons).toContain('several_sources');
  });

  it('is one proposal after a plan change, where the receipts contain both prices', () => {
    const old = aStatementFinding('basic-fit', { amount: 29.99, charged: summer.slice(0, 1) });
    const now = aStatementFinding('basic-fit/2', { amount: 39.99, charged: summer.slice(1) });
    const receipts = [...old.charges, ...now.charges];
    const mailing = aMailFinding('basic-fit', { amount: 39.99, charges: receipts });
    expect(proposalsOf(old, now, mailing)).toMatchObject([{ amount: 39.99, charges: { length: receipts.length } }]);
    expect(proposalsOf(old, now, aMailFinding('basic-fit', { amount: 39.99, charges: now.charges }))).toHaveLength(2);
    const beside = aStatementFinding('basic-fit', { amount: 29.99, charged: summer });
    expect(
      proposalsOf(beside, now, aMailFinding('basic-fit', { charges: [...beside.charges, ...now.charges] })),
    ).toHaveLength(2);
  });

  it('may be billed in lira and priced in dollars', () => {
    const price_history = [
      { date: '2026-04-11', amount: 20, currency: 'USD' },
      { date: '2026-06-25', amount: 25, currency: 'USD' },
    ];
    const abroad = { amount: 25, currency: 'USD', charged: summer, price_history };
    expect(
      proposalsOf(aStatementFinding('chatgpt', { charged: summer, amount: 820 }), aMailFinding('chatgpt', abroad)),
    ).toMatchObject([{ amount: 820, currency: 'TRY', price_history: [{ amount: 820 }] }]);
  });

  it('in two plans stays two, each with its own mails', () => {
    const [cheap, dear] = [
      { amount: 59.99, charged: summer },
      { amount: 99.99, charged: ['2026-04-25', '2026-05-25', '2026-06-25'] },
    ];
    const proposals = proposalsOf(
      aStatementFinding('spotify', cheap),
      aStatementFinding('spotify/2', dear),
      aMailFinding('spotify', dear),
      aMailFinding('spotify/2', cheap),
    );
    expect(proposals).toMatchObject([
      { amount: 59.99, findings: ['statement:spotify', 'mail:spotify/2'] },
      { amount: 99.99, findings: ['statement:spotify/2', 'mail:spotify'] },
    ]);
  });

  it('is not made of two plans, one on the statement and one in mails', () => {
    const mail = aMailFinding('spotify', { amount: 99.99, charged: ['2026-05-25', '2026-06-25'] });
    expect(proposalsOf(aStatementFinding('spotify', { amount: 59.99, charged: summer }), mail)).toHaveLength(2);
  });

  it('paid directly and through a store stays two', () => {
    const proposals = proposalsOf(
      aStatementFinding('spotify', { amount: 59.99, charged: summer }),
      aStatementFinding('apple', { amount: 59.99, charged: ['2026-05-20', '2026-06-20'], reasons: ['reseller'] }),
      aMailFinding('spotify', { amount: 59.99, charged: ['2026-05-19', '2026-06-19'], collector: 'apple' }),
    );
    expect(proposals.map(({ service_name, findings }) => [service_name, ...findings])).toEqual([
      ['Spotify', 'statement:apple', 'mail:spotify'],
      ['Spotify', 'statement:spotify'],
    ]);
  });
});

it('paid in the store of its own maker is one proposal also with receipts four days later', () => {
  const mails = (service: string) =>
    aMailFinding(service, { charged: ['2026-05-15', '2026-06-15'], collector: 'apple' });
  expect(proposalsOf(aStatementFinding('icloud', { charged: summer }), mails('icloud'))).toHaveLength(1);
  expect(proposalsOf(aStatementFinding('spotify', { charged: summer }), mails('spotify'))).toHaveLength(2);
});

it('an unknown merchant with a receipt is high only where a document calls it recurring', () => {
  const unknown = { service_id: undefined, service_name: 'Nordhaus', confidence: 'medium' as const, charged: summer };
  const merged = (reasons: ReasonCode[]) =>
    proposalsOf(
      aStatementFinding('nordhaus', { ...unknown, reasons: [] }),
      aMailFinding('nordhaus', { ...unknown, reasons }),
    );
  expect(merged([])).toMatchObject([{ confidence: 'medium', reasons: ['several_sources'] }]);
  expect(merged(['recurring_words'])).toMatchObject([{ confidence: 'high' }]);
});

describe('a collector’s charge', () => {
  const apple = aStatementFinding('apple', {
    amount: 39.99,
    charged: summer,
    service_name: 'Apple',
    reasons: ['reseller'],
    confidence: 'medium',
  });
  const receipt = (more = {}) =>
    aMailFinding('icloud', { amount: 39.99, charged: ['2026-05-09', '2026-06-09'], collector: 'apple', ...more });

  it('is named by the receipt of the same amount within three days', () => {
    const [named, ...others] = proposalsOf(apple, receipt());
    expect(others).toEqual([]);
    expect(named).toMatchObject({ service_id: receipt().service_id, service_name: 'iCloud+', category: 'cloud' });
    expect(named?.reasons).not.toContain('reseller');
  });

  it('is named by the more reliable one of two receipts that match equally', () => {
    const another = aMailFinding('duolingo', {
      ...receipt(),
      id: 'mail:duolingo',
      fingerprint: 'duolingo',
      service_id: 'duolingo',
      confidence: 'medium',
    });
    for (const [sure, unsure] of [
      [receipt(), another],
      [{ ...another, confidence: 'high' as const }, receipt({ confidence: 'medium' })],
    ] as const) {
      const [named] = proposalsOf(apple, sure, unsure).filter(({ findings }) => findings.includes('statement:apple'));
      expect(named?.service_id).toBe(sure.service_id);
    }
  });

  it.each([
    ['four days away', { charged: ['2026-06-07'] }],
    ['of another amount', { amount: 49.99 }],
    ['in another currency', { currency: 'EUR' }],
    ['of another store', { collector: 'google-play' }],
    ['of a service that this store does not sell', { collector: undefined, service_id: 'exxen' }],
  ])('is not named by a receipt %s', (_what, more) => {
    expect(proposalsOf(apple, receipt(more))).toHaveLength(2);
  });

  it.each(['paypal', 'google-play', 'amazon'])('is named for %s too', (collector) => {
    const stream = aStatementFinding(collector, { amount: 39.99, charged: summer, reasons: ['reseller'] });
    expect(proposalsOf(stream, aMailFinding('duolingo', { amount: 39.99, charged: summer, collector }))).toMatchObject([
      { service_name: 'Duolingo' },
    ]);
  });

  it('that is alone belongs to its receipt, as evidence and as a charge', () => {
    const unassigned = [
      { merchant: 'apple', date: '2026-06-11', amount: 39.99, currency: 'TRY', text: 'APPLE.COM/BILL 39,99' },
      { merchant: 'apple', date: '2026-06-11', amount: 12, currency: 'TRY', text: 'APPLE.COM/BILL 12,00' },
      { merchant: 'migros', date: '2026-06-10', amount: 39.99, currency: 'TRY', text: 'MIGROS 39,99' },
    ];
    const [only] = merge({ findings: [receipt()], unassigned }).proposals;
    expect(only?.charges.map(({ date, source }) => `${date} ${source}`)).toEqual([
      '2026-05-09 mail',
      '2026-06-11 statement',
    ]);
    expect(only?.evidence.filter(({ source }) => source === 'statement')).toEqual([
      { source: 'statement', date: '2026-06-11', text: 'APPLE.COM/BILL 39,99', amount: 39.99, currency: 'TRY' },
    ]);
    expect(only?.reasons).toContain('several_sources');
  });

  it('for several items of one receipt is shown as these, and as itself if they are not its sum', () => {
    const things = (amount: number, days = summer) =>
      aMailFinding('duolingo', { amount, charged: days, collector: 'apple' });
    const one = aMailFinding('icloud', { amount: 12.99, charged: summer, collector: 'apple' });
    const names = (...mails: MergeInput['findings']) =>
      proposalsOf(apple, one, ...mails).map(({ service_name }) => service_name);
    expect(names(things(27))).toEqual(['Duolingo', 'iCloud+']);
    expect(names(things(26.99))).toContain('Apple');
    expect(names(things(27, summer.slice(0, -1)))).toContain('Apple');
    expect(names(things(27, summer.slice(-1)))).toContain('Apple');
    expect(names({ ...things(27), collector: 'google-play' })).toContain('Apple');
    const decision = aDecision(apple, 'mine');
    const tracked = merge({
      findings: [apple, one, things(27)],
      subscriptions: [aSubscription('mine')],
      decisions: [decision],
    });
    expect(tracked.proposals.map(({ service_name }) => service_name)).toContain('Apple');
  });
});

describe('where sources disagree', () => {
  it('the booked price is preferred to the mail’s price without tax, also in the history', () => {
    const mail = aMailFinding('netflix', { amount: 191.66, charged: ['2026-02-11', ...summer] });
    const [one] = proposalsOf(aStatementFinding('netflix', { amount: 229.99, charged: summer }), mail);
    expect(one).toMatchObject({ amount: 229.99, price_history: [{ date: '2026-02-11', amount: 229.99 }] });
  });

  it('the first price of a newer mail is the booked one without tax, not a lower price', () => {
    const mail = aMailFinding('netflix', { amount: 191.66, charged: ['2026-06-25'] });
    const [one] = proposalsOf(
      aStatementFinding('netflix', { amount: 229.99, charged: ['2026-04-25', '2026-05-25'] }),
      mail,
    );
    expect(one).toMatchObject({ amount: 229.99, price_history: [{ amount: 229.99 }] });
  });

  it('a new price in a newer mail is preferred to the booked one, and an announced one waits for its day', () => {
    const risen = aMailFinding('netflix', {
      price_history: [
        { date: '2026-05-11', amount: 99.99, currency: 'TRY' },
        { date: '2026-06-25', amount: 119.99, currency: 'TRY' },
        { date: '2026-08-11', amount: 149.99, currency: 'TRY' },
      ],
      charged: ['2026-05-11'],
    });
    const [one] = proposalsOf(aStatementFinding('netflix', { charged: summer }), risen);
    expect(one?.amount).toBe(119.99);
    expect(one?.price_history.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-04-11', 99.99],
      ['2026-06-25', 119.99],
      ['2026-08-11', 149.99],
    ]);
  });

  it('a stated billing cycle is preferred to an observed one, that to an assumed one', () => {
    const stream = (reasons: MergeInput['findings'][0]['reasons']) =>
      aStatementFinding('netflix', { charged: ['2026-06-11'], reasons });
    const yearly = { charged: ['2026-06-11'], billing_cycle: 'yearly' as const };
    const cycle = (...findings: MergeInput['findings']) => proposalsOf(...findings)[0]?.billing_cycle;
    expect(cycle(stream([]), aMailFinding('netflix', { ...yearly, reasons: ['recurring_words'] }))).toBe('yearly');
    expect(cycle(stream([]), aMailFinding('netflix', { ...yearly, reasons: ['cycle_assumed'] }))).toBe('monthly');
    expect(cycle(stream(['cycle_assumed']), aMailFinding('netflix', { ...yearly, reasons: [] }))).toBe('yearly');
  });

  it('the mail of the last payment knows the next day, an older one does not', () => {
    const next = (charged: string[], next_payment_date: string) =>
      proposalsOf(
        aStatementFinding('netflix', { charged: summer }),
        aMailFinding('netflix', { charged, next_payment_date }),
      )[0]?.next_payment_date;
    expect(next(['2026-06-09'], '2026-07-09')).toBe('2026-07-09');
    expect(next(['2026-05-09'], '2026-07-09')).toBe('2026-07-11');
  });

  it('the newest source decides whether it runs', () => {
    const stopped = aStatementFinding('netflix', { charged: ['2026-01-11', '2026-02-11'], stopped: true });
    expect(proposalsOf(stopped, aMailFinding('netflix', { charged: ['2026-06-11'] }))).toMatchObject([
      { stopped: false },
    ]);
    expect(proposalsOf(stopped, aMailFinding('netflix', { charged: ['2026-02-11'] }))).toMatchObject([
      { stopped: true },
    ]);
  });

  it('a next day is never past, and a 31st stays one', () => {
    const charged = ['2026-03-31', '2026-04-30', '2026-05-31'];
    const [one] = proposalsOf(aStatementFinding('netflix', { charged, next_payment_date: '2026-06-30' }));
    expect(one).toMatchObject({ next_payment_date: '2026-07-31', anchor: '2026-03-31' });
  });
});

describe('the user’s list', () => {
  const netflix = aStatementFinding('netflix', { charged: summer, amount: 149.99 });
  /** What a subscription was given when it was taken over. */
  const termsOf = (more: Parameters<typeof aSubscription>[1] = {}) => {
    const { id: _id, status: _status, ...terms } = aSubscription('Netflix', more);
    return terms;
  };
  /** The proposal for a finding that the user linked to the subscription, perhaps when it was another one. */
  const linked = (finding: SourceFinding, to: ReturnType<typeof aSubscription>, decidedOn = finding) =>
    merge({ findings: [finding], decisions: [aDecision(decidedOn, to.id)], subscriptions: [to] }).proposals[0];

  it('is recognised by name, each subscription for one finding', () => {
    const spotify = [
      aStatementFinding('spotify', { amount: 59.99, charged: summer }),
      aStatementFinding('spotify/2', { amount: 99.99, charged: summer }),
    ];
    const { proposals } = merge({ findings: spotify, subscriptions: [aSubscription('Spotify (annem)')] });
    expect(proposals.map(({ amount, subscription_id }) => [amount, subscription_id])).toEqual([
      [59.99, undefined],
      [99.99, 'Spotify (annem)'],
    ]);
  });

  it('does not take "Apple Music" for whatever Apple collects', () => {
    const apple = aStatementFinding('apple', { amount: 39.99, charged: summer, service_name: 'Apple' });
    expect(merge({ findings: [apple], subscriptions: [aSubscription('Apple Music')] }).proposals[0]).not.toHaveProperty(
      'subscription_id',
    );
  });

  it('lists a new price, an announced one, another day and the end of a trial as changes', () => {
    const mail = aMailFinding('netflix', {
      price_history: [{ date: '2026-08-20', amount: 199.99, currency: 'TRY' }],
      charges: [],
      evidence: [{ source: 'mail', date: '2026-06-25', text: 'New price' }],
      next_payment_date: '2026-07-20',
      reasons: ['known_service', 'trial'],
    });
    const { proposals } = merge({ findings: [netflix, mail], subscriptions: [aSubscription('Netflix')] });
    expect(proposals[0]).toMatchObject({ review_status: 'open', subscription_id: 'Netflix' });
    expect(proposals[0]?.updates).toEqual({});
    expect(proposals[0]?.changes).toEqual([
      { field: 'amount', from: 99.99, to: 149.99, currency: 'TRY', on: '2026-04-11' },
      { field: 'amount', from: 99.99, to: 199.99, currency: 'TRY', on: '2026-08-20' },
      { field: 'trial_ends_on', from: null, to: '2026-07-20' },
      { field: 'next_payment_date', from: '2026-07-11', to: '2026-07-20' },
    ]);
  });

  it('follows its documents where the user edited nothing, and applying it twice changes nothing', () => {
    const given = aSubscription('Netflix', { extracted: termsOf() });
    const before = { ...netflix, amount: 99.99 };
    const first = linked(netflix, given, before);
    expect(first).toMatchObject({
      review_status: 'tracked',
      asks_again: false,
      changes: [],
      updates: { amount: 149.99, currency: 'TRY', category: 'streaming' },
    });
    const followed = { ...given, ...first?.updates, extracted: first?.extracted };
    const second = linked(netflix, followed, before);
    expect([second?.updates, second?.changes, second?.extracted]).toEqual([{}, [], first?.extracted]);
  });

  it('keeps what the user changed, and asks once the documents moved by a tenth', () => {
    const own = aSubscription('Netflix', { amount: 95, name: 'Filmler', extracted: termsOf() });
    const at = (amount: number) =>
      linked(aStatementFinding('netflix', { charged: summer, amount }), own, { ...netflix, amount: 99.99 });
    expect(at(105)).toMatchObject({ asks_again: false, changes: [{ from: 95, to: 105 }] });
    expect(at(149.99)).toMatchObject({ asks_again: true, changes: [{ from: 95, to: 149.99 }] });
    for (const amount of [105, 149.99]) expect(at(amount)?.updates).toEqual({ category: 'streaming' });
  });

  it('keeps the day that the user set, and moves any other', () => {
    const extracted = termsOf({ amount: 149.99 });
    const moved = aStatementFinding('netflix', { amount: 149.99, charged: ['2026-04-20', '2026-05-20', '2026-06-20'] });
    const day = (next_payment_date: string) =>
      linked(moved, aSubscription('Netflix', { ...extracted, next_payment_date, extracted }))?.updates
        .next_payment_date;
    expect(day('2026-07-11')).toBe('2026-07-20');
    expect(day('2026-07-15')).toBeUndefined();
  });

  it('takes over nothing from findings that are only recognised by name or have stopped', () => {
    const subscriptions = [aSubscription('Netflix', { extracted: termsOf() })];
    const follow = (stopped: boolean, ...decisions: MergeInput['decisions']) =>
      merge({ findings: [{ ...netflix, stopped }], decisions, subscriptions }).proposals[0]?.updates;
    expect(follow(false)).toEqual({});
    expect(follow(true, aDecision(netflix, 'Netflix'))).toEqual({});
  });

  it('takes over nothing where it was entered by hand, even if the user linked the finding', () => {
    const one = linked(netflix, aSubscription('Netflix'));
    expect([one?.review_status, one?.asks_again, one?.updates]).toEqual(['tracked', false, {}]);
  });

  it('is not changed by documents of a cancelled subscription', () => {
    const one = linked(netflix, aSubscription('Netflix', { status: 'cancelled', extracted: termsOf() }));
    expect([one?.updates, one?.changes]).toEqual([{}, []]);
  });

  it('joins what the user linked to one subscription, and separates what the user linked to two', () => {
    const [a, b] = [aStatementFinding('foo services', { charged: summer }), aMailFinding('bar', { charged: summer })];
    const one = [aDecision(a, 'Foo'), aDecision(b, 'Foo')];
    expect(merge({ findings: [a, b], decisions: one, subscriptions: [aSubscription('Foo')] }).proposals).toMatchObject([
      { subscription_id: 'Foo', findings: [a.id, b.id] },
    ]);
    const mail = aMailFinding('netflix', { charged: summer, amount: 149.99 });
    const two = [aDecision(netflix, 'Mine'), aDecision(mail, 'Yours')];
    const subscriptions = [aSubscription('Mine'), aSubscription('Yours')];
    expect(merge({ findings: [netflix, mail], decisions: two, subscriptions }).proposals).toHaveLength(2);
  });
});

describe('a dismissed finding', () => {
  const stream = aStatementFinding('netflix', { charged: summer });
  const standing = (decisions: MergeInput['decisions'], ...findings: MergeInput['findings']) =>
    merge({ findings, decisions }).proposals.map((one) => [one.review_status, ...one.changed]);

  it('stays dismissed when another source shows it', () => {
    const mail = aMailFinding('netflix', { amount: 81, charged: summer });
    expect(standing([aDecision(stream)], stream, mail)).toEqual([['dismissed']]);
    expect(standing([aDecision(mail)], stream, mail)).toEqual([['dismissed']]);
    const collector = aStatementFinding('apple', { amount: 81, charged: summer });
    expect(standing([aDecision(collector)], collector, { ...mail, collector: 'apple' })).toEqual([['dismissed']]);
  });

  it('is asked about again when its own source shows another price or cycle, or a new source a price that moved since', () => {
    const dearer = { ...stream, amount: 110 };
    expect(standing([aDecision(stream)], dearer)).toEqual([['open', 'price_changed_since_dismissed']]);
    expect(standing([aDecision(stream)], { ...stream, billing_cycle: 'yearly' })).toEqual([
      ['open', 'cycle_changed_since_dismissed'],
    ]);
    const price_history = [
      { date: '2026-06-11', amount: 81, currency: 'TRY' },
      { date: '2026-07-05', amount: 99, currency: 'TRY' },
    ];
    const mail = aMailFinding('netflix', { amount: 99, price_history, charged: summer });
    expect(standing([aDecision(stream)], stream, mail)).toEqual([['open', 'price_changed_since_dismissed']]);
  });
});

describe('a cancellation mail', () => {
  const decisionOf = (known: Partial<MergeInput>) => {
    const [one] = merge({ cancelled: [aCancellation('netflix')], ...known }).cancellations;
    return [one?.automatic, one?.reason, one?.subscription_id];
  };
  const subscriptions = [aSubscription('Netflix (annem)'), aSubscription('Spotify')];

  it('ends the only active subscription of its service', () => {
    expect(decisionOf({ subscriptions })).toEqual([true, 'proven', 'Netflix (annem)']);
    expect(
      decisionOf({ subscriptions: [...subscriptions, aSubscription('Netflix', { status: 'cancelled' })] }),
    ).toEqual([true, 'proven', 'Netflix (annem)']);
  });

  it('also one under another name, if the user linked it', () => {
    const stream = aStatementFinding('netflix', { charged: summer });
    const known = { findings: [stream], decisions: [aDecision(stream, 'Filmler')] };
    expect(decisionOf({ ...known, subscriptions: [aSubscription('Filmler')] })).toEqual([true, 'proven', 'Filmler']);
  });

  it('ends nothing if any of the four conditions fails', () => {
    const unproven = aCancellation('netflix', { automatic: false, reason: 'not_authenticated' });
    expect(decisionOf({ subscriptions, cancelled: [unproven] })).toEqual([
      false,
      'not_authenticated',
      'Netflix (annem)',
    ]);
    for (const day of ['2026-06-20', '2026-06-22'])
      expect(decisionOf({ subscriptions, findings: [aStatementFinding('netflix', { charged: [day] })] })).toEqual([
        false,
        'charged_since',
        'Netflix (annem)',
      ]);
    expect(decisionOf({})).toEqual([false, 'nothing_tracked', undefined]);
    expect(decisionOf({ subscriptions: [...subscriptions, aSubscription('Netflix')] })).toEqual([
      false,
      'several_tracked',
      undefined,
    ]);
  });

  it('ends findings, too; a doubtful one does not', () => {
    const findings = [aStatementFinding('netflix', { charged: summer })];
    const stopped = (more = {}) =>
      merge({ findings, cancelled: [aCancellation('netflix', more)] }).proposals[0]?.stopped;
    expect(stopped()).toBe(true);
    expect(stopped({ automatic: false, reason: 'forwarded' })).toBe(false);
    expect(stopped({ date: '2026-06-11' })).toBe(false);
    const two = [...findings, aStatementFinding('netflix/2', { amount: 59, charged: summer })];
    const { proposals } = merge({ findings: two, cancelled: [aCancellation('netflix')] });
    expect(proposals.map((one) => one.stopped)).toEqual([false, false]);
    expect(stopped({ ends_on: '2026-07-11' })).toBe(false);
  });

  it('makes what it ends or may end medium at most, unless that was charged later', () => {
    const findings = [
      aStatementFinding('netflix', { charged: summer }),
      aStatementFinding('spotify', { charged: summer }),
    ];
    const confidence = (more = {}) =>
      merge({ findings, cancelled: [aCancellation('netflix', more)] }).proposals.map(
        ({ service_name, confidence }) => `${service_name} ${confidence}`,
      );
    for (const doubtful of [{ automatic: false, reason: 'forwarded' as const }, { ends_on: '2026-07-11' }])
      expect(confidence(doubtful)).toEqual(['Spotify high', 'Netflix medium']);
    // Booked days after it was charged.
    expect(confidence({ date: '2026-06-09' })).toEqual(['Spotify high', 'Netflix medium']);
    expect(confidence({ date: '2026-06-07' })).toEqual(['Netflix high', 'Spotify high']);
  });
});

describe('an outdated finding', () => {
  const inMarch = { charged: ['2026-01-11', '2026-02-11', '2026-03-11'], next_payment_date: '2026-04-11' };

  it('has no next day and is as sure as when it was uploaded: whether it still runs is another question', () => {
    const [netflix] = proposalsOf(aStatementFinding('netflix', inMarch));
    const open = { last_seen: '2026-03-11', covered_since: false, stopped: false };
    expect(netflix).toMatchObject({ confidence: 'high', ...open });
    expect(netflix?.next_payment_date).toBeUndefined();
  });

  it('is updated by a newer mail', () => {
    const [netflix] = proposalsOf(
      aStatementFinding('netflix', inMarch),
      aMailFinding('netflix', { charged: ['2026-06-11'] }),
    );
    const read = { last_seen: '2026-06-11', covered_since: true };
    expect(netflix).toMatchObject({ confidence: 'high', next_payment_date: '2026-07-11', ...read });
  });

  it.each([
    ['may be', {}],
    ['or ended may be', { stopped: true, reasons: ['known_service' as const, 'overdue' as const] }],
  ])('%s what another card shows now, on another day and at another price', (_, seen) => {
    const old = aStatementFinding('netflix', { ...inMarch, ...seen });
    const now = aStatementFinding('netflix/2', { charged: ['2026-05-25', '2026-06-25'], amount: 119.99 });
    const known = {
      findings: [old, now],
      subscriptions: [aSubscription('Netflix')],
      decisions: [aDecision(old, 'Netflix')],
    };
    expect(merge(known).proposals.find(({ review_status }) => review_status === 'open')).toMatchObject({
      subscription_id: 'Netflix',
      changes: [{ field: 'amount', from: 99.99, to: 119.99 }, { field: 'next_payment_date' }],
    });
  });
});

it('has no next day after a missed one, unless a mail shows a later payment', () => {
  const late = aStatementFinding('netflix', {
    charged: ['2026-04-11', '2026-05-11'],
    next_payment_date: undefined,
    reasons: ['known_service', 'overdue'],
  });
  const nextOf = (...findings: SourceFinding[]) => proposalsOf(...findings)[0]?.next_payment_date;
  expect(nextOf(late)).toBeUndefined();
  expect(nextOf(late, aMailFinding('netflix', { charged: ['2026-05-11'] }))).toBeUndefined();
  expect(nextOf(late, aMailFinding('netflix', { charged: ['2026-06-11'] }))).toBe('2026-07-11');
});
