import { useTranslation } from 'react-i18next';
import { useResetPassword } from './link-queries.ts';
import { PasswordLinkForm } from './password-link-form.tsx';

type Props = { token: string; onDone: () => void; onBadLink: () => void };

export function ResetPasswordForm({ token, ...next }: Props) {
  const { t } = useTranslation('auth');
  const reset = useResetPassword();
  return (
    <PasswordLinkForm
      {...next}
      label={t('reset.password')}
      hint={t('passwordHint')}
      autoComplete="new-password"
      submitLabel={t('reset.submit')}
      isBusy={reset.isPending}
      onSubmit={(password) => reset.mutateAsync({ token, password })}
    />
  );
}
