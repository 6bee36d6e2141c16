import { daysBetween } from '@kumbara/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailCountries } from '#mails/generate-mailbox.ts';
import { firstSeed } from '#seeds.ts';
import { type GeneratedUser, generateUser, type UserSubscription } from './generate-user.ts';

let users: GeneratedUser[];
beforeAll(async () => {
  users = await Promise.all(
    mailCountries.flatMap((country) =>
      [0, 1].map((n) => generateUser({ seed: firstSeed.tests + n, country, months: 6 })),
    ),
  );
}, 60_000);

type InBothSources = UserSubscription & Required<Pick<UserSubscription, 'inMails' | 'onStatements'>>;
const listInBothSources = ({ subscriptions }: GeneratedUser): InBothSources[] =>
  subscriptions.flatMap((one) =>
    one.inMails && one.onStatements ? [{ ...one, inMails: one.inMails, onStatements: one.onStatements }] : [],
  );

describe('a generated user', () => {
  it('is the same for the same seed', async () => {
    const options = { seed: 7, country: 'TR', months: 3 } as const;
    const [one, other] = [await generateUser(options), await generateUser(options)];
    expect(other.history).toEqual(one.history);
    expect(other.mailbox.mails.map(({ eml }) => eml)).toEqual(one.mailbox.mails.map(({ eml }) => eml));
  });

  it('has subscriptions in both sources, in mails only, and on statements only', () => {
    const all = users.flatMap(({ subscriptions }) => subscriptions);
    const kinds = all.map(({ inMails, onStatements }) =>
      [inMails && 'mails', onStatements && 'statements'].filter(Boolean).join(' and '),
    );
    expect(new Set(kinds)).toEqual(new Set(['mails and statements', 'mails', 'statements']));
  });

  it('is charged what its mails state, with or without tax, in either currency, on the day or days later', () => {
    const payments = users.flatMap((user) =>
      listInBothSources(user)
        .filter(({ inMails }) => inMails.channel !== 'apple')
        .flatMap(({ name, onStatements }) => {
          const paid = user.mailbox.mails.filter(({ truth }) =>
            truth.events.some(({ kind, service }) => service === name && (kind === 'charge' || kind === 'started')),
          );
          return onStatements.charges.map(({ date }) =>
            paid.map(({ content }) => daysBetween(content.date.toISOString().slice(0, 10), date)),
          );
        }),
    );
    expect(payments.length).toBeGreaterThan(50);
    // Forwarded mails arrive later.
    const hasMail = (days: number[]) => days.some((day) => day >= -1 && day <= 5);
    expect(payments.filter(hasMail).length / payments.length).toBeGreaterThan(0.9);
  });

  it('is charged by Apple once per day and currency for all purchases', () => {
    for (const { history } of users) {
      const receipts = history.transactions.filter(({ text }) => text.includes('ITUNES.COM'));
      const days = receipts.map(({ date, foreign }) => `${date} ${foreign?.currency}`);
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it('expects running subscriptions that a source shows, and none that every source shows as ended', () => {
    for (const { inMails, onStatements, expect: wanted, isRunning } of users.flatMap(
      ({ subscriptions }) => subscriptions,
    )) {
      const expectations = [inMails?.expect, onStatements?.expect];
      if (wanted === 'found') expect([expectations.includes('found'), isRunning]).toEqual([true, true]);
      if (wanted === 'absent') expect(expectations).toContain('absent');
    }
  });
});
