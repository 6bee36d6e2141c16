import { plans, type Tier } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { aMember, anOwner, invite } from '#testing/a-family.ts';
import { type Answer, aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();

const familyOf = async (as: TestUser) => (await app.request('GET', '/family', { as })).body;
const tierOf = async (as: TestUser): Promise<Tier> => (await app.request('GET', '/auth/me', { as })).body.tier;
const withToken = (what: 'look' | 'accept' | 'decline', as: TestUser, token: string) =>
  app.request('POST', `/family/invitations/${what}`, { as, body: { token } });
const inviteTo = (as: TestUser, email: string) => app.request('POST', '/family/invitations', { as, body: { email } });
const leave = (as: TestUser) => app.request('POST', '/family/leave', { as });
const remove = (as: TestUser, { id }: { id: string }) => app.request('DELETE', `/family/members/${id}`, { as });
const setTier = ({ id }: TestUser, tier: Tier) => app.prisma.user.update({ where: { id }, data: { tier } });
const someone = (own: Parameters<typeof app.aUser>[0] = {}) => app.aUser({ email_verified: true, ...own });
const activityOf = async (as: TestUser): Promise<string[]> =>
  (await app.request('GET', '/account/activity', { as })).body.map(({ kind }: { kind: string }) => kind);
const codeOf = (answer: Answer) => refused(answer).code;

describe('an invitation', () => {
  it('makes the account with that address a member, who then holds the owner’s plan', async () => {
    const [owner, guest] = [await anOwner(app, { name: 'Ayşe' }), await someone()];
    const { token } = await invite(app, owner, guest.email);
    expect(await tierOf(guest)).toBe('free');
    expect((await withToken('look', guest, token)).body).toEqual({
      owner: { name: 'Ayşe', email: owner.email },
      expires_at: '2026-11-28T09:00:00.000Z',
    });
    expect((await withToken('accept', guest, token)).status).toBe(204);
    expect(await tierOf(guest)).toBe('pro');
    expect((await app.request('GET', '/user/subscription-info', { as: guest })).body).toMatchObject({
      tier: 'pro',
      max_subscriptions: null,
      features: plans.pro.features,
    });
    for (const [as, role] of [[owner, 'owner'] as const, [guest, 'member'] as const]) {
      const family = await familyOf(as);
      expect(family).toMatchObject({ role, active: true, owner: { id: owner.id }, invitations: [] });
      expect(family.members.map((one: TestUser & { role: string }) => [one.id, one.role])).toEqual([
        [owner.id, 'owner'],
        [guest.id, 'member'],
      ]);
    }
    expect(await activityOf(owner)).toEqual(['family_member_joined', 'family_invited']);
    expect(await activityOf(guest)).toEqual(['family_joined']);
    expect((await app.mailTo(owner.email, /kabul edildi/)).text).not.toContain(guest.email);
  });

  it('lies in the database as a hash, and in no job at all', async () => {
    const [owner, guest] = [await anOwner(app), await someone()];
    const { token } = await invite(app, owner, guest.email);
    const { rows } = await app.container.pool.query<{ row: string }>(
      'SELECT t::text AS row FROM family_invitations t UNION ALL SELECT t::text FROM pgboss.job t',
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain(token);
    expect(app.log.join()).not.toContain(token);
  });

  it('speaks the language of whoever is invited, else the owner’s', async () => {
    const owner = await anOwner(app, { language: 'tr' });
    const english = await someone({ language: 'en' });
    await inviteTo(owner, english.email);
    await inviteTo(owner, 'yeni.biri@example.com');
    expect((await app.mailTo(english.email)).subject).toBe('You are invited to a family on Kumbara');
    expect((await app.mailTo('yeni.biri@example.com')).subject).toBe('Kumbara’da bir aileye davet edildin');
  });

  it('waits for somebody who signs up after it, and for their address to be confirmed', async () => {
    const owner = await anOwner(app);
    const email = 'sonra.gelen@example.com';
    const { token } = await invite(app, owner, email);
    const { body } = await app.request('POST', '/auth/signup', {
      body: { email, password: 'bir uzun parola', name: 'Mert' },
    });
    const guest = { ...body.user, token: body.token };
    expect(codeOf(await withToken('accept', guest, token))).toBe('email_not_verified');
    expect(await tierOf(guest)).toBe('free');
    const { text = '' } = await app.mailTo(email, /doğrula/);
    const verify = /#token=([\w-]+)/.exec(text)?.[1];
    expect((await app.request('POST', '/auth/email/verify', { body: { token: verify } })).status).toBe(204);
    expect((await withToken('accept', guest, token)).status).toBe(204);
    expect(await tierOf(guest)).toBe('pro');
  });

  it('serves nobody else, whoever holds the link', async () => {
    const [owner, guest, thief] = [await anOwner(app), await someone(), await someone()];
    const { token } = await invite(app, owner, guest.email);
    for (const what of ['look', 'accept', 'decline'] as const) {
      expect(codeOf(await withToken(what, thief, token))).toBe('invitation_for_other');
      expect(codeOf(await withToken(what, owner, token))).toBe('invitation_for_other');
    }
    expect((await withToken('accept', guest, token)).status).toBe(204);
    expect((await familyOf(thief)).role).toBe('none');
  });

  it.each(['used', 'late', 'withdrawn', 'declined', 'cut off', 'garbage'])(
    'is worth nothing when it is %s',
    async (how) => {
      const [owner, guest] = [await anOwner(app), await someone()];
      const { id, token } = await invite(app, owner, guest.email);
      if (how === 'used') {
        expect((await withToken('accept', guest, token)).status).toBe(204);
        expect((await leave(guest)).status).toBe(204);
      }
      if (how === 'late') app.passTime(7 * 24 * 3600);
      if (how === 'withdrawn')
        expect((await app.request('DELETE', `/family/invitations/${id}`, { as: owner })).status).toBe(204);
      if (how === 'declined') expect((await withToken('decline', guest, token)).status).toBe(204);
      const shown = { 'cut off': token.slice(0, -1), garbage: 'x'.repeat(43) }[how] ?? token;
      for (const what of ['look', 'accept', 'decline'] as const)
        expect(codeOf(await withToken(what, guest, shown))).toBe('link_invalid');
      expect((await familyOf(guest)).role).toBe('none');
      expect(await tierOf(guest)).toBe('free');
    },
  );

  it('is still good a moment before its seven days are over', async () => {
    const [owner, guest] = [await anOwner(app), await someone()];
    const { token } = await invite(app, owner, guest.email);
    app.passTime(7 * 24 * 3600 - 1);
    expect((await withToken('accept', guest, token)).status).toBe(204);
  });

  it('is spent once by many clicks at once', async () => {
    const [owner, guest] = [await anOwner(app), await someone()];
    const { token } = await invite(app, owner, guest.email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => withToken('accept', guest, token)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 204))
      expect(['link_invalid', 'in_other_family']).toContain(codeOf(answer));
    expect(await app.prisma.familyMember.count({ where: { owner_id: owner.id } })).toBe(1);
  });

  it('is answered clearly where it makes no sense', async () => {
    const [owner, member] = [await anOwner(app), await someone()];
    expect(codeOf(await inviteTo(owner, owner.email.toUpperCase()))).toBe('cannot_invite_self');
    expect(codeOf(await inviteTo(owner, 'no address'))).toBe('invalid_input');
    const { token } = await invite(app, owner, member.email);
    expect(codeOf(await inviteTo(owner, member.email.toUpperCase()))).toBe('already_invited');
    expect((await withToken('accept', member, token)).status).toBe(204);
    expect(codeOf(await inviteTo(owner, member.email))).toBe('already_in_family');
    expect(codeOf(await inviteTo(member, 'x@example.com'))).toBe('family_owner_only');
    const unproven = await app.aUser({ tier: 'pro' });
    expect(codeOf(await inviteTo(unproven, 'x@example.com'))).toBe('email_not_verified');
    for (const tier of ['free', 'premium'] as const) {
      const refusal = refused(await inviteTo(await someone({ tier }), 'x@example.com'));
      expect(refusal).toMatchObject({ code: 'plan_required', required_plan: 'pro' });
    }
  });

  it('can be sent again when it was late', async () => {
    const [owner, guest] = [await anOwner(app), await someone()];
    await invite(app, owner, guest.email);
    app.passTime(8 * 24 * 3600);
    expect((await familyOf(owner)).invitations).toEqual([]);
    expect((await inviteTo(owner, guest.email)).status).toBe(201);
    expect((await familyOf(owner)).invitations).toMatchObject([{ email: guest.email }]);
  });

  it('is sent twenty times a day, and to nobody more than three times a week', async () => {
    const owner = await anOwner(app);
    for (let round = 0; round < 3; round += 1) {
      const { status, body } = await inviteTo(owner, 'istemiyor@example.com');
      expect(status).toBe(201);
      await app.request('DELETE', `/family/invitations/${body.id}`, { as: owner });
    }
    expect(codeOf(await inviteTo(owner, 'istemiyor@example.com'))).toBe('too_many_requests');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => inviteTo(owner, `davetli${n}@example.com`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(17);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('is not told of to anybody but the owner', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    await inviteTo(owner, 'gizli@example.com');
    expect((await familyOf(owner)).invitations).toHaveLength(1);
    expect(JSON.stringify(await familyOf(member))).not.toContain('gizli');
  });
});

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
    // Who was too late still has the invitation: it serves once there is room.
    const late = answers.findIndex(({ status }) => status !== 204);
    const member = answers.findIndex(({ status }) => status === 204);
    await leave(guests[member] as TestUser);
    expect((await withToken('accept', guests[late] as TestUser, tokens[late] ?? '')).status).toBe(204);
  });

  it('is one a person, whether as member or as owner, also when two invite each other', async () => {
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
    expect((await app.mailTo(member.email, /çıkarıldın/)).text).toContain('yerinde duruyor');
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

  it('holds exactly the plan an oracle says, whoever pays for what', async () => {
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
