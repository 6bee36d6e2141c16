import type { Page } from '@playwright/test';
import { aFamily, aMember, aPlan, aUser } from '#testing/factories.ts';
import { someFamily } from '#testing/fixtures/family.ts';
import type { Answers, Picture } from './picture-answers.ts';

type Options = { visitor: Answers; full: Answers; limited: Answers; never: symbol };
type CreateProblem = (status: number, code: string, detail?: string) => unknown;

/** The family screen in every state, the invitation link and the support form. */
export function familyPictures({ visitor, full, limited, never }: Options, problem: CreateProblem): Picture[] {
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

  const page = (name: string, family: unknown, own: Answers = pro, act?: Picture['act']): Picture => ({
    name,
    path: '/dashboard/family',
    answers: { ...own, 'GET /family': family },
    act,
  });
  const link = (name: string, answers: Answers, act?: Picture['act']): Picture => ({
    name: `family-link-${name}`,
    path: '/family#token=abc',
    answers,
    act,
  });
  return [
    page('family', ours),
    page('family-none', aFamily(), limited),
    page('family-alone', aFamily({ role: 'owner', owner: ours.owner, members: ours.members.slice(0, 1) })),
    page('family-five', { ...ours, members: [...ours.members, aMember({ name: 'Can' }), aMember({ name: 'Ece' })] }),
    page(
      'family-member',
      {
        ...ours,
        role: 'member',
        invitations: [],
        members: ours.members.map((one) => (one === mert ? { ...one, id: member.id } : one)),
      },
      { ...pro, 'GET /auth/me': member },
    ),
    page(
      'family-paused',
      {
        ...ours,
        active: false,
        totals: aFamily().totals,
        members: ours.members.map((one) => ({ ...one, subscriptions: [] })),
      },
      { ...limited, 'GET /auth/me': { ...owner, tier: 'free' } },
    ),
    page('family-unverified', ours, { ...pro, 'GET /auth/me': { ...owner, email_verified: false } }),
    page('family-pending', never),
    page('family-failing', problem(503, 'service_unavailable'), pro, (it) => it.getByRole('alert').waitFor()),
    page('dialog-family-remove', ours, pro, async (it) => {
      await it.locator('article').nth(1).getByRole('button').click();
      await it.getByRole('alertdialog').waitFor();
    }),
    {
      name: 'dialog-edit-family',
      path: '/dashboard',
      answers: { ...pro, 'GET /family': ours },
      act: async (it) => {
        await it.locator('article').first().locator('button').first().click();
        await it.getByRole('switch').scrollIntoViewIfNeeded();
      },
    },
    { name: 'dashboard-family', path: '/dashboard', answers: { ...pro, 'GET /family': ours } },
    link('offer', invited),
    link('visitor', visitor),
    link('other', { ...invited, [look]: problem(403, 'invitation_for_other') }, (it) =>
      it.getByRole('alert').waitFor(),
    ),
    link('bad', { ...invited, [look]: problem(422, 'link_invalid') }, (it) => it.getByRole('alert').waitFor()),
    link('verify', { ...invited, 'GET /auth/me': { ...member, email_verified: false } }),
    { name: 'dialog-support', path: '/dashboard', answers: pro, act: openSupport },
    {
      name: 'dialog-support-failed',
      path: '/dashboard',
      answers: { ...limited, 'POST /support': problem(503, 'service_unavailable') },
      act: async (it) => {
        await openSupport(it);
        const modal = it.getByRole('dialog');
        await modal.locator('input').fill('Bir soru');
        await modal.locator('textarea').fill('Ekstremdeki bir satırı bulamadım.');
        await modal.locator('button[type=submit]').click();
        await modal.getByRole('alert').waitFor();
      },
    },
    {
      name: 'dialog-support-sent',
      path: '/dashboard',
      answers: { ...limited, 'POST /support': {} },
      act: async (it) => {
        await openSupport(it);
        const modal = it.getByRole('dialog');
        await modal.locator('input').fill('Bir soru');
        await modal.locator('textarea').fill('Ekstremdeki bir satırı bulamadım.');
        await modal.locator('button[type=submit]').click();
        await modal.getByRole('status').waitFor();
      },
    },
    { name: 'dialog-account', path: '/dashboard', answers: pro, act: openAccount },
  ];
}

/** Opens the support form: from the account menu on a phone, else from the footer. */
async function openSupport(page: Page) {
  if (await openAccount(page)) await page.getByRole('dialog').getByRole('button').nth(2).click();
  else await page.locator('footer button[aria-haspopup=dialog]').click();
  await page.getByRole('dialog').locator('textarea').waitFor();
}

async function openAccount(page: Page): Promise<boolean> {
  const account = page.locator('nav button[aria-haspopup=dialog]');
  if (!(await account.isVisible())) return false;
  await account.click();
  await page.getByRole('dialog').waitFor();
  return true;
}
