import { addDays, addMonths, type CalendarEntry, endOfMonth, startOfMonth } from '@kumbara/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { formatLongDay, formatMonthAndYear, today } from '#lib/format.ts';
import { aCalendar, aUser } from '#testing/factories.ts';
import { openPage } from '#testing/render-app.tsx';
import { server } from '#testing/server.ts';

const first = startOfMonth(today());
const open = (answer: (month: string) => Response = (month) => HttpResponse.json(aCalendar({ month }))) => {
  server.use(http.get('/api/calendar', ({ request }) => answer(new URL(request.url).searchParams.get('month') ?? '')));
  return openPage('/dashboard/calendar', { as: aUser() });
};
const payment = (name: string, date: string): CalendarEntry => ({
  ...{ subscription_id: name, name, category: 'streaming', date, kind: 'payment', state: 'due' },
  ...{ amount: 100, currency: 'TRY', is_extra: false },
});
const totals = { total: { TRY: 200 }, paid: {}, expected: {}, due: { TRY: 200 } };
const dayNamed = (day: string) => screen.getByRole('button', { name: new RegExp(`^${formatLongDay(day)},`) });

it('moves by days, weeks and months with the keyboard, and has one day in the tab order', async () => {
  const user = open();
  const grid = await screen.findByRole('grid');
  expect(
    within(grid)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([dayNamed(today())]);
  dayNamed(today()).focus();
  await user.keyboard('{PageDown}');
  const later = addMonths(today(), 1);
  await waitFor(() => expect(dayNamed(later)).toHaveFocus());
  expect(screen.getByRole('grid', { name: formatMonthAndYear(later) })).toBeInTheDocument();
  expect(window.location.search).toBe(`?month=${later.slice(0, 7)}`);
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(dayNamed(addMonths(later, -1))).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(dayNamed(addDays(addMonths(later, -1), 7))).toHaveFocus());
});

it('comes back from the next month when the keys are faster than it is rendered', async () => {
  const last = endOfMonth(today());
  open();
  await screen.findByRole('grid');
  dayNamed(last).focus();
  const replace = vi.spyOn(window.history, 'replaceState');
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    // As a browser does, and unlike user-event: what renders later is not waited for.
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await Promise.resolve();
  }
  await waitFor(() => expect(replace).toHaveBeenCalled());
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(dayNamed(last)).toHaveFocus());
});

it('shows the entries of a day that is chosen, and those of the whole month again', async () => {
  const entries = [payment('Netflix', first), payment('Spotify', addDays(first, 9))];
  const user = open((month) => HttpResponse.json(aCalendar({ month, entries, totals })));
  const list = within(await screen.findByRole('region', { name: 'Ödemeler ve bitişler' }));
  expect((await list.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Netflix'),
    expect.stringContaining('Spotify'),
  ]);
  await user.click(dayNamed(addDays(first, 9)));
  const chosen = within(screen.getByRole('region', { name: formatLongDay(addDays(first, 9)) }));
  expect(chosen.getAllByRole('link')).toHaveLength(1);
  await user.click(dayNamed(addDays(first, 3)));
  expect(screen.getByText('Bu gün için bir şey yok.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tüm ayı göster' }));
  expect(await screen.findByRole('region', { name: 'Ödemeler ve bitişler' })).toHaveTextContent('Netflix');
});

it('counts a full day aloud, and names only some of its entries', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Servis ${at + 1}`);
  open((month) => HttpResponse.json(aCalendar({ month, entries: names.map((name) => payment(name, first)), totals })));
  const day = await screen.findByRole('button', { name: `${formatLongDay(first)}, 12 kayıt` });
  expect(day).toHaveTextContent('+10 daha');
  expect(screen.getAllByRole('link', { name: /Servis/ })).toHaveLength(12);
});
