import type { Unused } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { problem, server } from '#testing/server.ts';

const nothing: Unused = { candidates: [], monthly_cost: {}, yearly_cost: {}, dismissed: [], check_ins: [] };
const gym: Unused = {
  ...nothing,
  candidates: [
    {
      ...{ subscription_id: 'gym', name: 'Spor salonu', monthly_cost: 1200, currency: 'TRY', score: 76 },
      reasons: [{ code: 'overlap', text: 'Kasım 2026 için kullanmadığını söyledin.' }],
    },
  ],
  ...{ monthly_cost: { TRY: 1200 }, yearly_cost: { TRY: 14_400 } },
};
const kept: Unused = {
  ...nothing,
  dismissed: [{ subscription_id: 'gym', name: 'Spor salonu', until: '2040-02-19' }],
};
const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ subscription_id: `s${at}`, name: `Servis ${at + 1}`, used: at === 0 ? true : null },
  }));

const open = (answer: () => Response, tier: 'free' | 'premium' = 'premium') => {
  server.use(http.get('/api/unused', answer));
  return openPage('/dashboard/unused', { as: aUser({ tier }) });
};

it('names what may be unused with its reasons and cost, and keeps one and asks again with the keyboard', async () => {
  let unused = gym;
  const done: unknown[] = [];
  server.use(
    http.post('/api/unused/gym/:deed', ({ params }) => {
      done.push(params.deed);
      unused = params.deed === 'dismiss' ? kept : gym;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = open(() => HttpResponse.json(unused));
  const cost = within(await screen.findByRole('region', { name: 'Bunların aylık tutarı' }));
  expect(cost.getByText('₺1.200,00')).toBeInTheDocument();
  expect(screen.getByText('Kasım 2026 için kullanmadığını söyledin.')).toBeInTheDocument();
  expect(screen.getByText('Güçlü belirti')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Kullanıyorum: Spor salonu' }).focus();
  await user.keyboard('{Enter}');
  const back = await screen.findByRole('button', { name: 'Geri al: Spor salonu' });
  expect(screen.getByText(/görünen bir aboneliğin yok/)).toBeInTheDocument();
  back.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Spor salonu' })).toBeInTheDocument();
  expect(done).toEqual(['dismiss', 'undo-dismiss']);
});

it('asks first about what has no answer, and leaves a row in its place when it is answered', async () => {
  let check_ins = questions(9);
  server.use(
    http.post('/api/subscriptions/s1/check-in', () => {
      check_ins = check_ins.map((one) => (one.subscription_id === 's1' ? { ...one, used: false } : one));
      return HttpResponse.json({ month: '2026-11', used: false, times: null });
    }),
  );
  const user = open(() => HttpResponse.json({ ...nothing, check_ins }));
  const asked = within(await screen.findByRole('region', { name: 'Bu ay kullandın mı?' }));
  const names = () => asked.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Servis 2', 'Servis 3', 'Servis 4', 'Servis 5', 'Servis 6', 'Servis 7']);
  const no = asked.getByRole('button', { name: 'Hayır: Servis 2' });
  await user.click(no);
  await waitFor(() => expect(no).toHaveAttribute('aria-pressed', 'true'));
  expect(names()[0]).toBe('Servis 2');
  await user.click(asked.getByRole('button', { name: '9 aboneliğin tümünü göster' }));
  expect(names()).toHaveLength(9);
});

it('says that keeping one failed, and still names it', async () => {
  server.use(http.post('/api/unused/gym/dismiss', () => problem(503, 'service_unavailable', 'Şu an olmadı')));
  const user = open(() => HttpResponse.json(gym));
  await user.click(await screen.findByRole('button', { name: 'Kullanıyorum: Spor salonu' }));
  expect(await screen.findByText('Şu an olmadı')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Spor salonu' })).toBeInTheDocument();
});

it('shows a plan without it an example and asks the server nothing', async () => {
  let calls = 0;
  open(() => {
    calls += 1;
    return problem(402, 'plan_required');
  }, 'free');
  expect(await screen.findByText('Bu abonelikler uydurmadır')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Planlara bak' })).toHaveAttribute('href', '/pricing');
  expect(calls).toBe(0);
});
