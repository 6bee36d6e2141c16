import type { Webhook, WebhookAttempt, WebhookDelivery } from '@kumbara/shared';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Facts } from '#components/facts.tsx';
import { Failure } from '#components/failure.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatInstant } from '#lib/format.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { eventKey } from './event-key.ts';
import { useDeliveries, useDelivery, useReplay } from './webhook-queries.ts';

const tones = { pending: 'notice', delivered: 'saving', failed: 'danger', dropped: 'neutral' } as const;

type Props = { webhook: Webhook; canReplay: boolean; onClose: () => void };

/** What was sent to a receiver, with every request and answer. */
export function Deliveries({ webhook, canReplay, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const { data, isError, refetch } = useDeliveries(webhook.id);
  return (
    <Dialog
      wide
      grows
      title={t('deliveries')}
      description={<span className="wrap-anywhere">{webhook.address}</span>}
      onClose={onClose}
    >
      {!data && isError ? (
        <Failure message={t('deliveriesFailed')} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton className="h-40 rounded-card" />
      ) : data.length === 0 ? (
        <p className="text-ink-soft">{t('deliveriesNone')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-line border-y">
            {data.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} canReplay={canReplay} />
            ))}
          </ul>
          <p className="mt-3 text-[0.84rem] text-ink-soft">{t('deliveriesKept')}</p>
        </>
      )}
    </Dialog>
  );
}

function DeliveryItem({ delivery, canReplay }: { delivery: WebhookDelivery; canReplay: boolean }) {
  const { t } = useTranslation('webhooks');
  const [isOpen, setOpen] = useState(false);
  const { type, created_at, status, last_status, attempts, next_attempt_at } = delivery;
  const facts = [
    formatInstant(created_at),
    ...(last_status ? [t('answered', { status: last_status })] : attempts > 0 ? [t('unanswered')] : []),
    ...(next_attempt_at ? [t('nextAttempt', { time: formatInstant(next_attempt_at) })] : []),
  ];
  return (
    <li>
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium">{t(`events.${eventKey(type)}`)}</span>
              <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
            </span>
            <span className="block text-[0.84rem] text-ink-soft">
              <Facts facts={facts} />
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        {isOpen && <DeliveryDetail id={delivery.id} canReplay={canReplay} />}
      </details>
    </li>
  );
}

function DeliveryDetail({ id, canReplay }: { id: string; canReplay: boolean }) {
  const { t } = useTranslation('webhooks');
  const { data, isError, refetch } = useDelivery(id);
  const replay = useReplay();
  const sendAgain = useAction(async () => {
    const { tries } = await replay.mutateAsync(id);
    const status = tries[0]?.response?.status;
    if (status && status < 300) notify.success(t('resent'));
    else notify.error(status ? t('testRefused', { status }) : t('testUnanswered'));
  }, describeRefusal);
  if (!data && isError) return <Failure message={t('deliveriesFailed')} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="mb-3 h-24 rounded-xl" />;
  return (
    <div className="flex flex-col gap-4 pb-4">
      {data.tries.length === 0 && <p className="text-ink-soft">{t('notTried')}</p>}
      {data.tries.map((attempt) => (
        <Attempt key={attempt.id} attempt={attempt} />
      ))}
      {canReplay && (
        <Button size="small" className="self-start" disabled={replay.isPending} onClick={sendAgain}>
          {replay.isPending ? t('testing') : t('resend')}
        </Button>
      )}
    </div>
  );
}

function Attempt({ attempt: { at, duration_ms, request, response } }: { attempt: WebhookAttempt }) {
  const { t } = useTranslation('webhooks');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-[0.84rem]">{t('attempt', { time: formatInstant(at), count: duration_ms })}</p>
      <Text title={t('request')} headers={request.headers} body={request.body} />
      {response ? (
        <Text title={t('answered', { status: response.status })} headers={response.headers} body={response.body} />
      ) : (
        <p className="text-[0.84rem] text-danger">{t('unanswered')}</p>
      )}
    </div>
  );
}

/** As it went over the wire. */
function Text({ title, headers, body }: { title: string; headers: Record<string, string>; body: string }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <figure>
      <figcaption className="mb-1 font-medium text-[0.84rem]">{title}</figcaption>
      <pre
        // Keyboards scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
        tabIndex={0}
        className="max-h-60 overflow-auto wrap-anywhere whitespace-pre-wrap rounded-xl bg-sunken p-3 font-mono text-[0.78rem] leading-relaxed"
      >
        {`${lines.join('\n')}\n\n${body}`}
      </pre>
    </figure>
  );
}
