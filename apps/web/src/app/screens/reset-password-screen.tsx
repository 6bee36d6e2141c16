import { useState } from 'react';
import { LinkPage } from '#app/link-page.tsx';
import { ButtonLink } from '#components/button.tsx';
import { useLeave } from '#features/auth/auth-queries.ts';
import { takeLinkToken } from '#features/auth/link-token.ts';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';
import { t } from '#i18n/index.ts';

export function ResetPasswordScreen() {
  const [token] = useState(takeLinkToken);
  const [isDone, setDone] = useState(false);
  const leave = useLeave();
  const finish = () => {
    // Whoever was signed in here is not any more.
    leave();
    setDone(true);
  };

  return (
    <LinkPage title={t('reset.title')}>
      {!token && (
        <p role="alert" className="text-danger">
          {t('reset.missing')}
        </p>
      )}
      {token && !isDone && (
        <>
          <p className="mb-6 text-ink-soft">{t('reset.lead')}</p>
          <ResetPasswordForm token={token} onDone={finish} />
        </>
      )}
      {isDone && <p role="status">{t('reset.done')}</p>}
      {(!token || isDone) && (
        <ButtonLink to="/" look="brand" className="mt-6">
          {t('common.toStart')}
        </ButtonLink>
      )}
    </LinkPage>
  );
}
