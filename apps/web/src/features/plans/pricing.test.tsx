import { planPackages } from '@kumbara/shared';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aPaidPlan, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const plan = async (name: string) => within(await screen.findByRole('region', { name }));

/** Clicks a button once it is enabled. */
async function press(user: UserEvent, name: string, label: string) {
  const card = await plan(name);
  await waitFor(() => expect(card.getByRole('button', { name: label })).toBeEnabled());
  await user.click(card.getByRole('button', { name: label }));
}

/** Makes the user pay for Premium, or another plan, from now on. */
const payFor = (own: Parameters<typeof aPaidPlan>[0] = {}) =>
  server.use(
    http.get('/api/payments/plan', () =>
      HttpResponse.json(aPaidPlan({ package_id: 'premium_monthly', status: 'active', can_manage: true, ...own })),
    ),
  );

describe('the plans', () => {
  it('are shown with their prices to everybody', async () => {
    openPage('/pricing');
    expect((await plan('Free')).getByText('$0')).toBeInTheDocument();
    expect((await plan('Free')).getByText('sonsuza kadar')).toBeInTheDocument();
    expect((await plan('Premium')).getByText('$4,99')).toBeInTheDocument();
    expect((await plan('Premium')).getByText('En popüler')).toBeInTheDocument();
    expect((await plan('Pro')).getByText('$9,99')).toBeInTheDocument();
    expect((await plan('Pro')).getByText('aylık')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Neden Kumbara?' })).toBeInTheDocument();
  });

  it('show the operator’s prices in the operator’s currency', async () => {
    const own = { available: true, sandbox: false, currency: 'EUR' };
    server.use(
      http.get('/api/payments/packages', () =>
        HttpResponse.json([
          { ...planPackages.premium_monthly, ...own, amount: 5.49 },
          { ...planPackages.pro_monthly, ...own, amount: 10.49 },
        ]),
      ),
    );
    openPage('/pricing');
    expect(await (await plan('Premium')).findByText('€5,49')).toBeVisible();
    expect((await plan('Pro')).getByText('€10,49')).toBeVisible();
    expect((await plan('Free')).getByText('€0')).toBeVisible();
  });

  it('name what they hold, and nothing that is still to come', async () => {
    openPage('/pricing');
    const texts = (await plan('Pro')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toContain('5 kişilik aile planı');
    expect(texts).toContain('API ve MCP erişimi');
  });

  it('send a visitor to the landing screen', async () => {
    const user = openPage('/pricing');
    await user.click((await plan('Premium')).getByRole('link', { name: 'Yükselt' }));
    expect(await screen.findByRole('button', { name: 'Ücretsiz başla' })).toBeInTheDocument();
  });

  it('say when nothing can be bought, and when payments are simulated', async () => {
    const sold = { available: false, sandbox: false };
    server.use(
      http.get('/api/payments/packages', () =>
        HttpResponse.json(Object.values(planPackages).map((one) => ({ ...one, ...sold }))),
      ),
    );
    openPage('/pricing', { as: aUser() });
    expect(await screen.findByText(/kartla ödeme kurulu değil/)).toBeInTheDocument();
    expect((await plan('Pro')).getByRole('button', { name: 'Yükselt' })).toBeDisabled();
    cleanup();
    Object.assign(sold, { available: true, sandbox: true });
    openPage('/pricing', { as: aUser() });
    expect(await screen.findByText(/gerçek para çekilmez/)).toBeInTheDocument();
    const pro = await plan('Pro');
    await waitFor(() => expect(pro.getByRole('button', { name: 'Yükselt' })).toBeEnabled());
  });

  it('start one checkout for two quick clicks, and another after an error', async () => {
    let requests = 0;
    server.use(
      http.post('/api/payments/checkout', () => {
        requests += 1;
        return problem(503, 'payments_unavailable', 'Ödeme sağlayıcısı yanıt vermiyor.');
      }),
    );
    openPage('/pricing', { as: aUser() });
    const pro = await plan('Pro');
    const button = () => pro.getByRole('button', { name: 'Yükselt' });
    await waitFor(() => expect(button()).toBeEnabled());
    act(() => {
      button().click();
      button().click();
    });
    expect(await screen.findByText('Ödeme sağlayıcısı yanıt vermiyor.')).toBeInTheDocument();
    expect(requests).toBe(1);
    await waitFor(() => expect(button()).toBeEnabled());
    act(() => button().click());
    await waitFor(() => expect(requests).toBe(2));
  });

  it('ask before switching a running plan, and explain the consequences', async () => {
    payFor({ package_id: 'pro_monthly' });
    const requests = bodiesOf('post', '/api/payments/checkout', () =>
      problem(503, 'payments_unavailable', 'Ödeme sağlayıcısı yanıt vermiyor.'),
    );
    const user = openPage('/pricing', { as: aUser({ tier: 'pro' }) });
    expect(await (await plan('Pro')).findByRole('button', { name: 'Mevcut Plan' })).toBeDisabled();
    await press(user, 'Premium', 'Premium planına geç');
    const question = await screen.findByRole('alertdialog', { name: 'Premium planına geçilsin mi?' });
    expect(question).toHaveTextContent('Yeni fiyat ayda $4,99.');
    expect(requests).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Geç' }));
    expect(await screen.findByText('Ödeme sağlayıcısı yanıt vermiyor.')).toBeInTheDocument();
    expect(requests).toEqual([{ package_id: 'premium_monthly', change: true, origin_url: window.location.origin }]);
  });

  it('say that a switch also undoes a cancellation', async () => {
    payFor({ ends_at: '2026-12-21T10:00:00.000Z' });
    const user = openPage('/pricing', { as: aUser({ tier: 'premium' }) });
    await press(user, 'Pro', 'Pro planına geç');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('iptalini de geri alır');
  });

  it('sell nothing before the current plan is known', async () => {
    let isAway = true;
    server.use(
      http.get('/api/payments/plan', () =>
        isAway
          ? problem(500, 'internal')
          : HttpResponse.json(aPaidPlan({ package_id: 'pro_monthly', status: 'active' })),
      ),
    );
    const user = openPage('/pricing', { as: aUser({ tier: 'pro' }) });
    expect(await screen.findByText('Planın yüklenemedi')).toBeInTheDocument();
    for (const name of ['Free', 'Premium', 'Pro']) expect((await plan(name)).getByRole('button')).toBeDisabled();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await (await plan('Premium')).findByRole('button', { name: 'Premium planına geç' })).toBeEnabled();
  });

  it('also ask when a plan was bought in another tab meanwhile', async () => {
    server.use(
      http.post('/api/payments/checkout', () => {
        payFor();
        return problem(409, 'plan_change_unconfirmed', 'Zaten bir planın var.');
      }),
    );
    const user = openPage('/pricing', { as: aUser() });
    await press(user, 'Pro', 'Yükselt');
    expect(await screen.findByText('Zaten bir planın var.')).toBeInTheDocument();
    expect(await (await plan('Pro')).findByRole('button', { name: 'Pro planına geç' })).toBeEnabled();
    expect((await plan('Premium')).getByRole('button', { name: 'Mevcut Plan' })).toBeDisabled();
  });

  it('do not sell a plan that the family already has', async () => {
    openPage('/pricing', { as: aUser({ tier: 'pro' }) });
    expect(await (await plan('Premium')).findByText(/Ailenin planı bunu zaten kapsıyor/)).toBeInTheDocument();
    expect((await plan('Pro')).getByRole('button', { name: 'Mevcut Plan' })).toBeDisabled();
    expect((await plan('Premium')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('link to the billing page for the switch to Free', async () => {
    let opened = 0;
    payFor();
    server.use(
      http.post('/api/payments/portal', () => {
        opened += 1;
        return problem(503, 'payments_unavailable');
      }),
    );
    const user = openPage('/pricing', { as: aUser({ tier: 'premium' }) });
    await press(user, 'Free', 'Ücretsiz plana dön');
    expect(await screen.findByText('Fatura sayfası açılamadı')).toBeInTheDocument();
    expect(opened).toBe(1);
  });

  it('show the server’s error when the payment does not start, else a general one', async () => {
    let detail = 'Kart sağlayıcısı meşgul.';
    server.use(http.post('/api/payments/checkout', () => problem(500, 'internal', detail)));
    const user = openPage('/pricing', { as: aUser() });
    await press(user, 'Premium', 'Yükselt');
    expect(await screen.findByText('Kart sağlayıcısı meşgul.')).toBeInTheDocument();
    detail = '';
    await press(user, 'Premium', 'Yükselt');
    expect(await screen.findByText('Ödeme başlatılamadı')).toBeInTheDocument();
  });
});

it('a chosen language is stored in the browser and in the account', async () => {
  const message = bodiesOf('patch', '/api/account', () => HttpResponse.json(aUser()));
  const user = openPage('/dashboard', { as: aUser() });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Dil' }), 'de');
  expect(localStorage.getItem('language')).toBe('de');
  expect(message).toEqual([{ language: 'de' }]);
});

it('every request carries the language and the token', async () => {
  const visible: (string | null)[] = [];
  server.use(
    http.get('/api/subscriptions', ({ request }) => {
      visible.push(request.headers.get('accept-language'), request.headers.get('authorization'));
      return HttpResponse.json([]);
    }),
  );
  localStorage.setItem('token', 'abc');
  openPage('/dashboard', { as: aUser() });
  await screen.findByRole('heading', { name: 'Henüz abonelik yok' });
  expect(visible).toEqual(['tr', 'Bearer abc']);
});
