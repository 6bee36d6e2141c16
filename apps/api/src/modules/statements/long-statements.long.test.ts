import { setTimeout } from 'node:timers/promises';
import { addMonths, type IsoDate } from '@kumbara/shared';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refused, runApp } from '#testing/running-app.ts';
import { statementTools } from '#testing/statements.ts';

const app = runApp();
const { upload, rowsOf, take } = statementTools(app);
afterEach(() => vi.restoreAllMocks());

/** Words of equal length that are in no catalogue, one per merchant. */
const nameOf = (n: number) => {
  const digits = (n + 26 ** 3).toString(26);
  return `qa${digits.replace(/./g, (digit) => 'karsilometubindpcvhgyzfjwq'.charAt(Number.parseInt(digit, 26)))}`;
};

type Row = [day: IsoDate, text: string, amount: number];

/** A text table with the extension `.xls`, as some banks export it. */
const tableOf = (rows: Row[]) => ({
  fileName: 'hesap.xls',
  bytes: Buffer.from(
    ['Tarih;Açıklama;Tutar (TL)', ...rows.map(([day, text, amount]) => `${day};${text};-${amount.toFixed(2)}`)].join(
      '\n',
    ),
  ),
});

/** `count` clubs with one charge in each of the last months. */
const clubs = (count: number, months = 4): Row[] =>
  Array.from({ length: months }, (_, month) =>
    Array.from({ length: count }, (_, club): Row => {
      const day = `2026-10-${String(1 + (club % 28)).padStart(2, '0')}`;
      return [addMonths(day, -month), `${nameOf(club)} SPOR KULUBU`, 100 + club];
    }),
  ).flat();

const shops = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => [
    `2026-10-${String(1 + (n % 28)).padStart(2, '0')}`,
    nameOf(n),
    10 + n / 100,
  ]);

/** Number of SQL statements sent to the database while `work` runs. */
async function statementsDuring(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const count = sent.mock.calls.length;
  sent.mockRestore();
  return count;
}

describe('a very long statement', () => {
  it('needs no more SQL statements with 300 findings than with 3', async () => {
    const counts = [];
    for (const count of [3, 300]) {
      const user = await app.aUser();
      const document = tableOf(clubs(count));
      counts.push(
        await statementsDuring(async () => {
          const { status, body } = await upload(user, document);
          expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
          expect(body.subscriptions).toHaveLength(count);
        }),
      );
      expect((await rowsOf(user)).charges).toHaveLength(4 * count);
    }
    const [few = 0, many = 0] = counts;
    // Background jobs may send statements too.
    expect(many).toBeLessThan(few + 5);
  }, 60_000);

  it('needs no more SQL statements for a user who tracks many of its findings', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const { body } = await upload(user, tableOf(clubs(12, 3)));
    const counts = [];
    for (const [followed, day] of [
      [1, '2026-10-29'],
      [12, '2026-10-30'],
    ] as const) {
      for (const item of body.subscriptions.slice(0, followed)) await take(user, item);
      counts.push(await statementsDuring(() => upload(user, tableOf([...clubs(12, 3), [day, 'KAHVE SOKAGI', 95]]))));
    }
    const [one = 0, twelve = 0] = counts;
    expect(twelve).toBeLessThan(one + 5);
  }, 60_000);

  it('uploaded again changes nothing, also with other bytes', async () => {
    const user = await app.aUser();
    const rows = [...clubs(100), ...shops(5_000)];
    const first = await upload(user, tableOf(rows));
    expect(first.body.statement.transactions).toBe(rows.length);
    const before = await rowsOf(user);
    expect((await upload(user, tableOf(rows))).body).toEqual(first.body);
    expect(await rowsOf(user)).toEqual(before);
    const other = await upload(user, tableOf(rows.toReversed()));
    expect(other.body.subscriptions.map(({ detection_id }: { detection_id: string }) => detection_id).sort()).toEqual(
      first.body.subscriptions.map(({ detection_id }: { detection_id: string }) => detection_id).sort(),
    );
    const { imports: _imports, lines, ...found } = await rowsOf(user);
    expect(found).toEqual({ detections: before.detections, charges: before.charges });
    expect(new Set(lines.map((line) => JSON.stringify(line)))).toEqual(
      new Set(before.lines.map((line) => JSON.stringify(line))),
    );
  }, 60_000);

  it('is searched while other requests are answered', async () => {
    const [user, other] = [await app.aUser(), await app.aUser()];
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answered = vi.fn();
    let isAnswered = false;
    const pending = upload(user, tableOf([...clubs(50), ...shops(8_000)])).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      expect((await app.request('GET', '/subscriptions', { as: other })).status).toBe(200);
      answered();
      // Slow enough for what a user may ask in a minute.
      await setTimeout(20);
    }
    expect((await pending).body.subscriptions).toHaveLength(50);
    // Between loading the open lines and locking the user there is almost nothing but the search.
    const orderOf = (pattern: RegExp) => {
      const index = query.mock.calls.findIndex(([sql]) => pattern.test(JSON.stringify(sql)));
      return query.mock.invocationCallOrder[index] ?? Number.NaN;
    };
    const [from, to] = [orderOf(/FROM open_lines/), orderOf(/NO KEY UPDATE/)];
    const meanwhile = answered.mock.invocationCallOrder.filter((order) => order > from && order < to);
    expect(meanwhile.length).toBeGreaterThan(5);
  }, 60_000);

  it.each([
    ['of more lines than an XLS can hold', () => tableOf(shops(66_000))],
    ['with far more subscriptions than a real one has', () => tableOf(clubs(520))],
  ])(
    '%s is refused as statement_too_complex, and nothing of it is stored',
    async (_what, document) => {
      const user = await app.aUser();
      const answer = await upload(user, document());
      expect(answer.status).toBe(422);
      expect(refused(answer).code).toBe('statement_too_complex');
      expect(await rowsOf(user)).toEqual({ detections: [], charges: [], imports: [], lines: [] });
    },
    60_000,
  );

  it('leaves at most 10,000 open lines, the newest', async () => {
    const user = await app.aUser();
    await upload(user, tableOf([...shops(12_000), ['2026-10-30', 'IGDELIK PILATES STUDYO', 950]]));
    const { lines } = await rowsOf(user);
    expect(lines).toHaveLength(10_000);
    expect(lines.map(({ amount }) => amount.toNumber())).toContain(950);
  }, 60_000);

  it.each([
    ['a word of twenty thousand letters', 'X'.repeat(20_000)],
    ['half a surrogate pair and control characters', 'KULUP &#xD83D; &#1;&#0; SPOR KULUBU'],
    ['a surrogate pair at the cut of the stored text', `${'A'.repeat(119)}\u{20000}${'\u{20000}'.repeat(300)}`],
  ])('with %s is stored like any other', async (_what, text) => {
    const user = await app.aUser();
    const rows = clubs(1).map(([day, , amount]) => `<tr><td>${day}</td><td>${text}</td><td>-${amount}.00</td></tr>`);
    const html = `<meta charset="utf-8"><table><tr><th>Tarih</th><th>Açıklama</th><th>Tutar</th></tr>${rows.join('')}</table>`;
    const { status, body } = await upload(user, { fileName: 'hesap.xls', bytes: Buffer.from(html) });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    expect(body.statement.transactions).toBe(4);
  });
});
