export type { AccountIdentity } from './account.ts';
export { type CancelGuide, getCancelGuides } from './catalogue/cancel-guide.ts';
export { type CatalogueEntry, findOwnerOfHost, findServiceById } from './catalogue/catalogue.ts';
export { allNames } from './catalogue/names.ts';
export { services } from './catalogue/records.ts';
export { type Service, type ServiceKind, serviceKinds } from './catalogue/schema.ts';
export { detectInStatements } from './detect-in-statements.ts';
export type { Finding, FoundCharge, LifecycleStatus, StatementDocument, StatementFindings } from './finding.ts';
export { groupChargesByMerchant, type MerchantCharges } from './lines/charges.ts';
export { mayHavePriceInAttachment, readMailWithAttachments } from './mail/attached.ts';
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
export {
  combineSearchResults,
  type MailSearch,
  type MailSearchName,
  mailSearches,
} from './mail/search/search-terms.ts';
export { type Merchant, resolveMerchant } from './merchant/resolve.ts';
export { chooseAnchor } from './merge/anchor.ts';
export type { CancellationDecision, DecidedCancellation } from './merge/cancellations.ts';
export { toTerms } from './merge/changes.ts';
export { type DetectionInputs, detectInAll } from './merge/detect-together.ts';
export { type MergeInput, mergeFindings, type Proposal } from './merge/merge-findings.ts';
export { isNear, mergePayments } from './merge/payments.ts';
export type { PossibleMatch } from './merge/possible-matches.ts';
export { matchStreams } from './merge/same-stream.ts';
export {
  type FindingDecision,
  fromMail,
  fromStatement,
  listReceiptMerchants,
  type SourceFinding,
  type Terms,
  type TrackedSubscription,
  type UnassignedCharge,
} from './merge/source.ts';
export { truncateText } from './truncate.ts';
