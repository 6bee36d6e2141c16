import type { CancelledInMail, DetectedSubscription, MailConnection, Scan, Subscription } from '@kumbara/shared';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aCancellation,
  aConnection,
  aDetection,
  aScan,
  aScanResult,
  aSubscription,
  aUser,
} from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

/** The server's event streams, controlled by the test. */
class Streams extends EventTarget {
  static open: Streams[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Streams.open.push(this);
  }
  close() {
    Streams.open = Streams.open.filter((one) => one !== this);
  }
  static say = (scan: Scan) =>
    act(async () => {
      for (const stream of Streams.open.filter(({ url }) => url.includes(scan.id)))
        stream.dispatchEvent(new MessageEvent('scan', { data: JSON.stringify(scan) }));
    });
}
afterEach(() => {
  Streams.open = [];
  vi.unstubAllGlobals();
});

type ApiState = {
  connection?: MailConnection;
  found?: DetectedSubscription[];
  subscriptions?: Subscription[];
};

/** The mail page over a server with one scan, whose state the test sets. */
function openMail({ connection = aConnection(), found = [], subscriptions = [] }: ApiState = {}) {
  vi.stubGlobal('EventSource', Streams);
  const calls: { call: string; body?: unknown; prefer?: string | null }[] = [];
  const state = {
    connection,
    scan: aScan({ connection_id: connection.id }),
    open: [] as DetectedSubscription[],
    subscriptions,
  };
  const begin = async ({ request }: { request: Request }) => {
    calls.push({
      call: new URL(request.url).pathname,
      body: await request.json(),
      prefer: request.headers.get('Prefer'),
    });
    state.connection = { ...state.connection, scan_id: state.scan.id };
    return HttpResponse.json({ scan_id: state.scan.id }, { status: 202 });
  };
  const end = (scan: Partial<Scan>) => {
    state.scan = { ...state.scan, status: 'done', ...scan };
    state.open = found;
    const last_scan_id = state.scan.status === 'done' ? state.scan.id : null;
    state.connection = { ...state.connection, scan_id: null, last_scan_id, last_scan: '2026-11-21T09:12:00.000Z' };
    return Streams.say(state.scan);
  };
  server.use(
    http.get('/api/email/connections', () => HttpResponse.json([state.connection])),
    http.get('/api/email/detections', () => HttpResponse.json(state.open)),
    http.get('/api/subscriptions', () => HttpResponse.json(state.subscriptions)),
    http.post('/api/email/scan', begin),
    http.post('/api/email/imap/scan', begin),
    http.get('/api/email/scans/:id', () => HttpResponse.json(state.scan)),
    http.delete('/api/email/scans/:id', ({ params }) => {
      calls.push({ call: `cancel ${params.id}` });
      state.scan = { ...state.scan, status: 'cancelled' };
      state.connection = { ...state.connection, scan_id: null };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/email/import-subscription', async ({ request }) => {
      const { detection_id } = (await request.json()) as { detection_id: string };
      state.open = state.open.filter((one) => one.detection_id !== detection_id);
      return HttpResponse.json(aSubscription(), { status: 201 });
    }),
  );
  return { user: openPage('/dashboard/emails', { as: aUser() }), calls, state, end };
}
const scanButton = () => screen.findByRole('button', { name: /^Tara: / });

describe('a scan', () => {
  it('covers three months by default, and shows its progress', async () => {
    const { user, calls, state, end } = openMail();
    expect(await screen.findByRole('radio', { name: '3 ay' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '12 ay' }));
    await user.click(await scanButton());
    expect(calls).toEqual([
      {
        call: '/api/email/scan',
        body: { provider: 'gmail', email: 'ayse@gmail.example', months_back: 12 },
        prefer: 'respond-async',
      },
    ]);
    expect(await screen.findByRole('button', { name: /^Taranıyor/ })).toBeDisabled();

    await Streams.say({ ...state.scan, progress: { looked_at: 488, candidates: 52, found: 9, total: 1953 } });
    expect(
      await screen.findByText('488 / 1.953 e\u2011posta incelendi · 52 aday · 9 bulgu', { exact: false }),
    ).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');

    await end({ result: aScanResult({ emails_scanned: 1953, subscriptions_detected: 11 }) });
    expect(
      await screen.findByText('1.953 email tarandı, 11 abonelik bulundu!', { selector: '[data-title]' }),
    ).toBeInTheDocument();
    expect(await scanButton()).toBeEnabled();
    expect(Streams.open).toEqual([]);
  });

  it('of an IMAP mailbox uses its own call', async () => {
    const { user, calls } = openMail({
      connection: aConnection({ provider: 'imap', email_address: 'ayse@posta.example', imap_server: 'x' }),
    });
    await user.click(await scanButton());
    expect(calls).toMatchObject([
      { call: '/api/email/imap/scan', body: { email: 'ayse@posta.example', months_back: 3 }, prefer: 'respond-async' },
    ]);
  });

  it('is found by a page opened later, and polled when the stream fails', async () => {
    const connection = aConnection();
    const scan = aScan({ connection_id: connection.id, progress: { looked_at: 40, candidates: 3, found: 0 } });
    const { state, end } = openMail({ connection: { ...connection, scan_id: scan.id } });
    state.scan = scan;
    expect(await screen.findByText('40 e\u2011posta incelendi · 3 aday · 0 bulgu')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await act(async () => Streams.open[0]?.dispatchEvent(new Event('error')));
    Streams.open = [];
    await end({ result: aScanResult({ emails_scanned: 120, subscriptions_detected: 0 }) });
    expect(
      await screen.findByText('120 email tarandı, 0 abonelik bulundu!', { selector: '[data-title]' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('Yeni bir abonelik bulunamadı')).toBeInTheDocument();
  });

  it('closes its stream while the tab is hidden, and reopens it', async () => {
    const { user, state } = openMail();
    await user.click(await scanButton());
    await waitFor(() => expect(Streams.open).toHaveLength(1));
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(Streams.open).toEqual([]);
    sight.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(Streams.open.map(({ url }) => url)).toEqual([`/api/email/scans/${state.scan.id}/events`]),
    );
  });

  it('that cannot start shows the server’s reason', async () => {
    const { user, state } = openMail();
    server.use(
      http.post('/api/email/scan', () => {
        state.connection = { ...state.connection, status: 'reconnect' };
        return problem(409, 'reconnect_required', 'Posta kutusuna erişim izni sona ermiş.');
      }),
    );
    await user.click(await scanButton());
    expect(await screen.findByText('Email tarama başarısız')).toBeInTheDocument();
    expect(screen.getByText('Posta kutusuna erişim izni sona ermiş.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Yeniden bağla/ })).toBeInTheDocument();
  });

  it('that fails while running shows an error', async () => {
    const { user, end } = openMail();
    await user.click(await scanButton());
    await screen.findByRole('progressbar');
    await end({ status: 'failed', problem: { code: 'provider_unavailable', detail: 'Sağlayıcı yanıt vermiyor.' } });
    expect(await screen.findByText('Email tarama başarısız')).toBeInTheDocument();
    expect(screen.getByText('Sağlayıcı yanıt vermiyor.')).toBeInTheDocument();
  });
});

it('findings are listed with evidence and removed when added; the last one leaves a message', async () => {
  const evidence = [{ source: 'mail' as const, date: '2026-11-12', text: 'Spotify makbuzun: ₺99,00', amount: 99 }];
  const spotify = aDetection({ service_name: 'Spotify', sender: 'Spotify <no-reply@spotify.com>', evidence });
  const { user, end } = openMail({ found: [spotify] });
  await user.click(await scanButton());
  await screen.findByRole('progressbar');
  await end({
    progress: { looked_at: 10, candidates: 1, found: 1 },
    result: aScanResult({ emails_scanned: 10, subscriptions_detected: 1, subscriptions: [spotify] }),
  });
  const card = within(await screen.findByRole('article', { name: 'Spotify' }));
  expect(card.getByText('E-postalarından')).toBeInTheDocument();
  expect(card.getByText('Gönderen: Spotify <no-reply@spotify.com>')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Ekle' }));
  expect(await screen.findByText('Bulunan tüm abonelikler eklendi')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Spotify' })).not.toBeInTheDocument();
});

describe('cancellation mails', () => {
  const mail = { date: '2026-11-12', text: 'MUBI üyeliğin sona erdi.' };

  async function afterScan(cancelled: CancelledInMail[], subscriptions: Subscription[], auto_cancelled = 0) {
    const opened = openMail({ subscriptions });
    await opened.user.click(await scanButton());
    await screen.findByRole('progressbar');
    await opened.end({ result: aScanResult({ emails_scanned: 10, cancelled_list: cancelled, auto_cancelled }) });
    return opened;
  }
  const item = async (name: string) => within(await screen.findByRole('article', { name }));

  it('show their text and why nothing was cancelled, and cancel with one click that can be undone', async () => {
    const netflix = aSubscription({ name: 'Netflix' });
    const { user, state } = await afterScan(
      [aCancellation({ subscription_id: netflix.id, reason: 'not_authenticated', ends_on: '2026-12-01' })],
      [netflix],
    );
    const patches: unknown[] = [];
    server.use(
      http.put('/api/subscriptions/:id', async ({ request }) => {
        const patch = (await request.json()) as Partial<Subscription>;
        patches.push(patch);
        state.subscriptions = state.subscriptions.map((one) => ({ ...one, ...patch }));
        return HttpResponse.json(state.subscriptions[0]);
      }),
    );
    const netflixItem = await item('Netflix');
    expect(netflixItem.getByText('Netflix üyeliğiniz iptal edildi.')).toBeInTheDocument();
    expect(
      netflixItem.getByText(/Bu e\u2011postayı Netflix gönderdi mi, doğrulayamadık\. 01 Ara 2026/),
    ).toBeInTheDocument();
    await user.click(netflixItem.getByRole('button', { name: 'İptal et: Netflix' }));
    expect(await screen.findByText('Abonelik iptal edildi')).toBeInTheDocument();
    expect(await netflixItem.findByText('Pasif')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(patches).toEqual([
        { status: 'cancelled', ends_on: '2026-12-01' },
        { status: 'active', ends_on: null },
      ]),
    );
  });

  it('that cancelled automatically are undone with one click, unless the plan is full', async () => {
    const mubi = aSubscription({ name: 'MUBI', status: 'cancelled', cancelled_by_mail: mail });
    const { user, state } = await afterScan(
      [aCancellation({ service_name: 'MUBI', automatic: true, reason: 'proven', subscription_id: mubi.id })],
      [mubi],
      1,
    );
    server.use(http.post('/api/subscriptions/:id/undo-cancel', () => problem(403, 'plan_limit_reached')));
    const undo = (await item('MUBI')).getByRole('button', { name: 'Geri al: MUBI' });
    await user.click(undo);
    expect(await screen.findByRole('dialog', { name: 'Ücretsiz plan sınırına ulaşıldı' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    server.use(
      http.post('/api/subscriptions/:id/undo-cancel', () => {
        state.subscriptions = [{ ...mubi, status: 'active', cancelled_by_mail: null }];
        return HttpResponse.json(state.subscriptions[0]);
      }),
    );
    await user.click(undo);
    expect(await screen.findByText('Abonelik aktifleştirildi')).toBeInTheDocument();
    await waitFor(() => expect(undo).not.toBeInTheDocument());
  });
});
