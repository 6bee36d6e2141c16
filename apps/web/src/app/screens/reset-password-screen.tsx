import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkFailure, LinkPage } from '#app/link-page.tsx';
import { useLinkDone } from '#app/use-link-done.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { useClearSession } from '#features/auth/auth-queries.ts';
import { ForgotPasswordDialog } from '#features/auth/forgot-password-dialog.tsx';
import { takeLinkToken } from '#features/auth/link-token.ts';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';

export function ResetPasswordScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const [token] = useState(takeLinkToken);
  const [isBad, setBad] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useLinkDone();
  const leave = useClearSession();
  const finish = () => {
    // A new password ends all sessions, also the one of this browser.
    leave();
    setDone();
  };
  const failure = isBad ? t('link.invalid') : t('reset.missing');

  return (
    <LinkPage title={t('reset.title')}>
      {isDone ? (
        <>
          <p role="status">{t('reset.done')}</p>
          <ButtonLink to="/" look="brand" className="mt-6">
            {t('common:toStart')}
          </ButtonLink>
        </>
      ) : token && !isBad ? (
        <>
          <p className="mb-6 text-ink-soft">{t('reset.lead')}</p>
          <ResetPasswordForm token={token} onDone={finish} onBadLink={() => setBad(true)} />
        </>
      ) : (
        <>
          <LinkFailure>{failure}</LinkFailure>
          <Button look="brand" className="mt-6" onClick={() => setAsking(true)}>
            {t('link.askNew')}
          </Button>
        </>
      )}
      {isAsking && <ForgotPasswordDialog onClose={() => setAsking(false)} />}
    </LinkPage>
  );
}
