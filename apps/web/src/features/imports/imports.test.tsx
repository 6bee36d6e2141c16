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
  ...{ id, file_name: 'liste.csv', free_places: null, version: '1' },
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

it('says that the list has changed since, and shows the new comparison to decide again', async () => {
  const sent = bodiesOf('post', `/api/subscriptions/import/${id}/apply`, () =>
    problem(409, 'import_outdated', 'Aboneliklerin değişti.'),
  );
  const fresh = preview({ version: '2', rows: [aRow({ state: 'same' }), aRow({ row: 1, name: 'Spotify' })] });
  const asked = bodiesOf('post', `/api/subscriptions/import/${id}/preview`, () => HttpResponse.json(fresh));
  const user = await upload(preview({ rows: [aRow({}), aRow({ row: 1, name: 'Spotify' })] }));
  await user.click(await screen.findByRole('button', { name: '2 aboneliği içe aktar' }));
  expect(await screen.findByText('Aboneliklerin değişti.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '1 aboneliği içe aktar' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { version: '1', rows: [0, 1] },
    { version: '2', rows: [1] },
  ]);
  expect(asked[0]).toEqual({ mapping: fresh.mapping });
});

it('numbers the columns of a file without headings', async () => {
  const columns = ['Netflix', '229,99'].map((sample) => ({ heading: '', samples: [sample] }));
  await upload(preview({ columns }));
  expect(await screen.findByLabelText('1. sütun')).toHaveDisplayValue('Ad');
  expect(screen.getByLabelText('2. sütun')).toHaveDisplayValue('Yok say');
});

it('says why a file cannot be read, and lets choose another one', async () => {
  const user = openPage('/dashboard/import', { as: aUser() });
  server.use(http.post('/api/subscriptions/import', () => problem(422, 'import_empty', 'Liste bulunamadı.')));
  await user.upload(await screen.findByLabelText('Dosya seç'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Liste bulunamadı.');
  expect(screen.getByRole('button', { name: 'Dosya seç' })).toBeEnabled();
});
