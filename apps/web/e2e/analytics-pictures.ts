import { fullAnalytics, someAnalytics } from '#testing/fixtures/analytics.ts';
import { type Answers, type Picture, printOnA4 } from './picture-answers.ts';

const showChart: Picture['act'] & object = (page) => page.locator('.recharts-bar').first().waitFor();

type States = { full: Answers; limited: Answers; never: unknown; problem: (status: number, code: string) => unknown };

/** The analytics in every state. */
export function analyticsPictures({ full, limited, never, problem }: States): Picture[] {
  const page = (name: string, answer: unknown, own: Answers = full, act?: Picture['act']): Picture => ({
    ...{ name: `analytics${name}`, path: '/dashboard/analytics', answers: { ...own, 'GET /analytics': answer } },
    ...(act && { act }),
  });
  return [
    page('', fullAnalytics(), full, showChart),
    page('-table', fullAnalytics(), full, async (shown) => {
      await showChart(shown);
      await shown.locator('main select').last().selectOption('state');
      await shown.locator('main button[aria-expanded]').first().click();
    }),
    page('-print', fullAnalytics(), full, async (shown) => {
      await showChart(shown);
      await printOnA4(shown);
    }),
    page('-one-currency', fullAnalytics({ currencies_without_rate: ['USD'] }), full, async (shown) => {
      await showChart(shown);
      await shown.locator('main select').first().selectOption({ index: 2 });
    }),
    page('-empty', someAnalytics()),
    page('-preview', fullAnalytics({ preview: true }), limited, showChart),
    page('-failed', problem(500, 'internal')),
    page('-loading', never),
  ];
}
