import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkFailure, LinkPage } from '#app/link-page.tsx';
import { useLinkDone } from '#app/use-link-done.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { ResendVerification } from '#features/account/resend-verification.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { isBadLink, needsPassword, useVerifyEmail } from '#features/auth/link-queries.ts';
import { SignInDialog } from '#features/auth/sign-in-dialog.tsx';
import { useLinkToken } from '#features/auth/use-link-token.ts';
import { VerifyPasswordForm } from '#features/auth/verify-password-form.tsx';

export function VerifyEmailScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const token = useLinkToken();
  const [isBad, setBad] = useState(false);
  const { mutate, isSuccess, error } = useVerifyEmail();
  const { data: user, isPending } = useMe();
  const [wasDone, setDone] = useLinkDone();
  const verify = () => token && mutate({ token }, { onSuccess: setDone });
  const verifyAtOnce = useEffectEvent(verify);
  useEffect(() => {
    verifyAtOnce();
  }, []);

  const asksPassword = needsPassword(error) && !isBad;
  const failure = !token ? t('reset.missing') : isBad ? t('link.invalid') : error && describeError(error);
  // A link that was opened twice has succeeded as well.
  const isDone = wasDone || isSuccess || Boolean(failure && !needsPassword(error) && user?.email_verified);
  return (
    <LinkPage title={t('verify.title')}>
      {token && asksPassword && !isDone ? (
        <VerifyPasswordForm token={token} onDone={setDone} onBadLink={() => setBad(true)} />
      ) : failure && !isDone && !isPending ? (
        <>
          <LinkFailure>{failure}</LinkFailure>
          {token && !isBad && !isBadLink(error) ? <Again onClick={verify} /> : <NewLink />}
        </>
      ) : (
        <p role="status">{t(isDone ? 'verify.done' : 'verify.working')}</p>
      )}
      {isDone && (
        <ButtonLink to={user ? '/dashboard' : '/'} look="brand" className="mt-6">
          {t(user ? 'common:toDashboard' : 'common:toStart')}
        </ButtonLink>
      )}
    </LinkPage>
  );
}

const describeError = (error: Error) =>
  isBadLink(error) ? i18next.t('auth:link.invalid') : error.message || i18next.t('auth:verify.failed');

const Again = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <Button look="brand" className="mt-6" onClick={onClick}>
      {t('retry')}
    </Button>
  );
};

/** Sends a new link to the signed-in user. */
function NewLink() {
  const { t } = useTranslation('auth');
  const { data: user } = useMe();
  const [isOpen, setOpen] = useState(false);
  if (user) return <ResendVerification look="brand" className="mt-6" />;
  return (
    <>
      <p className="mt-3 text-ink-soft">{t('verify.signIn')}</p>
      <Button look="brand" className="mt-6" onClick={() => setOpen(true)}>
        {t('login')}
      </Button>
      {isOpen && <SignInDialog onDone={() => setOpen(false)} onClose={() => setOpen(false)} />}
    </>
  );
}
