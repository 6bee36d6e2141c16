import i18next from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FullScreenWait } from '#components/spinner.tsx';
import { notify } from '#components/toast.ts';
import { useExchangeSession, useOtherTabs } from '#features/auth/auth-queries.ts';
import { returnPath } from '#features/auth/return-path.ts';
import { dropSessionCode, pendingSessionCode } from '#features/auth/session-code.ts';
import { ApiError } from '#lib/api.ts';

/** Exchanges the code of a return from Google for a session before the page renders. */
export function SessionExchange({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
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
        notify.success(fromGoogle ? i18next.t('auth:welcome', { name: user.name }) : i18next.t('auth:loggedIn'));
        navigate(returnPath.take('/dashboard'), { replace: true });
      })
      .catch((error) => {
        const isNetwork = error instanceof ApiError && error.status === 0;
        notify.error(i18next.t(fromGoogle ? 'auth:googleFailed' : 'auth:exchangeFailed'), {
          description: isNetwork ? error.message : undefined,
        });
        navigate(returnPath.take('/'), { replace: true });
      })
      .finally(() => setPendingCode(null));
  }, [exchange, navigate]);

  return pendingCode ? <FullScreenWait label={t('signingIn')} /> : children;
}
