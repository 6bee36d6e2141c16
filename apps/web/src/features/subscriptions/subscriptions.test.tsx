import { addDays, type Stats, type Subscription } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aSubscription, aUser, someStats, todayUtc } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

/** A dashboard over an API that stores changes, with these subscriptions. */
function openDashboard(...subscriptions: Subscription[]) {
  let list = subscriptions;
  const calls: { method: string; body: unknown }[] = [];
  server.use(
    http.get('/api/subscriptions', () => HttpResponse.json(list)),
    http.post('/api/subscriptions', async ({ request }) => {
      const body = (await request.json()) as Subscription;
      calls.push({ method: 'POST', body });
      await delay(20);
      const added = aSubscription({ ...body, id: crypto.randomUUID(), reminder_days: body.reminder_days ?? [3] });
      list = [...list, added];
      return HttpResponse.json(added, { status: 201 });
    }),
    http.put('/api/subscriptions/:id', async ({ request, params }) => {
      const body = (await request.json()) as Partial<Subscription>;
      calls.push({ method: 'PUT', body });
      list = list.map((one) => (one.id === params.id ? { ...one, ...body } : one));
      return HttpResponse.json(list.find(({ id }) => id === params.id));
    }),
    http.delete('/api/subscriptions/:id', ({ params }) => {
      calls.push({ method: 'DELETE', body: params.id });
      list = list.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { user: openPage('/dashboard', { as: aUser() }), calls };
}

/** The totals, once they have taken the place of their placeholders. */
const totals = () =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: 'Özet' });
    expect(region.querySelector('.shimmer')).toBeNull();
    return within(region);
  });

const card = async (name: string) => within(await screen.findByRole('article', { name }));

/** The form of a new subscription, open over a dashboard. */
async function openForm() {
  const opened = openDashboard(aSubscription());
  await card('Netflix');
  await opened.user.click(screen.getByRole('button', { name: 'Abonelik ekle' }));
  return { ...opened, form: within(await screen.findByRole('dialog')) };
}

describe('the totals', () => {
  it('are shown per currency, with the amount due this month', async () => {
    server.use(
      http.get('/api/subscriptions/stats/summary', () =>
        HttpResponse.json(
          someStats({
            total_monthly_cost: { USD: 20, TRY: 1247.8 },
            total_yearly_cost: { TRY: 14973.6 },
            due_this_month: { TRY: 1830.4 },
            active_subscriptions: 9,
            total_subscriptions: 12,
          }),
        ),
      ),
    );
    openDashboard(aSubscription());
    const summary = await totals();
    expect(await summary.findByText('₺1.247,80')).toBeInTheDocument();
    expect(summary.getByText('$20,00')).toBeInTheDocument();
    expect(summary.getByText('₺14.973,60')).toBeInTheDocument();
    expect(summary.getByText('Bu ay ödenecek: ₺1.830,40')).toBeInTheDocument();
    expect(summary.getByText('9')).toBeInTheDocument();
    expect(summary.getByText('12')).toBeInTheDocument();
  });

  describe('in the currency of the user', () => {
    const openWith = (own: Partial<Stats>) => {
      const stats = someStats({ total_monthly_cost: { USD: 20, TRY: 100 }, total_yearly_cost: { USD: 240 }, ...own });
      server.use(http.get('/api/subscriptions/stats/summary', () => HttpResponse.json(stats)));
      openDashboard(aSubscription());
      return totals();
    };
    const converted = { currency: 'TRY', monthly: 1108.65, yearly: 13303.8, rate_source: 'ecb' } as const;

    it('stand below those per currency, with the day of the rates', async () => {
      const summary = await openWith({ converted: { ...converted, rate_date: addDays(todayUtc(), -3) } });
      expect(await summary.findByText('Toplam ≈ ₺1.108,65')).toBeInTheDocument();
      expect(summary.getByText('Toplam ≈ ₺13.303,80')).toBeInTheDocument();
      expect(summary.getAllByText('$20,00')).toHaveLength(1);
      expect(summary.getByText(/tarihli Avrupa Merkez Bankası kurlarıyla çevrildi/)).toBeInTheDocument();
      expect(summary.queryByText(/günlük/)).not.toBeInTheDocument();
      expect(summary.getByRole('link', { name: 'Ana para birimini değiştir' })).toHaveAttribute('href', '/account');
    });

    it('are absent, with the reason, where a rate is missing', async () => {
      const summary = await openWith({ currencies_without_rate: ['XAF'] });
      expect(await summary.findByText(/^XAF için kur yok/)).toBeInTheDocument();
      expect(summary.queryByText(/Toplam ≈/)).not.toBeInTheDocument();
    });
  });

  it('are $0 without subscriptions', async () => {
    openDashboard();
    const summary = await totals();
    expect(await summary.findAllByText('$0')).toHaveLength(2);
  });

  it('show no error when they cannot be loaded', async () => {
    const noted = vi.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('/api/subscriptions/stats/summary', () => problem(500, 'internal')));
    openDashboard(aSubscription({ name: 'Netflix' }));
    await card('Netflix');
    await waitFor(() => expect(noted).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a card', () => {
  it('shows price, billing cycle and next payment', async () => {
    openDashboard(
      aSubscription({
        name: 'Spor salonu',
        amount: 2700,
        billing_interval: 3,
        category: 'fitness',
        next_payment_date: todayUtc(),
        notes: 'Aile üyeliği',
      }),
    );
    const spor = await card('Spor salonu');
    for (const text of ['Fitness', 'Aktif', '₺2.700,00', '3 ayda bir', 'bugün', 'Aile üyeliği']) {
      expect(spor.getByText(text)).toBeInTheDocument();
    }
  });

  it('of a cancelled subscription shows no days left', async () => {
    openDashboard(aSubscription({ name: 'MUBI', status: 'cancelled' }));
    const mubi = await card('MUBI');
    expect(mubi.getByText('Pasif')).toBeInTheDocument();
    expect(mubi.queryByText(/gün kaldı/)).not.toBeInTheDocument();
    expect(mubi.getByRole('button', { name: 'Aktifleştir' })).toBeInTheDocument();
  });
});

describe('adding', () => {
  it('starts with the specified defaults, and shows the new subscription', async () => {
    const { user, calls, form } = await openForm();
    expect(form.getByLabelText('Para birimi')).toHaveValue('USD');
    expect(form.getByLabelText(/^Faturalama döngüsü/)).toHaveValue('monthly');
    expect(form.getByLabelText(/^Kategori/)).toHaveValue('streaming');
    expect(form.getByLabelText('Notlar')).toHaveValue('');
    expect(form.queryByLabelText('Ödeme sıklığı')).not.toBeInTheDocument();
    await user.type(form.getByLabelText(/^Ad/), 'Spotify');
    await user.type(form.getByLabelText(/^Tutar/), '9.99');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Abonelik eklendi')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Spotify' })).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ name: 'Spotify', amount: 9.99, currency: 'USD', billing_cycle: 'monthly' });
  });

  it('adds once despite repeated clicks', async () => {
    const { user, calls, form } = await openForm();
    await user.type(form.getByLabelText(/^Ad/), 'Spotify');
    await user.type(form.getByLabelText(/^Tutar/), '9');
    await user.dblClick(form.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText('Abonelik eklendi');
    expect(calls).toHaveLength(1);
  });

  it('shows missing fields, and sends nothing', async () => {
    const { user, calls, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form.getByLabelText(/^Ad/)).toHaveAccessibleDescription('Bu alan gerekli'));
    expect(form.getByLabelText(/^Tutar/)).toHaveAccessibleDescription('Bu alan gerekli');
    expect(calls).toEqual([]);
  });

  it('does not take more decimals than the currency has', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByLabelText(/^Ad/), 'Nikkei');
    await user.type(form.getByLabelText(/^Tutar/), '9.5');
    await user.selectOptions(form.getByLabelText('Para birimi'), 'JPY');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form.getByLabelText(/^Tutar/)).toHaveAccessibleDescription(/ondalık/));
  });

  it('shows an error beside an invalid amount and beside zero', async () => {
    const { user, calls, form } = await openForm();
    await user.type(form.getByLabelText(/^Tutar/), '1.2.3');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form.getByLabelText(/^Tutar/)).toHaveAccessibleDescription('Geçerli bir değer gir'));
    expect(form.getByLabelText(/^Ad/)).toHaveAccessibleDescription('Bu alan gerekli');
    await user.clear(form.getByLabelText(/^Tutar/));
    await user.type(form.getByLabelText(/^Tutar/), '0');
    await waitFor(() =>
      expect(form.getByLabelText(/^Tutar/)).toHaveAccessibleDescription('Sıfırdan büyük bir tutar gir'),
    );
    expect(calls).toEqual([]);
  });

  it('shows the server’s error message', async () => {
    const { user } = openDashboard(aSubscription());
    server.use(
      http.post('/api/subscriptions', () => problem(403, 'plan_limit_reached', 'Ücretsiz planın sınırına ulaştınız.')),
    );
    await card('Netflix');
    await user.click(screen.getByRole('button', { name: 'Abonelik ekle' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Ad/), 'Spotify');
    await user.type(form.getByLabelText(/^Tutar/), '9');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Ücretsiz planın sınırına ulaştınız.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('discards the input when it is closed', async () => {
    const { user } = openDashboard(aSubscription());
    await card('Netflix');
    await user.click(screen.getByRole('button', { name: 'Abonelik ekle' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Ad/), 'Yarım');
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await user.click(screen.getByRole('button', { name: 'Abonelik ekle' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText(/^Ad/)).toHaveValue('');
  });
});

describe('the form', () => {
  it('shows the code of the currency and offers code and name', async () => {
    const { user, form } = await openForm();
    expect(form.getByText('USD')).toBeVisible();
    expect(form.getByRole('option', { name: /^TRY – Türk/ })).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('Para birimi'), 'TRY');
    expect(form.getByText('TRY')).toBeVisible();
  });

  it('asks for the interval in the details, and shows it beside the cycle', async () => {
    const { user, calls, form } = await openForm();
    await user.type(form.getByLabelText(/^Ad/), 'MACFit');
    await user.type(form.getByLabelText(/^Tutar/), '2700');
    await user.click(form.getByRole('button', { name: 'Daha fazla ayrıntı' }));
    const interval = form.getByLabelText('Ödeme sıklığı');
    expect(interval).toHaveDisplayValue('Aylık');
    await user.selectOptions(interval, '3 ayda bir');
    await user.click(form.getByRole('button', { name: 'Daha fazla ayrıntı' }));
    expect(form.getByLabelText(/^Faturalama döngüsü/)).toHaveAccessibleDescription('3 ayda bir');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText('Abonelik eklendi');
    expect(calls[0]?.body).toMatchObject({ billing_cycle: 'monthly', billing_interval: 3 });
  });

  it('opens the details of a subscription with an interval', async () => {
    const { user } = openDashboard(aSubscription({ billing_cycle: 'yearly', billing_interval: 2 }));
    await user.click((await card('Netflix')).getByRole('button', { name: 'Düzenle' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText('Ödeme sıklığı')).toHaveDisplayValue('2 yılda bir');
  });
});

describe('editing', () => {
  it('starts with the current values and saves changes', async () => {
    const { user, calls } = openDashboard(aSubscription({ name: 'Netflix', amount: 229.99, notes: 'salon' }));
    await user.click((await card('Netflix')).getByRole('button', { name: 'Düzenle' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText('Notlar')).toHaveValue('salon');
    expect(form.getByLabelText(/^Tutar/)).toHaveValue('229,99');
    await user.clear(form.getByLabelText(/^Tutar/));
    await user.type(form.getByLabelText(/^Tutar/), '249,99');
    await user.clear(form.getByLabelText('Notlar'));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Abonelik güncellendi')).toBeInTheDocument();
    expect(await (await card('Netflix')).findByText('₺249,99')).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ amount: 249.99, notes: null });
    expect(calls[0]?.body).not.toHaveProperty('status');
  });

  it('hides optional details behind one click, and sends their values', async () => {
    const { user, calls } = openDashboard(aSubscription({ name: 'Netflix' }));
    await user.click((await card('Netflix')).getByRole('button', { name: 'Düzenle' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Daha fazla ayrıntı' }));
    await user.type(form.getByLabelText('Web sitesi'), 'https://www.netflix.com');
    await user.type(form.getByLabelText('Deneme sonrası tutar'), '1.299,90');
    await user.type(form.getByLabelText('Toplam pay'), '4');
    await user.clear(form.getByLabelText('Hatırlat (gün önce)'));
    await user.type(form.getByLabelText('Hatırlat (gün önce)'), '7, 1');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText('Abonelik güncellendi');
    expect(calls[0]?.body).toMatchObject({
      url: 'https://www.netflix.com',
      price_after_trial: 1299.9,
      share: { mine: 1, parts: 4 },
      reminder_days: [7, 1],
      trial_ends_on: null,
    });
  });
});

it('a subscription deleted in another tab leaves the list with a message when it is edited', async () => {
  let list = [aSubscription({ name: 'Netflix' })];
  const { user } = openDashboard(...list);
  server.use(
    http.get('/api/subscriptions', () => HttpResponse.json(list)),
    http.put('/api/subscriptions/:id', () => problem(404, 'subscription_not_found', 'Abonelik bulunamadı')),
  );
  await user.click((await card('Netflix')).getByRole('button', { name: /Düzenle/ }));
  list = [];
  await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Abonelik bulunamadı')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Henüz abonelik yok' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('a confirmation is required for', () => {
  it('cancelling, with the steps at the service and at each seller', async () => {
    const guide = { difficulty: 'easy', url: 'https://www.netflix.com/cancelplan', steps: ['Oturum aç', 'İptal et'] };
    server.use(
      http.get('/api/subscriptions/:id/cancel-guides', () =>
        HttpResponse.json([guide, { difficulty: 'hard', billed_by: 'Turkcell', steps: ['Ara'] }]),
      ),
    );
    const { user } = openDashboard(aSubscription({ name: 'Netflix' }));
    await user.click((await card('Netflix')).getByRole('button', { name: 'İptal et' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(await question.findByText('Netflix nasıl iptal edilir'));
    expect(question.getByText('Oturum aç')).toBeVisible();
    expect(question.getByRole('link', { name: 'İptal sayfasını aç' })).toHaveAttribute('href', guide.url);
    await user.click(question.getByText('Turkcell üzerinden ödüyorsan'));
    expect(question.getByText('Ara')).toBeVisible();
  });

  it('cancelling, which can be undone', async () => {
    const { user } = openDashboard(aSubscription({ name: 'Netflix' }));
    await user.click((await card('Netflix')).getByRole('button', { name: 'İptal et' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İptal et' }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await (await card('Netflix')).findByText('Aktif')).toBeInTheDocument();
  });

  it('deleting, which can be aborted', async () => {
    const { user, calls } = openDashboard(aSubscription({ name: 'Netflix' }), aSubscription({ name: 'MUBI' }));
    await user.click((await card('MUBI')).getByRole('button', { name: 'Sil' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Bu abonelik kalıcı olarak silinsin mi?' }));
    await user.click(question.getByRole('button', { name: 'Vazgeç' }));
    expect(calls).toEqual([]);
    await user.click((await card('MUBI')).getByRole('button', { name: 'Sil' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Abonelik silindi')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'MUBI' })).not.toBeInTheDocument());
  });
});

describe('the list', () => {
  it('offers the ways to add the first subscription when empty', async () => {
    const { user } = openDashboard();
    expect(await screen.findByRole('heading', { name: 'Henüz abonelik yok' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Ekstre yükle/ }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Spotify' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Spotify');
    expect(form.getByLabelText(/^Kategori/)).toHaveValue('music');
  });

  it('can be searched ignoring accents and case, when it is long', async () => {
    const names = ['Netflix', 'Spotify', 'Işık Pilates', 'MUBI', 'Exxen'];
    const { user } = openDashboard(...names.map((name) => aSubscription({ name })));
    await card('Netflix');
    await user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'isik');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Işık Pilates' })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Ara' }), 'zzz');
    expect(await screen.findByText('Aramana uyan abonelik yok.')).toBeInTheDocument();
  });

  it('renders only the visible part of a long list', async () => {
    // jsdom has no layout: rows without a height would all be visible.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(236);
    openDashboard(...Array.from({ length: 120 }, (_, index) => aSubscription({ name: `Abonelik ${index}` })));
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
  });
});
