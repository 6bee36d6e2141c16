import type { Reminder, ReminderSettings, Reminders, Unused } from '@kumbara/shared';
import type { Page } from '@playwright/test';
import { aUser } from '#testing/factories.ts';
import { type Act, type Answers, never, type Picture, problem, screen, toast, unavailable } from './picture.ts';
import { full, limited, visitor } from './picture-answers.ts';

const settings: ReminderSettings = {
  kinds: {
    ...{ renewal: true, trial_end: true, commitment_end: true },
    ...{ price_rise: true, charge_after_cancel: true, plan_overdue: false },
  },
  ...{
    by_email: true,
    by_push: false,
    monthly_report: false,
    hour: 9,
    time_zone: 'Europe/Istanbul',
    default_lead_days: [7, 3, 1],
  },
  ...{ email: 'ayse.yilmaz@example.com', email_verified: true, devices: [] },
  push_public_key: 'B'.repeat(87),
};
const reminder = (title: string, reason: string, day: string, status: Reminder['status'] = 'planned'): Reminder => ({
  ...{ kind: 'renewal', title, reason, due_on: day, lead_days: 3, day, status, channels: ['email'] },
  subscription_id: '01a20ef9-cfbc-73ed-964b-79855f57864d',
});
const some: Reminders = {
  coming: [
    reminder('Netflix: 24 Kasım 2026 günü yenileniyor, ₺149,99', '3 gün önceden hatırlatma', '2026-11-21'),
    reminder(
      'Canva: deneme süresi 22 Kasım 2026 günü bitiyor, sonrası ₺99,00',
      '1 gün önceden hatırlatma',
      '2026-11-22',
    ),
    reminder('Spor salonu: zamanında iptal için son gün 24 Kasım 2026', '3 gün önceden hatırlatma', '2026-11-23'),
  ],
  past: [
    reminder(
      'YouTube: 1 Kasım 2026 günü zamlandı, ₺79,99 → ₺99,99',
      'E-postalarında veya ekstrelerinde bulundu',
      '2026-11-02',
      'sent',
    ),
    reminder('Spotify: 30 Ekim 2026 günü yenileniyor, ₺99,00', '3 gün önceden hatırlatma', '2026-10-27', 'dropped'),
  ],
};
const candidate = (subscription_id: string, name: string, monthly_cost: number, score: number, texts: string[]) => ({
  ...{ subscription_id, name, monthly_cost, currency: 'TRY', score },
  reasons: texts.map((text) => ({ code: 'overlap' as const, text })),
});
const unused: Unused = {
  candidates: [
    candidate('1', 'Spor salonu', 1200, 76, [
      'Kasım 2026 için kullanmadığını söyledin.',
      '5 Kasım 2026 tarihinde ödemesi alınamadı.',
    ]),
    candidate('2', 'Apple Music', 59.99, 40, ['Aynı işi gören başka aboneliğin var: Spotify.']),
  ],
  ...{ monthly_cost: { TRY: 1259.99 }, yearly_cost: { TRY: 15119.88 } },
  dismissed: [{ subscription_id: '3', name: 'MUBI', until: '2027-02-19' }],
  check_ins: [
    { subscription_id: '1', name: 'Spor salonu', used: false },
    { subscription_id: '2', name: 'Apple Music', used: null },
    { subscription_id: '3', name: 'MUBI', used: true },
  ],
};

const own: Answers = { ...full, 'GET /reminders': some, 'GET /reminders/settings': settings };
const reminders = screen('/dashboard/reminders');
const unusedPage = (name: string, answer: unknown, base = full, act?: Act) =>
  screen('/dashboard/unused')(`unused${name}`, { ...base, 'GET /unused': answer }, act);
const link = (name: string, path: string, answers: Answers, act?: Act) =>
  screen(`${path}#token=abc`)(name, { ...visitor, ...answers }, act);
const asked = { name: 'Netflix', month: '2026-11' };
const answer = (shown: Page) => shown.locator('main button').last().click();
const keep = async (shown: Page) => {
  await shown
    .locator('main .card button')
    .filter({ hasText: /Kullanıyorum|Ich nutze es/ })
    .first()
    .click();
  await toast(shown);
};
const look = 'POST /unused/check-in/look';

/** Reminders, the pages of their links, and what may be unused, in every state. */
export const reminderPictures: Picture[] = [
  reminders('reminders', own),
  reminders('reminders-none', { ...own, 'GET /reminders': { coming: [], past: [] } }),
  reminders('reminders-unverified', {
    ...own,
    'GET /auth/me': aUser(),
    'GET /reminders/settings': { ...settings, email_verified: false },
  }),
  reminders('reminders-devices', {
    ...own,
    'GET /reminders/settings': {
      ...settings,
      by_email: false,
      devices: [{ id: '1', endpoint: 'https://push.example/1', device: 'Chrome, Android' }],
    },
  }),
  reminders('reminders-save-failed', { ...own, 'PATCH /reminders/settings': unavailable }, async (shown) => {
    await shown.locator('main [role=switch]').last().click();
    await toast(shown);
  }),
  reminders('reminders-settings-failing', { ...own, 'GET /reminders/settings': unavailable }),
  reminders('reminders-pending', { ...own, 'GET /reminders': never, 'GET /reminders/settings': never }),
  reminders('reminders-failing', { ...own, 'GET /reminders': unavailable }),
  unusedPage('', unused),
  unusedPage('-none', { candidates: [], check_ins: [], monthly_cost: {}, yearly_cost: {}, dismissed: [] }),
  unusedPage('-free', undefined, limited),
  unusedPage('-answered', { ...unused, candidates: [], monthly_cost: {}, yearly_cost: {}, dismissed: [] }),
  unusedPage('-kept', unused, { ...full, 'POST /unused/1/dismiss': {} }, keep),
  unusedPage('-keep-failed', unused, { ...full, 'POST /unused/1/dismiss': unavailable }, keep),
  unusedPage('-loading', never),
  unusedPage('-failing', unavailable),
  link('reminders-stopped', '/reminders/stop', { 'POST /reminders/unsubscribe': { kind: 'renewal', stopped: true } }),
  link('reminders-stop-bad', '/reminders/stop', { 'POST /reminders/unsubscribe': problem(422, 'link_invalid') }),
  link('reminders-stop-failing', '/reminders/stop', {
    'POST /reminders/unsubscribe': unavailable,
  }),
  link('reminders-stop-undone', '/reminders/stop', { 'POST /reminders/unsubscribe': { kind: null, stopped: false } }),
  link('check-in', '/check-in', { [look]: asked }),
  link('check-in-answered', '/check-in', { [look]: asked, 'POST /unused/check-in': asked }, answer),
  link('check-in-answer-failed', '/check-in', { [look]: asked, 'POST /unused/check-in': unavailable }, answer),
  link('check-in-failing', '/check-in', { [look]: unavailable }),
  link('check-in-bad', '/check-in', { [look]: problem(422, 'link_invalid') }),
];
