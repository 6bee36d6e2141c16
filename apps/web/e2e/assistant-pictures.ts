import type { Page } from '@playwright/test';
import { anAnswerFor, someAdvice, someInsights, someQuestions } from '#testing/fixtures/answers.ts';
import { type Answers, dashboard, problem, unavailable } from './picture.ts';
import { full, limited } from './picture-answers.ts';

const guides = [
  {
    difficulty: 'easy',
    url: 'https://www.spotify.com/account',
    steps: ['spotify.com’da oturum aç.', 'Hesap → Planını yönet.', 'Planı iptal et’i seç ve onayla.'],
  },
];

const events = (...entries: [string, unknown][]) =>
  entries.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');

const list = full['GET /subscriptions'] as Parameters<typeof anAnswerFor>[0];
const answer = anAnswerFor(list);
const lines = answer.analysis.split(/(?<=\n)/);
const asking: Answers = {
  ...full,
  'GET /assistant/actions': { advice: someAdvice(list) },
  'GET /assistant/questions': [],
  ...Object.fromEntries(list.map(({ id }) => [`GET /subscriptions/${id}/cancel-guides`, guides])),
  'POST /subscriptions/analyze': events(...lines.map((text): [string, unknown] => ['delta', { text }]), [
    'done',
    answer,
  ]),
};
const withHistory: Answers = { ...asking, 'GET /assistant/questions': someQuestions(list) };

/** The assistant and the advice cards in every state, for a full and for a free account. */
export const assistantPictures = [
  dashboard('dashboard-actions', asking),
  ...[1, 2].map((count) =>
    dashboard(`dashboard-actions-${count}`, {
      ...asking,
      'GET /assistant/actions': { advice: someAdvice(list).slice(0, count) },
    }),
  ),
  dashboard('dashboard-actions-none', { ...asking, 'GET /assistant/actions': { advice: [] } }),
  dashboard('dialog-assistant-empty', asking, openAssistant),
  dashboard('dialog-assistant-blank', asking, async (page) => {
    await openAssistant(page);
    await page.locator('[role=dialog] button[type=submit]').click();
  }),
  dashboard('dialog-assistant-thinking', asking, async (page) => {
    await holdAnswer(page, []);
    await askFirst(page);
  }),
  dashboard('dialog-assistant-streaming', asking, async (page) => {
    await holdAnswer(page, lines.slice(0, 3));
    await askFirst(page);
  }),
  dashboard('dialog-assistant-answered', asking, askFirst),
  dashboard('dialog-assistant-figures', asking, async (page) => {
    await askFirst(page);
    const summary = page.locator('[role=dialog] summary').last();
    await summary.click();
    await summary.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
  }),
  dashboard('dialog-assistant-over', asking, async (page) => {
    await askFirst(page);
    await page.locator('[role=dialog] li button:visible').nth(3).click();
    await page.getByRole('dialog').nth(0).waitFor();
  }),
  dashboard('dialog-assistant-failed', { ...asking, 'POST /subscriptions/analyze': problem(503, 'x') }, askFirst),
  dashboard(
    'dialog-assistant-cut',
    { ...asking, 'POST /subscriptions/analyze': events(['delta', { text: lines[0] }]) },
    askFirst,
  ),
  dashboard(
    'dialog-assistant-limit',
    { ...asking, 'POST /subscriptions/analyze': problem(429, 'too_many_requests') },
    askFirst,
  ),
  dashboard(
    'dialog-assistant-refused',
    {
      ...asking,
      'POST /subscriptions/analyze': problem(402, 'plan_required'),
      'GET /assistant/insights': { preview: true, insights: someInsights(list) },
    },
    async (page) => {
      await openAssistant(page);
      await page.locator('[role=dialog] li button').first().click();
      await page.locator('[role=dialog] a').waitFor();
    },
  ),
  dashboard(
    'dialog-assistant-failed-again',
    { ...asking, 'POST /subscriptions/analyze': unavailable },
    async (page) => {
      await askFirst(page);
      await page.locator('[role=dialog] [role=alert]').waitFor();
      await page.locator('[role=dialog] section button').first().click();
      await page.locator('[role=dialog] [role=alert]').waitFor();
    },
  ),
  dashboard('dialog-assistant-history', withHistory, openAssistant),
  dashboard('dialog-assistant-deleting', withHistory, async (page) => {
    await openAssistant(page);
    await page.locator('[role=dialog] section:has(.lucide-trash-2) button').first().click();
    await page.getByRole('alertdialog').waitFor();
  }),
  dashboard(
    'dialog-assistant-invite',
    {
      ...limited,
      'GET /assistant/insights': {
        preview: true,
        insights: someInsights(limited['GET /subscriptions'] as typeof list),
      },
    },
    openAssistant,
  ),
];

async function openAssistant(page: Page) {
  await page.locator('main button').nth(0).click();
  await page.getByRole('dialog').waitFor();
}

async function askFirst(page: Page) {
  await openAssistant(page);
  await page.locator('[role=dialog] li button').first().click();
  await page.locator('[role=dialog] [aria-live]').waitFor({ state: 'attached' });
}

/** Holds a streamed answer after these chunks. */
const holdAnswer = (page: Page, pieces: string[]) =>
  page.evaluate(
    (text) => {
      const real = window.fetch;
      window.fetch = (input, init) =>
        String(input).endsWith('/analyze')
          ? Promise.resolve(
              new Response(new ReadableStream({ start: (held) => held.enqueue(new TextEncoder().encode(text)) })),
            )
          : real(input, init);
    },
    events(...pieces.map((text): [string, unknown] => ['delta', { text }])),
  );
