import type { AmountByCurrency, Stats, Subscription } from '@kumbara/shared';
import { type ReactNode, useEffect } from 'react';
import { classNames } from '#components/class-names.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { t } from '#i18n/index.ts';
import { formatAmounts, formatList } from '#lib/format.ts';
import { CategoryShares } from './category-shares.tsx';
import { useStats } from './subscription-queries.ts';

/** What it costs on average, what is really due this month, and how many there are. */
export function StatsCards({ subscriptions }: { subscriptions: Subscription[] | undefined }) {
  const stats = useStats();
  useEffect(() => {
    // The specification: a failure here is only noted, the list below says what matters.
    if (stats.error) console.warn('stats', stats.error);
  }, [stats.error]);

  return (
    <section
      aria-label={t('stats.title')}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[1.3fr_1.3fr_0.7fr_0.7fr] lg:gap-4"
    >
      <Card label={t('stats.monthly')} className="col-span-2 sm:col-span-1">
        <Amounts stats={stats.data} isPending={stats.isPending} of="total_monthly_cost" />
        <Below isPending={stats.isPending}>
          {stats.data && t('stats.dueThisMonth', { amounts: formatList(formatAmounts(stats.data.due_this_month)) })}
        </Below>
      </Card>
      <Card label={t('stats.yearly')} className="col-span-2 sm:col-span-1">
        <Amounts stats={stats.data} isPending={stats.isPending} of="total_yearly_cost" />
        <CategoryShares subscriptions={subscriptions} />
      </Card>
      <Card label={t('stats.active')}>
        <Count isPending={stats.isPending} value={stats.data?.active_subscriptions} />
      </Card>
      <Card label={t('stats.total')}>
        <Count isPending={stats.isPending} value={stats.data?.total_subscriptions} />
      </Card>
    </section>
  );
}

const Card = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={classNames('card flex min-w-0 flex-col px-5 py-4 lg:min-h-36', className)}>
    <h2 className="mb-1.5 font-medium text-[0.84rem] text-ink-soft">{label}</h2>
    {children}
  </div>
);

const Below = ({ isPending, children }: { isPending: boolean; children: ReactNode }) => (
  <p className="mt-auto pt-3 text-[0.875rem] text-ink-soft">
    {isPending ? <Skeleton className="h-4 w-44" /> : children}
  </p>
);

type AmountsProps = { stats: Stats | undefined; isPending: boolean; of: 'total_monthly_cost' | 'total_yearly_cost' };

function Amounts({ stats, isPending, of }: AmountsProps) {
  if (isPending) return <Skeleton className="mt-1 h-9 w-40" />;
  if (!stats) return <p className="font-semibold text-3xl text-ink-faint">–</p>;
  return <BigAmounts amounts={stats[of]} />;
}

/** The first currency is the biggest thing on the screen; the others stand beside it, never added to it. */
function BigAmounts({ amounts }: { amounts: AmountByCurrency }) {
  const [first, ...others] = formatAmounts(amounts);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <strong className="font-semibold text-[1.9rem] leading-tight tracking-[-0.025em]">{first}</strong>
      {others.map((amount) => (
        <span key={amount} className="font-semibold text-ink-soft text-lg tracking-tight">
          {amount}
        </span>
      ))}
    </p>
  );
}

function Count({ isPending, value }: { isPending: boolean; value: number | undefined }) {
  if (isPending) return <Skeleton className="mt-1 h-9 w-12" />;
  return <p className="font-semibold text-[1.9rem] leading-tight tracking-[-0.025em]">{value ?? '–'}</p>;
}
