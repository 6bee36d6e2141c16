import type { DetectedSubscription } from '@kumbara/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aDetection, aPlan, aStatement, aSubscription, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';
import { UploadProgress } from './upload-progress.tsx';

const aPdf = (name = 'ekstre.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const choose = async (user: UserEvent, file: File) =>
  user.upload(await screen.findByLabelText('Dosya seç', { selector: 'input' }), file);

/** The statement page; an upload returns `found`, which then is open for review. */
function openStatements(found: DetectedSubscription[] = [], answer = aStatement({ subscriptions: found })) {
  let open: DetectedSubscription[] = [];
  const calls: { path: string; body: unknown }[] = [];
  const uploads: string[] = [];
  const decide = (id: unknown) => {
    open = open.filter(({ detection_id }) => detection_id !== id);
  };
  server.use(
    http.post('/api/bank-statement/upload', ({ request }) => {
      uploads.push(request.url);
      open = found;
      return HttpResponse.json(answer);
    }),
    http.get('/api/email/detections', () => HttpResponse.json(open)),
    http.post('/api/email/import-subscription', async ({ request }) => {
      const body = (await request.json()) as { detection_id: string };
      calls.push({ path: 'import', body });
      decide(body.detection_id);
      return HttpResponse.json(aSubscription(), { status: 201 });
    }),
    http.post('/api/email/detections/:id/:deed', async ({ request, params }) => {
      calls.push({ path: String(params.deed), body: await request.json() });
      if (params.deed === 'undo-dismiss') open = found;
      else decide(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { user: openPage('/dashboard/bank-statement', { as: aUser() }), calls, uploads };
}

/** The page after a file with these findings was uploaded. */
async function upload(...found: Parameters<typeof openStatements>) {
  const opened = openStatements(...found);
  await choose(opened.user, aPdf());
  return opened;
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('a file', () => {
  it('that is neither PDF nor Excel is not sent', async () => {
    const { uploads } = openStatements();
    await screen.findByText('PDF, Excel (.xlsx, .xls) - Max 10MB');
    fireEvent.change(screen.getByLabelText('Dosya seç', { selector: 'input' }), {
      target: { files: [new File(['a'], 'notlar.txt', { type: 'text/plain' })] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sadece PDF ve Excel dosyaları destekleniyor');
    expect(uploads).toEqual([]);
  });

  it.each([
    [10_485_759, false],
    [10_485_760, true],
  ])('of %i bytes is too large: %s', async (size, isTooLarge) => {
    const { user } = openStatements();
    const file = aPdf();
    Object.defineProperty(file, 'size', { value: size });
    await choose(user, file);
    if (isTooLarge) expect(await screen.findByRole('alert')).toHaveTextContent("Dosya boyutu 10MB'dan küçük olmalı");
    else expect(await screen.findByText(/satır okundu/)).toBeInTheDocument();
  });

  it('can be dropped as well', async () => {
    openStatements([aDetection({ service_name: 'Netflix' })]);
    fireEvent.drop(await screen.findByText('Ekstreni buraya bırak'), { dataTransfer: { files: [aPdf()] } });
    await card('Netflix');
  });

  it('that cannot be read shows the server’s reason, and is not offered again', async () => {
    const { user } = openStatements();
    server.use(http.post('/api/bank-statement/upload', () => problem(422, 'statement_scanned', 'Bu PDF taranmış.')));
    await choose(user, aPdf());
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu PDF taranmış.');
    expect(screen.queryByRole('button', { name: 'Yeniden dene' })).not.toBeInTheDocument();
  });

  it('can be cancelled while it is read', async () => {
    const { user } = openStatements();
    server.use(http.post('/api/bank-statement/upload', () => delay('infinite')));
    await choose(user, aPdf());
    await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(await screen.findByText('Ekstreni buraya bırak')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that waits for others shows its place in line', async () => {
    server.use(http.get('/api/bank-statement/queue', () => HttpResponse.json({ place: 3 })));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <UploadProgress name="ekstre.pdf" sent={1} onCancel={() => {}} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(/Sıran: 3/, {}, { timeout: 4_000 })).toBeInTheDocument();
  });
});

describe('the result', () => {
  it('shows the difference between the lines and the total', async () => {
    const statement = {
      kind: 'card' as const,
      currency: 'TRY',
      transactions: 42,
      reconciled: false,
      missing_amount: 129.9,
    };
    await upload([], aStatement({ statement }));
    expect(await screen.findByText('42 satır okundu, toplamla arasında ₺129,90 fark var')).toBeInTheDocument();
    expect(await screen.findByText('Bu ekstrede abonelik bulunamadı')).toBeInTheDocument();
  });

  it('shows the total of all findings, on Free as well', async () => {
    await upload([
      aDetection({ service_name: 'Netflix', amount: 229.99 }),
      aDetection({ service_name: 'MUBI', amount: 1200, billing_cycle: 'yearly', confidence: 'medium' }),
      aDetection({ service_name: 'ChatGPT', amount: 20, currency: 'USD' }),
    ]);
    expect(await screen.findByRole('heading', { name: '3 abonelik bulundu' })).toBeInTheDocument();
    expect(screen.getByText(/Toplam aylık ₺329,99 ve \$20,00/)).toBeInTheDocument();
  });

  it('shows the lines behind a finding, with the relevant part marked', async () => {
    await upload([
      aDetection({
        service_name: 'Kadıköy Spor',
        amount: 1250,
        evidence: [
          {
            source: 'statement',
            date: '2026-10-03',
            text: '03.10.2026 KADIKOY SPOR AKADEMI 1.250,00',
            amount: 1250,
            currency: 'TRY',
          },
        ],
      }),
    ]);
    await card('Kadıköy Spor');
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['KADIKOY', 'SPOR', '1.250,00']);
  });

  it('says that the text of an earlier line was not stored, and shows its amount', async () => {
    const evidence = [{ source: 'statement' as const, date: '2026-09-07', text: '', amount: 950, currency: 'TRY' }];
    await upload([aDetection({ service_name: 'Pilates', evidence })]);
    const found = await card('Pilates');
    expect(found.getByText('07 Eyl 2026')).toBeInTheDocument();
    expect(found.getByText('₺950,00 · Metnini saklamadığımız önceki bir ekstreden')).toBeInTheDocument();
  });

  it('is listed separately from earlier findings', async () => {
    const old = aDetection({ service_name: 'Spotify', detection_id: crypto.randomUUID() });
    const fresh = aDetection({ service_name: 'Netflix', detection_id: crypto.randomUUID() });
    await upload([fresh, old], aStatement({ subscriptions: [fresh] }));
    const now = within(await screen.findByRole('region', { name: '1 abonelik bulundu' }));
    expect(now.getByRole('article')).toHaveAccessibleName('Netflix');
    const before = within(screen.getByRole('region', { name: 'Önceki 1 bulgu kararını bekliyor' }));
    expect(before.getByRole('article')).toHaveAccessibleName('Spotify');
  });

  it('lists the reasons for and against a finding', async () => {
    await upload([aDetection({ confidence: 'medium', reasons: ['known_service', 'single_charge'] })]);
    const netflix = await card('Netflix');
    expect(netflix.getByText('Orta')).toBeInTheDocument();
    expect(netflix.getByText('Bilinen bir servis')).toBeInTheDocument();
    expect(netflix.getByText('Yalnızca bir ödeme görüldü')).toBeInTheDocument();
  });

  it('lists subscriptions that seem to have ended', async () => {
    await upload([], aStatement({ stopped: [aDetection({ service_name: 'BluTV' })] }));
    expect(await screen.findByRole('region', { name: 'Muhtemelen sona ermiş' })).toHaveTextContent('BluTV');
    expect(screen.queryByRole('article', { name: 'BluTV' })).not.toBeInTheDocument();
  });
});

describe('deciding', () => {
  it('undoes a dismissal from the message or with the key U', async () => {
    const { user, calls } = await upload([
      aDetection({ service_name: 'Netflix' }),
      aDetection({ service_name: 'Spotify' }),
    ]);
    (await screen.findByRole('article', { name: 'Netflix' })).focus();
    await user.keyboard('d');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Spotify' })).toHaveFocus());
    await user.keyboard('u');
    await card('Netflix');
    await user.click((await card('Netflix')).getByRole('button', { name: 'Abonelik değil' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Netflix' })).not.toBeInTheDocument());
    await user.click((await screen.findAllByRole('button', { name: 'Geri al' }))[0] as HTMLElement);
    await card('Netflix');
    expect(calls.map(({ path }) => path)).toEqual(['dismiss', 'undo-dismiss', 'dismiss', 'undo-dismiss']);
  });

  it('decides one finding with a double click or a key held down', async () => {
    const { user, calls } = await upload([
      aDetection({ service_name: 'Netflix' }),
      aDetection({ service_name: 'Spotify' }),
    ]);
    await user.dblClick((await card('Netflix')).getByRole('button', { name: 'Ekle' }));
    await screen.findByText('Abonelik eklendi');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Spotify' })).toHaveFocus());
    fireEvent.keyDown(screen.getByRole('article', { name: 'Spotify' }), { key: 'd', repeat: true });
    expect(calls.map(({ path }) => path)).toEqual(['import']);
  });

  it('adds all high-confidence findings with one click', async () => {
    const { user, calls } = await upload([
      aDetection({ service_name: 'Netflix' }),
      aDetection({ service_name: 'Spotify' }),
      aDetection({ service_name: 'Kahve', confidence: 'medium' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Güvenilir 2 eşleşmeyi ekle' }));
    expect(await screen.findByText('2 abonelik eklendi')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
    expect(screen.getByRole('article', { name: 'Kahve' })).toBeInTheDocument();
  });

  it('asks for an amount that no line states', async () => {
    const { user, calls } = await upload([aDetection({ service_name: 'Dropbox', amount: null })]);
    await user.click((await card('Dropbox')).getByRole('button', { name: 'Ekle' }));
    const dropbox = await card('Dropbox');
    await dropbox.findByLabelText(/^Tutar/);
    await user.click(dropbox.getByRole('button', { name: 'Ekle' }));
    expect(await dropbox.findByText('Sıfırdan büyük bir tutar gir')).toBeInTheDocument();
    await user.type(dropbox.getByLabelText(/^Tutar/), '11,999');
    await user.click(dropbox.getByRole('button', { name: 'Ekle' }));
    expect(await dropbox.findByText(/çok fazla ondalık basamak/)).toBeInTheDocument();
    await user.clear(dropbox.getByLabelText(/^Tutar/));
    await user.type(dropbox.getByLabelText(/^Tutar/), '11,99');
    await user.click(dropbox.getByRole('button', { name: 'Ekle' }));
    await screen.findByText('Abonelik eklendi');
    expect(calls[0]?.body).toMatchObject({ amount: 11.99 });
  });

  describe('one service in two currencies', () => {
    const match = ({ detection_id, service_name: name, amount, currency }: DetectedSubscription) => ({
      possible_match: { detection_id, name, amount, currency },
    });
    const aPair = () => {
      const billed = aDetection({ service_name: 'Apple', amount: 460, currency: 'TRY' });
      const named = aDetection({ service_name: 'Strava', amount: 9.99, currency: 'USD' });
      return [
        { ...billed, ...match(named) },
        { ...named, ...match(billed) },
      ] as const;
    };

    it('is a question on both cards, and "add all" adds one of the two', async () => {
      const pair = aPair();
      const { user, calls } = await upload([...pair, aDetection({ service_name: 'Netflix' })]);
      expect(await (await card('Strava')).findByText('Apple (₺460,00) ile aynı olabilir')).toBeInTheDocument();
      expect(await (await card('Apple')).findByText('Strava ($9,99) ile aynı olabilir')).toBeInTheDocument();
      await user.click(await screen.findByRole('button', { name: 'Güvenilir 2 eşleşmeyi ekle' }));
      expect(await screen.findByText('2 abonelik eklendi')).toBeInTheDocument();
      expect(calls).toHaveLength(2);
      expect(calls.map(({ body }) => (body as { detection_id: string }).detection_id)).not.toContain(
        pair[1].detection_id,
      );
      expect(screen.getByRole('article', { name: 'Strava' })).toBeInTheDocument();
    });

    it('becomes one subscription with "same subscription"', async () => {
      const [billed, named] = aPair();
      const { user, calls } = await upload([billed, named]);
      await user.click((await card('Strava')).getByRole('button', { name: 'Aynı abonelik' }));
      expect(await screen.findByText('Aboneliğine bağlandı')).toBeInTheDocument();
      expect(calls).toMatchObject([
        { path: 'import', body: { detection_id: named.detection_id } },
        { path: 'link', body: { subscription_id: expect.any(String) } },
      ]);
      await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    });

    it('becomes two with "different subscription"', async () => {
      const [billed, named] = aPair();
      const { user, calls } = await upload([billed, named]);
      await user.click((await card('Strava')).getByRole('button', { name: 'Farklı abonelik' }));
      expect(await screen.findByText('Abonelik eklendi')).toBeInTheDocument();
      expect(calls.map(({ body }) => body)).toEqual([{ detection_id: named.detection_id, is_separate: true }]);
    });

    it('is linked to the subscription where one of the two is on the list', async () => {
      const mine = aSubscription({ name: 'Strava', amount: 9.99, currency: 'USD' });
      const [billed] = aPair();
      const possible_match = { subscription_id: mine.id, name: 'Strava', amount: 9.99, currency: 'USD' };
      const { user, calls } = await upload([{ ...billed, possible_match }]);
      const apple = await card('Apple');
      expect(apple.queryByRole('button', { name: 'Düzelt' })).not.toBeInTheDocument();
      await user.click(apple.getByRole('button', { name: 'Aynı abonelik' }));
      await screen.findByText('Aboneliğine bağlandı');
      expect(calls).toEqual([{ path: 'link', body: { subscription_id: mine.id } }]);
    });
  });

  it('links to what is already on the list', async () => {
    const mine = aSubscription({ name: 'Netflix (annem)' });
    server.use(http.get('/api/subscriptions', () => HttpResponse.json([mine])));
    const { user, calls } = await upload([
      aDetection({ service_name: 'Netflix', already_tracked: mine.id }),
      aDetection({ service_name: 'Spotify' }),
    ]);
    const netflix = await card('Netflix');
    expect(await netflix.findByText('Listende: Netflix (annem)')).toBeInTheDocument();
    await user.click(netflix.getByRole('button', { name: 'Mevcut aboneliğe bağla' }));
    expect(await screen.findByText('Aboneliğine bağlandı')).toBeInTheDocument();
    await user.click((await card('Spotify')).getByRole('button', { name: 'Mevcut bir aboneliğe bağla' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bağla' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ body }) => body)).toEqual([{ subscription_id: mine.id }, { subscription_id: mine.id }]);
  });

  it('shows differing data of documents, and lets the user keep or update it', async () => {
    const mine = aSubscription({ name: 'Netflix (annem)' });
    server.use(http.get('/api/subscriptions', () => HttpResponse.json([mine])));
    const changes: DetectedSubscription['changes'] = [
      { field: 'amount', from: 95, to: 219.99, currency: 'TRY', on: '2026-11-12' },
      {
        field: 'billing',
        from: { billing_cycle: 'monthly', billing_interval: 1 },
        to: { billing_cycle: 'yearly', billing_interval: 1 },
      },
    ];
    const { user, calls } = await upload([
      aDetection({ service_name: 'Netflix', already_tracked: mine.id, changes, asks_again: true }),
    ]);
    const netflix = await card('Netflix');
    expect(await netflix.findByText('12 Kas 2026 tarihinden itibaren tutar: ₺95,00 → ₺219,99')).toBeInTheDocument();
    expect(netflix.getByText('Döngü: Aylık → Yıllık')).toBeInTheDocument();
    expect(netflix.getByRole('button', { name: 'Benimki kalsın' })).toBeInTheDocument();
    await user.click(netflix.getByRole('button', { name: 'Belgelere göre güncelle' }));
    expect(await screen.findByText('Abonelik güncellendi')).toBeInTheDocument();
    expect(calls.map(({ body }) => Object.keys(body as object))).toEqual([['detection_id']]);
  });

  it('opens the upgrade invitation at the limit of the plan, and keeps the card', async () => {
    server.use(http.get('/api/user/subscription-info', () => HttpResponse.json(aPlan('free', 3))));
    const { user } = openStatements([aDetection({ service_name: 'Netflix' })]);
    server.use(http.post('/api/email/import-subscription', () => problem(403, 'plan_limit_reached', 'Sınır')));
    await choose(user, aPdf());
    await user.click((await card('Netflix')).getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByRole('dialog', { name: 'Ücretsiz plan sınırına ulaşıldı' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await card('Netflix');
  });
});

it('an old statement says once until when it reaches, and shows last payments but no next ones', async () => {
  const found = ['Netflix', 'MUBI'].map((service_name) =>
    aDetection({ service_name, last_seen: '2026-03-14', covered_since: false }),
  );
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const statement = { ...aStatement().statement, period };
  await upload(found, aStatement({ statement, subscriptions: found }));
  const netflix = await card('Netflix');
  expect(netflix.getByText(/son ödeme 14 Mar/)).toBeInTheDocument();
  expect(screen.getByText(/31 Mar 2026 tarihine kadarki .* daha yeni bir ekstre gösterir/)).toBeInTheDocument();
  expect(netflix.queryByText(/sonraki ödeme/)).not.toBeInTheDocument();
});

it.each<[string, Parameters<typeof aDetection>[0], number]>([
  ['is covered without a payment', { reasons: ['overdue'] }, 0],
  ['is not covered', { covered_since: false }, 0],
  ['is covered', {}, 1],
])('adds no findings in one go unless they may still run: the time since %s', async (_, since, buttons) => {
  const found = ['Netflix', 'MUBI'].map((service_name) => aDetection({ service_name, ...since }));
  await upload(found);
  await card('Netflix');
  expect(screen.queryAllByRole('button', { name: /2 eşleşmeyi ekle/ })).toHaveLength(buttons);
});
