import type { Page } from '@playwright/test';
import { aPlan, aUser } from '#testing/factories.ts';
import { statsOf } from '#testing/fixtures/household.ts';
import { analyticsPictures } from './analytics-pictures.ts';
import { assistantPictures } from './assistant-pictures.ts';
import { familyPictures } from './family-pictures.ts';
import { findingPictures } from './finding-pictures.ts';
import { integrationPictures } from './integration-pictures.ts';
import { paymentPictures } from './payment-pictures.ts';
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
  never,
  outlook,
  type Picture,
  problem,
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

const oldTotals = { currency: 'TRY', monthly: 3109.9, yearly: 37318.8, rate_date: '2026-09-29', rate_source: 'market' };
const withStats = (own: object) => ({ 'GET /subscriptions/stats/summary': { ...statsOf(fullList), ...own } });

export const pictures: Picture[] = [
  { name: 'landing', path: '/', answers: visitor, act: undefined },
  { name: 'sign-in', path: '/', answers: visitor, act: openSignIn },
  {
    name: 'sign-up',
    path: '/',
    answers: visitor,
    act: async (page) => {
      await openSignIn(page);
      await page.locator('[role=dialog] p button').last().click();
    },
  },
  {
    name: 'sign-in-failed',
    path: '/',
    answers: { ...visitor, 'POST /auth/login': problem(401, 'invalid_credentials', 'E-posta veya şifre yanlış.') },
    act: async (page) => {
      await openSignIn(page);
      await page.locator('input[type=email]').fill('ayse@example.com');
      await page.locator('input[type=password]').fill('yanlış şifre');
      await page.locator('[role=dialog] button[type=submit]').click();
      await page.locator('[role=dialog] [role=alert]').waitFor();
    },
  },
  { name: 'not-found', path: '/nowhere', answers: visitor },
  { name: 'dashboard-empty', path: '/dashboard', answers: empty },
  { name: 'dashboard-full', path: '/dashboard', answers: full },
  { name: 'dashboard-rates-old', path: '/dashboard', answers: { ...full, ...withStats({ converted: oldTotals }) } },
  {
    name: 'dashboard-rate-missing',
    path: '/dashboard',
    answers: { ...full, ...withStats({ converted: undefined, currencies_without_rate: ['UAH', 'XAF'] }) },
  },
  { name: 'dashboard-limit', path: '/dashboard', answers: limited },
  { name: 'dashboard-failing', path: '/dashboard', answers: failing, act: (page) => page.getByRole('alert').waitFor() },
  { name: 'dialog-add', path: '/dashboard', answers: full, act: (page) => page.locator('main button').nth(1).click() },
  {
    name: 'dialog-add-more',
    path: '/dashboard',
    answers: full,
    act: async (page) => {
      await page.locator('main button').nth(1).click();
      const form = page.getByRole('dialog').locator('form');
      await form.locator('select').first().selectOption('TRY');
      await form.locator('button[aria-expanded]').click();
      await form.locator('select[name=billing_interval]').selectOption('3');
    },
  },
  {
    name: 'dashboard-offline',
    path: '/dashboard',
    answers: full,
    act: async (page) => {
      await openToggle(page);
      // The network itself stays: the other pictures share it.
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.locator('[data-sonner-toast]').waitFor();
    },
  },
  {
    name: 'dashboard-action-failed',
    path: '/dashboard',
    answers: {
      ...full,
      [`PUT /subscriptions/${fullList[0]?.id}`]: problem(503, 'service_unavailable'),
    },
    act: async (page) => {
      await openToggle(page);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.locator('[data-sonner-toast] [data-button]').waitFor();
    },
  },
  {
    name: 'dialog-edit',
    path: '/dashboard',
    answers: full,
    act: async (page) => {
      await page.locator('article button').nth(0).click();
      await page.locator('[role=dialog] button[aria-expanded]').waitFor();
    },
  },
  {
    name: 'dialog-delete',
    path: '/dashboard',
    answers: full,
    act: (page) => page.locator('article button').nth(2).click(),
  },
  {
    name: 'dialog-cancel',
    path: '/dashboard',
    answers: { ...full, [`GET /subscriptions/${fullList[0]?.id}/cancel-guides`]: guides },
    act: async (page) => {
      await page.locator('article button').nth(1).click();
      await page.getByRole('alertdialog').locator('details').first().waitFor();
    },
  },
  {
    name: 'dialog-limit',
    path: '/dashboard',
    answers: limited,
    act: (page) => page.locator('main button').nth(1).click(),
  },
  ...assistantPictures(full, limited, problem),
  ...subscriptionPictures({ full, guides, never }, problem),
  ...reportPictures({ full, never, problem }),
  ...savingsPictures({ full, limited, never, problem }),
  ...analyticsPictures({ full, limited, never, problem }),
  ...familyPictures({ visitor, full, limited, never }, problem),
  ...reminderPictures({ visitor, full, limited, never }, problem),
  { name: 'account', path: '/account', answers: account },
  {
    name: 'account-google',
    path: '/account',
    answers: {
      ...account,
      'GET /auth/me': aUser({ email_verified: false }),
      'GET /account/access': { has_password: false, has_google: true },
    },
  },
  {
    name: 'account-failing',
    path: '/account',
    answers: { ...account, 'GET /account/sessions': problem(503, 'service_unavailable') },
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'account-delete',
    path: '/account',
    answers: account,
    act: (page) => page.locator('main button').last().click(),
  },
  ...twoStepPictures(account, visitor, openSignIn),
  ...integrationPictures(account, {
    ...account,
    'GET /auth/me': aUser({ tier: 'pro' }),
    'GET /user/subscription-info': aPlan('pro', 8),
  }),
  { name: 'reset-password', path: '/reset-password#token=abcdefghijklmnopqrstuvwxyz', answers: visitor },
  {
    name: 'verify-email',
    path: '/verify-email#token=abcdefghijklmnopqrstuvwxyz',
    answers: { ...visitor, 'POST /auth/email/verify': problem(422, 'link_invalid', 'Bu bağlantı geçersiz') },
  },
  {
    name: 'verify-email-password',
    path: '/verify-email#token=abcdefghijklmnopqrstuvwxyz',
    answers: { ...visitor, 'POST /auth/email/verify': problem(422, 'password_required') },
    act: (page) => page.locator('main input').waitFor(),
  },
  {
    name: 'forgot-password',
    path: '/',
    answers: visitor,
    act: async (page) => {
      await openSignIn(page);
      await page.getByRole('dialog').locator('button[type=button]').nth(-2).click();
    },
  },
  { name: 'emails-empty', path: '/dashboard/emails', answers: empty },
  {
    name: 'emails-missing',
    path: '/dashboard/emails',
    answers: {
      ...empty,
      'GET /auth/providers': { google: false, sandbox: false, microsoft: false, microsoft_sandbox: false },
    },
  },
  { name: 'emails-found', path: '/dashboard/emails', answers: mails },
  { name: 'emails-scanning', path: '/dashboard/emails', answers: scanning },
  { name: 'emails-decided', path: '/dashboard/emails', answers: { ...mails, 'GET /email/detections': [] } },
  {
    name: 'emails-failing',
    path: '/dashboard/emails',
    answers: { ...full, 'GET /email/connections': problem(503, 'service_unavailable') },
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'emails-by-hand',
    path: '/dashboard/emails',
    answers: {
      ...mails,
      'GET /email/connections': [outlook],
      'DELETE /email/connection/outlook': { permission: 'by_hand' },
    },
    act: async (page) => {
      await page.locator('article').first().locator('button').first().click();
      await page.getByRole('alertdialog').locator('button').last().click();
      await page.locator('a[href*="live.com"]').waitFor();
    },
  },
  {
    name: 'dialog-remove',
    path: '/dashboard/emails',
    answers: mails,
    act: (page) => page.locator('article').first().locator('button').nth(1).click(),
  },
  {
    name: 'dialog-imap',
    path: '/dashboard/emails',
    answers: empty,
    act: async (page) => {
      await openImap(page);
      await page.getByRole('dialog').locator('button[type=submit]').click();
    },
  },
  {
    name: 'dialog-imap-outlook',
    path: '/dashboard/emails',
    answers: empty,
    act: async (page) => {
      await openImap(page);
      await page.getByRole('radio').last().check();
    },
  },
  {
    name: 'callback',
    path: '/email-callback?code=x&state=outlook_auth',
    answers: { ...empty, 'POST /email/connect': never },
  },
  { name: 'dashboard-mail', path: '/dashboard', answers: mails },
  { name: 'statement-empty', path: '/dashboard/bank-statement', answers: empty },
  { name: 'statement-found', path: '/dashboard/bank-statement', answers: found, act: upload },
  {
    name: 'statement-correct',
    path: '/dashboard/bank-statement',
    answers: found,
    act: async (page) => {
      await page.locator('article').last().locator('button').first().click();
    },
  },
  {
    name: 'statement-locked',
    path: '/dashboard/bank-statement',
    act: upload,
    answers: { ...empty, 'POST /bank-statement/upload': problem(422, 'statement_encrypted') },
  },
  ...findingPictures({ empty, full, mails, never, problem }),
  ...paymentPictures({ visitor, limited, full, account, never, problem }),
];

async function openImap(page: Page) {
  await page.locator('main ul button').last().click();
  await page.getByRole('dialog').waitFor();
}

async function openSignIn(page: Page) {
  await page.locator('main button').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the confirmation to cancel the first subscription, once the toaster is loaded for use without a network. */
async function openToggle(page: Page) {
  await page.getByRole('article').first().getByRole('button').nth(1).click();
  await page.getByRole('alertdialog').waitFor();
  await page.locator('section[aria-label][aria-live]').last().waitFor({ state: 'attached' });
}
