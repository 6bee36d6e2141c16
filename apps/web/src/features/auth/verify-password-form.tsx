import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { useVerifyEmail } from './link-queries.ts';
import { PasswordLinkForm } from './password-link-form.tsx';
import { textButton } from './text-button.ts';

type Props = { token: string; onDone: () => void; onBadLink: () => void };

/**
 * Confirms an address with the password of its account. Without a password there is the way of the address's owner: a new
 * one, which takes over an account that somebody else opened.
 */
export function VerifyPasswordForm({ token, ...next }: Props) {
  const { t } = useTranslation('auth');
  const [isForgotten, setForgotten] = useState(false);
  const verify = useVerifyEmail();
  return (
    <>
      <p role="status" className="mb-6 text-ink-soft">
        {t('verify.password')}
      </p>
      <PasswordLinkForm
        {...next}
        label={t('password')}
        autoComplete="current-password"
        submitLabel={t('verify.submit')}
        isBusy={verify.isPending}
        onSubmit={(password) => verify.mutateAsync({ token, password })}
      />
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
