import type { IsoDate } from '@kumbara/shared';
import { detectInStatements } from '#detect-in-statements.ts';
import type { FoundCharge, StatementDocument } from '#finding.ts';
import { groupChargesByMerchant } from '#lines/charges.ts';
import { type CancelledInMail, detectInMails } from '#mail/detect-in-mails.ts';
import type { Mail } from '#mail/mail.ts';
import { truncateText } from '#truncate.ts';
import { mergeFindings, type Proposal } from './merge-findings.ts';
import { fromMail, fromStatement, type SourceFinding } from './source.ts';

/** Documents and mails of one user, without a list of subscriptions or decisions. */
export type DetectionInputs = { documents: StatementDocument[]; mails: Mail[]; today: IsoDate; currency?: string };

const getLineKey = ({ date, amount, currency, text }: FoundCharge) =>
  `${date} ${amount} ${currency} ${truncateText(text)}`;

/**
 * Detects subscriptions in all statements and mails of one user. Amounts are in their own currencies. Never throws.
 * @param inputs.currency for mails that print none; default TRY
 * @returns `findings` per source; `proposals` refer to them by id and include stopped subscriptions
 */
export function detectInAll({ documents, mails, today, currency }: DetectionInputs): {
  findings: SourceFinding[];
  proposals: Proposal[];
  cancelled: CancelledInMail[];
} {
  const { findings: running, stopped } = detectInStatements(documents, { today });
  const streams = [...running, ...stopped];
  const isFound = new Set(streams.flatMap(({ charges }) => charges.map(getLineKey)));
  const unassigned = groupChargesByMerchant(documents).flatMap(({ merchant, charges }) =>
    charges
      .filter((charge) => !isFound.has(getLineKey(charge)))
      .map((charge) => ({ ...charge, merchant: merchant.key })),
  );
  const fromMails = detectInMails(mails, { today, currency });
  const findings = [...streams.map(fromStatement), ...fromMails.findings.map(fromMail)];
  const { cancelled } = fromMails;
  const { proposals } = mergeFindings({ findings, unassigned, cancelled, subscriptions: [], decisions: [], today });
  return { findings, proposals, cancelled };
}
