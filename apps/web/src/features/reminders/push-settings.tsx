import type { PushSubscriptionInput, ReminderSettings } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Switch } from '#components/switch.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { canNotify, subscribeToPush } from '#lib/push.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useAddDevice, usePushEndpoint, useRemoveDevice } from './reminder-queries.ts';
import { SwitchRow } from './switch-row.tsx';

/** Notifications in this browser, and the other browsers that show them. Nothing where the server does not offer them. */
export function PushSettings({ settings: { push_public_key: key, devices } }: { settings: ReminderSettings }) {
  const { t } = useTranslation('reminders');
  const endpoint = usePushEndpoint();
  const add = useAddDevice();
  const remove = useRemoveDevice();
  const own = devices.find((device) => device.endpoint === endpoint.data);
  const others = devices.filter((device) => device !== own);
  const isBusy = add.isPending || remove.isPending;
  const turn = useAction(
    async (isOn: boolean) => {
      if (!isOn) return own && remove.mutateAsync({ id: own.id, isThis: true });
      const subscription = key && (await subscribeToPush(key));
      if (!subscription) return notify.error(t('pushDenied'));
      await add.mutateAsync(subscription as PushSubscriptionInput);
      // The browser describes in English that its push service cannot be reached.
    },
    (error) => (error instanceof DOMException ? t('pushFailed') : describeRefusal(error)),
  );
  const end = useAction((id: string) => remove.mutateAsync({ id, isThis: false }), describeRefusal);
  if (!key) return null;
  return (
    <>
      <SwitchRow label={t('push')} hint={canNotify() ? t('pushHint') : t('pushImpossible')}>
        {(ids) => (
          <Switch
            {...ids}
            checked={add.isPending || (own !== undefined && !remove.isPending)}
            disabled={!canNotify() || isBusy}
            onChange={({ target }) => turn(target.checked)}
          />
        )}
      </SwitchRow>
      {others.map(({ id, device }) => (
        <div key={id} className="flex items-center gap-4 py-2">
          <p className="min-w-0 flex-1 truncate text-ink-soft">{device || t('unknownDevice')}</p>
          <Button size="small" disabled={isBusy} aria-label={`${t('endDevice')}: ${device}`} onClick={() => end(id)}>
            {t('endDevice')}
          </Button>
        </div>
      ))}
    </>
  );
}
