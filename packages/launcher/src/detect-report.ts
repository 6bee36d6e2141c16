import { detectInStatements, type Finding } from '@kumbara/detection';
import type { IsoDate } from '@kumbara/shared';
import type { Read } from './detect-input.ts';
import { type Cancelled, type Found, foundInMails } from './detect-mail.ts';

/** The answer for one file, as decisions §9 words it. */
export type FileReport = {
  found: Found[];
  cancelled: Cancelled[];
  statement?: { transactions: number; reconciled: boolean | null };
  error?: string;
};
export type Report = Record<string, FileReport>;

const present = (finding: Finding): Found => ({
  name: finding.service_name,
  amount: finding.amount,
  currency: finding.currency,
  cycle: finding.billing_cycle,
  interval: finding.billing_interval,
  next_date: finding.next_payment_date ?? null,
  confidence: finding.confidence,
});

function judgeTogether(reads: Read[], today: IsoDate): Pick<FileReport, 'found' | 'cancelled'> {
  const documents = reads.flatMap(({ statement }) => statement?.document ?? []);
  const { findings } = detectInStatements(documents, { today });
  const mails = foundInMails(
    reads.flatMap(({ mail }) => mail ?? []),
    today,
  );
  const inStatements = new Set(findings.map(({ service_name }) => service_name));
  return {
    found: [...findings.map(present), ...mails.found.filter(({ name }) => !inStatements.has(name))],
    cancelled: mails.cancelled,
  };
}

const statementOf = ({ statement }: Read) =>
  statement && {
    statement: { transactions: statement.reading.transactions.length, reconciled: statement.reading.reconciled },
  };

const latest = (reads: Read[]): IsoDate =>
  reads
    .map(({ today }) => today)
    .sort()
    .at(-1) ?? '';

/**
 * Judges every file by itself, or all as one person's history: then every file that could be read carries the same
 * answer, judged on the latest day of all. A file that was refused holds nothing but its error.
 */
export function judge(reads: Read[], { together }: { together: boolean }): Report {
  const readable = reads.filter(({ error }) => !error);
  const shared = together ? judgeTogether(readable, latest(readable)) : undefined;
  const answerOf = (read: Read): FileReport =>
    read.error
      ? { found: [], cancelled: [], error: read.error }
      : { ...(shared ?? judgeTogether([read], read.today)), ...statementOf(read) };
  return Object.fromEntries(reads.map((read) => [read.key, answerOf(read)]));
}
