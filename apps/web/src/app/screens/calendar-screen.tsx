import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/auth-queries.ts';
import { MonthCalendar } from '#features/calendar/month-calendar.tsx';

export function CalendarScreen() {
  const { t } = useTranslation(['calendar', 'common']);
  const { data: user } = useMe();
  return (
    <div className="flex flex-col gap-4">
      <title>{t('common:nav.pageTitle', { page: t('title') })}</title>
      <h1 className="font-semibold text-2xl tracking-tight">{t('title')}</h1>
      <MonthCalendar currency={user?.currency ?? 'TRY'} />
    </div>
  );
}
