import type { Reminder } from '@kumbara/shared';
import { BellOff, BellRing, CheckCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { classNames } from '#components/class-names.ts';
import { formatDate } from '#lib/format.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';

const icons = { planned: BellRing, queued: Clock, sent: CheckCheck, dropped: BellOff };

const shownAtFirst = 10;

type Props = { title: string; empty: string; reminders: Reminder[]; className?: string };

/** Reminders by the day they are sent, each a link to the page of its subscription. */
export function ReminderList({ title, empty, reminders, className }: Props) {
  const { t } = useTranslation('reminders');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? reminders : reminders.slice(0, shownAtFirst);
  const days = [...Map.groupBy(shown, ({ day }) => day)];
  return (
    <section aria-label={title} className={classNames('card p-5 sm:p-6', className)}>
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
                    <p className="break-words">
                      {subscription_id ? (
                        <Link {...subscriptionLink(subscription_id)} className="underline-offset-4 hover:underline">
                          {reminder.title}
                        </Link>
                      ) : (
                        reminder.title
                      )}
                    </p>
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
      {shown.length < reminders.length && (
        <Button wraps className="mt-4" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: reminders.length })}
        </Button>
      )}
    </section>
  );
}
