import type { Subscription } from '@kumbara/shared';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { aDetection, aPlan, aSubscription, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const goOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));
afterEach(() => onlineManager.setOnline(true));

/** A dashboard with Netflix, and the calls that change it. */
function openDashboard() {
  let list: Subscription[] = [aSubscription({ name: 'Netflix' })];
  const calls: string[] = [];
  server.use(
    http.get('/api/subscriptions', () => HttpResponse.json(list)),
    http.post('/api/subscriptions', async ({ request }) => {
      calls.push('POST');
      const added = aSubscription(((await request.json()) ?? {}) as Subscription);
      list = [...list, added];
      return HttpResponse.json(added, { status: 201 });
    }),
    http.put('/api/subscriptions/:id', async ({ request }) => {
      calls.push('PUT');
      list = list.map((one) => ({ ...one, status: 'cancelled' }));
      return HttpResponse.json({ ...list[0], ...((await request.json()) as Partial<Subscription>) });
    }),
    http.delete('/api/subscriptions/:id', () => {
      calls.push('DELETE');
      list = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { user: openPage('/dashboard', { as: aUser() }), calls };
}

const netflix = async () => within(await screen.findByRole('article', { name: 'Netflix' }));

describe('an action without a network', () => {
  it('announces itself, closes its dialog, and runs when the network is back', async () => {
    const { user, calls } = openDashboard();
    await user.click((await netflix()).getByRole('button', { name: 'İptal et' }));
    const question = within(await screen.findByRole('alertdialog'));
    goOnline(false);
    await user.click(question.getByRole('button', { name: 'İptal et' }));
    expect(await screen.findByText('Çevrimdışısın')).toBeInTheDocument();
    expect(screen.getByText(/^Bağlantı gelince Netflix iptal edilecek\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
    goOnline(true);
    expect(await screen.findByText('Abonelik iptal edildi')).toBeInTheDocument();
    expect(calls).toEqual(['PUT']);
  });

  it('keeps the input of the form and sends it later', async () => {
    const { user, calls } = openDashboard();
    await netflix();
    await user.click(screen.getByRole('button', { name: 'Abonelik ekle' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Ad/), 'Spotify');
    await user.type(form.getByLabelText(/^Tutar/), '9,99');
    goOnline(false);
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/^Bağlantı gelince Spotify eklenecek\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    goOnline(true);
    expect(await screen.findByText('Abonelik eklendi')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Spotify' })).toBeInTheDocument();
    expect(calls).toEqual(['POST']);
  });

  it('does not close another dialog when it completes', async () => {
    const { user } = openDashboard();
    const card = await netflix();
    await user.click(card.getByRole('button', { name: 'İptal et' }));
    goOnline(false);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İptal et' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(card.getByRole('button', { name: 'Düzenle' }));
    await screen.findByRole('dialog', { name: 'Aboneliği düzenle' });
    goOnline(true);
    expect(await screen.findByText('Abonelik iptal edildi')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Aboneliği düzenle' })).toBeInTheDocument();
  });
});

describe('an action that fails', () => {
  it('offers a retry that succeeds', async () => {
    const { user, calls } = openDashboard();
    server.use(http.delete('/api/subscriptions/:id', () => problem(503, 'service_unavailable'), { once: true }));
    await user.click((await netflix()).getByRole('button', { name: 'Sil' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Silme başarısız')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('Abonelik silindi')).toBeInTheDocument();
    expect(calls).toEqual(['DELETE']);
  });

  it('offers a retry when the server is unreachable', async () => {
    const { user, calls } = openDashboard();
    server.use(http.put('/api/subscriptions/:id', () => HttpResponse.error(), { once: true }));
    await user.click((await netflix()).getByRole('button', { name: 'İptal et' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İptal et' }));
    expect(await screen.findByText('İşlem başarısız')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('Abonelik iptal edildi')).toBeInTheDocument();
    expect(calls).toEqual(['PUT']);
  });

  it('offers no retry when the server refuses', async () => {
    const { user } = openDashboard();
    server.use(http.put('/api/subscriptions/:id', () => problem(404, 'subscription_not_found', 'Abonelik bulunamadı')));
    await user.click((await netflix()).getByRole('button', { name: 'Düzenle' }));
    await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Abonelik bulunamadı')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Yeniden dene' })).not.toBeInTheDocument();
  });

  it('continues with the remaining findings and adds none twice', async () => {
    const names = ['Spotify', 'Exxen', 'Gain'];
    let open = names.map((service_name) => aDetection({ service_name }));
    const added: string[] = [];
    let failures = 1;
    server.use(
      http.get('/api/user/subscription-info', () => HttpResponse.json(aPlan('premium'))),
      http.get('/api/email/detections', () => HttpResponse.json(open)),
      http.post('/api/email/import-subscription', async ({ request }) => {
        const { detection_id } = (await request.json()) as { detection_id: string };
        const name = open.find((one) => one.detection_id === detection_id)?.service_name ?? 'unknown';
        if (name === 'Exxen' && failures-- > 0) return problem(503, 'service_unavailable');
        added.push(name);
        open = open.filter((one) => one.detection_id !== detection_id);
        return HttpResponse.json(aSubscription({ name }));
      }),
    );
    const user = openPage('/dashboard/bank-statement', { as: aUser({ tier: 'premium' }) });
    await user.click(await screen.findByRole('button', { name: 'Güvenilir 3 eşleşmeyi ekle' }));
    expect(await screen.findByText('Abonelik eklenemedi')).toBeInTheDocument();
    expect(screen.getByText('1 abonelik eklendi')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('2 abonelik eklendi')).toBeInTheDocument();
    expect(added).toEqual(names);
  });
});
