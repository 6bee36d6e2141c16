import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const unverified = aUser({ email_verified: false });
const invalid = 'Bu bağlantı geçersiz, kullanılmış veya süresi dolmuş.';
/** The refusals of a truncated and of a used link. */
const badLinks = [
  ['cut off', () => problem(422, 'invalid_input', 'Alanları kontrol edin', [{ field: 'token', detail: 'Kısa' }])],
  ['spent', () => problem(422, 'link_invalid', 'Bu bağlantı geçersiz')],
] as const;
const answers = (path: string, status = 202) => http.post(path, () => new HttpResponse(null, { status }));

describe('the link that confirms an address', () => {
  it.each(badLinks)('shows an error when it is %s, and sends a new one', async (_how, refuse) => {
    server.use(http.post('/api/auth/email/verify', refuse), answers('/api/auth/email/resend'));
    const user = openPage('/verify-email#token=abc', { as: unverified });
    expect(await screen.findByRole('alert')).toHaveTextContent(invalid);
    await user.click(screen.getByRole('button', { name: 'Bağlantıyı yeniden gönder' }));
    expect(await screen.findByText('Bağlantı gönderildi')).toBeInTheDocument();
  });

  it('sends a new one after a visitor has signed in', async () => {
    server.use(
      http.post('/api/auth/email/verify', badLinks[0][1]),
      http.post('/api/auth/login', () => HttpResponse.json({ token: 'abc', user: unverified })),
    );
    const user = openPage('/verify-email#token=abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(invalid);
    await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
    const modal = within(await screen.findByRole('dialog'));
    await user.type(modal.getByLabelText('E-posta'), 'ayse@example.com');
    await user.type(modal.getByLabelText('Şifre'), 'correct horse{Enter}');
    expect(await screen.findByRole('button', { name: 'Bağlantıyı yeniden gönder' })).toBeInTheDocument();
  });

  it('can be retried when the server was unreachable', async () => {
    let isAway = true;
    server.use(
      http.post('/api/auth/email/verify', () =>
        isAway ? problem(503, 'service_unavailable', 'Sunucu yok') : new HttpResponse(null, { status: 204 }),
      ),
    );
    const user = openPage('/verify-email#token=abc', { as: unverified });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucu yok');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText(/doğrulandı/)).toBeInTheDocument();
  });

  it('succeeds a second time for a verified address', async () => {
    server.use(http.post('/api/auth/email/verify', badLinks[1][1]));
    openPage('/verify-email#token=abc', { as: aUser({ email_verified: true }) });
    expect(await screen.findByText(/doğrulandı/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays used after a reload, and the next link works', async () => {
    server.use(answers('/api/auth/email/verify', 204));
    openPage('/verify-email#token=abc');
    expect(await screen.findByText(/doğrulandı/)).toBeInTheDocument();
    const storedToken = await waitFor(() => {
      expect(window.history.state?.usr).toBeTruthy();
      return window.history.state;
    });
    cleanup();
    openPage('/verify-email', { state: storedToken });
    expect(await screen.findByText(/doğrulandı/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    cleanup();
    openPage('/verify-email');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu bağlantı eksik');
  });
});

describe('the link that confirms an address, without the session of its account', () => {
  const required = () =>
    problem(422, 'password_required', 'Şifre gerekli', [{ field: 'password', detail: 'Bu alan zorunlu' }]);
  /** A server that knows one password. */
  function protectedLink(bad?: () => Response) {
    const requests: unknown[] = [];
    server.use(
      http.post('/api/auth/email/verify', async ({ request }) => {
        const body = (await request.json()) as { password?: string };
        requests.push(body);
        if (body.password === undefined) return required();
        if (body.password === 'benim parolam') return bad?.() ?? new HttpResponse(null, { status: 204 });
        return problem(422, 'invalid_input', 'Alanlar', [{ field: 'password', detail: 'Şifre yanlış' }]);
      }),
    );
    return requests;
  }

  it.each([
    ['a visitor', undefined],
    ['somebody in another account, confirmed or not', aUser({ email_verified: true })],
  ])('asks %s for the password, and says what is wrong with it', async (_who, as) => {
    const requests = protectedLink();
    const user = openPage('/verify-email#token=abc', as && { as });
    expect(await screen.findByText(/bu hesabın şifresini gir/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Şifre'), 'tahmin{Enter}');
    expect(await screen.findByText('Şifre yanlış')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Şifre'));
    await user.type(screen.getByLabelText('Şifre'), 'benim parolam{Enter}');
    expect(await screen.findByText(/adresin doğrulandı/)).toBeInTheDocument();
    expect(requests.at(-1)).toEqual({ token: 'abc', password: 'benim parolam' });
  });

  it('shows the way to a new password for whoever did not open the account', async () => {
    protectedLink();
    const user = openPage('/verify-email#token=abc');
    await user.click(await screen.findByRole('button', { name: 'Şifremi unuttum' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('E-posta')).toBeInTheDocument();
  });

  it('says so when the link was used meanwhile', async () => {
    protectedLink(() => problem(422, 'link_invalid', 'Bu bağlantı geçersiz'));
    const user = openPage('/verify-email#token=abc');
    await user.type(await screen.findByLabelText('Şifre'), 'benim parolam{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(invalid);
    expect(screen.queryByLabelText('Şifre')).not.toBeInTheDocument();
  });
});

describe('the link to a new password', () => {
  it.each(badLinks)(
    'says what is wrong when it is %s, not at the password, and offers a new one',
    async (_how, refuse) => {
      server.use(http.post('/api/auth/password/reset', refuse));
      const requests = bodiesOf('post', '/api/auth/password/forgot', () => new HttpResponse(null, { status: 202 }));
      const user = openPage('/reset-password#token=abc');
      await user.type(await screen.findByLabelText('Yeni şifre'), 'yepyeni bir kumbara{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(invalid);
      expect(screen.queryByLabelText('Yeni şifre')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Yeni bağlantı iste' }));
      const modal = within(await screen.findByRole('dialog'));
      await user.type(modal.getByLabelText('E-posta'), 'ayse@example.com{Enter}');
      expect(await modal.findByRole('status')).toHaveTextContent('bağlantı yolda');
      expect(requests).toEqual([{ email: 'ayse@example.com' }]);
    },
  );

  it('offers a new one when the token is missing', async () => {
    openPage('/reset-password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu bağlantı eksik');
    expect(screen.getByRole('button', { name: 'Yeni bağlantı iste' })).toBeInTheDocument();
  });
});
