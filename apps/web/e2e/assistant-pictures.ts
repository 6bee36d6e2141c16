import type { Page } from '@playwright/test';
import { anAnswerFor, someAdvice, someInsights, someQuestions } from '#testing/fixtures/answers.ts';
import type { Answers, Picture } from './picture-answers.ts';

const guides = [
  {
    difficulty: 'easy',
    url: 'https://www.spotify.com/account',
    steps: ['spotify.com’da oturum aç.', 'Hesap → Planını yönet.', 'Planı iptal et’i seç ve onayla.'],
  },
];

const events = (...entries: [string, unknown][]) =>
  entries.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');

/** The assistant and the advice cards in every state, for a full and for a free account. */
export function assistantPictures(full: Answers, limited: Answers, problem: (status: number, code: string) => unknown) {
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
  const picture = (name: string, answers: Answers, act?: Picture['act']): Picture => ({
    name,
    path: '/dashboard',
    answers,
    act,
  });
  return [
    picture('dashboard-actions', asking),
    ...[1, 2].map((count) =>
      picture(`dashboard-actions-${count}`, {
        ...asking,
        'GET /assistant/actions': { advice: someAdvice(list).slice(0, count) },
      }),
    ),
    picture('dashboard-actions-none', { ...asking, 'GET /assistant/actions': { advice: [] } }),
    picture('dialog-assistant-empty', asking, openAssistant),
    picture('dialog-assistant-blank', asking, async (page) => {
      await openAssistant(page);
      await page.locator('[role=dialog] button[type=submit]').click();
    }),
    picture('dialog-assistant-thinking', asking, async (page) => {
      await holdAnswer(page, []);
      await askFirst(page);
    }),
    picture('dialog-assistant-streaming', asking, async (page) => {
      await holdAnswer(page, lines.slice(0, 3));
      await askFirst(page);
    }),
    picture('dialog-assistant-answered', asking, askFirst),
    picture('dialog-assistant-figures', asking, async (page) => {
      await askFirst(page);
      const summary = page.locator('[role=dialog] summary').last();
      await summary.click();
      await summary.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 2000);
    }),
    picture('dialog-assistant-over', asking, async (page) => {
      await askFirst(page);
      await page.locator('[role=dialog] li button:visible').nth(3).click();
      await page.getByRole('dialog').nth(0).waitFor();
    }),
    picture('dialog-assistant-failed', { ...asking, 'POST /subscriptions/analyze': problem(503, 'x') }, askFirst),
    picture(
      'dialog-assistant-cut',
      { ...asking, 'POST /subscriptions/analyze': events(['delta', { text: lines[0] }]) },
      askFirst,
    ),
    picture(
      'dialog-assistant-limit',
      { ...asking, 'POST /subscriptions/analyze': problem(429, 'too_many_requests') },
      askFirst,
    ),
    picture(
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
    picture(
      'dialog-assistant-failed-again',
      { ...asking, 'POST /subscriptions/analyze': problem(503, 'service_unavailable') },
      async (page) => {
        await askFirst(page);
        await page.locator('[role=dialog] [role=alert]').waitFor();
        await page.locator('[role=dialog] section button').first().click();
        await page.locator('[role=dialog] [role=alert]').waitFor();
      },
    ),
    picture('dialog-assistant-history', withHistory, openAssistant),
    picture('dialog-assistant-deleting', withHistory, async (page) => {
      await openAssistant(page);
      await page.locator('[role=dialog] section:has(.lucide-trash-2) button').first().click();
      await page.getByRole('alertdialog').waitFor();
    }),
    picture(
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
}

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
