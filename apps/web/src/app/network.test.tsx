import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { aCalendar, aConnection, aFamily, aMember, aSubscription, aUser } from '#testing/factories.ts';
import { someAnalytics } from '#testing/fixtures/analytics.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const goOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));
afterEach(() => onlineManager.setOnline(true));

/** A server that accepts everything and counts the calls that change something. */
function acceptAll(): string[] {
  const calls: string[] = [];
  const count = ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(http.post('/api/*', count), http.delete('/api/*', count));
  return calls;
}

const press = async (user: ReturnType<typeof openPage>, name: string | RegExp, index = 0) =>
  user.click((await screen.findAllByRole('button', { name }))[index] as HTMLElement);

/** Sends a message to the support while there is no network. */
async function sendMessage() {
  const user = openPage('/dashboard', { as: aUser() });
  await press(user, 'Destek');
  const form = within(await screen.findByRole('dialog', { name: 'Destek' }));
  await user.type(form.getByLabelText('Konu'), 'Bir soru');
  await user.type(form.getByLabelText('Mesajın'), 'Nasıl yapılır?');
  goOnline(false);
  await user.click(form.getByRole('button', { name: 'Gönder' }));
  return user;
}

describe('without a network', () => {
  it('a message to the support waits, and is confirmed when it is sent', async () => {
    const calls = acceptAll();
    await sendMessage();
    expect(await screen.findByText(/^Bağlantı gelince mesajın gönderilecek\. O zamana kadar/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    goOnline(true);
    expect(await screen.findByText(/^Mesajın gönderildi/)).toBeInTheDocument();
    expect(calls).toEqual(['POST /api/support']);
  });

  it('a message that fails after its form has closed offers a retry', async () => {
    const calls = acceptAll();
    server.use(http.post('/api/support', () => problem(503, 'service_unavailable'), { once: true }));
    const user = await sendMessage();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    goOnline(true);
    await press(user, 'Yeniden dene');
    await waitFor(() => expect(calls).toEqual(['POST /api/support']));
  });

  it('leaving the family waits and closes its question', async () => {
    const calls = acceptAll();
    const me = aUser({ tier: 'pro' });
    const members = [aMember({ name: 'Ayşe', role: 'owner' }), aMember({ id: me.id, role: 'member' })];
    server.use(http.get('/api/family', () => HttpResponse.json(aFamily({ role: 'member', active: true, members }))));
    const user = openPage('/dashboard/family', { as: me });
    await press(user, 'Aileden ayrıl');
    const question = within(await screen.findByRole('alertdialog'));
    goOnline(false);
    await user.click(question.getByRole('button', { name: 'Aileden ayrıl' }));
    expect(await screen.findByText(/^Bağlantı gelince aileden ayrılacaksın\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    goOnline(true);
    await waitFor(() => expect(calls).toEqual(['POST /api/family/leave']));
  });

  it('a scan of a mailbox waits and does not claim to run', async () => {
    const calls = acceptAll();
    const mailbox = aConnection({ email_address: 'ayse@example.com' });
    server.use(http.get('/api/email/connections', () => HttpResponse.json([mailbox])));
    const user = openPage('/dashboard/emails', { as: aUser() });
    const scan = await screen.findByRole('button', { name: /^Tara: ayse@example.com/ });
    goOnline(false);
    await user.click(scan);
    expect(await screen.findByText(/^Bağlantı gelince ayse@example.com taranacak\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Tara: ayse@example.com/ })).toBeDisabled();
    goOnline(true);
    await waitFor(() => expect(calls).toEqual(['POST /api/email/scan']));
  });

  it('the profile is saved later', async () => {
    const saved = bodiesOf('patch', '/api/account', () => HttpResponse.json(aUser({ name: 'Ayşe Kaya' })));
    const user = openPage('/account', { as: aUser() });
    const name = await screen.findByLabelText('Ad');
    goOnline(false);
    await user.clear(name);
    await user.type(name, 'Ayşe Kaya{Enter}');
    expect(await screen.findByText(/^Bağlantı gelince profilin kaydedilecek\./)).toBeInTheDocument();
    expect(saved).toEqual([]);
    goOnline(true);
    expect(await screen.findByText('Kaydedildi')).toBeInTheDocument();
    expect(saved).toMatchObject([{ name: 'Ayşe Kaya' }]);
  });

  it('signing in fails at once and says why', async () => {
    server.use(http.post('/api/auth/login', () => HttpResponse.error()));
    const user = openPage('/');
    await press(user, 'Ücretsiz başla');
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('E-posta'), 'ayse@example.com');
    goOnline(false);
    await user.type(form.getByLabelText('Şifre'), 'correct horse{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent('Çevrimdışısın. İnternet bağlantını kontrol et.');
  });

  it('paying fails at once, says why and offers a retry', async () => {
    server.use(http.post('/api/payments/checkout', () => HttpResponse.error()));
    const user = openPage('/pricing', { as: aUser() });
    const pro = within(await screen.findByRole('region', { name: 'Pro' }));
    const buy = () => pro.getByRole('button', { name: 'Yükselt' });
    await waitFor(() => expect(buy()).toBeEnabled());
    goOnline(false);
    await user.click(buy());
    expect(await screen.findByText('Çevrimdışısın. İnternet bağlantını kontrol et.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument();
  });
});

describe('a screen whose data cannot be loaded', () => {
  const nothingUnused = { candidates: [], monthly_cost: {}, yearly_cost: {}, dismissed: [], check_ins: [] };

  it.each<[string, string, string, JsonBodyType, string | RegExp]>([
    ['/dashboard', '/subscriptions', 'Abonelikler yüklenemedi', [aSubscription()], 'Netflix'],
    ['/dashboard/family', '/family', 'Aile bilgileri yüklenemedi', aFamily(), 'Ailece ne ödüyorsunuz?'],
    ['/dashboard/emails', '/email/connections', 'Posta kutuları yüklenemedi', [aConnection()], 'ayse@gmail.example'],
    ['/dashboard/calendar', '/calendar', 'Takvim yüklenemedi', aCalendar(), 'Bu ay ödeme yok.'],
    ['/dashboard/analytics', '/analytics', 'Analiz yüklenemedi', someAnalytics(), 'Henüz analiz edilecek bir şey yok'],
    ['/dashboard/unused', '/unused', 'Kullanılmayanlar yüklenemedi', nothingUnused, /görünen bir aboneliğin yok/],
    [
      '/dashboard/reminders',
      '/reminders',
      'Hatırlatmalar yüklenemedi',
      { coming: [], past: [] },
      'Henüz hatırlatma gönderilmedi.',
    ],
  ])('says so and can be tried again: %s', async (address, path, reason, body, shown) => {
    let isAway = true;
    server.use(http.get('/api/reminders/settings', () => problem(500, 'internal')));
    server.use(http.get(`/api${path}`, () => (isAway ? problem(500, 'internal') : HttpResponse.json(body))));
    const user = openPage(address, { as: aUser({ tier: 'pro' }) });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    isAway = false;
    await press(user, 'Yeniden dene');
    expect(await screen.findAllByText(shown)).not.toEqual([]);
  });
});

describe('a server that asks to come back in a second', () => {
  const wait = (status: 429 | 503) => {
    const answer = problem(status, 'service_unavailable', 'Sunucu meşgul');
    answer.headers.set('Retry-After', '1');
    return answer;
  };

  it.each([429, 503] as const)('is asked again before an error is shown (%d)', async (status) => {
    let refusals = 2;
    server.use(
      http.get('/api/subscriptions', () =>
        refusals-- > 0 ? wait(status) : HttpResponse.json([aSubscription({ name: 'Netflix' })]),
      ),
    );
    openPage('/dashboard', { as: aUser() });
    expect(await screen.findByRole('article', { name: 'Netflix' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is asked three times in all', async () => {
    let asked = 0;
    server.use(
      http.get('/api/subscriptions', () => {
        asked += 1;
        return wait(503);
      }),
    );
    openPage('/dashboard', { as: aUser() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Abonelikler yüklenemedi');
    expect(asked).toBe(3);
  });

  it('is asked again for a deletion, which cannot happen twice, but not for an addition', async () => {
    const calls: string[] = [];
    const refuseOnce = (method: string) => () => {
      calls.push(method);
      return calls.filter((one) => one === method).length === 1 ? wait(503) : new HttpResponse(null, { status: 204 });
    };
    server.use(
      http.get('/api/subscriptions', () => HttpResponse.json([aSubscription({ name: 'Netflix' })])),
      http.delete('/api/subscriptions/:id', refuseOnce('DELETE')),
      http.post('/api/subscriptions', refuseOnce('POST')),
    );
    const user = openPage('/dashboard', { as: aUser() });
    const netflix = within(await screen.findByRole('article', { name: 'Netflix' }));
    await user.click(netflix.getByRole('button', { name: 'Sil' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Abonelik silindi')).toBeInTheDocument();
    await press(user, 'Abonelik ekle');
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Ad/), 'Spotify');
    await user.type(form.getByLabelText(/^Tutar/), '9,99');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Sunucu meşgul')).toBeInTheDocument();
    expect(calls).toEqual(['DELETE', 'DELETE', 'POST']);
  });
});
