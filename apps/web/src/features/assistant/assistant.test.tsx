import type { Answer, Subscription } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockAnswerStream } from '#testing/answer-stream.ts';
import { anAdvice, anAnswer, aPlan, aSubscription, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const netflix = aSubscription({ share: { parts: 4, mine: 1 }, name: 'Netflix', amount: 229.99 });
const mubi = aSubscription({ name: 'MUBI', amount: 239 });

/** The assistant of a Premium user, open over the dashboard. */
async function openAssistant({ list = [netflix, mubi], history = [] as Answer[] | 'away' } = {}) {
  const tier = 'premium';
  server.use(
    http.get('/api/subscriptions', () => HttpResponse.json(list)),
    http.get('/api/user/subscription-info', () => HttpResponse.json(aPlan(tier, list.length))),
    http.get('/api/assistant/questions', () =>
      history === 'away' ? problem(503, 'service_unavailable') : HttpResponse.json(history),
    ),
  );
  const user = openPage('/dashboard', { as: aUser({ tier }) });
  if (list.length > 0) await screen.findAllByRole('article');
  await user.click(await screen.findByRole('button', { name: 'AI analiz' }));
  const dialog = await screen.findByRole('dialog', { name: 'AI analiz' });
  return { user, dialog, modal: within(dialog), field: () => screen.getByLabelText('Ne öğrenmek istersin?') };
}

/** The assistant after a question was sent, which the server answers or refuses. */
async function ask(question: string, ...refusals: Response[]) {
  const answers = mockAnswerStream();
  for (const refusal of refusals) answers.refuseWith(refusal);
  const opened = await openAssistant();
  await opened.user.type(opened.field(), `${question}{Enter}`);
  await waitFor(() => expect(answers.questions).toHaveLength(1));
  return { ...opened, answers };
}

describe('the question', () => {
  it('is sent trimmed with Enter; Shift+Enter starts a new line', async () => {
    const { questions } = mockAnswerStream();
    const { user, field } = await openAssistant();
    expect(field()).toHaveFocus();
    await user.type(field(), ' Hangisini{Shift>}{Enter}{/Shift}bırakayım? {Enter}');
    await waitFor(() => expect(questions).toEqual(['Hangisini\nbırakayım?']));
  });

  it('is not sent when blank, with an error at the field', async () => {
    const { questions } = mockAnswerStream();
    const { user, field, modal } = await openAssistant();
    await user.type(field(), '   {Enter}');
    expect(field()).toHaveAccessibleDescription('Lütfen bir soru girin');
    await user.click(modal.getByRole('button', { name: 'Sor' }));
    expect(questions).toEqual([]);
  });

  it('shows the remaining characters near the limit, and is not cut beyond it', async () => {
    const { questions } = mockAnswerStream();
    const { user, field } = await openAssistant();
    await user.click(field());
    await user.paste('a'.repeat(960));
    expect(field()).toHaveAccessibleDescription('40 karakter kaldı');
    await user.paste('b'.repeat(45));
    await user.keyboard('{Enter}');
    expect(field()).toHaveAccessibleDescription('Soru 5 karakter fazla uzun');
    expect((field() as HTMLTextAreaElement).value).toHaveLength(1005);
    expect(questions).toEqual([]);
  });

  it('is sent once despite repeated clicks', async () => {
    const { questions } = mockAnswerStream();
    const { user, field, modal } = await openAssistant();
    await user.type(field(), 'Ne ödüyorum?');
    await user.dblClick(modal.getByRole('button', { name: 'Sor' }));
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(modal.getByRole('status')).toHaveTextContent('Hesaplanıyor...'));
    expect(questions).toHaveLength(1);
    expect(modal.queryByText('Lütfen bir soru girin')).not.toBeInTheDocument();
  });

  it('is suggested from the user’s subscriptions, and sent with one tap', async () => {
    const { questions } = mockAnswerStream();
    const { user, modal } = await openAssistant();
    await user.click(await modal.findByRole('button', { name: 'Streaming için ne ödüyorum?' }));
    await waitFor(() => expect(questions).toEqual(['Streaming için ne ödüyorum?']));
  });
});

describe('the answer', () => {
  it('is streamed, then shown whole with its engine', async () => {
    const answers = mockAnswerStream();
    const { user, field, modal } = await openAssistant();
    await user.type(field(), 'Streaming için ne ödüyorum?{Enter}');
    const live = () => document.querySelector('[role="dialog"] div[aria-live="polite"]');
    await waitFor(() => expect(modal.getByRole('status')).toHaveTextContent('Hesaplanıyor...'));
    answers.delta('İki hizmete ödüyorsun.\n');
    expect(await modal.findByText('İki hizmete ödüyorsun.')).toBeInTheDocument();
    const pieces = () => [...(live()?.querySelectorAll('span') ?? [])];
    const [first] = pieces();
    answers.delta('Ayda ₺468,99.');
    expect(await modal.findByText('Ayda ₺468,99.')).toBeInTheDocument();
    answers.done(anAnswer({ analysis: 'İki hizmete ödüyorsun.\nAyda ₺468,99.' }));
    expect(await modal.findByText('Yerleşik analiz')).toBeInTheDocument();
    expect(modal.getByRole('status')).toHaveTextContent('Cevap hazır');
    // Announced chunks stay the same elements: nothing is announced twice.
    expect(pieces()[0]).toBe(first);
    expect(pieces().map(({ textContent }) => textContent)).toEqual(['İki hizmete ödüyorsun.\n', 'Ayda ₺468,99.']);
    expect(field()).toHaveValue('');
  });

  it('is shown as plain text, whatever it contains', async () => {
    const { answers, modal } = await ask('Selam');
    const hostile = '<img src=x onerror=alert(1)> **kalın** [bağlantı](https://evil.example)';
    answers.done(anAnswer({ analysis: hostile }));
    expect(await modal.findByText(hostile)).toBeInTheDocument();
    expect(modal.queryByRole('img')).not.toBeInTheDocument();
    expect(modal.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says why the built-in analyst answered instead', async () => {
    const { answers, modal } = await ask('Selam');
    answers.done(anAnswer({ notice: 'Yapay zekâ şu an yanıt vermiyor.' }));
    expect(await modal.findByText('Yapay zekâ şu an yanıt vermiyor.')).toBeInTheDocument();
    expect(modal.queryByText(/Hiçbir verin Kumbara’dan çıkmadı/)).not.toBeInTheDocument();
  });

  it('shows the sources of each figure, and links to the subscription', async () => {
    const { answers, user, modal } = await ask('Streaming?');
    const gone = '00000000-0000-4000-8000-ffffffffffff';
    answers.done(
      anAnswer({
        figures: [
          { label: 'Streaming, ayda', value: 468.99, currency: 'TRY', source: [netflix.id, mubi.id, gone] },
          { label: 'Zam', value: 12.5, unit: 'percent', source: [netflix.id] },
          { label: 'Kalan', value: 3, unit: 'days', source: [] },
          { label: 'Hepsi, ayda', value: 99_000, currency: 'TRY', source: [netflix.id, mubi.id], source_count: 5000 },
        ],
      }),
    );
    await user.click(await modal.findByText('Hepsi, ayda'));
    expect(modal.getByText('5.000 abonelikten hesaplandı')).toBeVisible();
    expect(modal.getByText('ve 4.998 abonelik daha')).toBeVisible();
    await user.click(await modal.findByText('Streaming, ayda'));
    expect(modal.getByText('₺468,99')).toBeInTheDocument();
    expect(modal.getByText('%12,5')).toBeInTheDocument();
    expect(modal.getByText('3 gün')).toBeInTheDocument();
    expect(modal.getByText('3 abonelikten hesaplandı')).toBeVisible();
    expect(modal.getByText('1 abonelik artık listende değil')).toBeVisible();
    expect(modal.getAllByRole('link', { name: /^Netflix.*₺229,99 Aylık.*payım ₺57,50/ })[0]).toBeVisible();
    const [mubiLink] = modal.getAllByRole('link', { name: /^MUBI.*₺239,00 Aylık$/ });
    expect(mubiLink).toHaveAttribute('href', `/dashboard/subscriptions/${mubi.id}`);
  });

  it('stops on request, and keeps the question and the received text', async () => {
    const { answers, user, field, modal } = await ask('Uzun bir soru');
    answers.delta('Bir cümle.');
    await modal.findByText('Bir cümle.');
    await user.click(modal.getByRole('button', { name: 'Durdur' }));
    await waitFor(() => expect(modal.getByRole('status')).toHaveTextContent(/^Durduruldu/));
    expect(modal.getByText('Bir cümle.')).toBeInTheDocument();
    expect(field()).toHaveValue('Uzun bir soru');
    await waitFor(() => expect(answers.isCancelled()).toBe(true));
    await user.click(modal.getByRole('button', { name: 'Yeniden sor' }));
    await waitFor(() => expect(answers.questions).toEqual(['Uzun bir soru', 'Uzun bir soru']));
  });

  it('is aborted when the modal is closed', async () => {
    const { answers, user } = await ask('Soru');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answers.isCancelled()).toBe(true));
    expect(screen.getByRole('button', { name: 'AI analiz' })).toHaveFocus();
    // A question without an answer is still there after reopening.
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Ne öğrenmek istersin?')).toHaveValue('Soru');
  });
});

describe('an answer that fails', () => {
  it('shows an error, and can be requested again without losing the question', async () => {
    const { answers, user, field, modal } = await ask(
      'Ne ödüyorum?',
      problem(503, 'service_unavailable', 'Hizmet şu an kullanılamıyor'),
    );
    expect(await modal.findByText('AI analizi başarısız oldu')).toBeInTheDocument();
    expect(modal.getByText('Hizmet şu an kullanılamıyor')).toBeInTheDocument();
    expect(field()).toHaveValue('Ne ödüyorum?');
    await user.click(modal.getByRole('button', { name: 'Yeniden dene' }));
    await waitFor(() => expect(answers.questions).toHaveLength(2));
    answers.done(anAnswer({ analysis: 'Tamam.' }));
    expect(await modal.findByText('Tamam.')).toBeInTheDocument();
    expect(modal.queryByText('AI analizi başarısız oldu')).not.toBeInTheDocument();
  });

  it('says in the conversation that a second attempt failed', async () => {
    const away = () => problem(503, 'service_unavailable');
    const { answers, user, field, modal } = await ask('Ne ödüyorum?', away(), away());
    expect(await modal.findByText('AI analizi başarısız oldu')).toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), 'Hangisi pahalı?{Enter}');
    const alert = await modal.findByText('AI analizi yine başarısız oldu');
    expect(alert.closest('[role=alert]')).toHaveTextContent('Sorun hâlâ burada. Birkaç dakika sonra yeniden dene.');
    expect(modal.getByRole('heading', { name: 'Hangisi pahalı?' })).toBeInTheDocument();
    await user.click(modal.getByRole('button', { name: 'Yeniden dene' }));
    await waitFor(() => expect(answers.questions).toHaveLength(3));
    answers.done(anAnswer({ analysis: 'Tamam.' }));
    expect(await modal.findByText('Tamam.')).toBeInTheDocument();
  });

  it('keeps the received text when the connection breaks', async () => {
    const { answers, modal } = await ask('Ne ödüyorum?');
    answers.delta('Yarım kalan cümle.');
    await modal.findByText('Yarım kalan cümle.');
    answers.cut();
    expect(await modal.findByText(/ortasında koptu/)).toBeInTheDocument();
    expect(modal.getByText('Yarım kalan cümle.')).toBeInTheDocument();
  });

  it('says that the server is unreachable', async () => {
    const { modal } = await ask('Ne ödüyorum?', HttpResponse.error());
    expect(await modal.findByText(/^Sunucuya ulaşılamadı/)).toBeInTheDocument();
  });

  it.each([
    ['30', 'Kısa sürede çok soru sordun. 1 dakika sonra yeniden sorabilirsin.'],
    ['18000', 'Bugünlük soru hakkın doldu. 5 saat sonra yeniden sorabilirsin.'],
  ])('says how long to wait after too many questions (%s s)', async (seconds, sentence) => {
    const body = { status: 429, code: 'too_many_requests', detail: 'Çok fazla deneme' };
    const refusal = HttpResponse.json(body, { status: 429, headers: { 'Retry-After': seconds } });
    const { modal } = await ask('Ne ödüyorum?', refusal);
    expect(await modal.findByText(sentence)).toBeInTheDocument();
  });

  it('leads to the landing screen when the session has ended', async () => {
    await ask('Ne ödüyorum?', problem(401, 'unauthenticated'));
    expect(await screen.findByRole('button', { name: 'Ücretsiz başla' })).toBeInTheDocument();
  });

  it('shows the upgrade invitation when the plan has ended', async () => {
    const { modal } = await ask('Ne ödüyorum?', problem(402, 'plan_required'));
    expect(await modal.findByRole('link', { name: 'Planlara bak' })).toBeInTheDocument();
  });
});

describe('advice', () => {
  const adviceOn = (subscription: Subscription, own: Partial<Parameters<typeof anAdvice>[0]>) =>
    anAdvice({ subscription_ids: [subscription.id], ...own });
  it('shows reason and amount, and opens the cancellation guide over the answer', async () => {
    const guide = { difficulty: 'easy', steps: ['Hesap ayarlarını aç'] };
    server.use(http.get('/api/subscriptions/:id/cancel-guides', () => HttpResponse.json([guide])));
    const { answers, user, modal } = await ask('Hangisi?');
    answers.done(anAnswer({ advice: [adviceOn(mubi, { amount: { value: 2868, currency: 'TRY', per: 'year' } })] }));
    expect(await modal.findByText('yılda ₺2.868,00')).toBeInTheDocument();
    await user.click(modal.getByRole('button', { name: 'Nasıl iptal edilir?' }));
    const way = within(await screen.findByRole('dialog', { name: 'MUBI nasıl iptal edilir?' }));
    expect(await way.findByText('Hesap ayarlarını aç')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'AI analiz' })).toBeInTheDocument();
  });

  it('offers no action when it is outdated', async () => {
    const cancelled = { ...mubi, status: 'cancelled' as const };
    const answers = mockAnswerStream();
    const { user, field, modal } = await openAssistant({ list: [netflix, cancelled] });
    await user.type(field(), 'Hangisi?{Enter}');
    await waitFor(() => expect(answers.questions).toHaveLength(1));
    answers.done(anAnswer({ advice: [adviceOn(cancelled, {})] }));
    expect(await modal.findByText('Pasif')).toBeInTheDocument();
    expect(modal.queryByRole('button', { name: 'Nasıl iptal edilir?' })).not.toBeInTheDocument();
  });
});

describe('earlier questions', () => {
  const history = ['Birinci soru?', 'İkinci soru?'].map((question) =>
    anAnswer({ question, analysis: `${question} ₺1` }),
  );

  it('can be reopened', async () => {
    const { user, modal } = await openAssistant({ history });
    await user.click(await modal.findByRole('button', { name: /^İkinci soru\?/ }));
    expect(await modal.findByText('İkinci soru? ₺1')).toBeInTheDocument();
    expect(modal.getByText(/^Sorulma tarihi: 20 Kas 2026/)).toBeInTheDocument();
    expect(modal.getByRole('heading', { name: 'İkinci soru?' })).toHaveFocus();
  });

  it('do not block the assistant when they cannot be loaded', async () => {
    const { modal, field } = await openAssistant({ history: 'away' });
    expect(await modal.findByText('Önceki soruların yüklenemedi')).toBeInTheDocument();
    expect(field()).toBeInTheDocument();
  });
});

describe('on Free', () => {
  const insights = ['Ayda ₺239,00 ödüyorsun.', 'Streaming için iki hizmetin var.', 'MUBI 9 gün sonra yenileniyor.'].map(
    (text, at) => ({
      text,
      figures: at === 0 ? [{ label: 'Aylık toplam', value: 239, currency: 'TRY', source: [mubi.id] }] : [],
    }),
  );
  async function openFree() {
    server.use(
      http.get('/api/subscriptions', () => HttpResponse.json([mubi])),
      http.get('/api/assistant/insights', () => HttpResponse.json({ preview: true, insights })),
    );
    const user = openPage('/dashboard', { as: aUser() });
    await screen.findByRole('article', { name: 'MUBI' });
    await user.click(screen.getByRole('button', { name: 'AI analiz' }));
    return { user, modal: within(await screen.findByRole('dialog', { name: 'AI analiz' })) };
  }

  it('the button shows insights into the user’s subscriptions, and links to the plans', async () => {
    const { user, modal } = await openFree();
    for (const { text } of insights) expect(await modal.findByText(text)).toBeInTheDocument();
    await user.click(modal.getByText('Ayda ₺239,00 ödüyorsun.'));
    await user.click(modal.getByText('Aylık toplam'));
    expect(modal.getByRole('link', { name: /^MUBI/ })).toBeVisible();
    expect(modal.getByRole('link', { name: 'Planlara bak' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByLabelText('Ne öğrenmek istersin?')).not.toBeInTheDocument();
  });

  it('links to the plans also when the insights cannot be loaded', async () => {
    server.use(http.get('/api/assistant/insights', () => problem(500, 'internal')));
    const user = openPage('/dashboard', { as: aUser() });
    await user.click(await screen.findByRole('button', { name: 'AI analiz' }));
    const modal = within(await screen.findByRole('dialog', { name: 'AI analiz' }));
    expect(await modal.findByText('Bulgular şu an hesaplanamadı.')).toBeInTheDocument();
    expect(modal.getByRole('link', { name: 'Planlara bak' })).toBeInTheDocument();
  });
});
