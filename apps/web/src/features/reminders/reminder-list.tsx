import type { Reminder } from '@kumbara/shared';
import { BellOff, BellRing, CheckCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { formatDate } from '#lib/format.ts';

const icons = { planned: BellRing, queued: Clock, sent: CheckCheck, dropped: BellOff };

type Props = { title: string; empty: string; reminders: Reminder[] };

/** Reminders by the day they are sent. */
export function ReminderList({ title, empty, reminders }: Props) {
  const { t } = useTranslation('reminders');
  const days = [...Map.groupBy(reminders, ({ day }) => day)];
  return (
    <section aria-label={title} className="card p-5 sm:p-6">
      <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
      {days.length === 0 && <p className="mt-2 text-ink-soft">{empty}</p>}
      {days.map(([day, some]) => (
        <div key={day} className="mt-4">
          <h3 className="font-medium text-[0.84rem] text-ink-soft">{formatDate(day)}</h3>
          <ul className="mt-1 divide-y divide-line">
            {some.map((reminder) => {
              const { kind, subscription_id, due_on, lead_days, status } = reminder;
              const Icon = icons[status];
              return (
                <li
                  key={[kind, subscription_id, due_on, lead_days].join()}
                  className="flex flex-wrap gap-x-3 gap-y-1.5 py-2.5 sm:flex-nowrap"
                >
                  <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
                  <div className="min-w-0 flex-1 basis-40">
                    <p className="break-words">{reminder.title}</p>
                    <p className="mt-0.5 text-[0.84rem] text-ink-soft">{reminder.reason}</p>
                  </div>
                  {status !== 'planned' && (
                    <Chip tone={status === 'sent' ? 'saving' : 'neutral'} className="ms-8 self-start sm:ms-0">
                      {t(`status.${status}`)}
                    </Chip>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
