import { type ApiKeyInput, apiKeyAccess } from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { Field, Select, TextField } from '#components/field.tsx';
import { FormActions } from '#components/form-actions.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal, isUnconfirmed } from '#lib/refusal.ts';
import { useCreateApiKey } from './api-key-queries.ts';
import { ShownKey } from './shown-key.tsx';

/** Days; 0 never expires. */
const lifetimes = [30, 90, 365, 0];

/** The form of a new key, then the key. */
export function CreateApiKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['api-keys', 'common']);
  const [name, setName] = useState('');
  const [access, setAccess] = useState<ApiKeyInput['access']>('read');
  const [days, setDays] = useState(90);
  const [refused, setRefused] = useState<unknown>();
  const create = useCreateApiKey();
  const attempt = useOnce(async () => {
    setRefused(undefined);
    await create.mutateAsync({ name, access, ...(days > 0 && { expires_in_days: days }) }).catch(setRefused);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt();
  };
  const nameError = refused instanceof ApiError ? refused.fields.name : undefined;
  const failure =
    refused === undefined || nameError || isUnconfirmed(refused)
      ? undefined
      : refused instanceof ApiError
        ? describeRefusal(refused)
        : t('form.failed');

  if (create.data)
    return (
      <Dialog title={t('shown.title')} description={t('shown.lead')} onClose={onClose}>
        <ShownKey value={create.data.key} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t('form.title')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          error={nameError}
          name="api-key-name"
          maxLength={60}
          autoComplete="off"
          value={name}
          onText={setName}
        />
        <Field label={t('form.access')} hint={t(access === 'read' ? 'form.readHint' : 'form.readWriteHint')}>
          {(ids) => (
            <Select {...ids} value={access} onChange={({ target }) => setAccess(target.value as ApiKeyInput['access'])}>
              {apiKeyAccess.map((one) => (
                <option key={one} value={one}>
                  {t(`access.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('form.expiry')}>
          {(ids) => (
            <Select {...ids} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {lifetimes.map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? t('form.never') : count === 365 ? t('form.year') : t('form.days', { count })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FormFailure>{failure}</FormFailure>
        <FormActions submitLabel={t('form.submit')} isBusy={create.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
