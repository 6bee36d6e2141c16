import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { isBadLink, useVerifyEmail } from './link-queries.ts';
import { textButton } from './text-button.ts';

type Props = { token: string; onDone: () => void; onBadLink: () => void };

/**
 * Confirms an address with the password of its account. Without a password there is the way of the address's owner: a new
 * one, which takes over an account that somebody else opened.
 */
export function VerifyPasswordForm({ token, onDone, onBadLink }: Props) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isForgotten, setForgotten] = useState(false);
  const verify = useVerifyEmail();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    setFailure(undefined);
    try {
      await verify.mutateAsync({ token, password });
      onDone();
    } catch (error) {
      if (isBadLink(error)) return onBadLink();
      const inField = error instanceof ApiError ? error.fields.password : undefined;
      setRefused(inField);
      if (!inField) setFailure(describeRefusal(error));
    }
  };

  return (
    <>
      <p role="status" className="mb-6 text-ink-soft">
        {t('verify.password')}
      </p>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('password')}
          error={refused}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onText={setPassword}
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" look="brand" size="large" disabled={verify.isPending}>
          {verify.isPending ? t('submitting') : t('verify.submit')}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">{t('verify.takeOver')}</p>
      <p className="mt-2">
        <button type="button" className={textButton} onClick={() => setForgotten(true)}>
          {t('forgot')}
        </button>
      </p>
      {isForgotten && <ForgotPasswordDialog onClose={() => setForgotten(false)} />}
    </>
  );
}
