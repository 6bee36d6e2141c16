import type { AccountAccess } from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field, Input } from '#components/field.tsx';
import { notify } from '#components/toast.ts';
import { t } from '#i18n/index.ts';
import { ApiError } from '#lib/api.ts';
import { useChangePassword } from './account-queries.ts';

const empty = { current_password: '', password: '' };

export function PasswordForm({ access: { has_password } }: { access: AccountAccess }) {
  const [values, setValues] = useState(empty);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const change = useChangePassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused({});
    const { current_password, password } = values;
    try {
      await change.mutateAsync(has_password ? { current_password, password } : { password });
      setValues(empty);
      notify.success(t('account.passwordChanged'));
    } catch (error) {
      setRefused(error instanceof ApiError ? error.fields : {});
      notify.error((error as Error).message || t('common.error'));
    }
  };
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
        <Field label={t('account.currentPassword')} error={refused.current_password}>
          {(ids) => <Input {...ids} {...control('current_password')} autoComplete="current-password" />}
        </Field>
      )}
      <Field label={t('account.newPassword')} error={refused.password} hint={t('auth.passwordHint')}>
        {(ids) => <Input {...ids} {...control('password')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" disabled={change.isPending} className="self-start">
        {t(has_password ? 'account.changePassword' : 'account.addPassword')}
      </Button>
    </form>
  );
}
