import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, type ButtonLook } from '#components/button.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useLogout } from './auth-queries.ts';

export function LogoutButton({ className, ...look }: ButtonLook & { className?: string }) {
  const { t } = useTranslation('auth');
  const logout = useLogout();
  const navigate = useNavigate();
  const leave = useAction(
    async () => {
      await logout.mutateAsync();
      notify.success(t('loggedOut'));
      navigate('/', { replace: true });
    },
    () => t('logoutFailed'),
  );
  return (
    <Button look="quiet" size="small" {...look} className={className} disabled={logout.isPending} onClick={leave}>
      <LogOut aria-hidden="true" className="size-4" />
      {t('logout')}
    </Button>
  );
}
