import type { Advice, AdviceAction, Subscription } from '@kumbara/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { classNames } from '#components/class-names.ts';
import { adviceIcons, formatAdviceAmount, isSaving, isStillOpen } from './advice-text.ts';
import { CheckIn } from './check-in.tsx';

/** Actions that the page performs. The assistant itself handles reminders and check-ins. */
export type PageAction = Exclude<AdviceAction['kind'], 'remind' | 'check_in'>;
export type OnAction = (kind: PageAction, subscription: Subscription) => void;

type Props = {
  advice: Advice;
  /** All subscriptions: the advice may be about one that was deleted. */
  subscriptions: Subscription[];
  onAction: OnAction;
  className?: string;
};

/** A piece of advice with its reason, its amount and the button that acts on it. */
export function AdviceCard({ advice, subscriptions, onAction, className }: Props) {
  const { t } = useTranslation('subscriptions');
  const titleId = useId();
  const { kind, title, text, amount } = advice;
  const about = advice.subscription_ids.flatMap((id) => subscriptions.find((one) => one.id === id) ?? []);
  const subscription = about.find(({ id }) => id === advice.action.subscription_id);
  const Icon = adviceIcons[kind];
  return (
    <div className={classNames('flex h-full flex-col px-4 py-3.5', className)}>
      <div className="flex items-start gap-3">
        <span
          className={classNames(
            'grid size-9 shrink-0 place-items-center rounded-xl',
            isSaving(kind) ? 'bg-saving-soft text-saving' : 'bg-notice-soft text-on-notice',
          )}
        >
          <Icon aria-hidden="true" className="size-[1.1rem]" />
        </span>
        <div className="min-w-0 flex-1">
          <p id={titleId} className="break-words font-medium">
            {title}
          </p>
          <p className="break-words text-[0.875rem] text-ink-soft">{text}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-3 sm:ps-12">
        {isStillOpen(advice, subscription) && subscription ? (
          <Action advice={advice} about={about} subscription={subscription} describedBy={titleId} onAction={onAction} />
        ) : (
          subscription?.status === 'cancelled' && <Chip>{t('status.cancelled')}</Chip>
        )}
        {amount && (
          <span className="ms-auto">
            <Chip tone={isSaving(kind) ? 'saving' : 'neutral'}>{formatAdviceAmount(advice.kind, amount)}</Chip>
          </span>
        )}
      </div>
    </div>
  );
}

const labels = {
  undo_cancel: 'subscriptions:action.undo',
  cancel_guide: 'advice:guide',
  cancel: 'subscriptions:action.cancel',
  remind: 'advice:remind',
  look: 'advice:look',
} as const;

type ActionProps = {
  advice: Advice;
  about: Subscription[];
  subscription: Subscription;
  describedBy: string;
  onAction: OnAction;
};

function Action({ advice, about, subscription, describedBy, onAction }: ActionProps) {
  const { t } = useTranslation(['subscriptions', 'advice']);
  const { kind, date, note = advice.title } = advice.action;
  if (kind === 'check_in') return <CheckIn subscriptions={about.filter(({ status }) => status === 'active')} />;
  const run = () => {
    if (kind !== 'remind') return onAction(kind, subscription);
    const id = `${advice.kind}-${subscription.id}`;
    const day = date ?? subscription.next_payment_date;
    void import('./save-reminder.ts').then(({ saveReminder }) =>
      saveReminder({ id, title: advice.title, text: note, day }),
    );
  };
  return (
    <Button size="small" aria-describedby={describedBy} onClick={run}>
      {t(labels[kind])}
    </Button>
  );
}
