import { addDays, type Subscription } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aSubscription, aUser, todayUtc } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const endedByMail = (own: Partial<Subscription> = {}, daysAgo = 4) =>
  aSubscription({
    name: 'MUBI',
    status: 'cancelled',
    cancelled_by_mail: { date: addDays(todayUtc(), -daysAgo), text: 'MUBI üyeliğin iptal edildi.' },
    ...own,
  });

function openDashboard(subscription: Subscription) {
  let list = [subscription];
  const undone: unknown[] = [];
  server.use(
    http.get('/api/subscriptions', () => HttpResponse.json(list)),
    http.post('/api/subscriptions/:id/undo-cancel', ({ params }) => {
      undone.push(params.id);
      list = [{ ...subscription, status: 'active', ends_on: null, cancelled_by_mail: null }];
      return HttpResponse.json(list[0]);
    }),
  );
  return { user: openPage('/dashboard', { as: aUser() }), undone };
}
const card = async () => within(await screen.findByRole('article', { name: 'MUBI' }));

describe('a subscription cancelled by a mail', () => {
  it('shows the mail, and is undone with one click', async () => {
    const mubi = endedByMail();
    const { user, undone } = openDashboard(mubi);
    const mubiCard = await card();
    expect(mubiCard.getByText(/tarihli e\u2011postaya göre otomatik iptal edildi/)).toBeInTheDocument();
    expect(mubiCard.getByText('MUBI üyeliğin iptal edildi.')).toBeInTheDocument();
    await user.click(mubiCard.getByRole('button', { name: 'Geri al: MUBI' }));
    expect(await screen.findByText('Abonelik aktifleştirildi')).toBeInTheDocument();
    expect(undone).toEqual([mubi.id]);
    await waitFor(() => expect(screen.queryByText(/otomatik iptal edildi/)).not.toBeInTheDocument());
    expect((await card()).getByText('Aktif')).toBeInTheDocument();
  });

  it('does not show the mail after it was activated again', async () => {
    openDashboard(endedByMail({ status: 'active' }));
    expect((await card()).queryByText(/otomatik iptal edildi/)).not.toBeInTheDocument();
  });

  it.each([
    ['the plan is full', problem(403, 'plan_limit_reached', 'x'), { dialog: 'Ücretsiz plan sınırına ulaşıldı' }],
    [
      'it was taken back elsewhere',
      problem(409, 'nothing_to_undo', 'Geri alınacak bir şey yok'),
      { text: 'Geri alınacak bir şey yok' },
    ],
    ['the server is away', problem(503, 'service_unavailable', 'x'), { text: 'İşlem başarısız' }],
  ])(
    'stays as it is where %s, and that is said',
    async (_, answer, { dialog, text }: { dialog?: string; text?: string }) => {
      const { user } = openDashboard(endedByMail());
      server.use(http.post('/api/subscriptions/:id/undo-cancel', () => answer));
      await user.click((await card()).getByRole('button', { name: 'Geri al: MUBI' }));
      if (dialog) expect(await screen.findByRole('dialog', { name: dialog })).toBeInTheDocument();
      if (text) expect(await screen.findByText(text)).toBeInTheDocument();
    },
  );
});
