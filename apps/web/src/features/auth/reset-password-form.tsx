import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { isBadLink, useResetPassword } from './link-queries.ts';

type Props = { token: string; onDone: () => void; onBadLink: () => void };

export function ResetPasswordForm({ token, onDone, onBadLink }: Props) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const reset = useResetPassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    setFailure(undefined);
    try {
      await reset.mutateAsync({ token, password });
      onDone();
    } catch (error) {
      if (isBadLink(error)) return onBadLink();
      const inField = error instanceof ApiError ? error.fields.password : undefined;
      setRefused(inField);
      if (!inField) setFailure(describeRefusal(error));
    }
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('reset.password')}
        error={refused}
        hint={t('passwordHint')}
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        onText={setPassword}
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="brand" size="large" disabled={reset.isPending}>
        {reset.isPending ? t('submitting') : t('reset.submit')}
      </Button>
    </form>
  );
}
