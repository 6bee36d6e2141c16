import type { AccountAccess } from '@kumbara/shared';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, Input } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { notify } from '#components/toast.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal, isStale } from '#lib/refusal.ts';
import { useChangePassword } from './account-queries.ts';

const empty = { current_password: '', password: '' };

type Props = {
  access: AccountAccess;
  /** Shown when the server requires a recent sign-in. */
  signInAgain: ReactNode;
};

export function PasswordForm({ access: { has_password }, signInAgain }: Props) {
  const { t } = useTranslation(['account', 'auth']);
  const [values, setValues] = useState(empty);
  const [refused, setRefused] = useState<unknown>();
  const change = useChangePassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    const { current_password, password } = values;
    try {
      await change.mutateAsync(has_password ? { current_password, password } : { password });
      setValues(empty);
      notify.success(t('passwordChanged'));
    } catch (error) {
      setRefused(error);
    }
  };
  const fields = refused instanceof ApiError ? refused.fields : {};
  const isErrorOnOtherField = refused !== undefined && Object.keys(fields).length === 0;
  const control = (name: keyof typeof values) => ({
    name,
    type: 'password',
    required: true,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [name]: target.value }),
  });

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {has_password && (
        <Field label={t('currentPassword')} error={fields.current_password}>
          {(ids) => <Input {...ids} {...control('current_password')} autoComplete="current-password" />}
        </Field>
      )}
      <Field label={t('newPassword')} error={fields.password} hint={t('auth:passwordHint')}>
        {(ids) => <Input {...ids} {...control('password')} autoComplete="new-password" />}
      </Field>
      {isErrorOnOtherField && <FormFailure>{describeRefusal(refused)}</FormFailure>}
      {isStale(refused) && signInAgain}
      <Button type="submit" disabled={change.isPending} className="self-start">
        {t(has_password ? 'changePassword' : 'addPassword')}
      </Button>
    </form>
  );
}
