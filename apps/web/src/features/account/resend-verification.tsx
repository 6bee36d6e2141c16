import { Button, type ButtonLook } from '#components/button.tsx';
import { notify } from '#components/toast.ts';
import { t } from '#i18n/index.ts';
import { useResendVerification } from './account-queries.ts';

/** Sends the link that confirms the address once more. */
export function ResendVerification({ className, ...look }: ButtonLook & { className?: string }) {
  const resend = useResendVerification();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => notify.success(t('account.resent')),
      onError: (error) => notify.error(error.message || t('common.error')),
    });
  return (
    <Button {...look} className={className} disabled={resend.isPending || resend.isSuccess} onClick={send}>
      {t('account.resend')}
    </Button>
  );
}
