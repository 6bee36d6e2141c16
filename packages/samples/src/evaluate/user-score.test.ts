import type { Proposal, SourceFinding } from '@kumbara/detection';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstSeed } from '#seeds.ts';
import { type GeneratedUser, generateUser, type UserSubscription } from '#user/generate-user.ts';
import { scoreProposals } from './user-score.ts';

let user: GeneratedUser;
let first: UserSubscription;
let other: UserSubscription;
beforeAll(async () => {
  const all = await generateUser({ seed: firstSeed.tests, country: 'DE', months: 6, subscriptions: 6 });
  const both = all.subscriptions.filter(
    ({ inMails, onStatements }) => inMails && inMails.channel !== 'apple' && onStatements,
  );
  [first, other] = both.map((one) => ({ ...one, expect: 'found', isRunning: true })) as [
    UserSubscription,
    UserSubscription,
  ];
  user = { ...all, subscriptions: [first, other] };
});

/** Returns the finding of a perfect detector for one source of a subscription. */
function finding(source: 'mail' | 'statement', { name, inMails, onStatements }: UserSubscription): SourceFinding {
  return {
    id: `${source}:${name}`,
    source,
    service_name: name,
    email_id: inMails?.mails[0] ?? '',
    confidence: 'medium',
    charges: (onStatements?.charges ?? []).map((charge) => ({ ...charge, currency: onStatements?.currency ?? '' })),
  } as SourceFinding;
}

const proposal = (members: SourceFinding[], { inMails }: UserSubscription, more: Partial<Proposal> = {}): Proposal =>
  ({
    service_name: inMails?.name,
    amount: inMails?.amount,
    billing_cycle: inMails?.cycle,
    billing_interval: inMails?.interval,
    next_payment_date: inMails?.next_date,
    confidence: 'high',
    stopped: false,
    findings: members.map(({ id }) => id),
    ...more,
  }) as Proposal;

const kindsOf = (proposals: [SourceFinding[], Proposal][], of = user) =>
  scoreProposals(
    proposals.map(([, one]) => one),
    proposals.flatMap(([members]) => members),
    of,
  ).map(({ kind, mistake }) => [kind, mistake].filter(Boolean).join(' '));

describe('the proposals for both sources', () => {
  const shown = (truth: UserSubscription, more: Partial<Proposal> = {}): [SourceFinding[], Proposal] => {
    const members = [finding('statement', truth), finding('mail', truth)];
    return [members, proposal(members, truth, more)];
  };

  it('are right when each subscription is shown once, and missed otherwise', () => {
    expect(kindsOf([shown(first), shown(other)])).toEqual(['right', 'right']);
    expect(kindsOf([shown(first)])).toEqual(['right', 'missed']);
  });

  it('are wrong for duplicates, merged subscriptions, unknown charges and ended subscriptions', () => {
    const [onStatements, inMails] = [finding('statement', first), finding('mail', first)];
    const separate: [SourceFinding[], Proposal][] = [onStatements, inMails].map((one) => [
      [one],
      proposal([one], first),
    ]);
    expect(kindsOf([...separate, shown(other)])).toEqual(['right', 'wrong twice', 'right']);
    const mixed = [onStatements, finding('mail', other)];
    expect(kindsOf([[mixed, proposal(mixed, first)]])).toEqual(['wrong mixed', 'missed', 'missed']);
    const nothing = {
      ...finding('statement', first),
      charges: [{ date: '2026-09-01', amount: 1, currency: 'EUR', text: 'X' }],
    };
    expect(kindsOf([[[nothing], proposal([nothing], first)]])[0]).toBe('wrong unknown');
    const over = { ...user, subscriptions: [{ ...first, expect: 'absent' as const, isRunning: false }] };
    expect(kindsOf([shown(first)], over)).toEqual(['wrong over']);
  });

  it('do not count as shown when they are stopped', () => {
    expect(kindsOf([shown(first, { stopped: true }), shown(other)])).toEqual(['right', 'missed']);
  });

  it('may have the price of the mail, of the bank or in the foreign currency, and no other', () => {
    const [members, right] = shown(first);
    const amountOf = (amount: number) => scoreProposals([{ ...right, amount }], members, user)[0]?.amount;
    expect([first.inMails?.amount, first.onStatements?.amount].map((price) => amountOf(price ?? 0))).toEqual([
      true,
      true,
    ]);
    expect(amountOf(0.01)).toBe(false);
  });

  it('are certain only together when no source is certain alone', () => {
    const [members, one] = shown(first);
    const isOnlyTogether = (found: SourceFinding[]) => scoreProposals([one], found, user)[0]?.isOnlyTogether;
    expect(isOnlyTogether(members)).toBe(true);
    expect(isOnlyTogether(members.map((member) => ({ ...member, confidence: 'high' })))).toBe(false);
  });
});
