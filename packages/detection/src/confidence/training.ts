/** What the program that fits the weights needs (packages/samples/src/fit), and nobody else. */

export { type Judged, judgeStatements } from '#detect-in-statements.ts';
export { judgeMails } from '#mail/detect-in-mails.ts';
export type { JudgedMails } from '#mail/finding.ts';
export type { Feature } from './features.ts';
export type { MailFeature } from './mail-features.ts';
export { mailModel } from './mail-model.ts';
export { calibrated, type Model, sumOf } from './model.ts';
export { statementModel } from './statement-model.ts';
