import {
  errorStatus,
  type StatementErrorCode,
  type StatementUpload,
  type Subscription,
  statementErrorCodes,
} from '@kumbara/shared';
import type { Page } from '@playwright/test';
import { aStatement } from '#testing/factories.ts';
import { doubtfulFindings, doubtfulMailFindings, oldFindings, stoppedFindings } from '#testing/fixtures/findings.ts';
import { type Answers, never, type Picture, problem, screen } from './picture.ts';
import { empty, full, mails } from './picture-answers.ts';

/** Errors after which the page asks for the password instead of showing a message. */
const asksForPassword: StatementErrorCode[] = ['statement_encrypted', 'statement_wrong_password'];

const uploadFile = (page: Page) =>
  page.setInputFiles('input[type=file]', {
    name: 'ekstre-ekim-2026-ornek-bank-kredi-karti-hesap-ozeti.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });

const [tracked] = full['GET /subscriptions'] as Subscription[];
if (!tracked) throw new Error('the full list is empty');
const statement = (name: string, upload: StatementUpload, own: Answers = {}) =>
  screen('/dashboard/bank-statement')(
    `statement-${name}`,
    { ...full, 'GET /email/detections': upload.subscriptions, 'POST /bank-statement/upload': upload, ...own },
    uploadFile,
  );
const refusals = statementErrorCodes.filter((code) => !asksForPassword.includes(code));
const read: StatementUpload['statement'] = { ...aStatement().statement, issuer: 'Örnek Bank' };

/** Uncertain findings of statements and mailboxes, and every refusal of a file. */
export const findingPictures: Picture[] = [
  statement('old', {
    statement: { ...read, transactions: 12, reconciled: null, period: { from: '2026-01-05', to: '2026-03-21' } },
    subscriptions: oldFindings(),
  }),
  statement('doubtful', {
    statement: { ...read, reconciled: false, missing_amount: 129.9 },
    subscriptions: doubtfulFindings(tracked),
  }),
  statement('stopped', { statement: { ...read, reconciled: false }, subscriptions: [], stopped: stoppedFindings() }),
  statement('nothing', { statement: { ...read, transactions: 1, reconciled: null }, subscriptions: [] }),
  statement('decided', { statement: read, subscriptions: oldFindings() }, { 'GET /email/detections': [] }),
  {
    ...statement('busy-card', { statement: read, subscriptions: oldFindings() }),
    answers: { ...full, 'GET /email/detections': oldFindings(), 'POST /email/import-subscription': never },
    act: (page) => page.locator('article').first().press('a'),
  },
  statement('reading', aStatement(), { 'POST /bank-statement/upload': never }),
  statement('wrong-password', aStatement(), {
    'POST /bank-statement/upload': problem(422, 'statement_wrong_password'),
  }),
  ...refusals.map((code) =>
    statement(`refused-${code.replace('statement_', '')}`, aStatement(), {
      ...empty,
      'POST /bank-statement/upload': problem(errorStatus[code], code),
    }),
  ),
  screen('/dashboard/bank-statement')(
    'dialog-link',
    { ...full, 'GET /email/detections': oldFindings() },
    async (page) => {
      await page.locator('article').first().press('l');
      await page.getByRole('dialog').waitFor();
    },
  ),
  screen('/dashboard/emails')('emails-doubtful', { ...mails, 'GET /email/detections': doubtfulMailFindings() }),
];
