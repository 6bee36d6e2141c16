import { chromium, type Page } from '@playwright/test';
import type { ResultRow } from '#result-row.ts';
import { median } from '#statistics.ts';

const slowdown = 4;
const times = 5;
const targetMs = 100;

/** What people do most. The page speaks Turkish to this browser. */
const actions: { name: string; act(page: Page): Promise<unknown> }[] = [
  { name: 'type into the search', act: (page) => page.getByRole('searchbox').press('s') },
  { name: 'sort the list', act: (page) => page.getByLabel('Sırala').press('ArrowDown') },
  { name: 'show one category', act: (page) => page.getByRole('search').getByLabel('Kategori').press('ArrowDown') },
  { name: 'open the form', act: (page) => page.getByRole('button', { name: 'Abonelik ekle' }).click() },
  {
    name: 'type into the form',
    act: async (page) => {
      await page.getByRole('button', { name: 'Abonelik ekle' }).click();
      await forgetInputs(page);
      await page.getByRole('dialog').getByLabel(/^Ad/).press('N');
    },
  },
  {
    name: 'save a subscription',
    act: async (page) => {
      await page.getByRole('button', { name: 'Abonelik ekle' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(/^Ad/).fill('Netflix');
      await form.getByLabel(/^Tutar/).fill('99.90');
      await form.getByLabel(/^Kategori/).selectOption('streaming');
      await forgetInputs(page);
      await form.getByRole('button', { name: 'Kaydet' }).click();
      await form.waitFor({ state: 'detached' });
    },
  },
  { name: 'ask to cancel', act: (page) => page.getByRole('button', { name: 'İptal et' }).first().click() },
  { name: 'open a subscription', act: (page) => page.getByRole('article').first().getByRole('link').first().click() },
  { name: 'go to the calendar', act: (page) => page.getByRole('link', { name: 'Takvim' }).first().click() },
  { name: 'go to the e-mails', act: (page) => page.getByRole('link', { name: 'E-posta' }).first().click() },
];

/** Runs in the page. Each entry is the time from an input to the next picture. */
const watchInputs = `
  window.inputs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.inputs.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** Entries come after the picture that they are about. */
const settle = (page: Page) => page.waitForTimeout(400);

async function forgetInputs(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate('void window.inputs.splice(0)');
}

/** How long a person waits for the next picture after an input, on a processor four times as slow: the slowest input. */
export async function measureInteractions(executablePath: string, origin: string, token: string): Promise<ResultRow[]> {
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'], chromiumSandbox: false });
  try {
    const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 390, height: 844 } });
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
    await context.addInitScript({ content: watchInputs });
    const page = await context.newPage();
    const processor = await context.newCDPSession(page);
    const rows: ResultRow[] = [];
    for (const { name, act } of actions) {
      const waits: number[] = [];
      for (let n = 0; n < times; n += 1) {
        await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await page.goto(`${origin}/dashboard`);
        await page.getByRole('article').first().waitFor();
        await page.waitForLoadState('networkidle');
        await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await act(page);
        await settle(page);
        // Anything under 16 ms has no entry.
        waits.push(await page.evaluate<number>('Math.max(16, ...window.inputs)'));
      }
      console.error(name, waits);
      rows.push({
        ...{ name: `next picture after: ${name}`, ours: `${median(waits)} ms` },
        ...{ target: `≤ ${targetMs} ms`, isMet: median(waits) <= targetMs },
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
