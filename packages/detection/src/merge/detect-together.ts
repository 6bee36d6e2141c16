import type { IsoDate } from '@kumbara/shared';
import { detectInStatements } from '#detect-in-statements.ts';
import type { FoundCharge, StatementDocument } from '#finding.ts';
import { chargesByMerchant } from '#lines/charges.ts';
import { type CancelledInMail, detectInMails } from '#mail/detect-in-mails.ts';
import type { Mail } from '#mail/mail.ts';
import { cut } from '#truncate.ts';
import { mergeFindings, type Proposal } from './merge-findings.ts';
import { fromMail, fromStatement, type SourceFinding } from './source.ts';

/** All that is known of a person: nothing of a list of their own, and no decisions. */
export type Papers = { documents: StatementDocument[]; mails: Mail[]; today: IsoDate; currency?: string };

const lineKey = ({ date, amount, currency, text }: FoundCharge) => `${date} ${amount} ${currency} ${cut(text)}`;

/**
 * What all statements and mails of one person show together. Amounts are in their own currencies. Throws nothing.
 * @param papers.currency the reader's own, for mails that name none; default TRY
 * @returns `findings` of each source alone, as `proposals` name them by their ids; these with what has stopped
 */
export function detectTogether({ documents, mails, today, currency }: Papers): {
  findings: SourceFinding[];
  proposals: Proposal[];
  cancelled: CancelledInMail[];
} {
  const { findings: running, stopped } = detectInStatements(documents, { today });
  const booked = [...running, ...stopped];
  const isFound = new Set(booked.flatMap(({ charges }) => charges.map(lineKey)));
  const loose = chargesByMerchant(documents).flatMap(({ merchant, charges }) =>
    charges.filter((charge) => !isFound.has(lineKey(charge))).map((charge) => ({ ...charge, merchant: merchant.key })),
  );
  const told = detectInMails(mails, { today, currency });
  const findings = [...booked.map(fromStatement), ...told.findings.map(fromMail)];
  const { cancelled } = told;
  const { proposals } = mergeFindings({ findings, loose, cancelled, subscriptions: [], decisions: [], today });
  return { findings, proposals, cancelled };
}
