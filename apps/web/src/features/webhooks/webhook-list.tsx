import type { Webhook } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { Facts } from '#components/facts.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatInstant } from '#lib/format.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { Deliveries } from './deliveries.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { eventKey } from './event-key.ts';
import { RemoveWebhook } from './remove-webhook.tsx';
import { useChangeWebhook, useTestWebhook } from './webhook-queries.ts';

export function WebhookList({ webhooks, isIncluded }: { webhooks: Webhook[]; isIncluded: boolean }) {
  const [edited, setEdited] = useState<Webhook>();
  const [read, setRead] = useState<Webhook>();
  const [removed, setRemoved] = useState<Webhook>();
  const keep = () => setRemoved(undefined);
  return (
    <>
      <ul className="card divide-y divide-line">
        {webhooks.map((webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            isIncluded={isIncluded}
            onEdit={() => setEdited(webhook)}
            onRead={() => setRead(webhook)}
            onRemove={() => setRemoved(webhook)}
          />
        ))}
      </ul>
      {edited && <EditWebhook webhook={edited} onClose={() => setEdited(undefined)} />}
      {read && <Deliveries webhook={read} canReplay={isIncluded} onClose={() => setRead(undefined)} />}
      {removed && <RemoveWebhook webhook={removed} onRemoved={keep} onClose={keep} />}
    </>
  );
}

type ItemProps = {
  webhook: Webhook;
  isIncluded: boolean;
  onEdit: () => void;
  onRead: () => void;
  onRemove: () => void;
};

function WebhookItem({ webhook, isIncluded, onEdit, onRead, onRemove }: ItemProps) {
  const { t } = useTranslation('webhooks');
  const { id, address, format, events, enabled, failing_since } = webhook;
  const test = useTestWebhook();
  const send = useAction(async () => {
    const { status, last_status } = await test.mutateAsync(id);
    if (status === 'delivered') notify.success(t('tested'));
    else notify.error(last_status ? t('testRefused', { status: last_status }) : t('testUnanswered'));
  }, describeRefusal);
  return (
    <li className="px-4 py-3.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 wrap-anywhere font-medium">{address}</span>
        <Chip>{t(`formats.${format}`)}</Chip>
        {isIncluded && enabled && failing_since && <Chip tone="notice">{t('failing')}</Chip>}
        {!enabled && <Chip tone="danger">{t('off')}</Chip>}
      </p>
      <p className="mt-0.5 text-[0.84rem] text-ink-soft">
        <Facts facts={events.map((type) => t(`events.${eventKey(type)}`))} />
      </p>
      {isIncluded && enabled && failing_since && (
        <p className="mt-1 text-[0.84rem]">{t('failingSince', { time: formatInstant(failing_since) })}</p>
      )}
      {isIncluded && !enabled && <TurnOn webhook={webhook} />}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {isIncluded && (
          <Button size="small" disabled={test.isPending} aria-label={`${t('test')}: ${address}`} onClick={send}>
            {test.isPending ? t('testing') : t('test')}
          </Button>
        )}
        <Button size="small" aria-label={`${t('deliveries')}: ${address}`} onClick={onRead}>
          {t('deliveries')}
        </Button>
        {isIncluded ? (
          <Button size="small" aria-label={`${t('edit')}: ${address}`} onClick={onEdit}>
            {t('edit')}
          </Button>
        ) : (
          <Button size="small" look="quiet-danger" aria-label={`${t('remove')}: ${address}`} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The reason for which it is switched off, and the way back. */
function TurnOn({ webhook: { id, disabled_reason } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const change = useChangeWebhook();
  const enable = useAction(async () => {
    await change.mutateAsync({ id, enabled: true });
    notify.success(t('turnedOn'));
  }, describeRefusal);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-notice-soft px-3.5 py-2.5 text-on-notice">
      <p className="min-w-0 flex-1 basis-52 text-[0.875rem]">{t(`offBecause.${disabled_reason ?? 'owner'}`)}</p>
      <Button size="small" disabled={change.isPending} onClick={enable}>
        {t('turnOn')}
      </Button>
    </div>
  );
}
