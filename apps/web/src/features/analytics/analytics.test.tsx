import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { fullAnalytics } from '#testing/fixtures/analytics.ts';
import { openPage } from '#testing/render-app.tsx';
import { server } from '#testing/server.ts';

const open = (answer: () => Response) => {
  server.use(http.get('/api/analytics', answer));
  return openPage('/dashboard/analytics', { as: aUser({ tier: 'pro' }) });
};

it('tells what documents show from estimates, and shows one currency at a time', async () => {
  const user = open(() => HttpResponse.json(fullAnalytics()));
  const totals = within(await screen.findByRole('region', { name: 'Toplamlar' }));
  expect(totals.getAllByText('₺37.840,44')).toHaveLength(2);
  expect(totals.getByText(/₺15\.665,64 belgelerde görünüyor · ₺22\.174,80 tahmin/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Para birimi'), 'Yalnızca USD');
  expect(totals.queryByText('₺37.840,44')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Hizmetlere göre' })).toHaveTextContent('$107,88');
});

it('says the largest changes in words, with their cause', async () => {
  open(() => HttpResponse.json(fullAnalytics()));
  const changes = within(await screen.findByRole('region', { name: 'Bir yılın en büyük değişiklikleri' }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kur, ChatGPT Plus aboneliğini %22 pahalılaştırdı: yılda ₺1.860,00 fazla.',
    'Sözcü bitti: yılda ₺720,00 az.',
    'Netflix fiyatını %28 artırdı: yılda ₺600,00 fazla.',
  ]);
});

it('marks invented data as such for a plan without analytics, and links nothing of it', async () => {
  open(() => HttpResponse.json(fullAnalytics({ preview: true })));
  const example = within(await screen.findByRole('region', { name: 'Örnek' }));
  expect(example.getByText('Bu sayılar uydurmadır')).toBeInTheDocument();
  expect(example.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Planlara bak' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('button', { name: 'Yazdır' })).not.toBeInTheDocument();
});
