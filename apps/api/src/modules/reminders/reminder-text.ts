import { daysBetween, type IsoDate, type Language } from '@kumbara/shared';
import { formatDay, formatMoney } from '@kumbara/text/format';
import { i18n } from '#i18n/i18n.ts';
import type { PlannedReminder } from './planned-reminders.ts';

export type ReminderText = { title: string; reason: string };

/** The first reminder, and how many there are besides; without any, a test. */
export function writeNotification(
  reminders: PlannedReminder[],
  today: IsoDate,
  language: Language,
): { title: string; body: string } {
  const t = i18n.getFixedT(language, 'reminders');
  const [first, ...rest] = reminders;
  if (!first) return { title: t('test.subject'), body: t('test.nothing') };
  const { title, reason } = describeReminder(first, today, language);
  return { title, body: rest.length > 0 ? t('push.more', { count: rest.length }) : reason };
}

/** A reminder in words: what is due, and why it is sent. */
export function describeReminder(
  { kind, due_on, day, details }: PlannedReminder,
  today: IsoDate,
  language: Language,
): ReminderText {
  const t = i18n.getFixedT(language, 'reminders');
  const { name = '', amount, previous_amount, currency = '', ends_on } = details;
  const money = (value: number | undefined) => (value === undefined ? '' : formatMoney(value, currency, language));
  const values = {
    name,
    day: formatDay(due_on, language),
    amount: money(amount),
    before: money(previous_amount),
    ends: ends_on ? formatDay(ends_on, language) : '',
  };
  const title =
    kind === 'trial_end' && amount !== undefined
      ? t('titles.trial_end_priced', values)
      : kind === 'price_rise' && due_on > today
        ? t('titles.price_rise_ahead', values)
        : t(`titles.${kind}`, values);
  if (kind === 'price_rise' || kind === 'charge_after_cancel') return { title, reason: t(`reasons.${kind}`) };
  // A reminder that could not go out on its day is sent later.
  const left = daysBetween(day, due_on);
  return { title, reason: left === 0 ? t('reasons.on_the_day') : t('reasons.before', { count: left }) };
}
