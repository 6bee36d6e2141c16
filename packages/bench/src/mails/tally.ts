import type { MailboxScore } from '@kumbara/samples/mail-score';
import { addUp, measure, type Share } from '#statistics.ts';

/** What was counted in one mailbox, or in many. */
export type MailTally = {
  right: number;
  wrong: number;
  missed: number;
  /** Right answers, and of how many that were asked. */
  amount: number;
  currency: number;
  cycle: number;
  cycleAsked: number;
  next: number;
  nextAsked: number;
  listed: number;
  unlisted: number;
  falselyListed: number;
  falseAutomatic: number;
  phishing: number;
  accepted: number;
};

export function mailTallyOf({ findings, cancellations, phishing }: MailboxScore): MailTally {
  const right = findings.filter(({ kind, truth }) => kind === 'right' && truth?.expect === 'found');
  const count = <T>(list: readonly T[], test: (one: T) => unknown) => list.filter(test).length;
  return {
    right: right.length,
    wrong: count(findings, ({ kind }) => kind === 'wrong'),
    missed: count(findings, ({ kind }) => kind === 'missed'),
    amount: count(right, ({ amount }) => amount),
    currency: count(right, ({ currency }) => currency),
    cycle: count(right, ({ cycle }) => cycle),
    cycleAsked: count(right, ({ cycle }) => cycle !== undefined),
    next: count(right, ({ nextDate }) => nextDate),
    nextAsked: count(right, ({ nextDate }) => nextDate !== undefined),
    listed: count(cancellations, ({ kind, truth }) => kind === 'listed' && truth?.isExpected),
    unlisted: count(cancellations, ({ kind }) => kind === 'missed'),
    falselyListed: count(cancellations, ({ kind }) => kind === 'false'),
    falseAutomatic: count(cancellations, ({ falseAutomatic }) => falseAutomatic),
    phishing: phishing.mails,
    accepted: phishing.accepted.length,
  };
}

const nothing = mailTallyOf({ findings: [], cancellations: [], phishing: { mails: 0, accepted: [] } });

export const addUpMails = (tallies: readonly MailTally[]): MailTally => addUp(nothing, tallies);

const figures = {
  precision: ({ right, wrong }: MailTally): Share => [right, right + wrong],
  recall: ({ right, missed }: MailTally): Share => [right, right + missed],
  amount: ({ amount, right }: MailTally): Share => [amount, right],
  currency: ({ currency, right }: MailTally): Share => [currency, right],
  cycle: ({ cycle, cycleAsked }: MailTally): Share => [cycle, cycleAsked],
  'next date': ({ next, nextAsked }: MailTally): Share => [next, nextAsked],
  'cancelled listed': ({ listed, unlisted }: MailTally): Share => [listed, listed + unlisted],
} as const;

export type MailFigure = keyof typeof figures;
export const mailFigures = Object.keys(figures) as MailFigure[];

/** @param bySeed what each seed gave */
export const measureMails = (bySeed: readonly MailTally[]) => measure(figures, nothing, bySeed);
