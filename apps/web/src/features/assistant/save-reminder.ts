import { notify } from '#components/toast.ts';
import { t } from '#i18n/index.ts';
import { formatDate, today } from '#lib/format.ts';
import { calendarFile, type Reminder } from './reminder.ts';

/** Gives the reminder to whoever keeps the reader's calendar. */
export function saveReminder(reminder: Reminder): void {
  const file = calendarFile(reminder, today(), new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = `kumbara-${reminder.day}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  notify.success(t('advice.reminderSaved'), {
    description: t('advice.reminderSavedHint', { date: formatDate(reminder.day) }),
  });
}
