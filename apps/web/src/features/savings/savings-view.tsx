import type { AmountByCurrency, LateCharge, Savings, SavingsEntry } from '@kumbara/shared';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from '#components/class-names.ts';
import { Panel } from '#components/panel.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { formatAmounts, formatCycle, formatDate, formatList, formatMoney } from '#lib/format.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';
import { LateChargeBox } from './late-charge-box.tsx';

const SavingsChart = lazy(() => import('./savings-chart.tsx').then(({ SavingsChart }) => ({ default: SavingsChart })));

type Props = {
  savings: Savings;
  /** Absent in an example. */
  onRefund?: (late: LateCharge) => void;
};

/** Totals, charges after the end, the chart and the list. */
export function SavingsView({ savings, onRefund }: Props) {
  const { t } = useTranslation('savings');
  const { totals, late_charges, late_charge_count, entries, months } = savings;
  const notShown = late_charge_count - late_charges.length;
  return (
    <>
      <section aria-label={t('title')} className="grid gap-4 sm:grid-cols-3">
        <Total label={t('verified')} hint={t('verifiedHint')} amounts={totals.verified} isMain />
        <Total
          label={t('promised')}
          hint={t('promisedHint')}
          amounts={totals.promised}
          {...(Object.keys(totals.promised_per_year).length > 0 && {
            below: t('perYear', { amounts: formatList(formatAmounts(totals.promised_per_year)) }),
          })}
        />
        <Total
          label={t('lost')}
          hint={t('lostHint')}
          amounts={totals.lost}
          {...(Object.keys(totals.refunded).length > 0 && {
            below: t('lostRefunded', { amounts: formatList(formatAmounts(totals.refunded)) }),
          })}
          isBad
        />
      </section>
      {late_charges.length > 0 && (
        <Panel title={t('lateTitle')}>
          <ul className="flex flex-col gap-3">
            {late_charges.map((late) => (
              <li key={late.charge.id}>
                <LateChargeBox late={late} onRefund={onRefund} />
              </li>
            ))}
          </ul>
          {notShown > 0 && <p className="mt-3 text-[0.84rem] text-ink-soft">{t('lateMore', { count: notShown })}</p>}
        </Panel>
      )}
      {months.length > 0 && (
        <Panel title={t('chart')}>
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-xl" />}>
            <SavingsChart months={months} />
          </Suspense>
        </Panel>
      )}
      <Panel title={t('list')}>
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isExample={!onRefund} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

type TotalProps = {
  label: string;
  hint: string;
  amounts: AmountByCurrency;
  below?: string;
  isMain?: boolean;
  isBad?: boolean;
};

function Total({ label, hint, amounts, below, isMain, isBad }: TotalProps) {
  const { t } = useTranslation('savings');
  const hasSome = Object.keys(amounts).length > 0;
  const [first, ...others] = hasSome ? formatAmounts(amounts) : [];
  return (
    <div className="card flex min-w-0 flex-col px-5 py-4">
      <h2 className="font-medium text-[0.84rem] text-ink-soft">{label}</h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <strong
          className={classNames(
            'font-semibold text-[1.7rem] leading-tight tracking-[-0.025em]',
            isMain && hasSome && 'text-saving',
            isBad && hasSome && 'text-danger',
            !hasSome && 'text-ink-faint text-lg!',
          )}
        >
          {first ?? t('none')}
        </strong>
        {others.map((amount) => (
          <span key={amount} className="font-semibold text-ink-soft">
            {amount}
          </span>
        ))}
      </p>
      <p className="mt-2 text-[0.84rem] text-ink-soft">{hint}</p>
      {below && <p className="text-[0.84rem] text-saving">{below}</p>}
    </div>
  );
}

function Entry({ entry, isExample }: { entry: SavingsEntry; isExample: boolean }) {
  const { t } = useTranslation('savings');
  const { name, subscription_id, currency, per_cycle, cycles, verified, promised } = entry;
  const cycle = formatCycle(entry);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <ServiceAvatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          {subscription_id && !isExample ? (
            <Link {...subscriptionLink(subscription_id)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-[0.84rem] text-ink-soft">
          {t('perCycle', { amount: formatMoney(per_cycle, currency), cycle })} · {describeTime(entry)}
        </p>
      </div>
      <div className="w-full ps-14 text-[0.84rem] text-ink-soft sm:w-auto sm:ps-0 sm:text-end">
        <p>
          <span className={classNames('font-semibold text-[1.05rem]', verified > 0 ? 'text-saving' : 'text-ink')}>
            {formatMoney(verified, currency)}
          </span>
          {` / ${formatMoney(promised, currency)}`}
        </p>
        <p>{cycles.passed > 0 ? t('progress', cycles) : describeNext(entry)}</p>
      </div>
    </li>
  );

  function describeTime({ cancelled_on, ends_on, reactivated_on }: SavingsEntry): string {
    const from = formatDate(ends_on ?? cancelled_on);
    if (reactivated_on) return t('until', { from, to: formatDate(reactivated_on) });
    return subscription_id ? t('since', { date: from }) : t('deleted');
  }
  function describeNext({ next_due }: SavingsEntry): string {
    return next_due ? t('firstDue', { date: formatDate(next_due) }) : '';
  }
}
