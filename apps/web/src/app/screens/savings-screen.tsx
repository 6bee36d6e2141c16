import type { LateCharge } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Failure } from '#components/failure.tsx';
import { PageHeading } from '#components/page-heading.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { LetterDialog } from '#features/letters/letter-dialog.tsx';
import { SavingsPitch } from '#features/savings/savings-pitch.tsx';
import { invitationIn, useSavings } from '#features/savings/savings-queries.ts';
import { SavingsView } from '#features/savings/savings-view.tsx';

export function SavingsScreen() {
  const { t } = useTranslation(['savings', 'common']);
  const { data: user } = useMe();
  const { data, error, isPending, refetch } = useSavings();
  const [late, setLate] = useState<LateCharge>();
  const invitation = invitationIn(error);
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('title')} lead={t('lead')}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/dashboard/analytics">{t('common:nav.analytics')}</ButtonLink>
          <ButtonLink to="/dashboard/reports">{t('reports')}</ButtonLink>
        </div>
      </PageHeading>
      {isPending && <Waiting />}
      {invitation && <SavingsPitch invitation={invitation} />}
      {error && !invitation && !data && <Failure message={t('failed')} onRetry={() => refetch()} />}
      {!invitation && data?.entries.length === 0 && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={t('emptyAction')} />
      )}
      {!invitation && data && data.entries.length > 0 && <SavingsView savings={data} onRefund={setLate} />}
      {late && (
        <LetterDialog
          letter={{ kind: 'refund', ...late, service: late.name, end: late.ends_on ?? late.cancelled_on }}
          name={user?.name ?? ''}
          onClose={() => setLate(undefined)}
        />
      )}
    </div>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <div className="grid gap-4 sm:grid-cols-3">
      {['verified', 'promised', 'lost'].map((total) => (
        <Skeleton key={total} className="h-28 rounded-card" />
      ))}
    </div>
    <Skeleton className="h-80 rounded-card" />
  </div>
);
