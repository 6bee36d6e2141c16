import { type WebhookEventType, type WebhookFormat, webhookEventTypes, webhookFormats } from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { Field, Select } from '#components/field.tsx';
import { FormActions } from '#components/form-actions.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal, isUnconfirmed } from '#lib/refusal.ts';
import { AddressFields, emptyAddress, urlOf } from './address-fields.tsx';
import { EventPicker } from './event-picker.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { useCreateWebhook } from './webhook-queries.ts';

/** Formats whose receiver can check a signature. */
export const verifies = (format: WebhookFormat): boolean => format === 'json' || format === 'home_assistant';

/** The form of a new webhook, then its secret. */
export function CreateWebhook({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['webhooks', 'common']);
  const [format, setFormat] = useState<WebhookFormat>('json');
  const [address, setAddress] = useState(emptyAddress);
  const [events, setEvents] = useState<WebhookEventType[]>([...webhookEventTypes]);
  const [refused, setRefused] = useState<unknown>();
  const create = useCreateWebhook();
  const attempt = useOnce(async () => {
    setRefused(undefined);
    try {
      await create.mutateAsync({ url: urlOf(format, address), format, events });
      notify.success(t('added'));
      if (!verifies(format)) onClose();
    } catch (error) {
      setRefused(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt();
  };
  const fields = refused instanceof ApiError ? refused.fields : {};
  const failure =
    refused === undefined || fields.url || fields.events || isUnconfirmed(refused)
      ? undefined
      : refused instanceof ApiError
        ? describeRefusal(refused)
        : t('form.failed');

  if (create.data && verifies(format))
    return (
      <Dialog title={t('secret.title')} description={t('secret.lead')} onClose={onClose}>
        <ShownSecret value={create.data.secret} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t('form.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={t('form.format')}>
          {(ids) => (
            <Select {...ids} value={format} onChange={({ target }) => setFormat(target.value as WebhookFormat)}>
              {webhookFormats.map((one) => (
                <option key={one} value={one}>
                  {t(`formats.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <AddressFields
          format={format}
          value={address}
          onChange={setAddress}
          error={fields.url && t(format === 'telegram' ? 'form.telegramInvalid' : 'form.addressInvalid')}
        />
        <EventPicker chosen={events} onChange={setEvents} error={fields.events && t('form.noEvent')} />
        <FormFailure>{failure}</FormFailure>
        <FormActions submitLabel={t('form.submit')} isBusy={create.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
