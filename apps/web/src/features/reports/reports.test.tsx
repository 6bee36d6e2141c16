import type { Report } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const subject = { subscription_id: '01970000-0000-7000-8000-000000000001', name: 'Netflix' };
const report: Report = {
  ...{ period: '2026-10', from: '2026-10-01', to: '2026-10-31', further_payments: 0 },
  totals: { total: { TRY: 460, USD: 12.5 }, paid: { TRY: 460 }, expected: { USD: 12.5 }, due: {} },
  categories: [{ category: 'streaming', total: { TRY: 460 } }],
  services: [{ ...subject, category: 'streaming', total: { TRY: 460 } }],
  payments: [
    {
      ...subject,
      category: 'streaming',
      date: '2026-10-14',
      state: 'paid',
      amount: 460,
      currency: 'TRY',
      evidence: 'mail',
    },
  ],
  price_changes: [],
  started: [],
  ended: [{ ...subject, name: 'Dergi', date: '2026-10-05' }],
  verified_savings: {},
};

it('shows a month in the language of the reader, with the document behind each payment', async () => {
  const saved: unknown[] = [];
  server.use(
    http.get('/api/reports/2026-10', () => HttpResponse.json(report)),
    http.get('/api/reminders/settings', () => HttpResponse.json({ monthly_report: false, email_verified: true })),
    http.patch('/api/reminders/settings', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ monthly_report: true, email_verified: true });
    }),
  );
  const user = openPage('/dashboard/reports/2026-10', { as: aUser() });
  const payments = within(await screen.findByRole('region', { name: 'Ödemeler' }));
  expect(payments.getByRole('row', { name: /^14.Eki.2026 Netflix.*Ödendi .e.posta. .*460,00$/ })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Toplam' })).getAllByText('$12,50')[0]).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Biten abonelikler' })).getByText('Dergi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Önceki dönem: Eylül 2026' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Yıllık' })).toHaveAttribute('href', '/dashboard/reports/2026');
  expect(screen.getByRole('button', { name: 'PDF' })).toBeEnabled();
  await user.click(await screen.findByRole('switch', { name: 'Aylık rapor' }));
  await waitFor(() => expect(saved).toEqual([{ monthly_report: true }]));
});

it('leads other plans to the prices, and offers no file', async () => {
  server.use(http.get('/api/reports/:period', () => problem(402, 'plan_required')));
  openPage('/dashboard/reports/2026', { as: aUser() });
  expect(await screen.findByText(/Pro planına dahil/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Planlara bak' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('button', { name: 'PDF' })).not.toBeInTheDocument();
});
