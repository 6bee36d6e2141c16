import type { Page } from '@playwright/test';
import { aFamily, aMember, aPlan, aUser } from '#testing/factories.ts';
import { someFamily } from '#testing/fixtures/family.ts';
import {
  type Act,
  type Answers,
  alert,
  dashboard,
  never,
  type Picture,
  problem,
  screen,
  unavailable,
} from './picture.ts';
import { full, limited, visitor } from './picture-answers.ts';

const owner = aUser({ tier: 'pro', email_verified: true });
const ours = someFamily(owner);
const list = (full['GET /subscriptions'] as { name: string }[]).map((one, at) => ({
  ...one,
  family_visible: at < 4,
}));
const pro: Answers = {
  ...full,
  'GET /auth/me': owner,
  'GET /user/subscription-info': aPlan('pro', 8),
  'GET /subscriptions': list,
};
const member = aUser({ tier: 'pro', email_verified: true, name: 'Mert Demir', email: 'mert@example.com' });
const [, mert] = ours.members;
const look = 'POST /family/invitations/look';
const offer = { owner: ours.owner, expires_at: ours.invitations[0]?.expires_at };
const invited: Answers = { ...full, 'GET /auth/me': member, [look]: offer };

const family = (name: string, state: unknown, own: Answers = pro, act?: Act) =>
  screen('/dashboard/family')(name, { ...own, 'GET /family': state }, act);
const link = (name: string, answers: Answers, act?: Act) =>
  screen('/family#token=abc')(`family-link-${name}`, answers, act);

/** The family screen in every state, the invitation link and the support form. */
export const familyPictures: Picture[] = [
  family('family', ours),
  family('family-none', aFamily(), limited),
  family('family-alone', aFamily({ role: 'owner', owner: ours.owner, members: ours.members.slice(0, 1) })),
  family('family-five', { ...ours, members: [...ours.members, aMember({ name: 'Can' }), aMember({ name: 'Ece' })] }),
  family(
    'family-member',
    {
      ...ours,
      role: 'member',
      invitations: [],
      members: ours.members.map((one) => (one === mert ? { ...one, id: member.id } : one)),
    },
    { ...pro, 'GET /auth/me': member },
  ),
  family(
    'family-paused',
    {
      ...ours,
      active: false,
      totals: aFamily().totals,
      members: ours.members.map((one) => ({ ...one, subscriptions: [] })),
    },
    { ...limited, 'GET /auth/me': { ...owner, tier: 'free' } },
  ),
  family('family-unverified', ours, { ...pro, 'GET /auth/me': { ...owner, email_verified: false } }),
  family('family-pending', never),
  family('family-failing', unavailable, pro, alert),
  family('dialog-family-remove', ours, pro, async (it) => {
    await it.locator('article').nth(1).getByRole('button').click();
    await it.getByRole('alertdialog').waitFor();
  }),
  dashboard('dialog-edit-family', { ...pro, 'GET /family': ours }, async (it) => {
    await it.locator('article').first().locator('button').first().click();
    await it.getByRole('switch').scrollIntoViewIfNeeded();
  }),
  dashboard('dashboard-family', { ...pro, 'GET /family': ours }),
  link('offer', invited),
  link('visitor', visitor),
  link('other', { ...invited, [look]: problem(403, 'invitation_for_other') }, alert),
  link('bad', { ...invited, [look]: problem(422, 'link_invalid') }, alert),
  link('verify', { ...invited, 'GET /auth/me': { ...member, email_verified: false } }),
  dashboard('dialog-support', pro, openSupport),
  dashboard('dialog-support-failed', { ...limited, 'POST /support': unavailable }, async (it) => {
    await sendQuestion(it);
    await it.getByRole('dialog').getByRole('alert').waitFor();
  }),
  dashboard('dialog-support-sent', { ...limited, 'POST /support': {} }, async (it) => {
    await sendQuestion(it);
    await it.getByRole('dialog').getByRole('status').waitFor();
  }),
  dashboard('dialog-account', pro, openAccount),
];

/** Opens the support form: from the account menu on a phone, else from the footer. */
async function openSupport(page: Page) {
  if (await openAccount(page)) await page.getByRole('dialog').getByRole('button').nth(2).click();
  else await page.locator('footer button[aria-haspopup=dialog]').click();
  await page.getByRole('dialog').locator('textarea').waitFor();
}

async function sendQuestion(page: Page) {
  await openSupport(page);
  const modal = page.getByRole('dialog');
  await modal.locator('input').fill('Bir soru');
  await modal.locator('textarea').fill('Ekstremdeki bir satırı bulamadım.');
  await modal.locator('button[type=submit]').click();
}

async function openAccount(page: Page): Promise<boolean> {
  const account = page.locator('nav button[aria-haspopup=dialog]');
  if (!(await account.isVisible())) return false;
  await account.click();
  await page.getByRole('dialog').waitFor();
  return true;
}
