import { addDays, type Reminder, type ReminderSettings, type Reminders } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { today } from '#lib/format.ts';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const kinds = { renewal: true, trial_end: true, commitment_end: true, price_rise: true, charge_after_cancel: true };
const settings: ReminderSettings = {
  ...{ kinds: { ...kinds, plan_overdue: true }, by_email: true, by_push: false, monthly_report: false, hour: 9 },
  ...{ time_zone: 'Europe/Istanbul', default_lead_days: null, email: 'ayse@example.com', email_verified: true },
  ...{ devices: [], push_public_key: null },
};
const reminder = (title: string, own: Partial<Reminder> = {}): Reminder => ({
  ...{ kind: 'renewal', title, reason: '3 gün önceden hatırlatma', due_on: addDays(today(), 3), lead_days: 3 },
  ...{ day: today(), status: 'planned', channels: ['email'], subscription_id: title },
  ...own,
});

function open({ lists = { coming: [], past: [] }, ...own }: Partial<ReminderSettings> & { lists?: Reminders } = {}) {
  const saved: unknown[] = [];
  const answer = { isRefused: false };
  server.use(
    http.get('/api/reminders', () => HttpResponse.json(lists)),
    http.get('/api/reminders/settings', () => HttpResponse.json({ ...settings, ...own })),
    http.patch('/api/reminders/settings', async ({ request }) => {
      saved.push(await request.json());
      return answer.isRefused ? problem(503, 'service_unavailable', 'Kaydedilemedi') : HttpResponse.json(settings);
    }),
  );
  const user = openPage('/dashboard/reminders', { as: aUser() });
  return { user, saved, answer };
}

it('says when what is sent and what was, each with a link to its subscription', async () => {
  const coming = Array.from({ length: 12 }, (_, at) => reminder(`Servis ${at + 1}`));
  const past = [reminder('Spotify', { status: 'sent' }), reminder('Exxen', { status: 'dropped' })];
  const { user } = open({ lists: { coming, past } });
  const next = within(await screen.findByRole('region', { name: 'Sıradakiler' }));
  expect(next.getAllByRole('link')).toHaveLength(10);
  expect(next.getByRole('link', { name: 'Servis 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('/subscriptions/Servis'),
  );
  await user.click(next.getByRole('button', { name: '12 hatırlatmanın tümünü göster' }));
  expect(next.getAllByRole('link')).toHaveLength(12);
  const sent = screen.getByRole('region', { name: 'Gönderilenler' });
  expect(sent).toHaveTextContent(/Spotify.*Gönderildi.*Exxen.*Gerek kalmadı/);
});

it('saves the days before with the Enter key once they are days, and says what is wrong with others', async () => {
  const { user, saved } = open();
  const days = await screen.findByLabelText('Kaç gün önce');
  await user.type(days, '7, 400{Enter}');
  expect(days).toBeInvalid();
  expect(days).toHaveAccessibleDescription(expect.stringContaining('0 ile 365 arasında'));
  expect(saved).toEqual([]);
  await user.clear(days);
  await user.type(days, '7, 3{Enter}');
  await waitFor(() => expect(saved).toEqual([{ default_lead_days: [7, 3] }]));
});

it('turns a switch with the keyboard, and back where saving failed', async () => {
  const { user, saved, answer } = open();
  const rises = await screen.findByRole('switch', { name: 'Zamlar' });
  answer.isRefused = true;
  rises.focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Kaydedilemedi')).toBeInTheDocument();
  expect(saved).toEqual([{ kinds: { price_rise: false } }]);
  await waitFor(() => expect(rises).toBeChecked());
});

it('asks for a verified address, and says that nothing is ahead', async () => {
  open({ email_verified: false });
  expect(await screen.findByText(/yalnızca doğrulanmış bir adrese/)).toBeInTheDocument();
  expect(screen.getByText('Önümüzdeki 60 günde hatırlatacak bir şey yok.')).toBeInTheDocument();
  expect(screen.getByText('Henüz hatırlatma gönderilmedi.')).toBeInTheDocument();
});
