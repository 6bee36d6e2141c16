import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@kumbara/launcher/chromium';
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { preview } from 'vite';
import { manyDetections, manySubscriptions, someActivity, someSessions, statsOf } from '#testing/believable.ts';
import {
  canva,
  lastScan,
  mailDetections,
  mubi,
  runningScan,
  someConnections,
  unmeasuredScan,
} from '#testing/believable-mail.ts';
import { aPaidPlan, aPlan, aStatement, aUser, someStats } from '#testing/factories.ts';
import { assistantPictures } from './assistant-pictures.ts';
import { familyPictures } from './family-pictures.ts';
import { packagesOf, paymentPictures } from './payment-pictures.ts';

/*
 * Takes every screen as a picture, to be looked at: two widths, two themes, two languages; empty, full and failing.
 *   npm run build && npm run pictures [-- NAME…]      pictures whose name contains one of the words
 * They land in `pictures/`, which git ignores. The API is played here, so that every state is one line away.
 */

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const wanted = process.argv.slice(2);
const languages = (process.env.LANGUAGES ?? 'tr,de').split(',');

/** What the API answers to a call; a text is a stream of events. */
export type Answers = Record<string, unknown>;
/** An answer that does not come. */
const never = Symbol('never');
const problem = (status: number, code: string, detail = '') => ({ status, body: { status, code, detail } });

const empty: Answers = {
  'GET /auth/providers': { google: true, sandbox: true, microsoft: true, microsoft_sandbox: true },
  'GET /email/connections': [],
  'GET /email/imap/providers': {
    gmail: { server: 'imap.gmail.com', port: 993, hint: 'app_password' },
    outlook: { server: 'outlook.office365.com', port: 993, hint: 'password_ended' },
  },
  'GET /auth/me': aUser(),
  'GET /subscriptions': [],
  'GET /subscriptions/stats/summary': someStats(),
  'GET /user/subscription-info': aPlan('free', 0),
  'GET /email/detections': [],
  'GET /payments/packages': packagesOf({ available: true, sandbox: false }),
  'GET /payments/plan': aPaidPlan(),
  'GET /assistant/actions': { advice: [] },
  'GET /assistant/questions': [],
};
const fullList = manySubscriptions();
const detections = manyDetections();
const full: Answers = {
  ...empty,
  'GET /auth/me': aUser({ tier: 'premium' }),
  'GET /user/subscription-info': aPlan('premium', 8),
  'GET /subscriptions': fullList,
  'GET /email/detections': manyDetections().slice(0, 2),
  'GET /subscriptions/stats/summary': statsOf(fullList),
};
const limited: Answers = {
  ...full,
  'GET /auth/me': aUser(),
  'GET /user/subscription-info': aPlan('free', 3),
  'GET /subscriptions': fullList.slice(0, 3),
  'GET /email/detections': [],
  'GET /subscriptions/stats/summary': statsOf(fullList.slice(0, 3)),
};
const failing: Answers = {
  ...limited,
  'GET /subscriptions': problem(503, 'service_unavailable'),
  'GET /subscriptions/stats/summary': problem(503, 'service_unavailable'),
};
const found: Answers = {
  ...full,
  'GET /email/detections': detections,
  'POST /bank-statement/upload': aStatement({
    statement: {
      kind: 'card',
      issuer: 'Örnek Bank',
      currency: 'TRY',
      transactions: 43,
      reconciled: true,
      period: { from: '2026-03-01', to: '2026-10-31' },
    },
    subscriptions: detections,
    stopped: manyDetections().slice(1, 2),
  }),
};
const connections = someConnections();
const [gmail, outlook, imap] = connections;
const mails: Answers = {
  ...full,
  'GET /subscriptions': [...fullList.filter(({ name }) => !['MUBI', 'Canva'].includes(name)), mubi, canva],
  'GET /email/detections': [...mailDetections(), ...detections.slice(0, 1)],
  'GET /email/connections': connections,
  [`GET /email/scans/${lastScan.id}`]: lastScan,
};
const scanning: Answers = {
  ...mails,
  'GET /email/detections': [],
  'GET /email/connections': [
    { ...gmail, scan_id: runningScan.id, last_scan: null, last_scan_id: null },
    { ...imap, scan_id: unmeasuredScan.id },
  ],
  [`GET /email/scans/${runningScan.id}`]: runningScan,
  [`GET /email/scans/${unmeasuredScan.id}`]: unmeasuredScan,
};
const account: Answers = {
  ...full,
  'GET /account/access': { has_password: true, has_google: false },
  'GET /account/sessions': someSessions(),
  'GET /account/activity': someActivity(),
};
const visitor: Answers = {
  'GET /payments/packages': packagesOf({ available: true, sandbox: false }),
  'GET /auth/me': problem(401, 'unauthenticated'),
};

const guides = [
  {
    url: 'https://www.netflix.com/cancelplan',
    difficulty: 'easy',
    steps: ['Hesap sayfasını aç.', '"Üyeliği iptal et" seçeneğine dokun.', 'Onayla ve gelen e-postayı sakla.'],
  },
  { billed_by: 'Apple', difficulty: 'easy', steps: ['Ayarlar → adın → Abonelikler.', 'Netflix → Aboneliği iptal et.'] },
];

export type Picture = { name: string; path: string; answers: Answers; act?: (page: Page) => Promise<unknown> };

const upload = (page: Page) =>
  page.setInputFiles('input[type=file]', {
    name: 'ekstre-ekim.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });

const pictures: Picture[] = [
  { name: 'landing', path: '/', answers: visitor, act: undefined },
  { name: 'sign-in', path: '/', answers: visitor, act: openSignIn },
  {
    name: 'sign-up',
    path: '/',
    answers: visitor,
    act: async (page) => {
      await openSignIn(page);
      await page.locator('[role=dialog] p button').last().click();
    },
  },
  {
    name: 'sign-in-failed',
    path: '/',
    answers: { ...visitor, 'POST /auth/login': problem(401, 'invalid_credentials', 'E-posta veya şifre yanlış.') },
    act: async (page) => {
      await openSignIn(page);
      await page.locator('input[type=email]').fill('ayse@example.com');
      await page.locator('input[type=password]').fill('yanlış şifre');
      await page.locator('[role=dialog] button[type=submit]').click();
      await page.locator('[role=dialog] [role=alert]').waitFor();
    },
  },
  { name: 'not-found', path: '/nowhere', answers: visitor },
  { name: 'dashboard-empty', path: '/dashboard', answers: empty },
  { name: 'dashboard-full', path: '/dashboard', answers: full },
  { name: 'dashboard-limit', path: '/dashboard', answers: limited },
  { name: 'dashboard-failing', path: '/dashboard', answers: failing, act: (page) => page.getByRole('alert').waitFor() },
  { name: 'dialog-add', path: '/dashboard', answers: full, act: (page) => page.locator('main button').nth(1).click() },
  {
    name: 'dialog-edit',
    path: '/dashboard',
    answers: full,
    act: async (page) => {
      await page.locator('article button').nth(0).click();
      await page.locator('[role=dialog] button[aria-expanded]').waitFor();
    },
  },
  {
    name: 'dialog-delete',
    path: '/dashboard',
    answers: full,
    act: (page) => page.locator('article button').nth(2).click(),
  },
  {
    name: 'dialog-cancel',
    path: '/dashboard',
    answers: { ...full, [`GET /subscriptions/${fullList[0]?.id}/cancel-guides`]: guides },
    act: async (page) => {
      await page.locator('article button').nth(1).click();
      await page.getByRole('alertdialog').locator('details').first().waitFor();
    },
  },
  {
    name: 'dialog-limit',
    path: '/dashboard',
    answers: limited,
    act: (page) => page.locator('main button').nth(1).click(),
  },
  ...assistantPictures(full, limited, problem),
  ...familyPictures({ visitor, full, limited, never }, problem),
  { name: 'account', path: '/account', answers: account },
  {
    name: 'account-google',
    path: '/account',
    answers: {
      ...account,
      'GET /auth/me': aUser({ email_verified: false }),
      'GET /account/access': { has_password: false, has_google: true },
    },
  },
  {
    name: 'account-failing',
    path: '/account',
    answers: { ...account, 'GET /account/sessions': problem(503, 'service_unavailable') },
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'account-delete',
    path: '/account',
    answers: account,
    act: (page) => page.locator('main button').last().click(),
  },
  { name: 'reset-password', path: '/reset-password#token=abcdefghijklmnopqrstuvwxyz', answers: visitor },
  {
    name: 'verify-email',
    path: '/verify-email#token=abcdefghijklmnopqrstuvwxyz',
    answers: { ...visitor, 'POST /auth/email/verify': problem(422, 'link_invalid', 'Bu bağlantı geçersiz') },
  },
  {
    name: 'forgot-password',
    path: '/',
    answers: visitor,
    act: async (page) => {
      await openSignIn(page);
      await page.getByRole('dialog').locator('button[type=button]').nth(-2).click();
    },
  },
  { name: 'emails-empty', path: '/dashboard/emails', answers: empty },
  {
    name: 'emails-missing',
    path: '/dashboard/emails',
    answers: {
      ...empty,
      'GET /auth/providers': { google: false, sandbox: false, microsoft: false, microsoft_sandbox: false },
    },
  },
  { name: 'emails-found', path: '/dashboard/emails', answers: mails },
  { name: 'emails-scanning', path: '/dashboard/emails', answers: scanning },
  { name: 'emails-decided', path: '/dashboard/emails', answers: { ...mails, 'GET /email/detections': [] } },
  {
    name: 'emails-failing',
    path: '/dashboard/emails',
    answers: { ...full, 'GET /email/connections': problem(503, 'service_unavailable') },
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'emails-by-hand',
    path: '/dashboard/emails',
    answers: {
      ...mails,
      'GET /email/connections': [outlook],
      'DELETE /email/connection/outlook': { permission: 'by_hand' },
    },
    act: async (page) => {
      await page.locator('article').first().locator('button').first().click();
      await page.getByRole('alertdialog').locator('button').last().click();
      await page.locator('a[href*="live.com"]').waitFor();
    },
  },
  {
    name: 'dialog-remove',
    path: '/dashboard/emails',
    answers: mails,
    act: (page) => page.locator('article').first().locator('button').nth(1).click(),
  },
  {
    name: 'dialog-imap',
    path: '/dashboard/emails',
    answers: empty,
    act: async (page) => {
      await openImap(page);
      await page.getByRole('dialog').locator('button[type=submit]').click();
    },
  },
  {
    name: 'dialog-imap-outlook',
    path: '/dashboard/emails',
    answers: empty,
    act: async (page) => {
      await openImap(page);
      await page.getByRole('radio').last().check();
    },
  },
  {
    name: 'callback',
    path: '/email-callback?code=x&state=outlook_auth',
    answers: { ...empty, 'POST /email/connect': never },
  },
  { name: 'dashboard-mail', path: '/dashboard', answers: mails },
  { name: 'statement-empty', path: '/dashboard/bank-statement', answers: empty },
  { name: 'statement-found', path: '/dashboard/bank-statement', answers: found, act: upload },
  {
    name: 'statement-correct',
    path: '/dashboard/bank-statement',
    answers: found,
    act: async (page) => {
      await page.locator('article').last().locator('button').first().click();
    },
  },
  {
    name: 'statement-locked',
    path: '/dashboard/bank-statement',
    act: upload,
    answers: { ...empty, 'POST /bank-statement/upload': problem(422, 'statement_encrypted') },
  },
  {
    name: 'statement-failing',
    path: '/dashboard/bank-statement',
    act: upload,
    answers: {
      ...empty,
      'POST /bank-statement/upload': problem(
        422,
        'statement_scanned',
        'Bu PDF yalnızca resimlerden oluşuyor; metni okunamıyor.',
      ),
    },
  },
  ...paymentPictures({ visitor, limited, full, account, never, problem }),
];

async function openImap(page: Page) {
  await page.locator('main ul button').last().click();
  await page.getByRole('dialog').waitFor();
}

async function openSignIn(page: Page) {
  await page.locator('main button').first().click();
  await page.getByRole('dialog').waitFor();
}

const answer = (answers: Answers) => (route: Route) => {
  const { pathname } = new URL(route.request().url());
  const found = answers[`${route.request().method()} ${pathname.slice('/api'.length)}`];
  if (found === never) return;
  if (typeof found === 'string') return route.fulfill({ contentType: 'text/event-stream', body: found });
  if (found === undefined) return route.fulfill({ status: 404, json: { code: 'not_found' } });
  const { status, body } = (found as { body?: unknown }).body
    ? (found as { status: number; body: unknown })
    : { status: 200, body: found };
  const headers: Record<string, string> = status === 429 ? { 'retry-after': '3600' } : {};
  return route.fulfill({ status, headers, json: body });
};

/** Buttons and lines whose words are wider than their place, and whatever is wider than the window. */
function runsOut(): string[] {
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const buttons = [...document.querySelectorAll('button, a, h1, h2, h3, summary, label, [role=status], [role=alert]')];
  const visible = buttons.filter((element) => element.clientWidth > 1 && !element.classList.contains('truncate'));
  const edge = document.documentElement.clientWidth + 1;
  const isOutside = (element: Element) =>
    element.getBoundingClientRect().right > edge && !element.closest('.overflow-x-auto');
  return [
    ...(isCut(document.documentElement) ? ['the whole page'] : []),
    ...visible.filter((element) => isCut(element) || isOutside(element)).map(({ textContent }) => textContent ?? ''),
  ];
}

async function take(context: BrowserContext, { name, path, answers, act }: Picture, suffix: string, origin: string) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.text().includes('Failed to load') && console.error(name, message.text()),
  );
  await page.route('**/api/**', answer(answers));
  await page.goto(origin + path);
  await page.locator('main').first().waitFor();
  if (!Object.values(answers).includes(never)) await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForTimeout(350);
  for (const words of await page.evaluate(runsOut)) console.error(`${name}-${suffix} runs out: ${words}`);
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
const origin = 'http://127.0.0.1:4179';
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
        if (isWanted) await take(context, picture, suffix, origin);
      }
      await context.close();
    }
  }
}
await browser.close();
await server.close();
