import { fullAnalytics, someAnalytics } from '#testing/fixtures/analytics.ts';
import { type Act, type Answers, never, type Picture, printOnA4, problem, screen } from './picture.ts';
import { full, limited } from './picture-answers.ts';

const showChart: Act = (page) => page.locator('.recharts-bar').first().waitFor();

const analytics = (name: string, answer: unknown, own: Answers = full, act?: Act) =>
  screen('/dashboard/analytics')(`analytics${name}`, { ...own, 'GET /analytics': answer }, act);

/** The analytics in every state. */
export const analyticsPictures: Picture[] = [
  analytics('', fullAnalytics(), full, showChart),
  analytics('-table', fullAnalytics(), full, async (shown) => {
    await showChart(shown);
    await shown.locator('main select').last().selectOption('state');
    await shown.locator('main button[aria-expanded]').first().click();
  }),
  analytics('-print', fullAnalytics(), full, async (shown) => {
    await showChart(shown);
    await printOnA4(shown);
  }),
  analytics('-one-currency', fullAnalytics({ currencies_without_rate: ['USD'] }), full, async (shown) => {
    await showChart(shown);
    await shown.locator('main select').first().selectOption({ index: 2 });
  }),
  analytics('-empty', someAnalytics()),
  analytics('-preview', fullAnalytics({ preview: true }), limited, showChart),
  analytics('-failed', problem(500, 'internal')),
  analytics('-loading', never),
];
