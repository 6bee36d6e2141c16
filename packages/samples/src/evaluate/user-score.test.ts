import type { Proposal, SourceFinding } from '@kumbara/detection';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstSeed } from '#seeds.ts';
import { generatePerson, type Person, type PersonSubscription } from '#user/generate-user.ts';
import { judgePerson } from './user-score.ts';

let person: Person;
let seen: PersonSubscription;
let other: PersonSubscription;
beforeAll(async () => {
  const all = await generatePerson({ seed: firstSeed.tests, country: 'DE', months: 6, subscriptions: 6 });
  const both = all.subscriptions.filter(({ told, booked }) => told && told.channel !== 'apple' && booked);
  [seen, other] = both.map((one) => ({ ...one, expect: 'found', runs: true })) as [
    PersonSubscription,
    PersonSubscription,
  ];
  person = { ...all, subscriptions: [seen, other] };
});

/** What a detector without fault says of one source of a subscription. */
function finding(source: 'mail' | 'statement', { name, told, booked }: PersonSubscription): SourceFinding {
  return {
    id: `${source}:${name}`,
    source,
    service_name: name,
    email_id: told?.mails[0] ?? '',
    confidence: 'medium',
    charges: (booked?.charges ?? []).map((charge) => ({ ...charge, currency: booked?.currency ?? '' })),
  } as SourceFinding;
}

const proposal = (members: SourceFinding[], { told }: PersonSubscription, more: Partial<Proposal> = {}): Proposal =>
  ({
    service_name: told?.name,
    amount: told?.amount,
    billing_cycle: told?.cycle,
    billing_interval: told?.interval,
    next_payment_date: told?.next_date,
    confidence: 'high',
    stopped: false,
    findings: members.map(({ id }) => id),
    ...more,
  }) as Proposal;

const verdictsOn = (proposals: [SourceFinding[], Proposal][], of = person) =>
  judgePerson(
    proposals.map(([, one]) => one),
    proposals.flatMap(([members]) => members),
    of,
  ).map(({ kind, shown }) => [kind, shown].filter(Boolean).join(' '));

describe('what both sources say together', () => {
  const shown = (truth: PersonSubscription, more: Partial<Proposal> = {}): [SourceFinding[], Proposal] => {
    const members = [finding('statement', truth), finding('mail', truth)];
    return [members, proposal(members, truth, more)];
  };

  it('is right where each subscription is shown once, and missed where it is not', () => {
    expect(verdictsOn([shown(seen), shown(other)])).toEqual(['right', 'right']);
    expect(verdictsOn([shown(seen)])).toEqual(['right', 'missed']);
  });

  it('is wrong where one is shown twice, two as one, something out of nothing, or what is over', () => {
    const [booked, told] = [finding('statement', seen), finding('mail', seen)];
    const apart: [SourceFinding[], Proposal][] = [booked, told].map((one) => [[one], proposal([one], seen)]);
    expect(verdictsOn([...apart, shown(other)])).toEqual(['right', 'wrong twice', 'right']);
    const mixed = [booked, finding('mail', other)];
    expect(verdictsOn([[mixed, proposal(mixed, seen)]])).toEqual(['wrong mixed', 'missed', 'missed']);
    const nothing = {
      ...finding('statement', seen),
      charges: [{ date: '2026-09-01', amount: 1, currency: 'EUR', text: 'X' }],
    };
    expect(verdictsOn([[[nothing], proposal([nothing], seen)]])[0]).toBe('wrong unknown');
    const over = { ...person, subscriptions: [{ ...seen, expect: 'absent' as const, runs: false }] };
    expect(verdictsOn([shown(seen)], over)).toEqual(['wrong over']);
  });

  it('is not shown where it has stopped', () => {
    expect(verdictsOn([shown(seen, { stopped: true }), shown(other)])).toEqual(['right', 'missed']);
  });

  it('may cost what the mail, the bank or the price abroad says, and nothing else', () => {
    const [members, right] = shown(seen);
    const amountOf = (amount: number) => judgePerson([{ ...right, amount }], members, person)[0]?.amount;
    expect([seen.told?.amount, seen.booked?.amount].map((price) => amountOf(price ?? 0))).toEqual([true, true]);
    expect(amountOf(0.01)).toBe(false);
  });

  it('is sure only together where no source alone was', () => {
    const [members, one] = shown(seen);
    const isOnlyTogether = (found: SourceFinding[]) => judgePerson([one], found, person)[0]?.isOnlyTogether;
    expect(isOnlyTogether(members)).toBe(true);
    expect(isOnlyTogether(members.map((member) => ({ ...member, confidence: 'high' })))).toBe(false);
  });
});
