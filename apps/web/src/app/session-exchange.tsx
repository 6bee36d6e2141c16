import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FullScreenWait } from '#components/spinner.tsx';
import { notify } from '#components/toast.ts';
import { useExchangeSession, useOtherTabs } from '#features/auth/auth-queries.ts';
import { returnPath } from '#features/auth/return-path.ts';
import { dropSessionCode, pendingSessionCode } from '#features/auth/session-code.ts';
import { t } from '#i18n/index.ts';

/** Whoever returns from Google with a code is signed in before anything else is shown. */
export function SessionExchange({ children }: { children: ReactNode }) {
  const [pendingCode, setPendingCode] = useState(pendingSessionCode);
  const navigate = useNavigate();
  useOtherTabs();
  const { mutateAsync: exchange } = useExchangeSession();

  useEffect(() => {
    const sessionCode = pendingSessionCode();
    if (!sessionCode) return;
    dropSessionCode();
    const fromGoogle = sessionCode.path === '/dashboard';
    exchange(sessionCode.code)
      .then(({ user }) => {
        notify.success(fromGoogle ? t('auth.welcome', { name: user.name }) : t('auth.loggedIn'));
        navigate(returnPath.take('/dashboard'), { replace: true });
      })
      .catch(() => {
        notify.error(fromGoogle ? t('auth.googleFailed') : t('auth.exchangeFailed'));
        navigate(returnPath.take('/'), { replace: true });
      })
      .finally(() => setPendingCode(null));
  }, [exchange, navigate]);

  return pendingCode ? <FullScreenWait label={t('auth.signingIn')} /> : children;
}
