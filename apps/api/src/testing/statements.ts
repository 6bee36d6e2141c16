import { type History, layouts, type RenderedStatement, renderStatement } from '@kumbara/samples';
import { endOfMonth, type IsoDate, startOfMonth } from '@kumbara/shared';

export type Line = [day: IsoDate, text: string, amount: number];

/** What everybody buys in a month, none of it a subscription. */
const shopping = (month: string): Line[] => [
  [`${month}-02`, 'ALTINBASAK MARKET', 412.35],
  [`${month}-04`, 'KAHVE SOKAGI', 95],
  [`${month}-09`, 'SHELL PETROL', 1450.5],
  [`${month}-17`, 'ALTINBASAK MARKET', 288.4],
  [`${month}-26`, 'ECZANE SIFA', 176.25],
];

/** A card statement of one calendar month: everyday shopping and the given lines. */
export function monthlyStatement(
  month: string,
  lines: Line[],
  format: 'pdf' | 'xlsx' = 'xlsx',
): Promise<RenderedStatement> {
  const layout = layouts.find(({ id }) => id === 'tr-card-points');
  if (!layout) throw new Error('the layout has another name now');
  const from = startOfMonth(`${month}-01`);
  const history: History = {
    seed: month,
    kind: 'card',
    country: 'TR',
    language: 'tr',
    currency: 'TRY',
    from,
    to: endOfMonth(from),
    transactions: [...shopping(month), ...lines]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, text, amount]) => ({ date, text, amount, direction: 'out', kind: 'purchase' })),
    subscriptions: [],
    mustNot: [],
    optional: [],
  };
  return renderStatement(history, layout, format);
}
