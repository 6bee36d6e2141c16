import { webhookFormats } from '@kumbara/shared';
import type { Page } from '@playwright/test';
import { aPlan, aUser } from '#testing/factories.ts';
import { type Act, type Answers, never, type Picture, problem, screen, toast, unavailable } from './picture.ts';
import { account } from './picture-answers.ts';

const feeds = [
  ['iPhone', '2026-11-02T09:00:00Z'],
  ['Evdeki ortak takvim, mutfaktaki ekran', null],
].map(([name, last_read_at], at) => ({
  id: `0196f0c0-0000-7000-8000-00000000000${at}`,
  ...{ name, last_read_at, created_at: '2026-09-14T09:00:00Z' },
}));
const keys = [
  {
    ...{ id: '0196f0c0-0000-7000-8000-000000000009', name: 'Claude', access: 'read', hint: 'x7Qa' },
    ...{ created_at: '2026-10-01T09:00:00Z', expires_at: null, last_used_at: '2026-11-20T09:00:00Z' },
  },
  {
    ...{ id: '0196f0c0-0000-7000-8000-000000000010', name: 'Evdeki tablo', access: 'read_write', hint: 'Lk2_' },
    ...{ created_at: '2026-10-01T09:00:00Z', expires_at: '2036-01-20T09:00:00Z', last_used_at: null },
  },
  {
    ...{ id: '0196f0c0-0000-7000-8000-000000000011', name: 'Home Assistant', access: 'read', hint: 'p-9Z' },
    ...{ created_at: '2025-10-01T09:00:00Z', expires_at: '2026-01-20T09:00:00Z', last_used_at: null },
  },
];
const key = `kmb_${'Zq3vX9-kT_'.repeat(4)}a1B`;
const secret = `whsec_${'Zq3vX9kT+/'.repeat(4)}a1B=`;
const url = `https://kumbara.example/api/calendar/${'Zq3vX9-kT_'.repeat(4)}a1B.ics`;

const webhooks = [
  { address: 'https://home.example/automation/hooks/incoming/kumbara-a8Xq', format: 'json', enabled: true },
  { address: 'https://hooks.slack.com/…a8Xq', format: 'slack', enabled: true, failing_since: '2026-11-19T06:12:00Z' },
  { address: 'https://api.telegram.org/…sage', format: 'telegram', enabled: false, disabled_reason: 'failing' },
].map((fields, at) => ({
  id: `0196f0c0-0000-7000-8000-00000000010${at}`,
  ...{ failing_since: null, disabled_reason: null, previous_secret_until: null, created_at: '2026-10-02T09:00:00Z' },
  events: ['payment.due', 'trial.ending', 'price.changed', 'charge.after_cancel'],
  ...fields,
}));
const deliveries = (['pending', 'delivered', 'failed', 'dropped'] as const).map((status, at) => ({
  id: `0196f0c0-0000-7000-8000-00000000020${at}`,
  event_id: `0196f0c0-0000-7000-8000-00000000030${at}`,
  type: ['price.changed', 'payment.due', 'charge.after_cancel', 'trial.ending'][at],
  ...{ status, created_at: '2026-11-19T06:12:00Z', attempts: status === 'dropped' ? 0 : at + 1 },
  last_status: [503, 204, null, null][at],
  last_attempt_at: status === 'dropped' ? null : '2026-11-19T06:12:05Z',
  next_attempt_at: status === 'pending' ? '2026-11-19T06:17:05Z' : null,
}));
const tries = [
  {
    ...{ id: '0196f0c0-0000-7000-8000-000000000401', at: '2026-11-19T06:12:05Z', duration_ms: 214 },
    request: {
      headers: { 'content-type': 'application/json', 'user-agent': 'Kumbara-Webhooks/1.0' },
      body: '{"text":"Netflix: 149,99 ₺ → 189,99 ₺ (1 Aralık 2026)"}',
    },
    response: { status: 503, headers: { 'content-type': 'text/plain' }, body: 'upstream unavailable' },
  },
];

/** Sections, the last one counted from the end. */
const [calendarAt, keysAt, webhooksAt] = [0, 1, -1];
/** The button below a section's list. */
const add = (page: Page, section: number) =>
  page.locator('main section').nth(section).locator('button:not(li button)').last().click();
const pressOf = (page: Page, text: string, button: number) =>
  page.locator('main li', { hasText: text }).getByRole('button').nth(button).click();
const send = (page: Page) => page.locator('[role=dialog] button[type=submit]').click();

const dialogAlert = (page: Page) => page.locator('[role=dialog] [role=alert]').first().waitFor();

const act = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

const pro: Answers = {
  ...account,
  'GET /auth/me': aUser({ tier: 'pro' }),
  'GET /user/subscription-info': aPlan('pro', 8),
};
const connected = { ...pro, 'GET /api-keys': keys, 'GET /calendar-feeds': feeds, 'GET /webhooks': webhooks };
const integrations = (name: string, own: Answers = {}, act?: Act) =>
  screen('/account/integrations')(name, { ...connected, ...own }, act);
const withoutPlan = (own: unknown[]) => ({
  status: 402,
  body: { code: 'plan_required', required_plan: 'pro', keys: own },
});
/** Presses the button that tries a webhook. */
const tested = (name: string, answer: object) =>
  integrations(
    `integrations-${name}`,
    { [`POST /webhooks/${webhooks[0]?.id}/test`]: { ...deliveries[0], tries, ...answer } },
    async (page) => {
      await pressOf(page, 'home.example', 0);
      await toast(page);
    },
  );

export const integrationPictures: Picture[] = [
  integrations('integrations', {}, act),
  tested('tested', { status: 'delivered', last_status: 204 }),
  tested('test-refused', { status: 'failed', last_status: 503 }),
  tested('test-unanswered', { status: 'failed', last_status: null }),
  integrations(
    'integrations-turned-on',
    { [`PATCH /webhooks/${webhooks[2]?.id}`]: { ...webhooks[2], enabled: true } },
    async (page) => {
      await page.locator('main li .bg-notice-soft button').click();
      await toast(page);
    },
  ),
  integrations('integrations-assistant', {}, (page) => page.getByRole('tab').last().click()),
  integrations(
    'integrations-other-plan',
    { ...account, 'GET /api-keys': withoutPlan([]), 'GET /calendar-feeds': [], 'GET /webhooks': [] },
    act,
  ),
  integrations('integrations-empty', { 'GET /api-keys': [], 'GET /calendar-feeds': [], 'GET /webhooks': [] }, act),
  integrations(
    'integrations-ended',
    {
      ...account,
      'GET /api-keys': withoutPlan(keys),
      'GET /calendar-feeds': feeds.slice(0, 1),
      'GET /webhooks': webhooks.slice(0, 1),
    },
    act,
  ),
  integrations(
    'dialog-deliveries',
    {
      [`GET /webhooks/${webhooks[1]?.id}/deliveries`]: deliveries,
      [`GET /webhooks/deliveries/${deliveries[0]?.id}`]: { ...deliveries[0], tries },
    },
    async (page) => {
      await page.locator('li', { hasText: 'hooks.slack.com' }).getByRole('button').nth(1).click();
      await page.locator('[role=dialog] summary').first().click();
      await page.locator('[role=dialog] pre').first().waitFor();
    },
  ),
  integrations(
    'dialog-calendar-address',
    { [`POST /calendar-feeds/${feeds[0]?.id}/renew`]: { ...feeds[0], url } },
    async (page) => {
      await page.locator('li', { hasText: 'iPhone' }).getByRole('button').first().click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.locator('[role=dialog] pre').waitFor();
    },
  ),
  integrations(
    'integrations-loading',
    { 'GET /api-keys': never, 'GET /calendar-feeds': never, 'GET /webhooks': never },
    act,
  ),
  integrations(
    'integrations-failing',
    { 'GET /api-keys': unavailable, 'GET /calendar-feeds': unavailable, 'GET /webhooks': unavailable },
    (page) => page.getByRole('alert').nth(2).waitFor(),
  ),
  integrations('dialog-calendar-add', {}, (page) => add(page, calendarAt)),
  integrations('dialog-calendar-remove', {}, (page) => pressOf(page, 'iPhone', 1)),
  integrations('dialog-key-add', {}, (page) => add(page, keysAt)),
  integrations('dialog-key-revoke', {}, (page) => pressOf(page, 'Claude', 0)),
  integrations('dialog-key-shown', { 'POST /api-keys': { ...keys[0], key } }, async (page) => {
    await add(page, keysAt);
    await page.locator('[role=dialog] input').first().fill('Claude');
    await send(page);
    await page.locator('[role=dialog] pre').waitFor();
  }),
  ...Object.entries({
    refused: problem(422, 'too_many_api_keys'),
    invalid: { status: 422, body: { code: 'invalid_input', errors: [{ field: 'name', detail: 'Bu alan gerekli' }] } },
  }).map(([state, answer]) =>
    integrations(`dialog-key-${state}`, { 'POST /api-keys': answer }, async (page) => {
      await add(page, keysAt);
      await page.locator('[role=dialog] input').first().fill('Claude');
      await page.locator('[role=dialog] select').first().selectOption('read_write');
      await send(page);
      await dialogAlert(page);
    }),
  ),
  integrations('dialog-key-revoke-failed', { [`DELETE /api-keys/${keys[0]?.id}`]: unavailable }, async (page) => {
    await pressOf(page, 'Claude', 0);
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await toast(page);
  }),
  integrations('dialog-calendar-refused', { 'POST /calendar-feeds': problem(422, 'account_full') }, async (page) => {
    await add(page, calendarAt);
    await page.locator('[role=dialog] input').fill('iPhone');
    await send(page);
    await page.locator('[role=dialog] [aria-invalid=true]').waitFor();
  }),
  ...webhookFormats.map((format) =>
    integrations(`dialog-webhook-${format}`, {}, async (page) => {
      await add(page, webhooksAt);
      await page.locator('[role=dialog] select').selectOption(format);
    }),
  ),
  integrations('dialog-webhook-limit', { 'POST /webhooks': problem(422, 'too_many_webhooks') }, async (page) => {
    await add(page, webhooksAt);
    await page.locator('[role=dialog] input[type=url]').fill('https://home.example/hooks');
    await send(page);
    await dialogAlert(page);
  }),
  integrations(
    'dialog-webhook-refused',
    {
      'POST /webhooks': {
        status: 422,
        body: { code: 'validation_failed', errors: ['url', 'events'].map((field) => ({ field, detail: '-' })) },
      },
    },
    async (page) => {
      await add(page, webhooksAt);
      await page.locator('[role=dialog] select').selectOption('telegram');
      await send(page);
      await dialogAlert(page);
    },
  ),
  integrations('dialog-webhook-secret', { 'POST /webhooks': { ...webhooks[0], secret } }, async (page) => {
    await add(page, webhooksAt);
    await page.locator('[role=dialog] input[type=url]').fill('https://home.example/hooks');
    await send(page);
    await page.locator('[role=dialog] pre').waitFor();
  }),
  integrations('dialog-webhook-edit', {}, (page) => pressOf(page, 'home.example', 2)),
  integrations(
    'dialog-webhook-renewed',
    {
      [`POST /webhooks/${webhooks[0]?.id}/rotate-secret`]: {
        ...{ ...webhooks[0], secret, previous_secret_until: '2026-11-21T06:12:00Z' },
      },
    },
    async (page) => {
      await pressOf(page, 'home.example', 2);
      await page.locator('[role=dialog] .border-t button').first().click();
      await page.locator('[role=dialog] pre').waitFor();
    },
  ),
  integrations('dialog-webhook-remove', {}, async (page) => {
    await pressOf(page, 'home.example', 2);
    await page.locator('[role=dialog] button.text-danger').click();
    await page.getByRole('alertdialog').waitFor();
  }),
  ...Object.entries({ empty: [], loading: never, failed: unavailable }).map(([state, answer]) =>
    integrations(
      `dialog-deliveries-${state}`,
      { [`GET /webhooks/${webhooks[1]?.id}/deliveries`]: answer },
      async (page) => {
        await pressOf(page, 'hooks.slack.com', 1);
        await page.locator(`[role=dialog] ${state === 'failed' ? '[role=alert]' : 'h2'}`).waitFor();
      },
    ),
  ),
  integrations(
    'dialog-deliveries-unanswered',
    {
      [`GET /webhooks/${webhooks[1]?.id}/deliveries`]: deliveries,
      [`GET /webhooks/deliveries/${deliveries[2]?.id}`]: {
        ...{ ...deliveries[2], tries: [{ ...tries[0], response: null, duration_ms: 5002 }] },
      },
    },
    async (page) => {
      await pressOf(page, 'hooks.slack.com', 1);
      await page.locator('[role=dialog] summary').nth(2).click();
      await page.locator('[role=dialog] pre').first().waitFor();
    },
  ),
];
