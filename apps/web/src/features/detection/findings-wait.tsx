import { ArrowRight, ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '#i18n/index.ts';

/** Found earlier, not decided yet. */
export function FindingsWait({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      to="/dashboard/bank-statement"
      className="card group flex items-center gap-3.5 px-5 py-3.5 transition-colors hover:border-brand"
    >
      <ScanSearch aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
      <span className="min-w-0 flex-1">
        <span className="font-medium">{t('review.waiting', { count })}</span>{' '}
        <span className="text-ink-soft">{t('review.waitingHint')}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
