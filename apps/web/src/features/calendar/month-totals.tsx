import type { Calendar } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#components/skeleton.tsx';
import { entriesOf, formatAmounts, formatList, formatMoney } from '#lib/format.ts';

const parts = ['paid', 'due', 'expected'] as const;

/** What a month costs, by currency, and how much of it is paid, still to pay, and without a document. */
export function MonthTotals({ calendar, currency }: { calendar: Calendar | undefined; currency: string }) {
  const { t } = useTranslation('calendar');
  if (!calendar) {
    return (
      <div>
        <Skeleton className="h-9 w-40" />
        <Skeleton className="mt-2 h-4 w-52" />
      </div>
    );
  }
  const { totals } = calendar;
  const [first, ...others] =
    entriesOf(totals.total).length > 0 ? formatAmounts(totals.total) : [formatMoney(0, currency)];
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">{t('total')}: </span>
        <strong className="font-semibold text-[1.75rem] leading-tight tracking-[-0.025em]">{first}</strong>
        {others.map((amount) => (
          <span key={amount} className="font-semibold text-ink-soft text-lg tracking-tight">
            {amount}
          </span>
        ))}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-[0.875rem] text-ink-soft">
        {parts
          .filter((part) => entriesOf(totals[part]).length > 0)
          .map((part) => (
            <span key={part}>{t(`totals.${part}`, { amounts: formatList(formatAmounts(totals[part])) })}</span>
          ))}
      </p>
    </div>
  );
}
