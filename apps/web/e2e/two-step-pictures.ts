import type { Page } from '@playwright/test';
import { accountPage, alert, landing, openSignIn, type Picture, unavailable } from './picture.ts';
import { account, visitor } from './picture-answers.ts';

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
const sendCode = async (page: Page) => {
  await begin(page);
  await page.locator('[role=dialog] input').fill('123456');
  await page.locator('[role=dialog] button[type=submit]').click();
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
  await openSignIn(page);
  await page.locator('input[type=email]').fill('ayse@example.com');
  await page.locator('input[type=password]').fill('bir şifre');
  await page.locator('[role=dialog] button[type=submit]').click();
  await page.locator('[role=dialog] input[name=code]').waitFor();
};
const question = { code: 'confirmation_required', methods: ['authenticator', 'passkey'] };

export const twoStepPictures: Picture[] = [
  accountPage('account-two-step', twoStep),
  accountPage('account-two-step-failing', { ...account, 'GET /account/two-step': unavailable }, alert),
  accountPage('dialog-two-step-setup', setUp, begin),
  accountPage('dialog-two-step-codes', setUp, async (page) => {
    await sendCode(page);
    await page.locator('[role=dialog] ol').waitFor();
  }),
  accountPage('dialog-two-step-off', twoStep, (page) => press(page, 'last')),
  accountPage(
    'dialog-confirm-identity',
    { ...twoStep, 'GET /account/export': { status: 403, body: question } },
    async (page) => {
      await page.locator('main .lucide-download').last().click();
      await page.locator('[role=dialog] input').waitFor();
    },
  ),
  accountPage('dialog-two-step-setup-failed', { ...setUp, 'POST /account/two-step': refused }, async (page) => {
    await sendCode(page);
    await page.locator('[role=dialog] [role=alert]').waitFor();
  }),
  accountPage('dialog-passkey-rename', twoStep, (page) => passkey(page, 0)),
  accountPage('dialog-passkey-remove', twoStep, (page) => passkey(page, 1)),
  accountPage('account-passkeys-failing', { ...twoStep, 'GET /account/passkeys': unavailable }, alert),
  landing('sign-in-second-step', asked, secondStep),
  landing('sign-in-second-step-failed', { ...asked, 'POST /auth/login/second-step': refused }, async (page) => {
    await secondStep(page);
    await page.locator('input[name=code]').fill('123456');
    await page.locator('[role=dialog] button[type=submit]').click();
    await page.locator('[role=dialog] [role=alert]').waitFor();
  }),
  landing('sign-in-recovery', asked, async (page) => {
    await secondStep(page);
    await page.locator('[role=dialog] p button').first().click();
  }),
];
