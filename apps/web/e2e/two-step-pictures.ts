import type { Page } from '@playwright/test';
import type { Answers, Picture } from './picture-answers.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recovery_codes = Array.from({ length: 10 }, (_, at) => `7KQ2M-X9D4T-${at}RVWN-CH3PA-Z6E8${at}`);
const passkeys = [
  ['Chrome, Windows', '2026-11-02T09:00:00Z'],
  ['İş telefonumdaki parmak izi okuyucusu', null],
].map(([name, last_used_at], at) => ({
  id: `0196f0c0-0000-7000-8000-00000000000${at}`,
  ...{ name, last_used_at, created_at: '2026-09-14T09:00:00Z' },
}));
const on = { on_since: '2026-10-05T09:00:00Z', recovery_codes_left: 2 };
const press = (page: Page, which: 'first' | 'last') =>
  page
    .locator('section', { has: page.locator('.lucide-shield-check') })
    .locator('button')
    [which]()
    .click();

export function twoStepPictures(account: Answers, visitor: Answers, signIn: (page: Page) => Promise<void>): Picture[] {
  const twoStep = { ...account, 'GET /account/two-step': on, 'GET /account/passkeys': passkeys };
  const setUp = {
    ...account,
    'POST /account/two-step/setup': {
      secret,
      setup: 'x',
      uri: `otpauth://totp/Kumbara:ayse@example.com?secret=${secret}`,
    },
    'POST /account/two-step': { recovery_codes },
  };
  const begin = async (page: Page) => {
    await page.locator('section').nth(3).locator('button').first().click();
    await page.locator('[role=dialog] svg[role=img]').waitFor();
  };
  const passkey = (page: Page, which: number) =>
    page
      .locator('li', { has: page.locator('.lucide-key-round') })
      .first()
      .locator('button')
      .nth(which)
      .click();
  const wrong = [{ field: 'code', detail: 'Der Code ist falsch oder wurde schon verwendet' }];
  const refused = { status: 422, body: { code: 'invalid_input', detail: '', errors: wrong } };
  const asked = { ...visitor, 'POST /auth/login': { second_step: { has_passkey: true } } };
  const secondStep = async (page: Page) => {
    await signIn(page);
    await page.locator('input[type=email]').fill('ayse@example.com');
    await page.locator('input[type=password]').fill('bir şifre');
    await page.locator('[role=dialog] button[type=submit]').click();
    await page.locator('[role=dialog] input[name=code]').waitFor();
  };
  const question = { code: 'confirmation_required', methods: ['authenticator', 'passkey'] };
  return [
    { name: 'account-two-step', path: '/account', answers: twoStep },
    {
      name: 'account-two-step-failing',
      path: '/account',
      answers: { ...account, 'GET /account/two-step': { status: 503, body: { code: 'service_unavailable' } } },
      act: (page) => page.getByRole('alert').waitFor(),
    },
    { name: 'dialog-two-step-setup', path: '/account', answers: setUp, act: begin },
    {
      name: 'dialog-two-step-codes',
      path: '/account',
      answers: setUp,
      act: async (page) => {
        await begin(page);
        await page.locator('[role=dialog] input').fill('123456');
        await page.locator('[role=dialog] button[type=submit]').click();
        await page.locator('[role=dialog] ol').waitFor();
      },
    },
    { name: 'dialog-two-step-off', path: '/account', answers: twoStep, act: (page) => press(page, 'last') },
    {
      name: 'dialog-confirm-identity',
      path: '/account',
      answers: { ...twoStep, 'GET /account/export': { status: 403, body: question } },
      act: async (page) => {
        await page.locator('main .lucide-download').last().click();
        await page.locator('[role=dialog] input').waitFor();
      },
    },
    {
      name: 'dialog-two-step-setup-failed',
      path: '/account',
      answers: { ...setUp, 'POST /account/two-step': refused },
      act: async (page) => {
        await begin(page);
        await page.locator('[role=dialog] input').fill('123456');
        await page.locator('[role=dialog] button[type=submit]').click();
        await page.locator('[role=dialog] [role=alert]').waitFor();
      },
    },
    { name: 'dialog-passkey-rename', path: '/account', answers: twoStep, act: (page) => passkey(page, 0) },
    { name: 'dialog-passkey-remove', path: '/account', answers: twoStep, act: (page) => passkey(page, 1) },
    {
      name: 'account-passkeys-failing',
      path: '/account',
      answers: { ...twoStep, 'GET /account/passkeys': { status: 503, body: { code: 'service_unavailable' } } },
      act: (page) => page.getByRole('alert').waitFor(),
    },
    { name: 'sign-in-second-step', path: '/', answers: asked, act: secondStep },
    {
      name: 'sign-in-second-step-failed',
      path: '/',
      answers: { ...asked, 'POST /auth/login/second-step': refused },
      act: async (page) => {
        await secondStep(page);
        await page.locator('input[name=code]').fill('123456');
        await page.locator('[role=dialog] button[type=submit]').click();
        await page.locator('[role=dialog] [role=alert]').waitFor();
      },
    },
    {
      name: 'sign-in-recovery',
      path: '/',
      answers: asked,
      act: async (page) => {
        await secondStep(page);
        await page.locator('[role=dialog] p button').first().click();
      },
    },
  ];
}
