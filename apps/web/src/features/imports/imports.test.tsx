import type { ImportPreview, ImportRow } from '@kumbara/shared';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { bodiesOf, problem, server } from '#testing/server.ts';

const id = '01970000-0000-7000-8000-000000000001';
const aRow = (row: Partial<ImportRow>): ImportRow => ({
  ...{ row: 0, state: 'new', is_active: true, name: 'Netflix', amount: 229.99, currency: 'TRY', category: 'streaming' },
  ...{ billing_cycle: 'monthly', billing_interval: 1, next_payment_date: '2026-12-05', existing: null },
  ...{ differences: [], problems: [] },
  ...row,
});
const preview = (change: Partial<ImportPreview> = {}): ImportPreview => ({
  ...{ id, file_name: 'liste.csv', free_places: null },
  columns: [
    { heading: 'Ad', samples: ['Netflix'] },
    { heading: 'Ne kadar', samples: ['229,99'] },
  ],
  mapping: { columns: ['name', null], date_order: 'dmy', decimal_mark: ',' },
  rows: [aRow({})],
  ...change,
});
const file = new File(['Ad;Ne kadar\nNetflix;229,99\n'], 'liste.csv', { type: 'text/csv' });
const upload = async (answer: ImportPreview) => {
  server.use(http.post('/api/subscriptions/import', () => HttpResponse.json(answer, { status: 201 })));
  const user = openPage('/dashboard/import', { as: aUser() });
  await user.upload(await screen.findByLabelText('Dosya seç'), file);
  return user;
};

beforeEach(() => server.use(http.get('/api/subscriptions/import', () => HttpResponse.json([]))));

it('reads the file again with the column that its user names, and adds what is chosen', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`/api/subscriptions/import/${id}/preview`, async ({ request }) => {
      const { mapping } = (await request.json()) as { mapping: ImportPreview['mapping'] };
      return HttpResponse.json(
        preview({ mapping, rows: [aRow({}), aRow({ row: 1, name: 'Spotify', state: 'same' })] }),
      );
    }),
    http.post(`/api/subscriptions/import/${id}/apply`, async ({ request }) => {
      sent.push(await request.json());
      const applied_at = '2026-11-21T09:00:00Z';
      return HttpResponse.json({
        id,
        file_name: 'liste.csv',
        applied_at,
        added: 1,
        replaced: 0,
        undo_until: null,
        undone: null,
      });
    }),
  );
  const problems = [{ field: 'amount', detail: 'Zorunlu alan' }];
  const user = await upload(preview({ rows: [aRow({ state: 'invalid', amount: null, problems })] }));
  expect(await screen.findByText('Tutar: Zorunlu alan')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Ne kadar'), 'Tutar');
  expect(await screen.findByText('1 zaten var')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Spotify eklensin' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: '1 aboneliği içe aktar' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { mapping: { columns: ['name', 'amount'], date_order: 'dmy', decimal_mark: ',' }, rows: [0], replace: [] },
    ]),
  );
  expect(await screen.findByText('1 abonelik içe aktarıldı')).toBeInTheDocument();
});

it('keeps what one has where the file differs, until it is told to replace it or to add another', async () => {
  const applied = { file_name: 'liste.csv', applied_at: '2026-11-21T09:00:00Z', undo_until: null, undone: null };
  const sent = bodiesOf('post', `/api/subscriptions/import/${id}/apply`, () =>
    HttpResponse.json({ id, ...applied, added: 1, replaced: 1 }),
  );
  const existing = {
    ...{ amount: 199.99, currency: 'TRY', next_payment_date: '2026-12-05' },
    ...{ billing_cycle: 'monthly' as const, billing_interval: 1 },
  };
  const rows = ['Netflix', 'Spotify', 'Exxen'].map((name, row) =>
    aRow({
      row,
      name,
      state: 'conflict',
      differences: ['amount'],
      existing: { ...existing, id: `${id.slice(0, -1)}${row}` },
    }),
  );
  const user = await upload(preview({ rows }));
  const choiceFor = (name: string) => screen.getByLabelText(`${name} için seçim`);
  expect(await screen.findByLabelText('Netflix için seçim')).toHaveDisplayValue('Benimki kalsın');
  expect(screen.getByRole('button', { name: '0 aboneliği içe aktar' })).toBeDisabled();
  await user.selectOptions(choiceFor('Spotify'), 'Benimkini değiştir');
  await user.selectOptions(choiceFor('Exxen'), 'Ayrıca ekle');
  await user.click(screen.getByRole('button', { name: '2 aboneliği içe aktar' }));
  await waitFor(() => expect(sent).toMatchObject([{ rows: [2], replace: [{ row: 1, id: `${id.slice(0, -1)}1` }] }]));
  expect(await screen.findByText('2 abonelik içe aktarıldı')).toBeInTheDocument();
});

it('chooses no more than the plan has room for, and says so', async () => {
  const rows = [0, 1, 2].map((row) => aRow({ row, name: `Hizmet ${row}` }));
  const user = await upload(
    preview({ free_places: 1, rows: [...rows, aRow({ row: 3, name: 'Eski', is_active: false })] }),
  );
  expect(await screen.findByText('Planında 1 aktif abonelik için daha yer var.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2 aboneliği içe aktar' })).toBeEnabled();
  await user.click(screen.getByRole('checkbox', { name: 'Hizmet 2 eklensin' }));
  expect(screen.getByRole('button', { name: '3 aboneliği içe aktar' })).toBeDisabled();
});

it('says why a file cannot be read, and lets choose another one', async () => {
  const user = openPage('/dashboard/import', { as: aUser() });
  server.use(http.post('/api/subscriptions/import', () => problem(422, 'import_empty', 'Liste bulunamadı.')));
  await user.upload(await screen.findByLabelText('Dosya seç'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Liste bulunamadı.');
  expect(screen.getByRole('button', { name: 'Dosya seç' })).toBeEnabled();
});
