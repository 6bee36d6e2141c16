import i18next from 'i18next';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '#components/toast.ts';
import { returnPath } from '#features/auth/return-path.ts';
import { formatWait } from '#lib/refusal.ts';

/**
 * Shows why a return from Google failed, which arrives as `/?error=google`. A user who is signed in anyway continues to
 * the requested path, else to the dashboard, and sees the message there.
 */
export function useFailedReturn(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const failure = pathname === '/' ? failureIn(new URLSearchParams(search)) : undefined;
  useEffect(() => {
    if (!failure) return;
    notify.error(failure);
    navigate(returnPath.take('/'), { replace: true });
  }, [failure, navigate]);
}

function failureIn(search: URLSearchParams): string | undefined {
  const error = search.get('error');
  if (error === 'google') return i18next.t('auth:googleFailed');
  if (error === 'service_unavailable') return i18next.t('common:serverAway');
  if (error === 'too_many_requests') return formatWait('auth:tooManyAccounts', Number(search.get('wait')));
  return undefined;
}
