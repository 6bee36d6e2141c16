import type { DetectedSubscription } from '@kumbara/shared';
import { ArrowRight, ScanSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isFromMail } from './finding.ts';

/** Links to the open findings: to the mail page when one comes from a mail, else to the statement page. */
export function PendingFindingsLink({ found }: { found: DetectedSubscription[] }) {
  const { t } = useTranslation('detection');
  if (found.length === 0) return null;
  return (
    <Link
      to={found.some(isFromMail) ? '/dashboard/emails' : '/dashboard/bank-statement'}
      className="card group flex items-center gap-3.5 px-5 py-3.5 transition-colors hover:border-brand"
    >
      <ScanSearch aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
      <span className="min-w-0 flex-1">
        <span className="font-medium">{t('waiting', { count: found.length })}</span>{' '}
        <span className="text-ink-soft">{t('waitingHint')}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
