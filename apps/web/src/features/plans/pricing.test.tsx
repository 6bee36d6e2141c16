import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const plan = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the plans', () => {
  it('stand there with their prices for everybody', async () => {
    openPage('/pricing');
    expect((await plan('Free')).getByText('$0')).toBeInTheDocument();
    expect((await plan('Free')).getByText('sonsuza kadar')).toBeInTheDocument();
    expect((await plan('Premium')).getByText('$4,99')).toBeInTheDocument();
    expect((await plan('Premium')).getByText('En popüler')).toBeInTheDocument();
    expect((await plan('Pro')).getByText('$9,99')).toBeInTheDocument();
    expect((await plan('Pro')).getByText('aylık')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Neden Kumbara?' })).toBeInTheDocument();
  });

  it('tell what works from what is still being built', async () => {
    openPage('/pricing');
    const texts = (await plan('Premium')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toContain('Sınırsız abonelik');
    expect(texts).toContain('Yapay zekâ önerileri · yakında');
    expect(screen.getByText(/ücretli planlar henüz satışta değil/)).toBeInTheDocument();
  });

  it('send a visitor to the landing screen', async () => {
    const user = openPage('/pricing');
    await user.click((await plan('Premium')).getByRole('link', { name: 'Yükselt' }));
    expect(await screen.findByRole('button', { name: 'Ücretsiz başla' })).toBeInTheDocument();
  });

  it('name the current one and do not sell it again', async () => {
    openPage('/pricing', { as: aUser() });
    expect(await (await plan('Free')).findByRole('button', { name: 'Mevcut Plan' })).toBeDisabled();
    expect(await (await plan('Premium')).findByRole('button', { name: 'Yükselt' })).toBeEnabled();
  });

  it.each([
    ['unknown to the server', 404, 'not_found'],
    ['not set up', 503, 'provider_not_configured'],
  ])('say plainly when payment is %s', async (_, status, code) => {
    server.use(http.post('/api/payments/checkout', () => problem(status, code)));
    const user = openPage('/pricing', { as: aUser() });
    await user.click(await (await plan('Pro')).findByRole('button', { name: 'Yükselt' }));
    expect(await screen.findByText(/kartla ödeme kurulu değil/)).toBeInTheDocument();
  });

  it('say what the server said when the payment does not start, else that it did not', async () => {
    let detail = 'Kart sağlayıcısı meşgul.';
    server.use(http.post('/api/payments/checkout', () => problem(500, 'internal', detail)));
    const user = openPage('/pricing', { as: aUser() });
    await user.click(await (await plan('Premium')).findByRole('button', { name: 'Yükselt' }));
    expect(await screen.findByText('Kart sağlayıcısı meşgul.')).toBeInTheDocument();
    detail = '';
    await user.click((await plan('Premium')).getByRole('button', { name: 'Yükselt' }));
    expect(await screen.findByText('Ödeme başlatılamadı')).toBeInTheDocument();
  });
});

it('the payment page without a session says so and leads back', async () => {
  openPage('/payment-success', { as: aUser() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Session ID bulunamadı');
  expect(screen.getByRole('link', { name: 'Planlara dön' })).toHaveAttribute('href', '/pricing');
});

it('choosing a language is remembered here and for the account', async () => {
  const told: unknown[] = [];
  server.use(
    http.patch('/api/account', async ({ request }) => {
      told.push(await request.json());
      return HttpResponse.json(aUser());
    }),
  );
  const user = openPage('/dashboard', { as: aUser() });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Dil' }), 'de');
  expect(localStorage.getItem('language')).toBe('de');
  expect(told).toEqual([{ language: 'de' }]);
});

it('every call says in which language it wants to be answered, and who asks', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('/api/subscriptions', ({ request }) => {
      seen.push(request.headers.get('accept-language'), request.headers.get('authorization'));
      return HttpResponse.json([]);
    }),
  );
  localStorage.setItem('token', 'abc');
  openPage('/dashboard', { as: aUser() });
  await screen.findByRole('heading', { name: 'Henüz abonelik yok' });
  expect(seen).toEqual(['tr', 'Bearer abc']);
});
