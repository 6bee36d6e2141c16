import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { server } from '#testing/server.ts';

let confirmed = 0;
let exported = 0;
const refusal = (methods: string[]) =>
  HttpResponse.json(
    { status: 403, code: 'confirmation_required', detail: 'Siz olduğunuzu onaylayın', methods },
    { status: 403, headers: { 'content-type': 'application/problem+json' } },
  );
beforeEach(() => {
  confirmed = 0;
  exported = 0;
  server.use(
    http.get('/api/account/two-step', () =>
      HttpResponse.json({ on_since: '2026-11-01T09:00:00Z', recovery_codes_left: 2 }),
    ),
    http.get('/api/account/export', () => {
      if (confirmed === 0) return refusal(['authenticator']);
      exported += 1;
      return new HttpResponse('zip');
    }),
    http.post('/api/account/confirm', async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code === '123456') {
        confirmed += 1;
        return new HttpResponse(null, { status: 204 });
      }
      const errors = [{ field: 'code', detail: 'Kod yanlış' }];
      return HttpResponse.json({ status: 422, code: 'invalid_input', detail: 'Kod yanlış', errors }, { status: 422 });
    }),
  );
  URL.createObjectURL = () => 'blob:file';
});

it('asks who it is, says that a code is wrong, and then repeats the call', async () => {
  const user = openPage('/account', { as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Verilerimi indir' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Kimliğini doğrula' }));
  await user.type(modal.getByLabelText(/Uygulamadaki kod/), '000000{Enter}');
  expect(await modal.findByRole('alert')).toHaveTextContent('Kod yanlış');
  await user.clear(modal.getByLabelText(/Uygulamadaki kod/));
  await user.type(modal.getByLabelText(/Uygulamadaki kod/), '123456{Enter}');
  await waitFor(() => expect(exported).toBe(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('does nothing and says nothing when the question is closed', async () => {
  const user = openPage('/account', { as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Verilerimi indir' }));
  await screen.findByRole('dialog', { name: 'Kimliğini doğrula' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verilerimi indir' })).toBeEnabled());
  expect(screen.queryByText('Verilerin indirilemedi')).not.toBeInTheDocument();
  expect(exported).toBe(0);
});

it('offers a new sign-in to accounts without a password', async () => {
  server.use(http.get('/api/account/export', () => refusal(['sign_in'])));
  const user = openPage('/account', { as: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Verilerimi indir' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Kimliğini doğrula' }));
  expect(modal.getByRole('button', { name: 'Google ile devam et' })).toBeEnabled();
});
