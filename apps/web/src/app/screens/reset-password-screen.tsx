import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkFailure, LinkPage } from '#app/link-page.tsx';
import { Button } from '#components/button.tsx';
import { notify } from '#components/toast.ts';
import { ForgotPasswordDialog } from '#features/auth/forgot-password-dialog.tsx';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';
import { SecondStepForm } from '#features/auth/second-step-form.tsx';
import type { SecondStep } from '#features/auth/sign-in-form.tsx';
import { useLinkToken } from '#features/auth/use-link-token.ts';

export function ResetPasswordScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const token = useLinkToken();
  const [isBad, setBad] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const navigate = useNavigate();
  const finish = () => {
    notify.success(t('reset.done'));
    navigate('/dashboard', { replace: true });
  };
  const failure = isBad ? t('link.invalid') : t('reset.missing');

  if (secondStep) {
    return (
      <LinkPage title={t('secondStep.title')}>
        <SecondStepForm hasPasskey={secondStep.has_passkey} onDone={finish} onBack={() => navigate('/')} />
      </LinkPage>
    );
  }
  return (
    <LinkPage title={t('reset.title')}>
      {token && !isBad ? (
        <>
          <p className="mb-6 text-ink-soft">{t('reset.lead')}</p>
          <ResetPasswordForm
            token={token}
            onDone={finish}
            onSecondStep={setSecondStep}
            onBadLink={() => setBad(true)}
          />
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
