import { type WebhookEventType, webhookEventTypes } from '@kumbara/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { eventKey } from './event-key.ts';

type Props = { chosen: readonly WebhookEventType[]; onChange: (chosen: WebhookEventType[]) => void; error?: string };

/** What a receiver is told of. */
export function EventPicker({ chosen, onChange, error }: Props) {
  const { t } = useTranslation('webhooks');
  const id = useId();
  const toggle = (type: WebhookEventType) =>
    onChange(webhookEventTypes.filter((one) => (one === type ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 font-medium text-[0.875rem]">{t('form.events')}</legend>
      <div className="grid gap-x-3 sm:grid-cols-2">
        {webhookEventTypes.map((type) => (
          <label key={type} className="flex min-h-11 cursor-pointer items-center gap-2.5 sm:min-h-9">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-brand"
              checked={chosen.includes(type)}
              onChange={() => toggle(type)}
            />
            <span className="min-w-0 text-balance">{t(`events.${eventKey(type)}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 text-[0.84rem] text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
