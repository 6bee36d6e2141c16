import type { AmountByCurrency, Stats, Subscription } from '@kumbara/shared';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { entriesOf, formatAmounts, formatList, formatMoney, today } from '#lib/format.ts';
import { CategoryShares } from './category-shares.tsx';
import { ConvertedTotal, RatesNote } from './converted-totals.tsx';
import { useStats } from './subscription-queries.ts';

/** On a phone a count is next to its label, so that the first advice below needs no scrolling. */
const counted = 'max-sm:border-t max-sm:py-2';
const count = 'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-x-1.5';

const box =
  'flex min-w-0 flex-col border-line px-4 py-3.5 max-sm:min-[22rem]:odd:border-e sm:card sm:px-5 sm:py-4 lg:min-h-36';

const note =
  'col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.84rem] text-ink-soft max-sm:border-line max-sm:border-t max-sm:px-4 max-sm:py-2';

type Props = {
  subscriptions: Subscription[] | undefined;
  /** Shows placeholders, also of figures that are there already: they appear together with what stands below. */
  isPending: boolean;
};

/**
 * The average cost, the amount due this month and the number of subscriptions. Four cards on a wide screen; one card on
 * a phone, so that the first advice needs no scrolling.
 */
export function StatsCards({ subscriptions = [], isPending }: Props) {
  const { t } = useTranslation('subscriptions');
  const stats = useStats();
  useEffect(() => {
    // As specified, a failure here is only logged.
    if (stats.error) console.warn('stats', stats.error);
  }, [stats.error]);
  const data = isPending ? undefined : stats.data;
  const trials = subscriptions.filter(
    ({ status, trial_ends_on }) => status === 'active' && (trial_ends_on ?? '') >= today(),
  );
  const inactive = data && data.total_subscriptions - data.active_subscriptions;

  return (
    <section
      aria-label={t('stats.title')}
      className="max-sm:card grid grid-cols-2 max-[22rem]:grid-cols-1 max-sm:overflow-hidden sm:gap-3 lg:grid-cols-[1.2fr_1.2fr_0.8fr_0.8fr] lg:gap-4"
    >
      <div className={box}>
        <Label text={t('stats.monthly')} />
        <Amounts stats={data} isPending={isPending} of="total_monthly_cost" />
        <ConvertedTotal stats={data} of="monthly" />
        <Below isPending={isPending}>
          {data && t('stats.dueThisMonth', { amounts: formatList(dueAmounts(data)) })}
        </Below>
      </div>
      <div className={box}>
        <Label text={t('stats.yearly')} />
        <Amounts stats={data} isPending={isPending} of="total_yearly_cost" />
        <ConvertedTotal stats={data} of="yearly" />
        <CategoryShares subscriptions={subscriptions} />
      </div>
      <div className={`${box} ${counted}`}>
        <div className={count}>
          <Label text={t('stats.active')} />
          <Count isPending={isPending} value={data?.active_subscriptions} />
        </div>
        {trials.length > 0 && <Below isPending={false}>{t('stats.trials', { count: trials.length })}</Below>}
      </div>
      <div className={`${box} ${counted}`}>
        <div className={count}>
          <Label text={t('stats.total')} />
          <Count isPending={isPending} value={data?.total_subscriptions} />
        </div>
        {!!inactive && <Below isPending={false}>{t('stats.inactive', { count: inactive })}</Below>}
      </div>
      <RatesNote stats={data} className={note} />
    </section>
  );
}

/** With nothing due the amount is zero in the user's usual currency. */
function dueAmounts({ due_this_month, total_monthly_cost }: Stats): string[] {
  const [used] = entriesOf(total_monthly_cost);
  const isNothing = Object.keys(due_this_month).length === 0;
  return isNothing && used ? [formatMoney(0, used[0])] : formatAmounts(due_this_month);
}

const Label = ({ text }: { text: string }) => (
  <h2 className="mb-1 break-words font-medium text-[0.84rem] text-ink-soft">{text}</h2>
);

const Below = ({ isPending, children }: { isPending: boolean; children: ReactNode }) => (
  <p className="mt-auto pt-1 text-[0.84rem] text-ink-soft sm:pt-3">
    {isPending ? <Skeleton className="h-4 w-full max-w-44" /> : children}
  </p>
);

type AmountsProps = { stats: Stats | undefined; isPending: boolean; of: 'total_monthly_cost' | 'total_yearly_cost' };

function Amounts({ stats, isPending, of }: AmountsProps) {
  if (isPending) return <Skeleton className="h-8 w-full max-w-40 sm:h-10" />;
  if (!stats) return <p className="font-semibold text-3xl text-ink-faint">–</p>;
  const { total_monthly_cost, total_yearly_cost } = stats;
  return <BigAmounts amounts={stats[of]} isTight={[total_monthly_cost, total_yearly_cost].some(isLong)} />;
}

/** A phone has room for two amounts of up to nine characters side by side in the usual size. */
const isLong = (amounts: AmountByCurrency) => (formatAmounts(amounts)[0] ?? '').length > 9;

/** The first currency in the largest type, the others next to it. Currencies are never added up. */
function BigAmounts({ amounts, isTight }: { amounts: AmountByCurrency; isTight: boolean }) {
  const [first, ...others] = formatAmounts(amounts);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <strong
        className={classNames(
          'font-semibold text-[1.35rem] leading-tight tracking-[-0.025em] sm:text-[1.95rem]',
          isTight && 'max-xs:text-[1.1rem]',
        )}
      >
        {first}
      </strong>
      {others.map((amount) => (
        <span key={amount} className="font-semibold text-base text-ink-soft tracking-tight sm:text-lg">
          {amount}
        </span>
      ))}
    </p>
  );
}

function Count({ isPending, value }: { isPending: boolean; value: number | undefined }) {
  if (isPending) return <Skeleton className="h-8 w-12 sm:h-10" />;
  return <p className="font-semibold leading-tight tracking-[-0.025em] sm:text-[1.95rem]">{value ?? '–'}</p>;
}
