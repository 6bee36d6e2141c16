import { randomBytes } from 'node:crypto';
import { isLongRun } from '@kumbara/samples';
import type { Tier } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { aMember, anOwner, familyCalls, invite } from '#testing/a-family.ts';
import { type Answer, aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';
import { runMain } from '#testing/running-process.ts';

const keys = {
  SESSION_KEYS: `new:${randomBytes(32).toString('base64')}`,
  CREDENTIAL_KEYS: `new:${randomBytes(32).toString('base64')}`,
  PASSWORD_PEPPER: randomBytes(32).toString('base64'),
};
const app = runApp(keys);
const { familyOf, tierOf, withToken, inviteTo, leave, remove, someone, activityOf } = familyCalls(app);
const setTier = ({ id }: TestUser, tier: Tier) => app.prisma.user.update({ where: { id }, data: { tier } });
const codeOf = (answer: Answer) => refused(answer).code;

describe('a family', () => {
  it('takes four besides its owner, also of ten who accept at once', async () => {
    const owner = await anOwner(app);
    const guests = await Promise.all(Array.from({ length: 10 }, () => someone()));
    const tokens = await Promise.all(guests.map(async ({ email }) => (await invite(app, owner, email)).token));
    const answers = await Promise.all(guests.map((guest, n) => withToken('accept', guest, tokens[n] ?? '')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(4);
    for (const answer of answers.filter(({ status }) => status !== 204)) expect(codeOf(answer)).toBe('family_full');
    expect((await familyOf(owner)).members).toHaveLength(5);
    expect(codeOf(await inviteTo(owner, 'besinci@example.com'))).toBe('family_full');
    const tiers = await Promise.all(guests.map(tierOf));
    expect(tiers.filter((tier) => tier === 'pro')).toHaveLength(4);
    // The refused user keeps the invitation, which is valid again once a member leaves.
    const late = answers.findIndex(({ status }) => status !== 204);
    const member = answers.findIndex(({ status }) => status === 204);
    await leave(guests[member] as TestUser);
    expect((await withToken('accept', guests[late] as TestUser, tokens[late] ?? '')).status).toBe(204);
  });

  it('is one per user, as member or as owner, also when two invite each other', async () => {
    const [first, second, guest] = [await anOwner(app), await anOwner(app), await someone()];
    const tokens = [(await invite(app, first, guest.email)).token, (await invite(app, second, guest.email)).token];
    const answers = await Promise.all(tokens.map((token) => withToken('accept', guest, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await app.prisma.familyMember.count({ where: { user_id: guest.id } })).toBe(1);

    const [left, right] = [await anOwner(app), await anOwner(app)];
    const [toRight, toLeft] = [await invite(app, left, right.email), await invite(app, right, left.email)];
    const both = await Promise.all([
      withToken('accept', right, toRight.token),
      withToken('accept', left, toLeft.token),
    ]);
    for (const answer of both) expect(codeOf(answer)).toBe('in_other_family');

    const head = await anOwner(app);
    await aMember(app, head);
    const { token } = await invite(app, await anOwner(app), head.email);
    expect(codeOf(await withToken('accept', head, token))).toBe('in_other_family');
  });

  it('ends for a member who is removed with the next call of a running session, and everything stays that was theirs', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    for (let n = 0; n < 5; n += 1) await app.add(member, { name: `Abonelik ${n}`, family_visible: true });
    expect(await tierOf(member)).toBe('pro');
    expect((await remove(owner, member)).status).toBe(204);
    expect(await tierOf(member)).toBe('free');
    expect(await familyOf(member)).toMatchObject({ role: 'none', members: [], owner: null });
    expect((await app.request('GET', '/subscriptions', { as: member })).body).toHaveLength(5);
    const more = await app.request('POST', '/subscriptions', { as: member, body: aSubscription() });
    expect(codeOf(more)).toBe('plan_limit_reached');
    expect((await app.request('GET', '/user/subscription-info', { as: member })).body).toMatchObject({
      can_add_more: false,
      current_subscriptions: 5,
    });
    expect((await familyOf(owner)).members).toHaveLength(1);
    expect((await remove(owner, member)).status).toBe(404);
    expect(await activityOf(member)).toEqual(['family_removed']);
    expect(await activityOf(owner)).toEqual(['family_member_removed']);
    expect((await app.mailTo(member.email, /çıkarıldın/)).text).toContain('aboneliklerin duruyor');
  });

  it.runIf(isLongRun)('ends on every replica at once', async () => {
    const replica = await runMain({ ...keys, DATABASE_URL: app.databaseUrl, ROLES: 'api', LOG_LEVEL: 'info' });
    try {
      const owner = await anOwner(app);
      const member = await aMember(app, owner);
      await app.add(owner, { family_visible: true });
      const there = async (path: string): Promise<Answer['body']> =>
        (await fetch(`${replica.origin}/api${path}`, { headers: { authorization: `Bearer ${member.token}` } })).json();
      expect((await there('/auth/me')).tier).toBe('pro');
      expect((await there('/family')).members[0].subscriptions).toHaveLength(1);
      expect((await remove(owner, member)).status).toBe(204);
      expect((await there('/auth/me')).tier).toBe('free');
      expect((await there('/family')).members).toEqual([]);
    } finally {
      replica.child.kill();
      await replica.exited;
    }
  });

  it('ends for a member who leaves, once', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    const answers = await Promise.all([leave(member), leave(member), leave(member)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await tierOf(member)).toBe('free');
    expect(await activityOf(member)).toEqual(['family_left']);
    expect(await activityOf(owner)).toEqual(['family_member_left']);
    expect(codeOf(await leave(owner))).toBe('not_in_family');
  });

  it('stands still while its owner’s plan holds none, and goes on when it does again', async () => {
    const owner = await anOwner(app);
    const [member, paying, guest] = [await aMember(app, owner), await aMember(app, owner), await someone()];
    await setTier(paying, 'premium');
    await app.add(owner, { name: 'Sahibinin', family_visible: true });
    await app.add(member, { name: 'Üyenin', family_visible: true });
    const { token } = await invite(app, owner, guest.email);
    for (const tier of ['premium', 'free'] as const) {
      await setTier(owner, tier);
      expect([await tierOf(owner), await tierOf(member), await tierOf(paying)]).toEqual([tier, 'free', 'premium']);
      for (const as of [owner, member]) {
        const family = await familyOf(as);
        expect(family).toMatchObject({ active: false, totals: { monthly: {}, yearly: {} } });
        expect(family.members).toHaveLength(3);
        expect(JSON.stringify(family)).not.toMatch(/Sahibinin|Üyenin/);
      }
      expect(codeOf(await withToken('accept', guest, token))).toBe('family_paused');
      expect(codeOf(await inviteTo(owner, 'x@example.com'))).toBe('plan_required');
    }
    await setTier(owner, 'pro');
    expect([await tierOf(member), await tierOf(paying)]).toEqual(['pro', 'pro']);
    expect((await familyOf(member)).members[0].subscriptions).toMatchObject([{ name: 'Sahibinin' }]);
    expect((await withToken('accept', guest, token)).status).toBe(204);
  });

  it('ends with its owner’s account, and the members hear of it', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    const mine = await app.add(member, { family_visible: true });
    const { token } = await invite(app, owner, 'gec.kalan@example.com');
    await app.prisma.user.update({ where: { id: owner.id }, data: { password_hash: null } });
    await app.prisma.session.updateMany({
      where: { user_id: owner.id },
      data: { created_at: new Date('2026-11-21T08:59:00Z') },
    });
    expect((await app.request('DELETE', '/account', { as: owner, body: {} })).status).toBe(204);
    expect(await tierOf(member)).toBe('free');
    expect((await familyOf(member)).role).toBe('none');
    expect((await app.request('GET', `/subscriptions/${mine.id}`, { as: member })).body.family_visible).toBe(false);
    expect(await activityOf(member)).toEqual(['family_ended']);
    await app.mailTo(member.email, /sona erdi/);
    const late = await app.aUser({ email_verified: true });
    await app.prisma.user.update({ where: { id: late.id }, data: { email: 'gec.kalan@example.com' } });
    expect(codeOf(await withToken('accept', late, token))).toBe('link_invalid');
  });

  it('gives exactly the plan of an independent rule, for every combination of paid plans', async () => {
    const tiers = ['free', 'premium', 'pro'] as const;
    for (const ownerTier of tiers)
      for (const ownTier of tiers) {
        const owner = await someone({ tier: ownerTier });
        const member = await aMember(app, owner);
        await setTier(member, ownTier);
        expect(await tierOf(member), `${ownTier} below ${ownerTier}`).toBe(ownerTier === 'pro' ? 'pro' : ownTier);
        expect(await tierOf(owner)).toBe(ownerTier);
        const login = await app.request('GET', '/user/subscription-info', { as: member });
        expect(login.body.tier).toBe(await tierOf(member));
      }
  });
});
