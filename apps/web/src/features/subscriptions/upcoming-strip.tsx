import { daysBetween, type Subscription } from '@kumbara/shared';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatAmounts, formatList, formatMoney, formatShortDay, formatWeekday, today } from '#lib/format.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';
import { formatDaysLeft } from './status-text.ts';
import { listUpcomingDays, sumPayments, type UpcomingDay } from './upcoming-payments.ts';

/** Today and the 14 days after it, as the analyst counts "the next 14 days". */
const ahead = 14;

/** The upcoming payments as a calendar strip; on a phone only the days with a payment. */
export function UpcomingStrip({ subscriptions }: { subscriptions: Subscription[] }) {
  const { t } = useTranslation('subscriptions');
  const days = listUpcomingDays(subscriptions, today(), ahead);
  const payments = days.flatMap(({ payments }) => payments);
  return (
    <section aria-labelledby="upcoming">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-4 max-sm:justify-between">
        <h2 id="upcoming" className="font-semibold text-base tracking-tight">
          {t('upcoming.title')}
        </h2>
        <Link
          to="/dashboard/calendar"
          className="touch-target inline-flex items-center gap-1.5 rounded-md font-medium text-[0.875rem] text-brand-strong underline-offset-4 hover:underline sm:order-last sm:ms-auto"
        >
          <CalendarDays aria-hidden="true" className="size-4" />
          {t('upcoming.calendar')}
        </Link>
        <p className="text-[0.875rem] text-ink-soft">
          {payments.length > 0
            ? t('upcoming.total', { amounts: formatList(formatAmounts(sumPayments(payments))) })
            : t('upcoming.nothing')}
        </p>
      </div>
      <ol className="card hidden grid-cols-[repeat(15,minmax(0,1fr))] overflow-hidden md:grid">
        {days.map((day, index) => (
          <StripDay key={day.day} {...day} isToday={index === 0} />
        ))}
      </ol>
      {payments.length > 0 && (
        <ol className="card divide-y divide-line px-4 md:hidden">
          {payments.slice(0, 4).map(({ day, subscription: { id, name, currency }, amount }) => (
            <li key={`${day} ${id}`}>
              <Link {...subscriptionLink(id)} className="-mx-4 flex items-center gap-3 px-4 py-2.5 hover:bg-sunken/60">
                <ServiceAvatar name={name} className="size-8 text-sm" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block text-[0.84rem] text-ink-soft">
                    {formatShortDay(day)} ·{' '}
                    <span className="whitespace-nowrap">{formatDaysLeft(daysBetween(today(), day))}</span>
                  </span>
                </span>
                <span className="font-medium">{formatMoney(amount, currency)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function StripDay({ day, payments, isToday }: UpcomingDay & { isToday: boolean }) {
  const { t } = useTranslation('subscriptions');
  return (
    <li
      className={`flex min-h-[5.5rem] flex-col items-center border-line border-s px-1 pt-2.5 pb-3 first:border-0 ${isToday ? 'bg-brand-soft' : ''}`}
    >
      <span className="text-[0.78rem] text-ink-soft">{isToday ? t('upcoming.today') : formatWeekday(day)}</span>
      <span className="font-medium">{Number(day.slice(8))}</span>
      <span className="mt-1.5 flex flex-wrap justify-center gap-1">
        {payments.slice(0, payments.length > 4 ? 3 : 4).map(({ subscription: { id, name, currency }, amount }) => (
          <Link key={id} {...subscriptionLink(id)} title={`${name} · ${formatMoney(amount, currency)}`}>
            <ServiceAvatar name={name} className="size-[1.65rem] text-xs" />
            <span className="sr-only">
              {name} {formatMoney(amount, currency)}
            </span>
          </Link>
        ))}
        {payments.length > 4 && <span className="text-ink-soft text-xs">+{payments.length - 3}</span>}
      </span>
    </li>
  );
}
