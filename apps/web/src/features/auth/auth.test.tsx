import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const ayse = aUser({ name: 'Ayşe' });

async function openModal() {
  const user = openPage('/');
  await user.click(await screen.findByRole('button', { name: 'Ücretsiz başla' }));
  return { user, modal: within(await screen.findByRole('dialog')) };
}

/** Signs in over a server that answers like this. */
async function signIn(answer: () => Response | Promise<Response>, typed = 'correct horse{Enter}') {
  server.use(http.post('/api/auth/login', answer));
  const opened = await openModal();
  await opened.user.type(opened.modal.getByLabelText('E-posta'), 'ayse@example.com');
  await opened.user.type(opened.modal.getByLabelText('Şifre'), typed);
  return opened;
}

describe('signing in', () => {
  it('leads to the dashboard, stores the token and shows a message', async () => {
    const { user, modal } = await signIn(() => HttpResponse.json({ token: 'abc', user: ayse }), 'correct horse');
    await user.click(modal.getByRole('button', { name: 'Giriş yap' }));
    expect(await screen.findByText('Giriş başarılı!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Abonelikler' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('token')).toBe('abc');
  });

  it('asks for a name only when an account is created', async () => {
    server.use(http.post('/api/auth/signup', () => HttpResponse.json({ token: 'abc', user: ayse }, { status: 201 })));
    const { user, modal } = await openModal();
    expect(modal.queryByLabelText('Ad')).not.toBeInTheDocument();
    await user.click(modal.getByRole('button', { name: 'Kayıt ol' }));
    await user.type(modal.getByLabelText('Ad'), 'Ayşe');
    await user.type(modal.getByLabelText('E-posta'), 'ayse@example.com');
    await user.type(modal.getByLabelText('Şifre'), 'correct horse');
    await user.click(modal.getByRole('button', { name: 'Kayıt ol' }));
    expect(await screen.findByText('Hesap oluşturuldu!')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('shows the server’s error message, else a general one', async () => {
    let detail = 'E-posta ya da şifre yanlış.';
    const { user, modal } = await signIn(() => problem(401, 'invalid_credentials', detail));
    expect(await modal.findByRole('alert')).toHaveTextContent('E-posta ya da şifre yanlış.');
    expect(document.querySelector('[data-sonner-toast]')).toHaveTextContent('E-posta ya da şifre yanlış.');
    detail = '';
    await user.click(modal.getByRole('button', { name: 'Giriş yap' }));
    await waitFor(() => expect(modal.getByRole('alert')).toHaveTextContent('Bir hata oluştu'));
  });

  it('keeps the focus at the form after an error', async () => {
    const { user, modal } = await signIn(() => problem(401, 'invalid_credentials', 'Yanlış'));
    expect(await modal.findByRole('alert')).toBeInTheDocument();
    expect(modal.getByLabelText('Şifre')).toHaveFocus();
    await user.click(modal.getByRole('button', { name: 'Giriş yap' }));
    await waitFor(() => expect(modal.getByRole('alert')).toHaveFocus());
    await user.tab();
    expect(modal.getByRole('button', { name: 'Giriş yap' })).toHaveFocus();
  });

  it.each([
    ['841', 'Çok fazla deneme yapıldı. 15 dakika sonra tekrar deneyin.'],
    ['1', 'Çok fazla deneme yapıldı. 1 dakika sonra tekrar deneyin.'],
    [undefined, 'Biraz bekleyin'],
  ])('says how long to wait after too many attempts (%s s)', async (seconds, text) => {
    const headers = seconds ? { 'Retry-After': seconds } : undefined;
    const { modal } = await signIn(() =>
      HttpResponse.json({ code: 'too_many_requests', detail: 'Biraz bekleyin' }, { status: 429, headers }),
    );
    expect(await modal.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows errors beside their fields', async () => {
    server.use(
      http.post('/api/auth/signup', () =>
        problem(422, 'invalid_input', 'Bazı alanlar hatalı.', [
          { field: 'password', detail: 'Şifre en az 8 karakter olmalı' },
        ]),
      ),
    );
    const { user, modal } = await openModal();
    await user.click(modal.getByRole('button', { name: 'Kayıt ol' }));
    await user.type(modal.getByLabelText('Ad'), 'Ayşe');
    await user.type(modal.getByLabelText('E-posta'), 'ayse@example.com');
    await user.type(modal.getByLabelText('Şifre'), 'kısa');
    await user.click(modal.getByRole('button', { name: 'Kayıt ol' }));
    await waitFor(() =>
      expect(modal.getByLabelText('Şifre')).toHaveAccessibleDescription('Şifre en az 8 karakter olmalı'),
    );
    expect(modal.getByLabelText('Şifre')).toBeInvalid();
  });

  it('shows progress and sends once', async () => {
    let calls = 0;
    const { user, modal } = await signIn(async () => {
      calls += 1;
      await delay(80);
      return HttpResponse.json({ token: 'abc', user: ayse });
    });
    const waiting = await modal.findByRole('button', { name: 'Yükleniyor...' });
    expect(waiting).toBeDisabled();
    await user.click(waiting);
    await screen.findByText('Giriş başarılı!');
    expect(calls).toBe(1);
  });

  it('closes the modal on Escape and on a click outside', async () => {
    const { user } = await openModal();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Ücretsiz başla' }));
    await screen.findByRole('dialog');
    const veil = document.querySelector('[data-modal]');
    if (!veil) throw new Error('no veil');
    await user.click(veil);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['offers Google and email', {}, undefined],
    ['says that Google is emulated when it is', { sandbox: true }, /yerel bir sayfa/],
    ['disables Google with a note when it is not set up', { google: false }, /kurulu değil/],
  ])('%s', async (_, own, note) => {
    const providers = { google: true, sandbox: false, microsoft: true, microsoft_sandbox: false, ...own };
    server.use(http.get('/api/auth/providers', () => HttpResponse.json(providers)));
    const { modal } = await openModal();
    const google = modal.getByRole('button', { name: 'Google ile devam et' });
    if (note) await waitFor(() => expect(google).toHaveAccessibleDescription(note));
    else expect(google).not.toHaveAccessibleDescription();
    expect(google.hasAttribute('disabled')).toBe(!providers.google);
    expect(modal.getByText('veya')).toBeInTheDocument();
    expect(modal.queryAllByText(/^Deneme modu/)).toHaveLength(providers.sandbox ? 1 : 0);
  });
});

describe('redirects', () => {
  it.each(['/dashboard', '/dashboard/emails', '/dashboard/bank-statement', '/email-callback', '/payment-success'])(
    '%s leads a visitor to the landing screen',
    async (path) => {
      openPage(path);
      expect(await screen.findByRole('button', { name: 'Ücretsiz başla' })).toBeInTheDocument();
      expect(window.location.pathname).toBe('/');
    },
  );

  it('the landing screen redirects a signed-in user to the dashboard', async () => {
    openPage('/', { as: ayse });
    expect(await screen.findByRole('heading', { name: 'Abonelikler' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('an unknown address says so and links home', async () => {
    const user = openPage('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Sayfa bulunamadı' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ana sayfaya dön' }));
    expect(await screen.findByRole('button', { name: 'Ücretsiz başla' })).toBeInTheDocument();
  });

  it('an unreachable server is reported instead of showing the visitor’s page', async () => {
    server.use(http.get('/api/auth/me', () => problem(503, 'service_unavailable')));
    openPage('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamıyor');
  });

  it('a session that was ended on another device ends here', async () => {
    server.use(http.get('/api/subscriptions', () => problem(401, 'unauthenticated')));
    localStorage.setItem('token', 'old');
    openPage('/dashboard', { as: ayse });
    expect(await screen.findByRole('button', { name: 'Ücretsiz başla' })).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('logging out', () => {
  it('removes the token and leads to the landing screen', async () => {
    server.use(http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    localStorage.setItem('token', 'abc');
    const user = openPage('/dashboard', { as: ayse });
    await user.click(await screen.findByRole('button', { name: 'Çıkış' }));
    expect(await screen.findByText('Çıkış yapıldı')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows an error and stays signed in when it fails', async () => {
    server.use(http.post('/api/auth/logout', () => problem(503, 'service_unavailable')));
    const user = openPage('/dashboard', { as: ayse });
    await user.click(await screen.findByRole('button', { name: 'Çıkış' }));
    expect(await screen.findByText('Çıkış yapılamadı')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });
});

describe('the return from Google', () => {
  it.each([
    ['/dashboard', 'Hoş geldin, Ayşe!'],
    ['/', 'Giriş başarılı!'],
  ])('with a code on %s signs in, removes the code from the address, and greets', async (path, greeting) => {
    const codes = bodiesOf('post', '/api/auth/session', async () => {
      await delay(30);
      return HttpResponse.json({ user: ayse });
    });
    openPage(`${path}#session_id=once`);
    expect(window.location.hash).toBe('');
    expect(await screen.findByText('Giriş yapılıyor...')).toBeInTheDocument();
    expect(await screen.findByText(greeting)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
    expect(codes).toEqual([{ session_id: 'once' }]);
  });

  it.each([
    ['/dashboard', 'Google girişi başarısız. Lütfen tekrar deneyin.'],
    ['/', 'Giriş başarısız. Lütfen tekrar deneyin.'],
  ])('with a spent code on %s says so and leads to the landing screen', async (path, message) => {
    server.use(http.post('/api/auth/session', () => problem(401, 'session_code_invalid')));
    openPage(`${path}#session_id=spent`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  const failures = [
    ['google', 'Google girişi başarısız. Lütfen tekrar deneyin.'],
    ['too_many_requests&wait=541', 'Buradan kısa sürede çok fazla hesap açıldı. 10 dakika sonra tekrar deneyin.'],
    ['too_many_requests&wait=lots', 'Buradan kısa sürede çok fazla hesap açıldı. 1 dakika sonra tekrar deneyin.'],
    ['service_unavailable', 'Sunucuya ulaşılamıyor'],
  ] as const;

  it.each(failures)(
    'that failed (%s) says why on the landing screen, once, and leaves the address',
    async (error, text) => {
      openPage(`/?error=${error}`);
      expect(await screen.findAllByText(text)).toHaveLength(1);
      expect(await screen.findByRole('button', { name: 'Ücretsiz başla' })).toBeInTheDocument();
      expect(window.location.search).toBe('');
    },
  );

  it.each(failures)('that failed (%s) shows the reason on the dashboard of a signed-in user', async (error, text) => {
    openPage(`/?error=${error}`, { as: ayse });
    expect(await screen.findAllByText(text)).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Abonelikler' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/dashboard');
  });

  it.each([
    ['new', new Date().toISOString(), [{ language: 'tr' }]],
    ['known', '2026-01-05T08:00:00.000Z', []],
  ])(
    'of a user %s sends the language of the page to the server, or keeps the stored one',
    async (_who, created_at, expected) => {
      const user = { ...ayse, created_at, language: 'en', time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
      server.use(http.post('/api/auth/session', () => HttpResponse.json({ token: 'abc', user })));
      const sentPreferences = bodiesOf('patch', '/api/account', () => new HttpResponse(null, { status: 204 }));
      openPage('/dashboard#session_id=once');
      expect(await screen.findByText('Hoş geldin, Ayşe!')).toBeInTheDocument();
      await delay(50);
      await waitFor(() => expect(sentPreferences).toEqual(expected));
      expect(localStorage.getItem('token')).toBe('abc');
    },
  );
});
