import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '#components/button.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useResendVerification } from './account-queries.ts';

/** Sends the verification link again. */
export function ResendVerification({ className, ...look }: ButtonLook & { className?: string }) {
  const { t } = useTranslation(['account', 'common']);
  const resend = useResendVerification();
  const send = useAction(
    async () => {
      await resend.mutateAsync();
      notify.success(t('resent'));
    },
    (error) => error.message || t('common:error'),
  );
  return (
    <Button {...look} className={className} disabled={resend.isPending || resend.isSuccess} onClick={send}>
      {t('resend')}
    </Button>
  );
}
