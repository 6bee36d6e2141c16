import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useForgotPassword } from './link-queries.ts';

/** Requests a link by mail. The answer is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const forgot = useForgotPassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused({});
    setFailure(undefined);
    try {
      await forgot.mutateAsync(email);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setRefused(fields);
      if (!fields.email) setFailure(describeRefusal(error));
    }
  };

  if (forgot.isSuccess) {
    return (
      <p role="status" className="rounded-xl bg-saving-soft px-4 py-3">
        {t('forgotSent')}
      </p>
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('email')}
        error={refused.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onText={setEmail}
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="brand" size="large" disabled={forgot.isPending}>
        {forgot.isPending ? t('submitting') : t('forgotSend')}
      </Button>
    </form>
  );
}
