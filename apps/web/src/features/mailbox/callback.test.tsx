import { render, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { App, createAppClient } from '#app/app.tsx';
import { aConnection, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const failure = 'Email bağlantısı başarısız oldu';

/** Records what the page submits. */
const handedIn = (answer: () => Response = () => HttpResponse.json(aConnection(), { status: 201 })) =>
  bodiesOf('post', '/api/email/connect', async () => {
    await delay(20);
    return answer();
  });

const expectMailPage = async () => {
  expect(await screen.findByRole('heading', { name: 'E\u2011posta bağla', level: 1 })).toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe('/dashboard/emails');
};

it('redeems an Outlook code, shows progress, and returns to the mail page', async () => {
  const bodies = handedIn();
  openPage('/email-callback?code=outlook-1&state=outlook_auth', { as: aUser() });
  expect(await screen.findByText('E\u2011postan bağlanıyor...')).toBeInTheDocument();
  expect(await screen.findByText('Email bağlandı')).toBeInTheDocument();
  await expectMailPage();
  expect(bodies).toEqual([{ provider: 'outlook', code: 'outlook-1' }]);
});

it('redeems a Gmail code if the state is the one this tab started with', async () => {
  sessionStorage.setItem('gmail-state', 'random-1');
  const bodies = handedIn();
  openPage('/email-callback?code=gmail-1&state=random-1', { as: aUser() });
  expect(await screen.findByText('Email bağlandı')).toBeInTheDocument();
  expect(bodies).toEqual([{ provider: 'gmail', code: 'gmail-1' }]);
  expect(sessionStorage.getItem('gmail-state')).toBeNull();
});

it.each([
  ['another one', 'random-2'],
  ['none', ''],
])('does not redeem a Gmail code with %s', async (_, state) => {
  sessionStorage.setItem('gmail-state', 'random-1');
  const bodies = handedIn();
  openPage(`/email-callback?code=foreign-${state}&state=${state}`, { as: aUser() });
  expect(await screen.findByText(failure)).toBeInTheDocument();
  await expectMailPage();
  expect(bodies).toEqual([]);
});

it.each([
  ['/email-callback', 'Authorization code not found'],
  ['/email-callback?state=outlook_auth', 'Authorization code not found'],
  ['/email-callback?error=access_denied&state=outlook_auth', 'İzin verilmedi, hiçbir şey bağlanmadı.'],
])('%s fails with "%s" and returns at once', async (address, reason) => {
  const bodies = handedIn();
  openPage(address, { as: aUser() });
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getByText(failure)).toBeInTheDocument();
  await expectMailPage();
  expect(bodies).toEqual([]);
});

it.each([
  [problem(400, 'oauth_failed', failure), undefined],
  [problem(503, 'provider_unavailable', 'Posta sağlayıcısı şu anda yanıt vermiyor.'), /yanıt vermiyor/],
])('shows an error, with a reason where it helps', async (answer, reason) => {
  handedIn(() => answer);
  openPage(`/email-callback?code=refused-${answer.status}&state=outlook_auth`, { as: aUser() });
  expect(await screen.findByText(failure)).toBeInTheDocument();
  if (reason) expect(screen.getByText(reason)).toBeInTheDocument();
  await expectMailPage();
});

it('redeems a code once, however often the page renders', async () => {
  const bodies = handedIn();
  server.use(http.get('/api/auth/me', () => HttpResponse.json(aUser())));
  window.history.replaceState(null, '', '/email-callback?code=outlook-2&state=outlook_auth');
  render(
    <StrictMode>
      <App client={createAppClient()} />
    </StrictMode>,
  );
  expect(await screen.findByText('Email bağlandı')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/emails'));
  expect(bodies).toHaveLength(1);
});
