import type { Subscription } from '@kumbara/shared';
import { CalendarClock, Hourglass, MailCheck } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { t } from '#i18n/index.ts';
import { formatCycle, formatDate, formatMoney, today } from '#lib/format.ts';
import { type ToDo, toDos } from './to-do.ts';
import { daysLeft } from './words.ts';

type Props = {
  subscriptions: Subscription[];
  onOpen: (one: Subscription) => void;
  /** Takes back what a cancellation mail did. */
  onUndoCancel: (one: Subscription) => void;
};

const icons = { cancelled: MailCheck, trial: Hourglass, commitment: CalendarClock };

/** What would cost money if nobody did anything, and what happened without asking. */
export function ToDoList({ subscriptions, onOpen, onUndoCancel }: Props) {
  const list = toDos(subscriptions, today());
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className="mb-2.5 font-semibold text-base tracking-tight">
        {t('toDo.title')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {list.map((toDo) => {
          const { kind, subscription } = toDo;
          const Icon = icons[kind];
          const isDone = kind === 'cancelled';
          return (
            <li key={`${kind} ${subscription.id}`} className="card flex flex-wrap items-start gap-3 px-4 py-3.5">
              <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-notice-soft text-on-notice">
                <Icon aria-hidden="true" className="size-[1.1rem]" />
              </span>
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-medium">{titleOf(toDo)}</p>
                <p className="text-[0.875rem] text-ink-soft">{textOf(toDo)}</p>
              </div>
              <Button
                size="small"
                className="max-sm:ms-12"
                onClick={() => (isDone ? onUndoCancel : onOpen)(subscription)}
              >
                {t(isDone ? 'action.undo' : 'toDo.look')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const titleOf = ({ kind, subscription: { name } }: ToDo) => t(`toDo.${kind}`, { name });

function textOf({ kind, day, left, subscription }: ToDo): string {
  if (kind === 'cancelled') return t('card.cancelledByMail', { date: formatDate(day) });
  const when = `${formatDate(day)} · ${daysLeft(left)}.`;
  const { amount, price_after_trial, currency } = subscription;
  if (kind === 'commitment') return when;
  const price = formatMoney(price_after_trial ?? amount, currency);
  return `${when} ${t('toDo.thenPrice', { price, cycle: formatCycle(subscription) })}`;
}
