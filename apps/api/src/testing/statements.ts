import { type History, layouts, type RenderedStatement, renderStatement } from '@kumbara/samples';
import { type DetectedSubscription, endOfMonth, type IsoDate, startOfMonth } from '@kumbara/shared';
import { expect } from 'vitest';
import type { runApp, TestUser } from './running-app.ts';

/** `foreign`: the price in foreign currency. */
export type Line = [day: IsoDate, text: string, amount: number, foreign?: { amount: number; currency: string }];

/** Everyday purchases of a month, none of them a subscription. */
const shopping = (month: string): Line[] => [
  [`${month}-02`, 'ALTINBASAK MARKET', 412.35],
  [`${month}-04`, 'KAHVE SOKAGI', 95],
  [`${month}-09`, 'SHELL PETROL', 1450.5],
  [`${month}-17`, 'ALTINBASAK MARKET', 288.4],
  [`${month}-26`, 'ECZANE SIFA', 176.25],
];

/** A statement of one calendar month, by default of a card, with everyday purchases and the given lines. */
export function monthlyStatement(
  month: string,
  lines: Line[],
  format: 'pdf' | 'xlsx' = 'xlsx',
  layoutId = 'tr-card-points',
): Promise<RenderedStatement> {
  const layout = layouts.find(({ id }) => id === layoutId);
  if (!layout) throw new Error('the layout has another name now');
  const from = startOfMonth(`${month}-01`);
  const history: History = {
    seed: month,
    kind: layout.kind,
    country: 'TR',
    language: 'tr',
    currency: 'TRY',
    from,
    to: endOfMonth(from),
    transactions: [...shopping(month), ...lines]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, text, amount, foreign]) => ({ date, text, amount, foreign, direction: 'out', kind: 'purchase' })),
    subscriptions: [],
    forbidden: [],
    optional: [],
  };
  return renderStatement(history, layout, format);
}

type Item = Pick<DetectedSubscription, 'detection_id' | 'service_name' | 'already_tracked' | 'reasons' | 'evidence'> & {
  amount: number;
};

/** The statement calls of the API. */
export function statementTools(app: ReturnType<typeof runApp>) {
  function upload(as: TestUser, { fileName, bytes }: Pick<RenderedStatement, 'fileName' | 'bytes'>, fields = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
    return app.request('POST', '/bank-statement/upload', { as, form });
  }
  return {
    upload,
    async uploadMonth(as: TestUser, month: string, lines: Line[], format?: 'pdf' | 'xlsx') {
      const answer = await upload(as, await monthlyStatement(month, lines, format));
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    },
    list: async (as: TestUser): Promise<Item[]> => (await app.request('GET', '/email/detections', { as })).body,
    take: async (as: TestUser, item: Item | undefined) =>
      (await app.request('POST', '/email/import-subscription', { as, body: item })).body,
    detailOf: async (as: TestUser, id: string) => (await app.request('GET', `/subscriptions/${id}`, { as })).body,
    /** Everything that a user's uploads left in the database. */
    rowsOf: async ({ id: user_id }: TestUser) => ({
      detections: await app.prisma.detection.findMany({ where: { user_id }, orderBy: { id: 'asc' } }),
      charges: await app.prisma.charge.findMany({ where: { user_id }, orderBy: { id: 'asc' } }),
      imports: await app.prisma.statementImport.findMany({ where: { user_id } }),
      lines: await app.prisma.openLine.findMany({ where: { user_id } }),
    }),
  };
}
