import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { Failure } from '#components/failure.tsx';
import { Section } from '#components/section.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useAccess, useActivity, useSessions } from '#features/account/account-queries.ts';
import { ActivityList } from '#features/account/activity-list.tsx';
import { DataTools } from '#features/account/data-tools.tsx';
import { PasskeyList } from '#features/account/passkey-list.tsx';
import { PasswordForm } from '#features/account/password-form.tsx';
import { ProfileForm } from '#features/account/profile-form.tsx';
import { SessionList } from '#features/account/session-list.tsx';
import { usePasskeys, useTwoStep } from '#features/account/two-step-queries.ts';
import { TwoStepSettings } from '#features/account/two-step-settings.tsx';
import { useClearSession, useMe } from '#features/auth/auth-queries.ts';
import { GoogleButton } from '#features/auth/google-button.tsx';
import { ListExport } from '#features/exports/list-export.tsx';
import { PaidPlan } from '#features/plans/paid-plan.tsx';
import { usePaidPlan } from '#features/plans/payment-queries.ts';
import { usePlan } from '#features/plans/plan-queries.ts';

/** Without a password a recent sign-in proves the user's identity. */
const signInAgain = <GoogleButton returnTo="/account" />;

export function AccountScreen() {
  const { t } = useTranslation(['account', 'billing', 'security', 'common']);
  const { data: user } = useMe();
  const access = useAccess();
  const twoStep = useTwoStep();
  const passkeys = usePasskeys();
  const sessions = useSessions();
  const activity = useActivity();
  const paid = usePaidPlan();
  const plan = usePlan();
  const leave = useClearSession();
  const { has_password = true, has_google = false } = access.data ?? {};

  return (
    <>
      <title>{t('common:nav.pageTitle', { page: t('common:nav.accountTitle') })}</title>
      <h1 className="font-semibold text-2xl tracking-tight">{t('common:nav.accountTitle')}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t('lead')}</p>
      {user && (
        <Section title={t('profile')} lead={has_google && t('google')}>
          <ProfileForm key={user.id} user={user} />
        </Section>
      )}
      <Section title={t('billing:plan.title')} lead={t('billing:plan.lead')}>
        <Loaded of={paid}>{(data) => <PaidPlan paid={data} tier={plan.data?.tier ?? user?.tier ?? 'free'} />}</Loaded>
      </Section>
      <Section title={t('password')} lead={t(has_password ? 'passwordLead' : 'passwordNone')}>
        <Loaded of={access}>{(data) => <PasswordForm access={data} signInAgain={signInAgain} />}</Loaded>
      </Section>
      <Section title={t('security:twoStep')} lead={t('security:twoStepLead')}>
        <Loaded of={twoStep}>{(data) => <TwoStepSettings state={data} email={user?.email ?? ''} />}</Loaded>
      </Section>
      <Section title={t('security:passkeys')} lead={t('security:passkeysLead')}>
        <Loaded of={passkeys}>{(data) => <PasskeyList passkeys={data} />}</Loaded>
      </Section>
      <Section title={t('reminders')} lead={t('remindersLead')}>
        <ButtonLink to="/dashboard/reminders">{t('remindersOpen')}</ButtonLink>
      </Section>
      <Section title={t('integrations')} lead={t('integrationsLead')}>
        <ButtonLink to="/account/integrations">{t('integrationsOpen')}</ButtonLink>
      </Section>
      <Section title={t('sessions')} lead={t('sessionsLead')}>
        <Loaded of={sessions}>{(data) => <SessionList sessions={data} />}</Loaded>
      </Section>
      <Section title={t('activityTitle')} lead={t('activityLead')}>
        <Loaded of={activity}>{(data) => <ActivityList events={data} />}</Loaded>
      </Section>
      <Section title={t('data')}>
        <Loaded of={access}>
          {(data) => (
            <DataTools
              access={data}
              signInAgain={signInAgain}
              lists={
                <>
                  <ListExport isIncluded={plan.data?.features.export ?? false} />
                  <div>
                    <p className="mb-3">{t('reportsLead')}</p>
                    <ButtonLink to="/dashboard/reports">{t('reports')}</ButtonLink>
                  </div>
                  <div>
                    <p className="mb-3">{t('importLead')}</p>
                    <ButtonLink to="/dashboard/import">{t('import')}</ButtonLink>
                  </div>
                </>
              }
              onDeleted={leave}
            />
          )}
        </Loaded>
      </Section>
    </>
  );
}

type Read<T> = { isPending: boolean; isError: boolean; data: T | undefined; refetch: () => unknown };

function Loaded<T>({ of: read, children }: { of: Read<T>; children: (data: T) => ReactNode }) {
  const { t } = useTranslation('account');
  if (read.data !== undefined) return children(read.data);
  if (read.isError) return <Failure message={t('failed')} onRetry={() => read.refetch()} />;
  return <Skeleton className="h-28 rounded-card" />;
}
