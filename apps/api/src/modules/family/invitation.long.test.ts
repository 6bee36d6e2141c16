import { plans } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { aMember, anOwner, familyCalls, invite } from '#testing/a-family.ts';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { type Answer, refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
hashQuickly();
const { familyOf, tierOf, withToken, inviteTo, leave, someone, activityOf } = familyCalls(app);
const codeOf = (answer: Answer) => refused(answer).code;

describe('an invitation', () => {
  it('makes the account with that address a member with the owner’s plan', async () => {
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

  it('is in the language of the invited user, else the owner’s', async () => {
    const owner = await anOwner(app, { language: 'tr' });
    const english = await someone({ language: 'en' });
    await inviteTo(owner, english.email);
    await inviteTo(owner, 'yeni.biri@example.com');
    expect((await app.mailTo(english.email)).subject).toBe('You’re invited to a family on Kumbara');
    expect((await app.mailTo('yeni.biri@example.com')).subject).toBe('Kumbara’da bir aileye davet edildin');
  });

  it('waits until the invited person has signed up and verified the address', async () => {
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
    expect((await app.request('POST', '/auth/email/verify', { as: guest, body: { token: verify } })).status).toBe(204);
    expect((await withToken('accept', guest, token)).status).toBe(204);
    expect(await tierOf(guest)).toBe('pro');
  });

  it('works for no other account, even with the link', async () => {
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
    for (let n = 0; n < 4; n += 1)
      expect(codeOf(await inviteTo(owner, member.email.toUpperCase()))).toBe('already_invited');
    expect((await withToken('accept', member, token)).status).toBe(204);
    expect(codeOf(await inviteTo(owner, member.email))).toBe('already_in_family');
    expect(codeOf(await inviteTo(member, 'x@example.com'))).toBe('family_owner_only');
    const unproven = await app.aUser({ tier: 'pro' });
    expect(codeOf(await inviteTo(unproven, 'x@example.com'))).toBe('email_not_verified');
  });

  it('can be sent again when it was late', async () => {
    const [owner, guest] = [await anOwner(app), await someone()];
    await invite(app, owner, guest.email);
    app.passTime(8 * 24 * 3600);
    expect((await familyOf(owner)).invitations).toEqual([]);
    expect((await inviteTo(owner, guest.email)).status).toBe(201);
    // Nobody's address stays for longer.
    expect(await app.prisma.familyInvitation.count()).toBe(1);
    expect((await familyOf(owner)).invitations).toMatchObject([{ email: guest.email }]);
  });

  it('is sent at most twenty times a day, and three times a week to one address', async () => {
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

  it('is shown to the owner only', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    await inviteTo(owner, 'gizli@example.com');
    expect((await familyOf(owner)).invitations).toHaveLength(1);
    expect(JSON.stringify(await familyOf(member))).not.toContain('gizli');
  });
});
