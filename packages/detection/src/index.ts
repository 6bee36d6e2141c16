export type { AccountIdentity } from './account.ts';
export { type CancelGuide, cancelGuides } from './catalogue/cancel-guide.ts';
export { type Known, ownerOfHost, serviceById, services } from './catalogue/catalogue.ts';
export type { Service } from './catalogue/schema.ts';
export { detectInStatements } from './detect-in-statements.ts';
export type { Finding, FoundCharge, Life, StatementDocument, StatementFindings } from './finding.ts';
export { chargesByMerchant, type MerchantCharges } from './lines/charges.ts';
export { mayBePricedInFile, readMailWithFiles } from './mail/attached.ts';
export {
  type CancellationReason,
  type CancelledInMail,
  detectInEvents,
  detectInMails,
} from './mail/detect-in-mails.ts';
export type { MailFinding } from './mail/finding.ts';
export type { Mail, MailEvent, MailEventKind } from './mail/mail.ts';
export { readMail } from './mail/read-mail.ts';
export { isMailCandidate, type MailHead } from './mail/search/candidate.ts';
export { foundBySearch, type MailSearch, type MailSearchName, mailSearches } from './mail/search/search-terms.ts';
export { fold } from './merchant/fold.ts';
export { type Merchant, resolveMerchant } from './merchant/resolve.ts';
export { anchorFor } from './merge/anchor.ts';
export type { CancellationVerdict, JudgedCancellation } from './merge/cancellations.ts';
export { termsOf } from './merge/changes.ts';
export { detectTogether, type Papers } from './merge/detect-together.ts';
export { type Everything, mergeFindings, type Proposal } from './merge/merge-findings.ts';
export { distinctPayments } from './merge/payments.ts';
export { recogniseStreams } from './merge/same-stream.ts';
export {
  type DecisionOn,
  fromMail,
  fromStatement,
  type Listed,
  type LooseCharge,
  lookedForIn,
  type SourceFinding,
  type Terms,
} from './merge/source.ts';
export { cut } from './truncate.ts';
