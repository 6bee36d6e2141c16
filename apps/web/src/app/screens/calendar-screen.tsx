import { CalendarSync } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { MonthCalendar } from '#features/calendar/month-calendar.tsx';

export function CalendarScreen() {
  const { t } = useTranslation(['calendar', 'common']);
  const { data: user } = useMe();
  return (
    <div className="flex flex-col gap-4">
      <title>{t('common:nav.pageTitle', { page: t('title') })}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="font-semibold text-2xl tracking-tight">{t('title')}</h1>
        <ButtonLink to="/account/integrations" size="small">
          <CalendarSync aria-hidden="true" className="size-4" />
          {t('subscribe')}
        </ButtonLink>
      </div>
      <MonthCalendar currency={user?.currency ?? 'TRY'} />
    </div>
  );
}
