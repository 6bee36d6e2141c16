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
import type { Answers, Picture } from './picture-answers.ts';

type Options = {
  empty: Answers;
  full: Answers;
  mails: Answers;
  never: symbol;
  problem: (status: number, code: string) => unknown;
};

/** Errors after which the page asks for the password instead of showing a message. */
const asksForPassword: StatementErrorCode[] = ['statement_encrypted', 'statement_wrong_password'];

/** Uncertain findings of statements and mailboxes, and every refusal of a file. */
export function findingPictures({ empty, full, mails, never, problem }: Options): Picture[] {
  const [tracked] = full['GET /subscriptions'] as Subscription[];
  if (!tracked) throw new Error('the full list is empty');
  const statement = (name: string, upload: StatementUpload, own: Answers = {}): Picture => ({
    name: `statement-${name}`,
    path: '/dashboard/bank-statement',
    answers: { ...full, 'GET /email/detections': upload.subscriptions, 'POST /bank-statement/upload': upload, ...own },
    act: uploadFile,
  });
  const refusals = statementErrorCodes.filter((code) => !asksForPassword.includes(code));
  const read: StatementUpload['statement'] = { ...aStatement().statement, issuer: 'Örnek Bank' };
  return [
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
    {
      name: 'dialog-link',
      path: '/dashboard/bank-statement',
      answers: { ...full, 'GET /email/detections': oldFindings() },
      act: async (page) => {
        await page.locator('article').first().press('l');
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'emails-doubtful',
      path: '/dashboard/emails',
      answers: { ...mails, 'GET /email/detections': doubtfulMailFindings() },
    },
  ];
}

const uploadFile = (page: Page) =>
  page.setInputFiles('input[type=file]', {
    name: 'ekstre-ekim-2026-ornek-bank-kredi-karti-hesap-ozeti.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
