import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

async function write(as = aUser()) {
  const user = openPage('/dashboard/emails', { as });
  await user.click((await screen.findAllByRole('button', { name: 'Destek' }))[0] as HTMLElement);
  const modal = within(await screen.findByRole('dialog', { name: 'Destek' }));
  await user.type(modal.getByLabelText('Konu'), 'Bir soru');
  await user.type(modal.getByLabelText('Mesajın'), 'Nasıl yapılır?');
  return { user, modal };
}

it('support can be contacted from any page, with the context needed to answer', async () => {
  const sent = bodiesOf('post', '/api/support', () => new HttpResponse(null, { status: 202 }));
  const { user, modal } = await write();
  expect(modal.getByText(/Aboneliklerin gönderilmez/)).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText(/Mesajın gönderildi. ayse@example.com/)).toBeInTheDocument();
  expect(sent).toEqual([{ subject: 'Bir soru', message: 'Nasıl yapılır?', page: '/dashboard/emails' }]);
});

it('closing the form restores the focus, also on a phone', async () => {
  const user = openPage('/dashboard/emails', { as: aUser() });
  const account = await screen.findByRole('button', { name: 'Hesap' });
  for (const _ of ['loaded now', 'loaded before']) {
    await user.click(account);
    const sheet = within(await screen.findByRole('dialog', { name: aUser().name }));
    await user.click(sheet.getByRole('button', { name: 'Destek' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Destek' }));
    await waitFor(() => expect(modal.getByLabelText('Konu')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(account).toHaveFocus());
  }
});

it('the message is kept when it could not be sent', async () => {
  server.use(http.post('/api/support', () => problem(503, 'service_unavailable', 'Sunucu yok')));
  const { user, modal } = await write();
  await user.click(modal.getByRole('button', { name: 'Gönder' }));
  expect(await modal.findByRole('alert')).toHaveTextContent('Yazdıkların duruyor');
  expect(modal.getByLabelText('Mesajın')).toHaveValue('Nasıl yapılır?');
  expect(modal.getByRole('button', { name: 'Gönder' })).toBeEnabled();
});

it.each([
  ['free', 'Premium ve Pro mesajları önceliklidir.'],
  ['premium', 'Premium planındasın; mesajın önceliklidir.'],
  ['pro', 'Pro planındasın; mesajın önceliklidir.'],
] as const)('says what the plan %s means for it', async (tier, words) => {
  const { modal } = await write(aUser({ tier }));
  expect(modal.getByText(words)).toBeInTheDocument();
});
