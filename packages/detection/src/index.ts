export { type Known, ownerOfHost, serviceById, services } from './catalogue/catalogue.ts';
export type { Service } from './catalogue/schema.ts';
export { detectInStatements } from './detect.ts';
export type { Finding, FoundCharge, Life, StatementDocument, StatementFindings } from './finding.ts';
export { type CancellationReason, type CancelledInMail, detectInMails } from './mail/detect-in-mails.ts';
export type { MailFinding } from './mail/finding.ts';
export type { Mail, MailEvent, MailEventKind } from './mail/mail.ts';
export { readMail } from './mail/read-mail.ts';
