import type { SubscriptionDetail } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { describePriceMove } from '#lib/describe-price-move.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Sparkline } from './sparkline.tsx';

/** How the price developed: in words, as a line, and as a table. */
export function PriceHistory({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('details');
  const { price_moves, name } = subscription;
  const prices = listPrices(subscription);
  const hasLine = new Set(prices.map(({ amount }) => amount)).size > 1;
  return (
    <>
      {price_moves.length > 0 ? (
        <ul className="flex flex-col gap-2.5">
          {price_moves.toReversed().map((move) => (
            <li key={`${move.date} ${move.cause}`}>
              <span className="block text-[0.84rem] text-ink-soft">{formatDate(move.date)}</span>
              {describePriceMove(move, name)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t('price.unchanged')}</p>
      )}
      {hasLine && (
        <figure className="mt-4">
          <Sparkline values={prices.map(({ amount }) => amount)} className="h-12 w-full" />
          <figcaption className="mt-1 flex justify-between text-[0.8rem] text-ink-soft">
            <span aria-hidden="true">{formatDate(prices[0]?.date ?? '')}</span>
            <span aria-hidden="true">{formatDate(prices.at(-1)?.date ?? '')}</span>
          </figcaption>
          <table className="sr-only">
            <caption>{t('price.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('price.day')}</th>
                <th scope="col">{t('price.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ date, amount, currency }) => (
                <tr key={date}>
                  <th scope="row">{formatDate(date)}</th>
                  <td>{formatMoney(amount, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      )}
    </>
  );
}

/** What was paid and what the price was, by day, in the currency of the subscription; the payment counts where both are known. */
function listPrices({ price_history, charges, currency }: SubscriptionDetail) {
  const days = new Map([...price_history, ...charges.filter(({ pays }) => pays)].map((one) => [one.date, one]));
  return [...days.values()].filter((one) => one.currency === currency).sort((a, b) => (a.date < b.date ? -1 : 1));
}
