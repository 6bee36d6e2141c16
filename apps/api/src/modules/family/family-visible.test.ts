import { familySchema } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { aMember, anOwner } from '#testing/a-family.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();

const familyOf = async (as: TestUser) => familySchema.parse((await app.request('GET', '/family', { as })).body);
const personIn = async (as: TestUser, { id }: TestUser) =>
  (await familyOf(as)).members.find((member) => member.id === id) ?? expect.fail('not in the family');
const show = (as: TestUser, id: string, family_visible: boolean) =>
  app.request('PUT', `/subscriptions/${id}`, { as, body: { family_visible } });

describe('what a family sees', () => {
  it('is off by default, and can be switched on and off', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    const { id } = await app.add(member, { name: 'Netflix', notes: 'kanarya-not' });
    expect((await app.request('GET', `/subscriptions/${id}`, { as: member })).body.family_visible).toBe(false);
    expect((await personIn(owner, member)).subscriptions).toEqual([]);
    expect((await show(member, id, true)).body.family_visible).toBe(true);
    expect((await personIn(owner, member)).subscriptions).toHaveLength(1);
    // Changing something else leaves it as it is.
    await app.request('PUT', `/subscriptions/${id}`, { as: member, body: { amount: 12 } });
    expect((await personIn(owner, member)).subscriptions).toMatchObject([{ amount: 12 }]);
    await show(member, id, false);
    expect((await personIn(owner, member)).subscriptions).toEqual([]);
  });

  it('is name, price, billing cycle and category, and nothing else of a subscription', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    await app.add(member, {
      name: 'Netflix',
      notes: 'kanarya-not',
      url: 'https://kanarya.example',
      payment_method: 'kanarya kart',
      share: { parts: 4, mine: 1 },
      family_visible: true,
    });
    const { body } = await app.request('GET', '/family', { as: owner });
    expect(body.members[1].subscriptions).toEqual([
      {
        name: 'Netflix',
        amount: 149.99,
        currency: 'TRY',
        billing_cycle: 'monthly',
        billing_interval: 1,
        category: 'streaming',
        share: { parts: 4, mine: 1 },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('kanarya');
  });

  it('is only what runs', async () => {
    const owner = await anOwner(app);
    const { id } = await app.add(owner, { family_visible: true });
    const member = await aMember(app, owner);
    await app.request('PUT', `/subscriptions/${id}`, { as: owner, body: { status: 'cancelled' } });
    expect((await personIn(member, owner)).subscriptions).toEqual([]);
  });

  it('adds up exactly, each user’s own share, by currency and never across', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    const visible = { family_visible: true } as const;
    await app.add(owner, { amount: 0.1, ...visible });
    await app.add(owner, { amount: 100, currency: 'USD', billing_cycle: 'yearly', ...visible });
    await app.add(owner, { amount: 5000 });
    await app.add(member, { amount: 0.2, ...visible });
    await app.add(member, { amount: 100, share: { parts: 3, mine: 1 }, ...visible });
    const family = await familyOf(member);
    expect((await personIn(member, owner)).totals).toEqual({
      monthly: { TRY: 0.1, USD: 8.33 },
      yearly: { TRY: 1.2, USD: 100 },
    });
    expect((await personIn(owner, member)).totals).toEqual({ monthly: { TRY: 33.53 }, yearly: { TRY: 402.4 } });
    expect(family.totals).toEqual({ monthly: { TRY: 33.63, USD: 8.33 }, yearly: { TRY: 403.6, USD: 100 } });
  });

  it('is the price of the day where a trial is over', async () => {
    const owner = await anOwner(app);
    await app.add(owner, { amount: 1, trial_ends_on: '2026-11-20', price_after_trial: 99, family_visible: true });
    expect((await personIn(owner, owner)).totals.monthly).toEqual({ TRY: 99 });
  });

  it('is reset when a member leaves: nothing is shared after rejoining', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    const { id } = await app.add(member, { family_visible: true });
    await app.request('POST', '/family/leave', { as: member });
    expect((await app.request('GET', `/subscriptions/${id}`, { as: member })).body.family_visible).toBe(false);
  });
});

/** Everybody who has or had to do with one family, and what each may see and do. */
describe('one family', () => {
  const actors = {
    none: async () => app.aUser({ tier: 'premium' }),
    invited: async (owner: TestUser) => {
      const guest = await app.aUser({ email_verified: true });
      await app.request('POST', '/family/invitations', { as: owner, body: { email: guest.email } });
      return guest;
    },
    removed: async (owner: TestUser) => {
      const member = await aMember(app, owner);
      await app.request('DELETE', `/family/members/${member.id}`, { as: owner });
      return member;
    },
    'owner of another': async () => {
      const other = await anOwner(app);
      await aMember(app, other);
      return other;
    },
    'member of another': async () => aMember(app, await anOwner(app)),
    member: (owner: TestUser) => aMember(app, owner),
    owner: async (owner: TestUser) => owner,
    'downgraded owner': async (owner: TestUser) => {
      await app.prisma.user.update({ where: { id: owner.id }, data: { tier: 'free' } });
      return owner;
    },
  };

  it.each([
    ['none', { sees: false, remove: 404, withdraw: 404, invite: 402, leave: 409 }],
    ['invited', { sees: false, remove: 404, withdraw: 404, invite: 402, leave: 409 }],
    ['removed', { sees: false, remove: 404, withdraw: 404, invite: 402, leave: 409 }],
    ['owner of another', { sees: false, remove: 404, withdraw: 404, invite: 201, leave: 409 }],
    ['member of another', { sees: false, remove: 404, withdraw: 404, invite: 403, leave: 204 }],
    ['member', { sees: true, remove: 404, withdraw: 404, invite: 403, leave: 204 }],
    ['owner', { sees: true, remove: 204, withdraw: 204, invite: 201, leave: 409 }],
    ['downgraded owner', { sees: false, remove: 204, withdraw: 204, invite: 402, leave: 409 }],
  ] as const)('is to %s what it should be', async (who, { sees, ...statuses }) => {
    const owner = await anOwner(app);
    const bystander = await aMember(app, owner, { name: 'Kanarya' });
    await app.add(bystander, { name: 'Kanaryanın aboneliği', family_visible: true });
    const mine = await app.add(owner, { name: 'Sahibinin kanaryası', family_visible: true });
    const { body: invitation } = await app.request('POST', '/family/invitations', {
      as: owner,
      body: { email: 'bekleyen@example.com' },
    });
    const actor = await actors[who](owner);
    const before = await app.prisma.familyMember.count({ where: { owner_id: owner.id } });

    const seen = JSON.stringify((await app.request('GET', '/family', { as: actor })).body);
    expect(/aboneliği|kanaryası/.test(seen)).toBe(sees);
    expect(seen.includes('bekleyen@')).toBe(who.endsWith('owner'));
    if (actor !== owner)
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect(
          (
            await app.request(method, `/subscriptions/${mine.id}`, {
              as: actor,
              body: method === 'PUT' ? { amount: 1 } : undefined,
            })
          ).status,
        ).toBe(404);
    const answers = {
      invite: await app.request('POST', '/family/invitations', { as: actor, body: { email: 'yeni@example.com' } }),
      remove: await app.request('DELETE', `/family/members/${bystander.id}`, { as: actor }),
      withdraw: await app.request('DELETE', `/family/invitations/${invitation.id}`, { as: actor }),
      leave: await app.request('POST', '/family/leave', { as: actor }),
    };
    expect(Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))).toEqual(statuses);
    const gone = (actor === owner ? 1 : 0) + (who === 'member' ? 1 : 0);
    expect(await app.prisma.familyMember.count({ where: { owner_id: owner.id } })).toBe(before - gone);
  });
});
