import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aFamily, aMember, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const mert = aUser({ name: 'Mert Demir', email: 'mert@example.com', email_verified: true });
const offer = { owner: { name: 'Ayşe Yılmaz', email: 'ayse@example.com' }, expires_at: '2026-11-28T09:00:00.000Z' };
const path = (what: string) => `/api/family/invitations/${what}`;

/** The server's side of an invitation. Returns the requests. */
function anInvitation(answers: Partial<Record<'look' | 'accept' | 'decline', () => Response>> = {}) {
  const requests: string[] = [];
  for (const what of ['look', 'accept', 'decline'] as const)
    server.use(
      http.post(path(what), async ({ request }) => {
        requests.push(`${what} ${((await request.json()) as { token: string }).token}`);
        return (
          answers[what]?.() ?? (what === 'look' ? HttpResponse.json(offer) : new HttpResponse(null, { status: 204 }))
        );
      }),
    );
  return requests;
}
const open = (as?: typeof mert) => openPage('/family#token=abc', { as });

describe('the link of an invitation', () => {
  it('is removed from the address at once, shows the inviting person, and joins', async () => {
    const requests = anInvitation();
    const owner = aMember({ name: 'Ayşe Yılmaz', role: 'owner' });
    server.use(
      http.get('/api/family', () =>
        HttpResponse.json(aFamily({ role: 'member', owner, members: [owner, aMember({ id: mert.id })] })),
      ),
    );
    const user = open(mert);
    expect(await screen.findByText('Ayşe Yılmaz (ayse@example.com) seni ailesine davet ediyor.')).toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(screen.getByText(/aboneliklerin gizli kalır/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Katıl' }));
    expect(await screen.findByRole('article', { name: 'Ayşe Yılmaz' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard/family');
    expect(requests).toEqual(['look abc', 'accept abc']);
    expect(sessionStorage.getItem('family-invitation')).toBeNull();
  });

  it('can be declined, and stays declined after a reload', async () => {
    const requests = anInvitation();
    const user = open(mert);
    await user.click(await screen.findByRole('button', { name: 'Reddet' }));
    expect(await screen.findByText(/Daveti reddettin/)).toBeInTheDocument();
    expect(requests).toEqual(['look abc', 'decline abc']);
    const storedToken = window.history.state;
    cleanup();
    openPage('/family', { as: mert, state: storedToken });
    expect(await screen.findByText(/Daveti reddettin/)).toBeInTheDocument();
  });

  it('is replaced by another link opened in the same tab', async () => {
    const requests = anInvitation();
    const user = open(mert);
    await screen.findByRole('button', { name: 'Katıl' });
    window.location.hash = '#token=def';
    await waitFor(() => expect(requests).toEqual(['look abc', 'look def']));
    expect(window.location.hash).toBe('');
    await user.click(await screen.findByRole('button', { name: 'Reddet' }));
    expect(await screen.findByText(/Daveti reddettin/)).toBeInTheDocument();
    expect(requests.at(-1)).toBe('decline def');
  });

  it('waits while a visitor signs in', async () => {
    const requests = anInvitation();
    server.use(http.post('/api/auth/login', () => HttpResponse.json({ token: 'abc', user: mert })));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Giriş yap' }));
    expect(requests).toEqual([]);
    const modal = within(await screen.findByRole('dialog'));
    await user.type(modal.getByLabelText('E-posta'), mert.email);
    await user.type(modal.getByLabelText('Şifre'), 'correct horse{Enter}');
    expect(await screen.findByRole('button', { name: 'Katıl' })).toBeInTheDocument();
    expect(requests).toEqual(['look abc']);
  });

  it('waits while a visitor signs up and confirms the address, also across a reload', async () => {
    anInvitation();
    const unproven = { ...mert, email_verified: false };
    server.use(
      http.post('/api/auth/signup', () => HttpResponse.json({ token: 'abc', user: unproven }, { status: 201 })),
    );
    let user = open();
    await user.click(await screen.findByRole('button', { name: 'Kayıt ol' }));
    const modal = within(await screen.findByRole('dialog'));
    expect(modal.getByLabelText('Ad')).toBeInTheDocument();
    cleanup();
    user = openPage('/family', { as: unproven });
    expect(await screen.findByText(/Önce mert@example.com adresini doğrula/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Doğruladım, devam et' }));
    expect(await screen.findByText('Adresin henüz doğrulanmadı')).toBeInTheDocument();
    server.use(http.get('/api/auth/me', () => HttpResponse.json(mert)));
    await user.click(screen.getByRole('button', { name: 'Doğruladım, devam et' }));
    expect(await screen.findByRole('button', { name: 'Katıl' })).toBeInTheDocument();
  });

  it.each([
    ['spent', () => problem(422, 'link_invalid', 'Bu bağlantı geçersiz')],
    ['cut off', () => problem(422, 'invalid_input', '', [{ field: 'token', detail: 'Kısa' }])],
  ])('shows an error when it is %s', async (_, look) => {
    anInvitation({ look });
    open(mert);
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu davet geçersiz');
    expect(screen.getByRole('link', { name: 'Aile sayfasına git' })).toBeInTheDocument();
  });

  it.each([
    ['family_full', 'Bu aile dolu'],
    ['in_other_family', 'Zaten bir ailen var'],
    ['family_paused', 'Planında aile yok'],
  ])('shows the server’s error message when joining fails: %s', async (code, detail) => {
    anInvitation({ accept: () => problem(409, code, detail) });
    const user = open(mert);
    await user.click(await screen.findByRole('button', { name: 'Katıl' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('button', { name: 'Katıl' })).toBeEnabled();
  });

  it('can be retried when the server is unreachable', async () => {
    let isAway = true;
    anInvitation({
      look: () => (isAway ? problem(503, 'service_unavailable', 'Sunucu yok') : HttpResponse.json(offer)),
    });
    const user = open(mert);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucu yok');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('button', { name: 'Katıl' })).toBeInTheDocument();
  });

  it('shows an error when the token is missing', async () => {
    openPage('/family', { as: mert });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu bağlantı eksik');
  });
});
