export { type EncryptionScheme, encryptionSchemes, encryptWorkbook } from './encrypt/encrypt-workbook.ts';
export { type ExampleStatement, exampleStatement } from './example/example-statement.ts';
export { encryptedStatement, scannedStatement, statementPassword } from './example/unreadable-statements.ts';
export { generateHistory, type HistoryOptions } from './history/generate-history.ts';
export type { History, HistoryRow, TrueSubscription } from './history/history.ts';
export type { HostileFile } from './hostile/hostile-file.ts';
export { hostileFiles } from './hostile/hostile-files.ts';
export { randomFiles, scrambledFiles, truncatedFiles } from './hostile/malformed.ts';
export type { Layout } from './layouts/layout.ts';
export { layouts } from './layouts/layouts.ts';
export type { StatementTruth } from './layouts/statement.ts';
export { generateMailbox, type MailboxOptions, type MailCountry, mailCountries } from './mails/generate-mailbox.ts';
export type { Mailbox, MailTruth, SampleMail, TrueCancellation, TrueMailSubscription } from './mails/mailbox.ts';
export type { MailContent, MimeEncoding } from './mails/mime/content.ts';
export { writeEml } from './mails/mime/eml.ts';
export { createTextPdf } from './mails/write/text-pdf.ts';
export { type Country, countries } from './markets/markets.ts';
export { type Random, seededRandom } from './random.ts';
export {
  type RenderedStatement,
  type RenderOptions,
  renderStatement,
  type StatementFormat,
  statementFormats,
} from './render/render.ts';
export { isLongRun, randomRuns, sampled } from './sampled.ts';
