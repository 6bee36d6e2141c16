import type { Page } from '@playwright/test';
import type { Answers, Picture } from './picture-answers.ts';

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
];
const url = `https://kumbara.example/api/calendar/${'Zq3vX9-kT_'.repeat(4)}a1B.ics`;

const webhooks = [
  { address: 'https://home.example/hooks/kumbara', format: 'json', enabled: true },
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

const act = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** @param pro answers of an account that has the plan */
export function integrationPictures(account: Answers, pro: Answers): Picture[] {
  const path = '/account/integrations';
  const full = { ...pro, 'GET /api-keys': keys, 'GET /calendar-feeds': feeds, 'GET /webhooks': webhooks };
  return [
    { name: 'integrations', path, answers: full, act },
    {
      name: 'integrations-empty',
      path,
      answers: { ...pro, 'GET /api-keys': [], 'GET /calendar-feeds': [], 'GET /webhooks': [] },
      act,
    },
    {
      name: 'integrations-free',
      path,
      answers: {
        ...account,
        'GET /api-keys': { status: 402, body: { code: 'plan_required', required_plan: 'pro', keys: [] } },
        'GET /calendar-feeds': feeds.slice(0, 1),
        'GET /webhooks': webhooks.slice(0, 1),
      },
      act,
    },
    {
      name: 'dialog-deliveries',
      path,
      answers: {
        ...full,
        [`GET /webhooks/${webhooks[1]?.id}/deliveries`]: deliveries,
        [`GET /webhooks/deliveries/${deliveries[0]?.id}`]: { ...deliveries[0], tries },
      },
      act: async (page) => {
        await page.locator('li', { hasText: 'hooks.slack.com' }).getByRole('button').nth(1).click();
        await page.locator('[role=dialog] summary').first().click();
        await page.locator('[role=dialog] pre').first().waitFor();
      },
    },
    {
      name: 'dialog-calendar-address',
      path,
      answers: { ...full, [`POST /calendar-feeds/${feeds[0]?.id}/renew`]: { ...feeds[0], url } },
      act: async (page) => {
        await page.locator('li', { hasText: 'iPhone' }).getByRole('button').first().click();
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await page.locator('[role=dialog] pre').waitFor();
      },
    },
  ];
}
