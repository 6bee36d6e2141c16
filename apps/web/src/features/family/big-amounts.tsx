import type { FamilyTotals } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';
import { entriesOf, formatAmounts, formatList, formatMoney } from '#lib/format.ts';

/** The monthly total in each currency, with the yearly one in small type. */
export function BigAmounts({ totals, isLarge }: { totals: FamilyTotals; isLarge?: boolean }) {
  const { t } = useTranslation(['subscriptions', 'family']);
  const amounts = entriesOf(totals.monthly);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-4">
        {amounts.map(([currency, amount]) => (
          <strong
            key={currency}
            className={classNames(
              'font-semibold leading-tight tracking-[-0.025em]',
              isLarge ? 'text-[1.6rem] sm:text-[2.2rem]' : 'text-[1.35rem]',
            )}
          >
            {formatMoney(amount, currency)}
          </strong>
        ))}
      </p>
      <p className="mt-0.5 text-[0.84rem] text-ink-soft">
        {t('stats.monthly')}
        {' · '}
        {t('family:perYear', { amounts: formatList(formatAmounts(totals.yearly)) })}
      </p>
    </div>
  );
}
