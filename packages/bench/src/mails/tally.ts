import type { MailboxScore } from '@kumbara/samples/mail-score';
import { measure, type Share, sumCounts } from '#statistics.ts';

/** The scores of one mailbox, or of many, as counts. */
export type MailTally = {
  right: number;
  wrong: number;
  missed: number;
  /** Right answers, and how many were applicable. */
  amount: number;
  currency: number;
  cycle: number;
  cycleApplicable: number;
  next: number;
  nextApplicable: number;
  listed: number;
  unlisted: number;
  falselyListed: number;
  falseAutomatic: number;
  phishing: number;
  accepted: number;
};

export function countMailScores({ findings, cancellations, phishing }: MailboxScore): MailTally {
  const right = findings.filter(({ kind, truth }) => kind === 'right' && truth?.expect === 'found');
  const count = <T>(list: readonly T[], test: (one: T) => unknown) => list.filter(test).length;
  return {
    right: right.length,
    wrong: count(findings, ({ kind }) => kind === 'wrong'),
    missed: count(findings, ({ kind }) => kind === 'missed'),
    amount: count(right, ({ amount }) => amount),
    currency: count(right, ({ currency }) => currency),
    cycle: count(right, ({ cycle }) => cycle),
    cycleApplicable: count(right, ({ cycle }) => cycle !== undefined),
    next: count(right, ({ nextDate }) => nextDate),
    nextApplicable: count(right, ({ nextDate }) => nextDate !== undefined),
    listed: count(cancellations, ({ kind, truth }) => kind === 'listed' && truth?.isExpected),
    unlisted: count(cancellations, ({ kind }) => kind === 'missed'),
    falselyListed: count(cancellations, ({ kind }) => kind === 'false'),
    falseAutomatic: count(cancellations, ({ falseAutomatic }) => falseAutomatic),
    phishing: phishing.mails,
    accepted: phishing.accepted.length,
  };
}

const emptyTally = countMailScores({ findings: [], cancellations: [], phishing: { mails: 0, accepted: [] } });

export const addMailTallies = (tallies: readonly MailTally[]): MailTally => sumCounts(emptyTally, tallies);

const figures = {
  precision: ({ right, wrong }: MailTally): Share => [right, right + wrong],
  recall: ({ right, missed }: MailTally): Share => [right, right + missed],
  amount: ({ amount, right }: MailTally): Share => [amount, right],
  currency: ({ currency, right }: MailTally): Share => [currency, right],
  cycle: ({ cycle, cycleApplicable }: MailTally): Share => [cycle, cycleApplicable],
  'next date': ({ next, nextApplicable }: MailTally): Share => [next, nextApplicable],
  'cancelled listed': ({ listed, unlisted }: MailTally): Share => [listed, listed + unlisted],
} as const;

export type MailFigure = keyof typeof figures;
export const mailFigures = Object.keys(figures) as MailFigure[];

/** @param bySeed one tally per seed */
export const measureMailFigures = (bySeed: readonly MailTally[]) => measure(figures, emptyTally, bySeed);
