import i18next from 'i18next';
import { notify } from '#components/toast.ts';
import { formatDate, today } from '#lib/format.ts';
import { createCalendarFile, type Reminder } from './reminder.ts';

/** Downloads the reminder as a calendar file. */
export function saveReminder(reminder: Reminder): void {
  const file = createCalendarFile(reminder, today(), new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = `kumbara-${reminder.day}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  notify.success(i18next.t('advice:reminderSaved'), {
    description: i18next.t('advice:reminderSavedHint', { date: formatDate(reminder.day) }),
  });
}
