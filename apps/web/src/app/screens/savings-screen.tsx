import type { LateCharge } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { Failure } from '#components/failure.tsx';
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
      <title>{t('common:nav.pageTitle', { page: t('title') })}</title>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="font-semibold text-2xl tracking-tight">{t('title')}</h1>
          <p className="mt-1 max-w-[42rem] text-balance text-ink-soft">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/dashboard/analytics">{t('common:nav.analytics')}</ButtonLink>
          <ButtonLink to="/dashboard/reports">{t('reports')}</ButtonLink>
        </div>
      </div>
      {isPending && <Waiting />}
      {invitation && <SavingsPitch invitation={invitation} />}
      {error && !invitation && !data && <Failure message={t('failed')} onRetry={() => refetch()} />}
      {!invitation && data?.entries.length === 0 && <Empty />}
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

function Empty() {
  const { t } = useTranslation('savings');
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <div>
        <h2 className="font-semibold text-lg">{t('emptyTitle')}</h2>
        <p className="mt-1 max-w-[30rem] text-ink-soft">{t('emptyText')}</p>
      </div>
      <ButtonLink to="/dashboard">{t('emptyAction')}</ButtonLink>
    </div>
  );
}
