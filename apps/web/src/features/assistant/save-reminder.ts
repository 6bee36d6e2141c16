import { writeCalendar } from '@kumbara/ical';
import type { IsoDate } from '@kumbara/shared';
import i18next from 'i18next';
import { notify } from '#components/toast.ts';
import { formatDate, today } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';

/** Downloads a reminder as a calendar file. Its alarm is at 9:00 on the day before, or on the day itself if that is past. */
export function saveReminder(reminder: { id: string; title: string; text: string; day: IsoDate }): void {
  const alarms = [reminder.day <= today() ? 9 : -15];
  const file = writeCalendar({ stamp: new Date(), events: [{ ...reminder, alarms }] });
  saveFile(`kumbara-${reminder.day}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  notify.success(i18next.t('advice:reminderSaved'), {
    description: i18next.t('advice:reminderSavedHint', { date: formatDate(reminder.day) }),
  });
}
