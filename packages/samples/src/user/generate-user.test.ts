import { daysBetween } from '@kumbara/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailCountries } from '#mails/generate-mailbox.ts';
import { firstSeed } from '#seeds.ts';
import { generatePerson, type Person, type PersonSubscription } from './generate-user.ts';

let people: Person[];
beforeAll(async () => {
  people = await Promise.all(
    mailCountries.flatMap((country) =>
      [0, 1].map((n) => generatePerson({ seed: firstSeed.tests + n, country, months: 6 })),
    ),
  );
}, 60_000);

type SeenTwice = PersonSubscription & Required<Pick<PersonSubscription, 'told' | 'booked'>>;
const seenTwice = ({ subscriptions }: Person): SeenTwice[] =>
  subscriptions.flatMap((one) => (one.told && one.booked ? [{ ...one, told: one.told, booked: one.booked }] : []));

describe('an invented person', () => {
  it('is the same for the same seed', async () => {
    const wishes = { seed: 7, country: 'TR', months: 3 } as const;
    const [one, other] = [await generatePerson(wishes), await generatePerson(wishes)];
    expect(other.history).toEqual(one.history);
    expect(other.box.mails.map(({ eml }) => eml)).toEqual(one.box.mails.map(({ eml }) => eml));
  });

  it('has some subscriptions in both sources, some only in mails, some only on statements', () => {
    const all = people.flatMap(({ subscriptions }) => subscriptions);
    const kinds = all.map(({ told, booked }) => [told && 'told', booked && 'booked'].filter(Boolean).join(' and '));
    expect(new Set(kinds)).toEqual(new Set(['told and booked', 'told', 'booked']));
  });

  it('pays what its mails tell of: the price or the total with tax, at home or abroad, on the day or days later', () => {
    const payments = people.flatMap((person) =>
      seenTwice(person)
        .filter(({ told }) => told.channel !== 'apple')
        .flatMap(({ name, booked }) => {
          const paid = person.box.mails.filter(({ truth }) =>
            truth.events.some(({ kind, service }) => service === name && (kind === 'charge' || kind === 'started')),
          );
          return booked.charges.map(({ date }) =>
            paid.map(({ content }) => daysBetween(content.date.toISOString().slice(0, 10), date)),
          );
        }),
    );
    expect(payments.length).toBeGreaterThan(50);
    // A mail that only somebody sent on comes later.
    const isTold = (days: number[]) => days.some((day) => day >= -1 && day <= 5);
    expect(payments.filter(isTold).length / payments.length).toBeGreaterThan(0.9);
  });

  it('is charged by Apple once a day and currency for all that it bought there', () => {
    for (const { history } of people) {
      const receipts = history.transactions.filter(({ text }) => text.includes('ITUNES.COM'));
      const days = receipts.map(({ date, foreign }) => `${date} ${foreign?.currency}`);
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it('must be shown what goes on and some source shows, and nothing that all sources call over', () => {
    for (const { told, booked, expect: wanted, runs } of people.flatMap(({ subscriptions }) => subscriptions)) {
      const said = [told?.expect, booked?.expect];
      if (wanted === 'found') expect([said.includes('found'), runs]).toEqual([true, true]);
      if (wanted === 'absent') expect(said).toContain('absent');
    }
  });
});
