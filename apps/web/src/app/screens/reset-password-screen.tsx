import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkFailure, LinkPage } from '#app/link-page.tsx';
import { Button } from '#components/button.tsx';
import { notify } from '#components/toast.ts';
import { ForgotPasswordDialog } from '#features/auth/forgot-password-dialog.tsx';
import { takeLinkToken } from '#features/auth/link-token.ts';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';

export function ResetPasswordScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const [token] = useState(takeLinkToken);
  const [isBad, setBad] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const finish = () => {
    notify.success(t('reset.done'));
    navigate('/dashboard', { replace: true });
  };
  const failure = isBad ? t('link.invalid') : t('reset.missing');

  return (
    <LinkPage title={t('reset.title')}>
      {token && !isBad ? (
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
