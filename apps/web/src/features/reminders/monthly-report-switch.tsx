import { useTranslation } from 'react-i18next';
import { Switch } from '#components/switch.tsx';
import { useAction } from '#components/use-action.ts';
import { useChangeReminders, useReminderSettings } from './reminder-queries.ts';
import { SwitchRow } from './switch-row.tsx';

/** Switches the mail with the report of the month before. */
export function MonthlyReportSwitch() {
  const { t } = useTranslation('reports');
  const { data } = useReminderSettings();
  const change = useChangeReminders();
  const save = useAction(
    (monthly_report: boolean) => change.mutateAsync({ monthly_report }),
    (error) => error.message || t('mail.failed'),
  );
  if (!data) return null;
  const { monthly_report } = { ...data, ...(change.isPending && change.variables) };
  return (
    <SwitchRow label={t('mail.title')} hint={t(data.email_verified ? 'mail.hint' : 'mail.verifyFirst')}>
      {(ids) => (
        <Switch
          {...ids}
          checked={monthly_report ?? false}
          disabled={!data.email_verified}
          onChange={({ target }) => save(target.checked)}
        />
      )}
    </SwitchRow>
  );
}
