import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const ayse = aUser();
const stale = () => problem(403, 'fresh_sign_in_required', 'Yeniden giriş yapın');
beforeEach(() =>
  server.use(http.get('/api/account/access', () => HttpResponse.json({ has_password: false, has_google: true }))),
);

describe('a user without a password whose sign-in is not recent', () => {
  it('is asked to sign in with Google before deleting the account', async () => {
    server.use(http.delete('/api/account', stale));
    const user = openPage('/account', { as: ayse });
    await user.click(await screen.findByRole('button', { name: 'Hesabımı sil' }));
    const modal = within(await screen.findByRole('dialog'));
    expect(modal.queryByRole('button', { name: 'Google ile devam et' })).not.toBeInTheDocument();
    await user.click(modal.getByRole('button', { name: 'Hesabımı sil' }));
    expect(await modal.findByRole('alert')).toHaveTextContent('Yeniden giriş yapın');
    expect(modal.getByRole('button', { name: 'Google ile devam et' })).toBeEnabled();
  });

  it('is asked to sign in with Google before adding a password', async () => {
    server.use(http.post('/api/auth/password/change', stale));
    const user = openPage('/account', { as: ayse });
    await user.type(await screen.findByLabelText('Yeni şifre'), 'yepyeni bir kumbara{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Yeniden giriş yapın');
    expect(screen.getByRole('button', { name: 'Google ile devam et' })).toBeEnabled();
  });

  it.each([
    ['with a code', '/dashboard#session_id=once', 'Hoş geldin'],
    ['without one', '/?error=google', 'Google girişi başarısız'],
  ])(
    'comes back from Google to the account page, %s, and the next time to the dashboard',
    async (_how, path, message) => {
      server.use(http.post('/api/auth/session', () => HttpResponse.json({ token: 'abc', user: ayse })));
      sessionStorage.setItem('return-to', '/account');
      openPage(path, { as: ayse });
      expect(await screen.findByRole('heading', { name: 'Hesabım' })).toBeInTheDocument();
      expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
      expect(window.location.pathname).toBe('/account');
      expect(sessionStorage.getItem('return-to')).toBeNull();
    },
  );

  it('follows only allowed paths from the storage', async () => {
    server.use(http.post('/api/auth/session', () => HttpResponse.json({ token: 'abc', user: ayse })));
    sessionStorage.setItem('return-to', '//evil.example/account');
    openPage('/dashboard#session_id=once', { as: ayse });
    await screen.findByText(/Hoş geldin/);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });
});

describe('the profile', () => {
  it('saves the chosen language and time zone', async () => {
    const stored: unknown[] = [];
    server.use(
      http.patch('/api/account', async ({ request }) => {
        const patch = (await request.json()) as object;
        stored.push(patch);
        return HttpResponse.json({ ...ayse, ...patch });
      }),
    );
    const user = openPage('/account', { as: ayse });
    const language = await screen.findByRole('combobox', { name: 'Dil', description: /e\u2011postalar/ });
    expect(language).toHaveValue('tr');
    const zone = screen.getByLabelText('Saat dilimi');
    expect(zone).toHaveValue('Europe/Istanbul');
    await user.selectOptions(zone, 'Berlin');
    await user.selectOptions(language, 'Deutsch');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(localStorage.getItem('language')).toBe('de'));
    expect(stored).toEqual([{ currency: 'TRY', language: 'de', time_zone: 'Europe/Berlin' }]);
  });

  it('shows a time zone that the browser does not know', async () => {
    openPage('/account', { as: aUser({ time_zone: 'Etc/Elsewhere' }) });
    expect(await screen.findByLabelText('Saat dilimi')).toHaveValue('Etc/Elsewhere');
  });
});
