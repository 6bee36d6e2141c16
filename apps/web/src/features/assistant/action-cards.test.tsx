import { type Advice, addDays, type Subscription } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anAdvice, aSubscription, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const mubi = aSubscription({ name: 'MUBI' });
const adviceOn = (subscription: Subscription, kind: Advice['kind'], action: Advice['action']['kind'], title = 'Bak') =>
  anAdvice({
    kind,
    title,
    subscription_ids: [subscription.id],
    action: { kind: action, subscription_id: subscription.id },
  });

/** A dashboard whose API returns the current advice of the test. */
function openDashboard(list: Subscription[], advice: () => Advice[]) {
  const posted: { path: string; body: unknown }[] = [];
  server.use(
    http.get('/api/subscriptions', () => HttpResponse.json(list)),
    http.get('/api/assistant/actions', () => HttpResponse.json({ advice: advice() })),
    http.post('/api/subscriptions/:id/:deed', async ({ request, params }) => {
      posted.push({ path: `${params.id}/${params.deed}`, body: await request.json() });
      return params.deed === 'check-in'
        ? HttpResponse.json({ subscription_id: params.id, month: '2026-11', used: true })
        : HttpResponse.json({ ...list[0], status: 'active', cancelled_by_mail: null });
    }),
  );
  return { user: openPage('/dashboard', { as: aUser() }), posted };
}
/** Waits for the panel. */
async function region() {
  const cards = within(await screen.findByRole('region', { name: 'Yapılacaklar' }));
  await cards.findAllByRole('listitem');
  return cards;
}

describe('the to-do panel', () => {
  it('reserves its space while it loads', async () => {
    server.use(
      http.get('/api/subscriptions', () => HttpResponse.json([mubi])),
      http.get('/api/assistant/actions', () => delay('infinite')),
    );
    openPage('/dashboard', { as: aUser() });
    expect(await screen.findByRole('region', { name: 'Yapılacaklar' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows no error when it cannot be loaded', async () => {
    server.use(
      http.get('/api/subscriptions', () => HttpResponse.json([mubi])),
      http.get('/api/assistant/actions', () => problem(500, 'internal')),
    );
    openPage('/dashboard', { as: aUser() });
    expect(await screen.findByRole('article', { name: 'MUBI' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Yapılacaklar')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is one line without advice', async () => {
    openDashboard([mubi], () => []);
    const panel = await screen.findByRole('region', { name: 'Yapılacaklar' });
    expect(await within(panel).findByText('Şu an yapman gereken bir şey yok')).toBeInTheDocument();
    // One line, not a card.
    expect(panel.querySelector('.card')).toBeNull();
    expect(panel).toHaveTextContent(/^YapılacaklarŞu an yapman gereken bir şey yok$/);
  });

  it('is hidden without subscriptions', async () => {
    openDashboard([], () => []);
    await screen.findByRole('heading', { name: 'Henüz abonelik yok' });
    expect(screen.queryByText('Yapılacaklar')).not.toBeInTheDocument();
  });

  it('shows at most three cards with reason and amount', async () => {
    const titles = ['Bir', 'İki', 'Üç', 'Dört'];
    openDashboard([mubi], () =>
      titles.map((title, at) => ({
        ...adviceOn(mubi, (['overlap', 'price_rise', 'upcoming', 'unused'] as const)[at] ?? 'unused', 'look', title),
        amount: { value: 40 + at, currency: 'TRY', per: 'month' as const },
      })),
    );
    const cards = (await region()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards).toHaveLength(3);
    expect(cards[0]).toContain('Google One’ı bırakırsan iCloud+ yerinde kalır.');
    expect(cards[0]).toContain('ayda ₺40,00');
  });
});

describe('the button of a card', () => {
  it('undoes an automatic cancellation and removes the card', async () => {
    const cancelled = aSubscription({
      name: 'MUBI',
      status: 'cancelled',
      cancelled_by_mail: { date: '2026-11-18', text: 'İptal edildi.' },
    });
    let isUndone = false;
    const { user, posted } = openDashboard([cancelled], () =>
      isUndone ? [] : [adviceOn(cancelled, 'cancelled_by_mail', 'undo_cancel', 'MUBI iptal edildi')],
    );
    const undo = (await region()).getByRole('button', { name: 'Geri al' });
    expect(undo).toHaveAccessibleDescription('MUBI iptal edildi');
    isUndone = true;
    await user.click(undo);
    expect(await screen.findByText('Abonelik aktifleştirildi')).toBeInTheDocument();
    expect(posted).toEqual([{ path: `${cancelled.id}/undo-cancel`, body: {} }]);
    await waitFor(() => expect(screen.queryByText('MUBI iptal edildi')).not.toBeInTheDocument());
    // The clicked button is gone: the focus stays in its section.
    expect(screen.getByRole('heading', { name: 'Yapılacaklar' })).toHaveFocus();
  });

  it.each([
    ['look', 'Görüntüle', 'Aboneliği düzenle'],
    ['cancel_guide', 'Nasıl iptal edilir?', 'MUBI nasıl iptal edilir?'],
  ] as const)('%s opens the subscription or the way to cancel it', async (kind, label, title) => {
    const { user } = openDashboard([mubi], () => [adviceOn(mubi, 'overlap', kind)]);
    await user.click((await region()).getByRole('button', { name: label }));
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });

  it('without a cancellation guide says so, and marks it as cancelled until a day', async () => {
    const { user } = openDashboard([mubi], () => [adviceOn(mubi, 'unused', 'cancel_guide')]);
    const patched = bodiesOf('put', '/api/subscriptions/:id', () => HttpResponse.json(mubi));
    await user.click((await region()).getByRole('button', { name: 'Nasıl iptal edilir?' }));
    expect(await screen.findByText(/doğrulanmış iptal adımlarımız yok/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'İptal ettim' }));
    expect(await screen.findByText('Abonelik iptal edildi')).toBeInTheDocument();
    expect(patched).toEqual([{ status: 'cancelled', ends_on: addDays(mubi.next_payment_date, -1) }]);
  });

  it('records one answer per subscription about its use, and thanks at the end', async () => {
    const macfit = aSubscription({ name: 'MACFit' });
    const { user, posted } = openDashboard([mubi, macfit], () => [
      { ...adviceOn(mubi, 'check_in', 'check_in', 'Bu ay kullandın mı?'), subscription_ids: [mubi.id, macfit.id] },
    ]);
    const cards = await region();
    await user.dblClick(cards.getByRole('button', { name: 'Hayır: MUBI' }));
    await user.click(await cards.findByRole('button', { name: 'Evet: MACFit' }));
    expect(await cards.findByText('Teşekkürler, not aldık.')).toBeInTheDocument();
    expect(posted).toEqual([
      { path: `${mubi.id}/check-in`, body: { used: false } },
      { path: `${macfit.id}/check-in`, body: { used: true } },
    ]);
  });

  it('asks again if the answer could not be saved', async () => {
    const { user } = openDashboard([mubi], () => [adviceOn(mubi, 'check_in', 'check_in', 'MUBI')]);
    server.use(http.post('/api/subscriptions/:id/check-in', () => problem(503, 'service_unavailable')));
    const cards = await region();
    await user.click(cards.getByRole('button', { name: 'Evet: MUBI' }));
    expect(await screen.findByText('Bir hata oluştu')).toBeInTheDocument();
    expect(cards.getByRole('button', { name: 'Evet: MUBI' })).toBeEnabled();
  });
});

it('the to-do panel reloads after a subscription changes', async () => {
  let isChanged = false;
  server.use(
    http.put('/api/subscriptions/:id', () => {
      isChanged = true;
      return HttpResponse.json({ ...mubi, status: 'cancelled' });
    }),
  );
  const { user } = openDashboard([mubi], () =>
    isChanged ? [] : [adviceOn(mubi, 'unused', 'cancel', 'MUBI’yi kullanmıyorsun')],
  );
  await user.click((await region()).getByRole('button', { name: 'İptal et' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İptal et' }));
  await waitFor(() => expect(screen.queryByText('MUBI’yi kullanmıyorsun')).not.toBeInTheDocument());
});
