import type { Tier } from '@kumbara/shared';
import type { RunningApp, TestUser } from './running-app.ts';

/** A user whose plan includes a family. */
export const anOwner = (app: RunningApp, own: { name?: string; language?: string } = {}): Promise<TestUser> =>
  app.aUser({ tier: 'pro', email_verified: true, ...own });

/** Adds a user to a family without an invitation mail. */
export async function aMember(app: RunningApp, owner: TestUser, own: { name?: string } = {}): Promise<TestUser> {
  const member = await app.aUser({ email_verified: true, ...own });
  await app.prisma.familyMember.create({ data: { user_id: member.id, owner_id: owner.id, joined_at: new Date() } });
  return member;
}

/** The token in the newest invitation mail to an address. */
export async function tokenFor(app: RunningApp, email: string): Promise<string> {
  const { text = '' } = await app.mailTo(email, /davet|invited/);
  return /\/family#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Invites through the API and returns the token from the mail. */
export async function invite(app: RunningApp, owner: TestUser, email: string) {
  const { status, body } = await app.request('POST', '/family/invitations', { as: owner, body: { email } });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { id: body.id as string, token: await tokenFor(app, email) };
}

/** The family calls of the API. */
export const familyCalls = (app: RunningApp) => ({
  familyOf: async (as: TestUser) => (await app.request('GET', '/family', { as })).body,
  tierOf: async (as: TestUser): Promise<Tier> => (await app.request('GET', '/auth/me', { as })).body.tier,
  withToken: (what: 'look' | 'accept' | 'decline', as: TestUser, token: string) =>
    app.request('POST', `/family/invitations/${what}`, { as, body: { token } }),
  inviteTo: (as: TestUser, email: string) => app.request('POST', '/family/invitations', { as, body: { email } }),
  leave: (as: TestUser) => app.request('POST', '/family/leave', { as }),
  remove: (as: TestUser, { id }: { id: string }) => app.request('DELETE', `/family/members/${id}`, { as }),
  someone: (own: Parameters<RunningApp['aUser']>[0] = {}) => app.aUser({ email_verified: true, ...own }),
  activityOf: async (as: TestUser): Promise<string[]> =>
    (await app.request('GET', '/account/activity', { as })).body.map(({ kind }: { kind: string }) => kind),
});
