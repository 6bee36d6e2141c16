import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';
import { PageHeading } from '#components/page-heading.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ResendVerification } from '#features/account/resend-verification.tsx';
import { ReminderList } from '#features/reminders/reminder-list.tsx';
import { useReminderSettings, useReminders } from '#features/reminders/reminder-queries.ts';
import { ReminderSettingsForm } from '#features/reminders/reminder-settings.tsx';

export function RemindersScreen() {
  const { t } = useTranslation(['reminders', 'common']);
  const settings = useReminderSettings();
  const list = useReminders();
  const isFailed = (settings.isError && !settings.data) || (list.isError && !list.data);
  const retry = () => Promise.all([settings.refetch(), list.refetch()]);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={t('title')} lead={t('lead')} />
      {isFailed ? (
        <Failure message={t('failed')} onRetry={retry} />
      ) : (
        <>
          {settings.data?.email_verified === false && <VerifyFirst />}
          {/* On a phone the settings stand between what is coming and what was sent. */}
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="flex flex-col gap-6 max-lg:contents">
              {list.data ? (
                <>
                  <ReminderList title={t('coming')} empty={t('nothingComing')} reminders={list.data.coming} />
                  <ReminderList
                    title={t('past')}
                    empty={t('nothingPast')}
                    reminders={list.data.past}
                    className="max-lg:order-1"
                  />
                </>
              ) : (
                <Skeleton className="h-72 rounded-card" />
              )}
            </div>
            {settings.data ? (
              <ReminderSettingsForm settings={settings.data} />
            ) : (
              <Skeleton className="h-[36rem] rounded-card" />
            )}
          </div>
        </>
      )}
    </div>
  );
}

const VerifyFirst = () => {
  const { t } = useTranslation('reminders');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-notice-soft p-4 text-on-notice">
      <p className="min-w-0 flex-1 basis-52">{t('verifyFirst')}</p>
      <ResendVerification size="small" />
    </div>
  );
};
