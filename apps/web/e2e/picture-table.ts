import type { Page } from '@playwright/test';

import { aUser } from '#testing/factories.ts';
import { statsOf } from '#testing/fixtures/household.ts';
import { analyticsPictures } from './analytics-pictures.ts';
import { assistantPictures } from './assistant-pictures.ts';
import { familyPictures } from './family-pictures.ts';
import { findingPictures } from './finding-pictures.ts';
import { integrationPictures } from './integration-pictures.ts';
import { paymentPictures } from './payment-pictures.ts';
import {
  accountPage,
  alert,
  dashboard,
  landing,
  never,
  openSignIn,
  type Picture,
  problem,
  screen,
  toast,
  unavailable,
} from './picture.ts';
import {
  account,
  empty,
  failing,
  found,
  full,
  fullList,
  guides,
  limited,
  mails,
  outlook,
  scanning,
  visitor,
} from './picture-answers.ts';
import { reminderPictures } from './reminder-pictures.ts';
import { reportPictures } from './report-pictures.ts';
import { savingsPictures } from './savings-pictures.ts';
import { subscriptionPictures } from './subscription-pictures.ts';
import { twoStepPictures } from './two-step-pictures.ts';

const upload = (page: Page) =>
  page.setInputFiles('input[type=file]', {
    name: 'ekstre-ekim.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });

const emails = screen('/dashboard/emails');
const statement = screen('/dashboard/bank-statement');

const oldTotals = { currency: 'TRY', monthly: 3109.9, yearly: 37318.8, rate_date: '2026-09-29', rate_source: 'market' };
const withStats = (own: object) => ({ 'GET /subscriptions/stats/summary': { ...statsOf(fullList), ...own } });

export const pictures: Picture[] = [
  landing('landing', visitor),
  landing('sign-in', visitor, openSignIn),
  landing('sign-up', visitor, async (page) => {
    await openSignIn(page);
    await page.locator('[role=dialog] p button').last().click();
  }),
  landing(
    'sign-in-failed',
    { ...visitor, 'POST /auth/login': problem(401, 'invalid_credentials', 'E-posta veya şifre yanlış.') },
    async (page) => {
      await openSignIn(page);
      await page.locator('input[type=email]').fill('ayse@example.com');
      await page.locator('input[type=password]').fill('yanlış şifre');
      await page.locator('[role=dialog] button[type=submit]').click();
      await page.locator('[role=dialog] [role=alert]').waitFor();
    },
  ),
  screen('/nowhere')('not-found', visitor),
  dashboard('dashboard-empty', empty),
  dashboard('dashboard-full', full),
  dashboard('dashboard-rates-old', { ...full, ...withStats({ converted: oldTotals }) }),
  dashboard('dashboard-rate-missing', {
    ...full,
    ...withStats({ converted: undefined, currencies_without_rate: ['UAH', 'XAF'] }),
  }),
  dashboard('dashboard-limit', limited),
  dashboard('dashboard-failing', failing, alert),
  dashboard('dialog-add', full, (page) => page.locator('main button').nth(1).click()),
  dashboard('dialog-add-more', full, async (page) => {
    await page.locator('main button').nth(1).click();
    const form = page.getByRole('dialog').locator('form');
    await form.locator('select').first().selectOption('TRY');
    await form.locator('button[aria-expanded]').click();
    await form.locator('select[name=billing_interval]').selectOption('3');
  }),
  dashboard('dashboard-offline', full, async (page) => {
    await openToggle(page);
    // The network itself stays: the other pictures share it.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await toast(page);
  }),
  dashboard(
    'dashboard-action-failed',
    {
      ...full,
      [`PUT /subscriptions/${fullList[0]?.id}`]: unavailable,
    },
    async (page) => {
      await openToggle(page);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.locator('[data-sonner-toast] [data-button]').waitFor();
    },
  ),
  dashboard('dialog-edit', full, async (page) => {
    await page.locator('article button').nth(0).click();
    await page.locator('[role=dialog] button[aria-expanded]').waitFor();
  }),
  dashboard('dialog-delete', full, (page) => page.locator('article button').nth(2).click()),
  dashboard(
    'dialog-cancel',
    { ...full, [`GET /subscriptions/${fullList[0]?.id}/cancel-guides`]: guides },
    async (page) => {
      await page.locator('article button').nth(1).click();
      await page.getByRole('alertdialog').locator('details').first().waitFor();
    },
  ),
  dashboard('dialog-limit', limited, (page) => page.locator('main button').nth(1).click()),
  ...assistantPictures,
  ...subscriptionPictures,
  ...reportPictures,
  ...savingsPictures,
  ...analyticsPictures,
  ...familyPictures,
  ...reminderPictures,
  accountPage('account', account),
  accountPage('account-google', {
    ...account,
    'GET /auth/me': aUser({ email_verified: false }),
    'GET /account/access': { has_password: false, has_google: true },
  }),
  accountPage('account-failing', { ...account, 'GET /account/sessions': unavailable }, alert),
  accountPage('account-delete', account, (page) => page.locator('main button').last().click()),
  ...twoStepPictures,
  ...integrationPictures,
  screen('/reset-password#token=abcdefghijklmnopqrstuvwxyz')('reset-password', visitor),
  screen('/verify-email#token=abcdefghijklmnopqrstuvwxyz')('verify-email', {
    ...visitor,
    'POST /auth/email/verify': problem(422, 'link_invalid', 'Bu bağlantı geçersiz'),
  }),
  screen('/verify-email#token=abcdefghijklmnopqrstuvwxyz')(
    'verify-email-password',
    { ...visitor, 'POST /auth/email/verify': problem(422, 'password_required') },
    (page) => page.locator('main input').waitFor(),
  ),
  landing('forgot-password', visitor, async (page) => {
    await openSignIn(page);
    await page.getByRole('dialog').locator('button[type=button]').nth(-2).click();
  }),
  emails('emails-empty', empty),
  emails('emails-missing', {
    ...empty,
    'GET /auth/providers': { google: false, sandbox: false, microsoft: false, microsoft_sandbox: false },
  }),
  emails('emails-found', mails),
  emails('emails-scanning', scanning),
  emails('emails-decided', { ...mails, 'GET /email/detections': [] }),
  emails('emails-failing', { ...full, 'GET /email/connections': unavailable }, alert),
  emails(
    'emails-by-hand',
    {
      ...mails,
      'GET /email/connections': [outlook],
      'DELETE /email/connection/outlook': { permission: 'by_hand' },
    },
    async (page) => {
      await page.locator('article').first().locator('button').first().click();
      await page.getByRole('alertdialog').locator('button').last().click();
      await page.locator('a[href*="live.com"]').waitFor();
    },
  ),
  emails('dialog-remove', mails, (page) => page.locator('article').first().locator('button').nth(1).click()),
  emails('dialog-imap', empty, async (page) => {
    await openImap(page);
    await page.getByRole('dialog').locator('button[type=submit]').click();
  }),
  emails('dialog-imap-outlook', empty, async (page) => {
    await openImap(page);
    await page.getByRole('radio').last().check();
  }),
  screen('/email-callback?code=x&state=outlook_auth')('callback', { ...empty, 'POST /email/connect': never }),
  dashboard('dashboard-mail', mails),
  statement('statement-empty', empty),
  statement('statement-found', found, upload),
  statement('statement-correct', found, async (page) => {
    await page.locator('article').last().locator('button').first().click();
  }),
  statement(
    'statement-locked',
    { ...empty, 'POST /bank-statement/upload': problem(422, 'statement_encrypted') },
    upload,
  ),
  ...findingPictures,
  ...paymentPictures,
];

async function openImap(page: Page) {
  await page.locator('main ul button').last().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the confirmation to cancel the first subscription, once the toaster is loaded for use without a network. */
async function openToggle(page: Page) {
  await page.getByRole('article').first().getByRole('button').nth(1).click();
  await page.getByRole('alertdialog').waitFor();
  await page.locator('section[aria-label][aria-live]').last().waitFor({ state: 'attached' });
}
