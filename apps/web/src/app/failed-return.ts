import i18next from 'i18next';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '#components/toast.ts';
import { returnPath } from '#features/auth/return-path.ts';
import { waitText } from '#lib/refusal.ts';

/**
 * Says why a return from Google failed: it arrives as `/?error=google`. Whoever is signed in all the same is led on to
 * where they wanted to return, else to the dashboard, and told there.
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
  if (error === 'too_many_requests') return waitText('auth:tooManyAccounts', Number(search.get('wait')));
  return undefined;
}
