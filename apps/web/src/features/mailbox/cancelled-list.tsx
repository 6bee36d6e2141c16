import type { CancelledInMail, IsoDate, Subscription } from '@kumbara/shared';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { Disclosure } from '#components/disclosure.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatDate, today } from '#lib/format.ts';

type Actions = {
  onCancel: (subscription: Subscription, endsOn: CancelledInMail['ends_on']) => void;
  onUndo: (subscription: Subscription) => void;
  isBusy: boolean;
};
type Props = Actions & { cancelled: CancelledInMail[]; subscriptions: Subscription[] };

/** A cancellation without a subscription has no action. */
const isIdle = ({ subscription_id, reason }: CancelledInMail) =>
  subscription_id === undefined && reason !== 'several_tracked' && reason !== 'several_plans';

/** Cancellations found in mails: automatic ones with their reason and those to confirm. The rest is in a disclosure. */
export function CancelledList({ cancelled, ...rest }: Props) {
  const { t } = useTranslation('mailbox');
  const idle = cancelled.filter(isIdle);
  const mine = cancelled.filter((one) => !isIdle(one));
  return (
    <section aria-labelledby="cancelled">
      <h2 id="cancelled" className="font-semibold text-xl tracking-tight">
        {t('cancelledTitle')}
      </h2>
      <p className="text-ink-soft">{t('cancelledLead')}</p>
      <div className="card mt-4 divide-y divide-line">
        {mine.length > 0 && <Items cancelled={mine} {...rest} />}
        {idle.length > 0 && (
          <Disclosure summary={t('cancelledRest', { count: idle.length })}>
            <Items cancelled={idle} {...rest} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

const Items = ({ cancelled, subscriptions, ...actions }: Props) => (
  <ul className="divide-y divide-line">
    {cancelled.map((one) => (
      <li key={`${one.service_name} ${one.evidence.date} ${one.evidence.text}`}>
        <CancelledService
          cancelled={one}
          subscription={subscriptions.find(({ id }) => id === one.subscription_id)}
          {...actions}
        />
      </li>
    ))}
  </ul>
);

const describeEnd = (day: IsoDate) =>
  i18next.t(day >= today() ? 'mailbox:endsOn' : 'mailbox:endedOn', { date: formatDate(day) });

type ItemProps = Actions & { cancelled: CancelledInMail; subscription: Subscription | undefined };

function CancelledService({ cancelled, subscription, onCancel, onUndo, isBusy }: ItemProps) {
  const { t } = useTranslation(['subscriptions', 'mailbox']);
  const { service_name, reason, ends_on, evidence, automatic } = cancelled;
  const isEnded = subscription?.status === 'cancelled';
  const canUndo = isEnded && subscription.cancelled_by_mail !== null;
  return (
    <article aria-label={service_name} className="flex flex-wrap items-start gap-x-4 gap-y-3 p-5 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-4">
        <ServiceAvatar name={service_name} />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            <span className="min-w-0 break-words">{service_name}</span>
            {isEnded && <Chip>{t(canUndo ? 'mailbox:endedByMail' : 'status.cancelled')}</Chip>}
          </h3>
          <p className="mt-0.5 text-[0.875rem] text-ink-soft">
            {t(`mailbox:reason.${reason}`, { name: service_name })}
            {ends_on && ` ${describeEnd(ends_on)}`}
          </p>
          <blockquote className="mt-3 border-line border-s-2 ps-3">
            <p className="break-words text-[0.875rem]">{evidence.text}</p>
            <footer className="text-[0.84rem] text-ink-soft">{formatDate(evidence.date)}</footer>
          </blockquote>
        </div>
      </div>
      {canUndo && automatic && (
        <Button
          className="max-sm:ms-14"
          disabled={isBusy}
          aria-label={`${t('action.undo')}: ${subscription.name}`}
          onClick={() => onUndo(subscription)}
        >
          {t('action.undo')}
        </Button>
      )}
      {subscription?.status === 'active' && (
        <Button
          className="max-sm:ms-14"
          disabled={isBusy}
          aria-label={`${t('action.cancel')}: ${subscription.name}`}
          onClick={() => onCancel(subscription, ends_on)}
        >
          {t('action.cancel')}
        </Button>
      )}
    </article>
  );
}
