import type { Webhook } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatInstant } from '#lib/format.ts';
import { describeRefusal, isUnconfirmed } from '#lib/refusal.ts';
import { verifies } from './create-webhook.tsx';
import { EventPicker } from './event-picker.tsx';
import { RemoveWebhook } from './remove-webhook.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { useChangeWebhook, useRotateSecret } from './webhook-queries.ts';

/** Events, the secret, switching off and removing. */
export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation(['webhooks', 'common']);
  const { id, address, format, enabled } = webhook;
  const [events, setEvents] = useState(webhook.events);
  const [isRemoving, setRemoving] = useState(false);
  const change = useChangeWebhook();
  const rotate = useRotateSecret();

  const save = useAction(async () => {
    await change.mutateAsync({ id, events });
    notify.success(t('saved'));
    onClose();
  }, describeRefusal);
  const turnOff = useAction(async () => {
    await change.mutateAsync({ id, enabled: false });
    notify.success(t('turnedOff'));
    onClose();
  }, describeRefusal);
  const renew = useAction(
    () => rotate.mutateAsync(id),
    (error) => (isUnconfirmed(error) ? undefined : describeRefusal(error)),
  );

  if (rotate.data?.previous_secret_until)
    return (
      <Dialog
        title={t('secret.renewed')}
        description={t('secret.renewedLead', { time: formatInstant(rotate.data.previous_secret_until) })}
        onClose={onClose}
      >
        <ShownSecret value={rotate.data.secret} onDone={onClose} />
      </Dialog>
    );
  if (isRemoving) return <RemoveWebhook webhook={webhook} onRemoved={onClose} onClose={() => setRemoving(false)} />;
  return (
    <Dialog title={t('edit')} description={<span className="wrap-anywhere">{address}</span>} onClose={onClose}>
      <EventPicker chosen={events} onChange={setEvents} error={events.length === 0 ? t('form.noEvent') : undefined} />
      <div className="mt-5 flex flex-wrap gap-2 border-line border-t pt-4">
        {verifies(format) && (
          <Button size="small" disabled={rotate.isPending} onClick={renew}>
            {t('secret.renew')}
          </Button>
        )}
        {enabled && (
          <Button size="small" disabled={change.isPending} onClick={turnOff}>
            {t('turnOff')}
          </Button>
        )}
        <Button size="small" look="quiet-danger" onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      <div className="mt-5 flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button look="brand" disabled={change.isPending || events.length === 0} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </Dialog>
  );
}
