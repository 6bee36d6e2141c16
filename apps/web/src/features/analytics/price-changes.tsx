import type { Analytics } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Panel } from '#components/panel.tsx';
import { describePriceMove } from '#lib/describe-price-move.ts';
import { entriesOf, formatAmounts, formatDate, formatList } from '#lib/format.ts';

const causes = ['vendor', 'exchange_rate', 'unknown'] as const;

/** Changes of prices in words, and what they add to a year by cause. */
export function PriceChanges({
  analytics: { price_changes, price_change_count, price_effects },
}: {
  analytics: Analytics;
}) {
  const { t } = useTranslation('analytics');
  const notListed = price_change_count - price_changes.length;
  const known = causes.filter((cause) => entriesOf(price_effects[cause]).length > 0);
  return (
    <Panel title={t('prices')}>
      {price_changes.length === 0 && <p className="text-ink-soft">{t('noPrices')}</p>}
      {known.length > 0 && (
        <dl className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
          {known.map((cause) => (
            <div key={cause} className="rounded-xl bg-sunken px-4 py-3">
              <dt className="text-[0.84rem] text-ink-soft">{t(`effect.${cause}`)}</dt>
              <dd className="font-semibold">
                {t('perYear', { amounts: formatList(formatAmounts(price_effects[cause])) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="flex flex-col gap-2.5">
        {price_changes.map((move) => (
          <li key={`${move.subscription_id} ${move.date} ${move.cause}`}>
            <span className="block text-[0.84rem] text-ink-soft">
              {move.name} · {formatDate(move.date)}
            </span>
            {describePriceMove(move, move.name)}
          </li>
        ))}
      </ul>
      {notListed > 0 && <p className="mt-3 text-[0.84rem] text-ink-soft">{t('pricesMore', { count: notListed })}</p>}
    </Panel>
  );
}
