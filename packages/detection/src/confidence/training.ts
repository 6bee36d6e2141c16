/** Exports for the program that fits the weights (`packages/samples/src/fit`) only. */

export { type ScoredFinding, scoreStatementFindings } from '#detect-in-statements.ts';
export { scoreMailEvents } from '#mail/detect-in-mails.ts';
export type { ScoredMails } from '#mail/finding.ts';
export type { Feature } from './features.ts';
export type { MailFeature } from './mail-features.ts';
export { mailModel } from './mail-model.ts';
export { calibrate, type Model, sumWeights } from './model.ts';
export { statementModel } from './statement-model.ts';
