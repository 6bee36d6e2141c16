import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPaidPlan, aPlan, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

type Answer = () => Response;
const open = { status: 'open', payment_status: 'unpaid' };
const paid = { status: 'complete', payment_status: 'paid' };
const respondWith = (body: object) => () => HttpResponse.json(body);

/** The server's answers about the session, one per request; the last one repeats. */
function answers(...responses: Answer[]) {
  let requestCount = 0;
  server.use(
    http.get('/api/payments/status/:id', () => {
      requestCount += 1;
      return (responses[requestCount - 1] ?? responses.at(-1))?.();
    }),
  );
  return () => requestCount;
}
const openResult = (session = 'cs_1') =>
  openPage(`/payment-success${session && `?session_id=${session}`}`, { as: aUser() });
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the page after a payment', () => {
  it('counts its attempts, says that the account was upgraded and leads to the dashboard after three seconds', async () => {
    const requestCount = answers(respondWith(open), respondWith(open), respondWith(paid));
    server.use(http.get('/api/user/subscription-info', () => HttpResponse.json(aPlan('premium'))));
    openResult();
    expect(await screen.findByText('Ödemen işleniyor')).toBeInTheDocument();
    expect(screen.getByText('Deneme 1/10')).toBeInTheDocument();
    await passes(2000);
    expect(await screen.findByText('Deneme 2/10')).toBeInTheDocument();
    await passes(2000);
    expect(await screen.findByText('Hesabın yükseltildi!')).toBeInTheDocument();
    expect(await screen.findByText('Planın: Premium')).toBeInTheDocument();
    expect(requestCount()).toBe(3);
    await passes(3000);
    expect(await screen.findByRole('heading', { name: 'Abonelikler' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('reports a changed plan after a switch', async () => {
    answers(respondWith(paid));
    openResult('change_1');
    expect(await screen.findByText('Planın değişti')).toBeInTheDocument();
  });

  it('says that the session expired and nothing was charged', async () => {
    answers(respondWith({ status: 'expired', payment_status: 'unpaid' }));
    openResult();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ödeme oturumu sona erdi. Lütfen tekrar deneyin.');
    expect(screen.getByRole('link', { name: 'Planlara dön' })).toHaveAttribute('href', '/pricing');
  });

  it('gives up after ten attempts, warns of paying twice, and checks again when asked', async () => {
    const requestCount = answers(...Array.from({ length: 10 }, () => respondWith(open)), respondWith(paid));
    const user = openResult();
    await screen.findByText('Ödemen işleniyor');
    await passes(9 * 2000 + 500);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ödeme kontrolü zaman aşımına uğradı...');
    expect(screen.getByText(/yeniden ödeme yapma/)).toBeInTheDocument();
    expect(requestCount()).toBe(10);
    await user.click(screen.getByRole('button', { name: 'Yeniden kontrol et' }));
    expect(await screen.findByText('Hesabın yükseltildi!')).toBeInTheDocument();
  });

  it('keeps polling while the payment provider is unavailable', async () => {
    answers(() => problem(503, 'payments_unavailable'), respondWith(paid));
    openResult();
    await screen.findByText('Deneme 1/10');
    await passes(2000);
    expect(await screen.findByText('Hesabın yükseltildi!')).toBeInTheDocument();
  });

  it('shows the server’s error for another user’s session', async () => {
    const requestCount = answers(() => problem(404, 'not_found', 'Böyle bir şey yok.'));
    openResult();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ödeme durumu kontrol edilirken hata oluştu.');
    expect(screen.getByText('Böyle bir şey yok.')).toBeInTheDocument();
    await passes(5000);
    expect(requestCount()).toBe(1);
  });

  it('without a session says so and links back', async () => {
    openResult('');
    expect(await screen.findByRole('alert')).toHaveTextContent('Session ID bulunamadı');
    expect(screen.getByRole('link', { name: 'Planlara dön' })).toHaveAttribute('href', '/pricing');
  });
});

describe('the plan on the account page', () => {
  const account = (own: Parameters<typeof aPaidPlan>[0], tier: 'free' | 'premium' | 'pro') => {
    server.use(
      http.get('/api/payments/plan', () => HttpResponse.json(aPaidPlan(own))),
      http.get('/api/user/subscription-info', () => HttpResponse.json(aPlan(tier))),
    );
    return openPage('/account', { as: aUser({ tier }) });
  };

  it('warns when two plans are charged, and links to the billing page', async () => {
    const paid = { package_id: 'premium_monthly', status: 'active', can_manage: true } as const;
    account({ ...paid, renews_at: '2026-12-21T10:00:00.000Z', also_charged: 1 }, 'premium');
    expect(await screen.findByRole('note')).toHaveTextContent(/İki kez ödüyorsun.*birini iptal et/);
    expect(screen.getByRole('button', { name: 'Ödeme bilgilerini yönet' })).toBeEnabled();
  });

  it('says that the plan comes from the family', async () => {
    account({}, 'pro');
    expect(await screen.findByText(/Bu planı ailen aracılığıyla/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ödeme bilgilerini yönet' })).not.toBeInTheDocument();
  });

  it('warns on the dashboard when a renewal could not be collected', async () => {
    const grace_ends_at = '2026-12-05T10:00:00.000Z';
    server.use(
      http.get('/api/payments/plan', () =>
        HttpResponse.json(
          aPaidPlan({ package_id: 'pro_monthly', status: 'past_due', can_manage: true, grace_ends_at }),
        ),
      ),
      http.get('/api/user/subscription-info', () => HttpResponse.json(aPlan('pro'))),
    );
    openPage('/dashboard', { as: aUser({ tier: 'pro' }) });
    expect(await screen.findByRole('region', { name: 'Son ödeme alınamadı' })).toHaveTextContent('05 Ara 2026');
    expect(screen.getByRole('button', { name: 'Kartı güncelle' })).toBeEnabled();
  });
});
