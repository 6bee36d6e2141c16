import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@kumbara/launcher/chromium';
import { type BrowserContext, chromium } from '@playwright/test';
import { preview } from 'vite';
import { mockApi } from './mock-api.ts';
import { never, type Picture } from './picture.ts';
import { pictures } from './picture-table.ts';

/*
 * Takes a picture of every screen for review: two widths, two themes, two languages; empty, full and failing.
 *   npm run build && npm run pictures [-- NAME…]      pictures whose name contains one of the words
 * They are written to `pictures/`, which git ignores. The API is mocked.
 */

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const wanted = process.argv.slice(2);
const languages = (process.env.LANGUAGES ?? 'tr,de').split(',');

/** Buttons and lines whose text overflows, and elements that are wider than the window or their card. */
function findOverflows(): string[] {
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const buttons = [...document.querySelectorAll('button, a, h1, h2, h3, summary, label, [role=status], [role=alert]')];
  const visible = buttons.filter((element) => element.clientWidth > 1 && !element.classList.contains('truncate'));
  const edge = document.documentElement.clientWidth + 1;
  const isOutside = (element: Element) =>
    element.getBoundingClientRect().right > edge && !element.closest('.overflow-x-auto');
  const isClipped = (element: Element) => {
    const frame = element.parentElement?.closest('.overflow-hidden');
    return frame ? element.getBoundingClientRect().right > frame.getBoundingClientRect().right - 8 : false;
  };
  return [
    ...(isCut(document.documentElement) ? ['the whole page'] : []),
    ...visible
      .filter((element) => isCut(element) || isOutside(element) || isClipped(element))
      .map(({ textContent }) => textContent ?? ''),
  ];
}

async function takePicture(
  context: BrowserContext,
  { name, path, answers, act }: Picture,
  suffix: string,
  origin: string,
) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.text().includes('Failed to load') && console.error(name, message.text()),
  );
  await page.route('**/api/**', mockApi(answers));
  await page.goto(origin + path);
  await page.locator('main').first().waitFor();
  // On a busy machine the network can be idle for half a second before a screen's code runs and asks for its data.
  await page.waitForFunction(() => !document.querySelector('main > p[role=status]'));
  if (!Object.values(answers).includes(never)) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('main > p[role=status], main .shimmer'));
  }
  await act?.(page);
  await page.waitForTimeout(350);
  for (const text of await page.evaluate(findOverflows)) console.error(`${name}-${suffix} runs out: ${text}`);
  await page.screenshot({
    path: `${folder}${name}-${suffix}.png`,
    fullPage: !name.startsWith('dialog') && !name.startsWith('sign'),
  });
  await page.close();
}

const server = await preview({
  root: fileURLToPath(new URL('..', import.meta.url)),
  preview: { port: 4179, host: '127.0.0.1' },
});
// Another port than 4179 when that is in use.
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
for (const width of [1440, 360]) {
  for (const theme of ['light', 'dark'] as const) {
    for (const language of languages) {
      const context = await browser.newContext({
        viewport: { width, height: width === 360 ? 740 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: language,
      });
      await context.addInitScript((code) => localStorage.setItem('language', code), language);
      const suffix = `${width}-${theme}-${language}`;
      for (const picture of pictures) {
        const isWanted = wanted.length === 0 || wanted.some((word) => `${picture.name}-${suffix}`.match(word));
        if (isWanted) await takePicture(context, picture, suffix, origin);
      }
      await context.close();
    }
  }
}
await browser.close();
await server.close();
