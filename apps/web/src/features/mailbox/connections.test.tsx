import type { MailConnection } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aConnection, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

/** The mail page of a user with these mailboxes. */
function openMail(...connections: MailConnection[]) {
  let list = connections;
  const calls: { call: string; body?: unknown }[] = [];
  server.use(
    http.get('/api/email/connections', () => HttpResponse.json(list)),
    http.post('/api/email/imap/connect', async ({ request }) => {
      const body = (await request.json()) as { email: string; server: string };
      calls.push({ call: 'imap', body });
      const connection = aConnection({ provider: 'imap', email_address: body.email, imap_server: body.server });
      list = [...list, connection];
      return HttpResponse.json(connection, { status: 201 });
    }),
    http.patch('/api/email/connections/:id', async ({ request, params }) => {
      const body = (await request.json()) as { automatic: boolean };
      calls.push({ call: `patch ${params.id}`, body });
      list = list.map((one) => (one.id === params.id ? { ...one, ...body } : one));
      return HttpResponse.json(list.find(({ id }) => id === params.id));
    }),
    http.delete('/api/email/:kind/:name', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push({ call: `${pathname}${search}` });
      list = [];
      return HttpResponse.json({ permission: pathname.endsWith('outlook') ? 'by_hand' : 'ended' });
    }),
  );
  return { user: openPage('/dashboard/emails?state=s1', { as: aUser() }), calls };
}
const row = async (address: string) => within(await screen.findByRole('article', { name: address }));

describe('the providers', () => {
  it('redirect to Gmail with a state that is compared on return', async () => {
    const { user } = openMail();
    server.use(
      http.get('/api/email/gmail/auth-url', () =>
        HttpResponse.json({ auth_url: 'http://localhost:3000/dashboard/emails?state=s1#consent' }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Gmail bağla' }));
    await waitFor(() => expect(window.location.hash).toBe('#consent'));
    expect(sessionStorage.getItem('gmail-state')).toBe('s1');
  });

  it.each([
    ['gmail', 'Gmail bağla', 'Gmail bağlantısı başlatılamadı'],
    ['outlook', 'Outlook bağla', 'Outlook bağlantısı başlatılamadı'],
  ])(
    'show an error when %s could not start, and are disabled when not configured',
    async (provider, button, message) => {
      const { user } = openMail();
      server.use(http.get(`/api/email/${provider}/auth-url`, () => problem(503, 'provider_not_configured')));
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: button })).toBeDisabled();
      expect(screen.getByRole('button', { name: button })).toHaveAccessibleDescription(/Bu sunucuda kurulu değil/);
    },
  );

  it('show which provider is missing and which one is emulated', async () => {
    openMail();
    server.use(
      http.get('/api/auth/providers', () =>
        HttpResponse.json({ google: true, sandbox: true, microsoft: false, microsoft_sandbox: false }),
      ),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Outlook bağla' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Gmail bağla' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Gmail bağla' })).toHaveAccessibleDescription(/Deneme modu/);
  });
});

describe('the IMAP form', () => {
  async function openForm() {
    const opened = openMail();
    await opened.user.click(await screen.findByRole('button', { name: 'IMAP ile bağla' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog')) };
  }

  it('requires all fields', async () => {
    const { user, calls, dialog } = await openForm();
    expect(dialog.getByLabelText('Port')).toHaveValue(993);
    await user.type(dialog.getByLabelText(/^E-posta/), 'ayse@posta.example');
    await user.click(dialog.getByRole('button', { name: 'Bağla' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Tüm alanları doldurun');
    expect(dialog.getByLabelText(/^Şifre veya/)).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('sends the typed values, with port 993 and as a custom server', async () => {
    const { user, calls, dialog } = await openForm();
    await user.type(dialog.getByLabelText(/^E-posta/), 'Ayse@posta.example');
    await user.type(dialog.getByLabelText(/^Şifre veya/), ' gizli 1 ');
    await user.type(dialog.getByLabelText(/^IMAP sunucusu/), 'imap.posta.example');
    await user.click(dialog.getByRole('button', { name: 'Bağla' }));
    expect(await screen.findByText('Email bağlandı')).toBeInTheDocument();
    expect(calls).toEqual([
      {
        call: 'imap',
        body: {
          email: 'Ayse@posta.example',
          password: ' gizli 1 ',
          server: 'imap.posta.example',
          port: 993,
          provider: 'custom',
        },
      },
    ]);
    await row('Ayse@posta.example');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fills in the server of a preset and says which password it needs', async () => {
    const { user, dialog } = await openForm();
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Gmail' })).toBeEnabled());
    await user.click(dialog.getByRole('radio', { name: 'Gmail' }));
    expect(dialog.getByLabelText(/^IMAP sunucusu/)).toHaveValue('imap.gmail.com');
    expect(dialog.getByText(/uygulama şifresini kabul eder/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Outlook' }));
    expect(dialog.getByLabelText(/^IMAP sunucusu/)).toHaveValue('outlook.office365.com');
    expect(dialog.getByText(/şifreyle girişi kaldırdı/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Outlook bağla' })).toBeEnabled();
  });

  it.each([
    [
      problem(422, 'imap_login_failed', 'Şifre kabul edilmedi.', [{ field: 'password', detail: 'x' }]),
      'Şifre kabul edilmedi.',
      true,
    ],
    [problem(422, 'imap_connection_failed', 'Bağlantı başarısız'), 'Bağlantı başarısız', false],
    [HttpResponse.error(), 'Bağlantı başarısız', false],
  ])('stays open with the reason when the server refuses', async (answer, message, isPassword) => {
    const { user, dialog } = await openForm();
    server.use(http.post('/api/email/imap/connect', () => answer));
    await user.type(dialog.getByLabelText(/^E-posta/), 'ayse@posta.example');
    await user.type(dialog.getByLabelText(/^Şifre veya/), 'yanlış');
    await user.type(dialog.getByLabelText(/^IMAP sunucusu/), 'imap.posta.example');
    await user.click(dialog.getByRole('button', { name: 'Bağla' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    if (isPassword) expect(dialog.getByLabelText(/^Şifre veya/)).toBeInvalid();
    else expect(dialog.getByLabelText(/^Şifre veya/)).toBeValid();
  });
});

describe('a connected mailbox', () => {
  it('is shown with its provider, its address and its last scan', async () => {
    openMail(
      aConnection({ last_scan: '2026-11-20T09:12:00.000Z' }),
      aConnection({ provider: 'imap', email_address: 'ayse@posta.example', imap_server: 'imap.posta.example' }),
    );
    expect((await row('ayse@gmail.example')).getByText(/^Gmail · son tarama 20 Kas 2026/)).toBeInTheDocument();
    expect(
      (await row('ayse@posta.example')).getByText('IMAP · imap.posta.example · henüz taranmadı'),
    ).toBeInTheDocument();
  });

  it('can be scanned every week, and shows an error when the setting cannot be saved', async () => {
    const connection = aConnection();
    const { user, calls } = openMail(connection);
    const weekly = (await row(connection.email)).getByRole('switch', { name: 'Her hafta otomatik tara' });
    await user.click(weekly);
    await waitFor(() => expect(weekly).toBeChecked());
    expect(calls).toEqual([{ call: `patch ${connection.id}`, body: { automatic: true } }]);
    server.use(http.patch('/api/email/connections/:id', () => problem(503, 'service_unavailable')));
    await waitFor(() => expect(weekly).toBeEnabled());
    await user.click(weekly);
    expect(await screen.findByText('Bir hata oluştu')).toBeInTheDocument();
    expect(weekly).toBeChecked();
  });

  it('without valid access offers to reconnect instead of a scan', async () => {
    const { user } = openMail(
      aConnection({ status: 'reconnect' }),
      aConnection({
        provider: 'imap',
        email_address: 'ayse@posta.example',
        imap_server: 'imap.posta.example',
        status: 'reconnect',
      }),
    );
    const gmail = await row('ayse@gmail.example');
    expect(gmail.getByText(/İznin süresi dolmuş/)).toBeInTheDocument();
    expect(gmail.queryByRole('button', { name: /^Tara/ })).not.toBeInTheDocument();
    await user.click((await row('ayse@posta.example')).getByRole('button', { name: /^Yeniden bağla/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^E-posta/)).toHaveValue('ayse@posta.example');
    expect(dialog.getByLabelText(/^IMAP sunucusu/)).toHaveValue('imap.posta.example');
  });

  it.each([
    [aConnection({ email_address: 'a+b@gmail.example' }), '/api/email/connection/gmail?email=a%2Bb%40gmail.example'],
    [aConnection({ provider: 'imap', imap_server: 'x' }), '/api/email/imap/disconnect?email=ayse%40gmail.example'],
  ])('is disconnected after explaining what is deleted and what stays', async (connection, call) => {
    const { user, calls } = openMail(connection);
    await user.click((await row(connection.email)).getByRole('button', { name: /^Kaldır/ }));
    const prompt = within(await screen.findByRole('alertdialog', { name: 'Bu email bağlantısı kaldırılsın mı?' }));
    expect(prompt.getByText(/silinir\. Eklediğin abonelikler geçmişleriyle birlikte kalır/)).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.click(prompt.getByRole('button', { name: 'Kaldır' }));
    expect(await screen.findByText('Bağlantı kaldırıldı')).toBeInTheDocument();
    expect(calls).toEqual([{ call }]);
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });

  it('stays with an error when it cannot be disconnected', async () => {
    const { user } = openMail(aConnection());
    server.use(http.delete('/api/email/connection/gmail', () => problem(503, 'service_unavailable')));
    await user.click((await row('ayse@gmail.example')).getByRole('button', { name: /^Kaldır/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kaldır' }));
    expect(await screen.findByText('Bağlantı kaldırılamadı')).toBeInTheDocument();
    await row('ayse@gmail.example');
  });
});
