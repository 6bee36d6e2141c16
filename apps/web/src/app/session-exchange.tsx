import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FullScreenWait } from '#components/spinner.tsx';
import { notify } from '#components/toast.ts';
import { useExchangeSession, useOtherTabs } from '#features/auth/auth-queries.ts';
import { returnPlace } from '#features/auth/return-place.ts';
import { dropSessionCode, heldSessionCode } from '#features/auth/session-code.ts';
import { t } from '#i18n/index.ts';

/** Whoever returns from Google with a code is signed in before anything else is shown. */
export function SessionExchange({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState(heldSessionCode);
  const navigate = useNavigate();
  useOtherTabs();
  const { mutateAsync: exchange } = useExchangeSession();

  useEffect(() => {
    const arrived = heldSessionCode();
    if (!arrived) return;
    dropSessionCode();
    const fromGoogle = arrived.path === '/dashboard';
    exchange(arrived.code)
      .then(({ user }) => {
        notify.success(fromGoogle ? t('auth.welcome', { name: user.name }) : t('auth.loggedIn'));
        navigate(returnPlace.take('/dashboard'), { replace: true });
      })
      .catch(() => {
        notify.error(fromGoogle ? t('auth.googleFailed') : t('auth.exchangeFailed'));
        navigate(returnPlace.take('/'), { replace: true });
      })
      .finally(() => setHeld(null));
  }, [exchange, navigate]);

  return held ? <FullScreenWait label={t('auth.signingIn')} /> : children;
}
