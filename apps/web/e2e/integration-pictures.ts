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

const act = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** @param pro answers of an account that has the plan */
export function integrationPictures(account: Answers, pro: Answers): Picture[] {
  const path = '/account/integrations';
  const full = { ...pro, 'GET /api-keys': keys, 'GET /calendar-feeds': feeds, 'GET /webhooks': [] };
  return [
    { name: 'integrations', path, answers: full, act },
    { name: 'integrations-empty', path, answers: { ...pro, 'GET /api-keys': [], 'GET /calendar-feeds': [] }, act },
    {
      name: 'integrations-free',
      path,
      answers: {
        ...account,
        'GET /api-keys': { status: 402, body: { code: 'plan_required', required_plan: 'pro', keys: [] } },
        'GET /calendar-feeds': feeds.slice(0, 1),
      },
      act,
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
