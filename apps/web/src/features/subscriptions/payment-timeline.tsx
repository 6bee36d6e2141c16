import type { Covered, PeriodState, SubscriptionDetail } from '@kumbara/shared';
import { Check, CircleAlert, CircleHelp, Plus, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Chip } from '#components/chip.tsx';
import { formatDate, formatMoney } from '#lib/format.ts';
import { listTimelineEntries, type TimelineEntry } from './timeline-entries.ts';

const shownAtFirst = 8;

type Past = Exclude<PeriodState, 'due'> | 'extra' | 'late';
const looks = {
  paid: { tone: 'saving', icon: Check, dot: 'bg-saving-soft text-saving' },
  skipped: { tone: 'neutral', icon: SkipForward, dot: 'bg-sunken text-ink-soft' },
  missing: { tone: 'notice', icon: CircleAlert, dot: 'bg-notice-soft text-on-notice' },
  unknown: { tone: 'neutral', icon: CircleHelp, dot: 'bg-sunken text-ink-soft' },
  late: { tone: 'notice', icon: CircleAlert, dot: 'bg-notice-soft text-on-notice' },
  extra: { tone: 'brand', icon: Plus, dot: 'bg-brand-soft text-brand-strong' },
} as const;

/** The payments so far, newest first, each with the line or mail it stands on. */
export function PaymentTimeline({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('details');
  const [showsAll, setShowsAll] = useState(false);
  const entries = listTimelineEntries(subscription);
  if (entries.length === 0) return <p className="text-ink-soft">{t('timeline.empty')}</p>;
  const shown = showsAll ? entries : entries.slice(0, shownAtFirst);
  const hasUnknown = entries.some((one) => one.kind === 'period' && one.period.state === 'unknown');
  return (
    <>
      <ol className="relative">
        {shown.map((entry) => (
          <TimelineRow key={entry.kind === 'extra' ? entry.charge.id : entry.date} entry={entry} />
        ))}
      </ol>
      {shown.length < entries.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="touch-target mt-1 font-medium text-[0.875rem] text-brand-strong underline-offset-4 hover:underline"
        >
          {t('timeline.all', { count: entries.length })}
        </button>
      )}
      {showsAll && subscription.earlier_periods > 0 && (
        <p className="mt-2 text-[0.84rem] text-ink-soft">
          {t('timeline.earlier', { count: subscription.earlier_periods })}
        </p>
      )}
      {hasUnknown && (
        <p className="mt-3 rounded-xl bg-sunken/70 px-4 py-3 text-[0.84rem] text-ink-soft">
          {t('timeline.unknownHint')}{' '}
          <Link to="/dashboard/bank-statement" className="font-medium text-brand-strong underline underline-offset-4">
            {t('timeline.upload')}
          </Link>
        </p>
      )}
    </>
  );
}

function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('details');
  const kind = entry.kind === 'extra' ? 'extra' : (entry.period.state as Past);
  const state: Past = entry.charge?.after_end ? 'late' : kind;
  const { tone, icon: Icon, dot } = looks[state];
  const { amount, currency } = entry.kind === 'extra' ? entry.charge : entry.period;
  const isSeen = entry.charge !== undefined;
  return (
    <li className="relative flex gap-3 pb-4 last:pb-1 not-last:before:absolute not-last:before:start-3.5 not-last:before:top-8 not-last:before:bottom-0.5 not-last:before:w-px not-last:before:bg-line">
      <span className={`grid size-7 shrink-0 place-items-center rounded-full ${dot}`}>
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
            <span className="font-medium">{formatDate(entry.date)}</span>
            <Chip tone={tone}>{t(`state.${state}`)}</Chip>
          </span>
          <span className={`shrink-0 ${isSeen ? 'font-medium' : 'text-ink-faint'}`}>
            {formatMoney(amount, currency)}
          </span>
        </p>
        <Evidence entry={entry} />
      </div>
    </li>
  );
}

/** The line of a statement or mail, or the document that shows no payment. */
function Evidence({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('details');
  const small = 'mt-0.5 break-words text-[0.84rem] text-ink-soft';
  const { charge } = entry;
  if (charge) {
    return (
      <p className={small}>
        {charge.date !== entry.date && `${t('timeline.paidOn', { date: formatDate(charge.date) })} · `}
        {t(charge.source === 'mail' ? 'timeline.fromMail' : 'timeline.fromStatement')}
        {charge.foreign && ` · ${formatMoney(charge.foreign.amount, charge.foreign.currency)}`}
        {charge.text && (
          <q
            className={`block before:content-none after:content-none ${charge.source === 'mail' ? '' : 'font-mono text-[0.8rem]'}`}
          >
            {charge.text}
          </q>
        )}
        {charge.after_end && (
          <Link
            to="/dashboard/savings"
            className="touch-target block font-medium text-brand-strong underline underline-offset-4"
          >
            {t('timeline.askRefund')}
          </Link>
        )}
      </p>
    );
  }
  if (entry.kind === 'period' && entry.period.document) {
    const isSkipped = entry.period.state === 'skipped';
    return (
      <p className={small}>
        <NoPayment document={entry.period.document} />
        {isSkipped && ` ${t('timeline.paidAgain')}`}
      </p>
    );
  }
  return null;
}

function NoPayment({ document: { source, from, to } }: { document: Covered }) {
  const { t } = useTranslation('details');
  const days = { from: formatDate(from), to: formatDate(to) };
  return source === 'mail' ? t('timeline.notInMails', days) : t('timeline.notInStatement', days);
}
