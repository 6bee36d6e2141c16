import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router-dom';
import { FullScreenWait } from '#components/spinner.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { ServerUnreachable } from './server-unreachable.tsx';

/** Renders the routes for signed-in users and redirects everybody else to the landing screen. */
export function RequireUser() {
  const { t } = useTranslation('common');
  const me = useMe();
  if (me.isPending) return <FullScreenWait label={t('loading')} />;
  if (me.isError && !me.data) return <ServerUnreachable onRetry={() => me.refetch()} />;
  return me.data ? <Outlet /> : <Navigate to="/" replace />;
}

/** Redirects signed-in users. The landing screen renders before the user is known: a new visitor does not wait. */
export function RequireVisitor() {
  const me = useMe();
  return me.data ? <Navigate to="/dashboard" replace /> : <Outlet />;
}
