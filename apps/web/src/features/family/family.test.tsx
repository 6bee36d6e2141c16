import type { Family } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aFamily, aMember, aSubscription, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const ayse = aUser({ tier: 'pro', email_verified: true });
const me = aMember({ id: ayse.id, name: ayse.name, email: ayse.email, role: 'owner' });
const mert = aMember({
  totals: { monthly: { TRY: 57.5, USD: 8.33 }, yearly: { TRY: 690, USD: 100 } },
  subscriptions: [
    { ...aSubscription({ name: 'Netflix', share: { parts: 4, mine: 1 }, amount: 230 }) },
    { ...aSubscription({ name: 'iCloud+', amount: 100, currency: 'USD', billing_cycle: 'yearly', category: 'cloud' }) },
  ],
});
const invitation = { id: aUser().id, email: 'derya@example.com', expires_at: '2026-11-28T09:00:00.000Z' };
const ours: Family = aFamily({
  role: 'owner',
  owner: me,
  members: [me, mert],
  invitations: [invitation],
  totals: mert.totals,
});
const has = (family: Family) => server.use(http.get('/api/family', () => HttpResponse.json(family)));
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the family page', () => {
  it('shows each member with shared subscriptions and totals per currency', async () => {
    has(ours);
    openPage('/dashboard/family', { as: ayse });
    const his = await card('Mert Demir');
    expect(his.getByText('₺57,50')).toBeInTheDocument();
    expect(his.getByText('$8,33')).toBeInTheDocument();
    expect(his.getByText(/yılda ₺690,00 ve \$100,00/)).toBeInTheDocument();
    expect(his.getByText(/payı ₺57,50/)).toBeInTheDocument();
    expect((await card('Ayşe Yılmaz')).getByText('Henüz bir şey paylaşmadın')).toBeInTheDocument();
    expect(screen.getByText('3 kişi daha katılabilir.')).toBeInTheDocument();
  });

  it('says when nobody shares anything yet', async () => {
    const nothing = aFamily().totals;
    has({ ...ours, totals: nothing, members: [me, aMember()] });
    openPage('/dashboard/family', { as: ayse });
    expect(await screen.findByText('Henüz kimse bir şey paylaşmadı')).toBeInTheDocument();
    expect((await card('Mert Demir')).getByText('Henüz bir şey paylaşmadı')).toBeInTheDocument();
  });

  it('shows its benefits to users without the plan, with a working button', async () => {
    openPage('/dashboard/family', { as: aUser() });
    expect(await screen.findByRole('heading', { name: 'Ailece ne ödüyorsunuz?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pro’ya yükselt' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByLabelText('E\u2011posta adresi')).not.toBeInTheDocument();
  });

  it('invites, and shows errors below the address', async () => {
    has(ours);
    let refuse = true;
    const sent = bodiesOf('post', '/api/family/invitations', () =>
      refuse
        ? problem(409, 'already_invited', 'Bu adrese gönderilmiş bir davet zaten bekliyor')
        : HttpResponse.json(invitation, { status: 201 }),
    );
    const user = openPage('/dashboard/family', { as: ayse });
    const field = await screen.findByLabelText('E\u2011posta adresi');
    await user.type(field, 'derya@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('zaten bekliyor');
    expect(field).toHaveValue('derya@example.com');
    refuse = false;
    await user.click(screen.getByRole('button', { name: 'Davet gönder' }));
    expect(await screen.findByText('derya@example.com adresine davet gönderildi')).toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(sent).toEqual([{ email: 'derya@example.com' }, { email: 'derya@example.com' }]);
  });

  it('asks before it withdraws an invitation or removes a member', async () => {
    has(ours);
    const gone: string[] = [];
    server.use(
      http.delete('/api/family/:what/:id', ({ params }) => {
        gone.push(`${params.what}/${params.id}`);
        has({ ...ours, members: ours.members.filter(({ id }) => id !== params.id) });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = openPage('/dashboard/family', { as: ayse });
    await user.click(await screen.findByRole('button', { name: `Daveti iptal et: ${invitation.email}` }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Vazgeç' }));
    expect(gone).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Çıkar: Mert Demir' }));
    const confirm = within(await screen.findByRole('alertdialog'));
    expect(confirm.getByText('Mert Demir aileden çıkarılsın mı?')).toBeInTheDocument();
    await user.click(confirm.getByRole('button', { name: 'Çıkar' }));
    expect(await screen.findByText('Mert Demir aileden çıkarıldı')).toBeInTheDocument();
    expect(gone).toEqual([`members/${mert.id}`]);
    // The opener is gone with the card: the focus moves to the page.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('allows no invitation when the family is full', async () => {
    has({ ...ours, members: [me, ...[1, 2, 3, 4].map((n) => aMember({ name: `Kişi ${n}` }))], invitations: [] });
    openPage('/dashboard/family', { as: ayse });
    expect(await screen.findByText(/Aileniz beş kişiyle dolu/)).toBeInTheDocument();
    expect(screen.queryByLabelText('E\u2011posta adresi')).not.toBeInTheDocument();
  });

  it('requires a confirmed address before inviting', async () => {
    has(ours);
    openPage('/dashboard/family', { as: { ...ayse, email_verified: false } });
    expect(await screen.findByText(/önce kendi e\u2011posta adresini doğrula/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bağlantıyı yeniden gönder' })).toBeInTheDocument();
  });

  it('lets a member leave after a confirmation, and hides the owner’s actions', async () => {
    has({ ...ours, role: 'member', owner: me, invitations: [] });
    let left = 0;
    server.use(
      http.post('/api/family/leave', () => {
        left += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = openPage('/dashboard/family', { as: aUser({ id: mert.id, tier: 'pro' }) });
    await screen.findByRole('article', { name: 'Mert Demir' });
    expect(screen.queryByRole('button', { name: /^Çıkar/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('E\u2011posta adresi')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Aileden ayrıl' }));
    const confirm = within(await screen.findByRole('alertdialog'));
    has(aFamily());
    await user.click(confirm.getByRole('button', { name: 'Aileden ayrıl' }));
    expect(await screen.findByRole('heading', { name: 'Ailece ne ödüyorsunuz?' })).toBeInTheDocument();
    expect(left).toBe(1);
  });

  it.each([
    ['owner', /Planın artık aile içermiyor/],
    ['member', /Ayşe Yılmaz adlı kişinin planı artık aile içermiyor/],
  ] as const)('says to its %s what it means that the plan has ended', async (role, words) => {
    has({ ...ours, role, active: false, totals: aFamily().totals });
    openPage('/dashboard/family', { as: ayse });
    expect(await screen.findByRole('region', { name: 'Ailen duraklatıldı' })).toHaveTextContent(words);
    expect(screen.getByRole('article', { name: 'Mert Demir' })).toBeInTheDocument();
    expect(screen.queryByLabelText('E\u2011posta adresi')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Paylaştıkların' })).not.toBeInTheDocument();
  });

  it('has one switch per own subscription', async () => {
    has(ours);
    const spotify = aSubscription({ name: 'Spotify' });
    const confirm: unknown[] = [];
    server.use(
      http.get('/api/subscriptions', () =>
        HttpResponse.json([
          { ...spotify, family_visible: confirm.length > 0 },
          aSubscription({ name: 'Eski', status: 'cancelled' }),
        ]),
      ),
      http.put('/api/subscriptions/:id', async ({ request, params }) => {
        confirm.push(params.id, await request.json());
        return HttpResponse.json({ ...spotify, family_visible: true });
      }),
    );
    const user = openPage('/dashboard/family', { as: ayse });
    await user.click(await screen.findByRole('switch', { name: 'Spotify' }));
    expect(confirm).toEqual([spotify.id, { family_visible: true }]);
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Spotify' })).toBeChecked());
    expect(screen.queryByRole('switch', { name: 'Eski' })).not.toBeInTheDocument();
  });
});

describe('the form of a subscription', () => {
  const spotify = aSubscription({ name: 'Spotify', family_visible: true });
  const edit = async (as = ayse) => {
    server.use(http.get('/api/subscriptions', () => HttpResponse.json([spotify])));
    const sent = bodiesOf('put', '/api/subscriptions/:id', () => HttpResponse.json(spotify));
    const user = openPage('/dashboard', { as });
    await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
    await screen.findByRole('dialog');
    return { user, sent };
  };

  it('has a sharing switch for members of a family', async () => {
    has(ours);
    const { user, sent } = await edit();
    const shown = await screen.findByRole('switch', { name: 'Ailem görsün' });
    expect(shown).toBeChecked();
    await user.click(shown);
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(sent).toMatchObject([{ family_visible: false }]));
  });

  it('does not show or change sharing for other users', async () => {
    const { user, sent } = await edit(aUser());
    await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(sent[0]).not.toHaveProperty('family_visible');
  });
});
