import { useTranslation } from 'react-i18next';
import { useResetPassword } from './link-queries.ts';
import { PasswordLinkForm } from './password-link-form.tsx';
import type { SecondStep } from './sign-in-form.tsx';

type Props = {
  token: string;
  onDone: () => void;
  /** The password is set, and the account asks for a second step. */
  onSecondStep: (secondStep: SecondStep) => void;
  onBadLink: () => void;
};

export function ResetPasswordForm({ token, onDone, onSecondStep, onBadLink }: Props) {
  const { t } = useTranslation('auth');
  const reset = useResetPassword();
  return (
    <PasswordLinkForm
      label={t('reset.password')}
      hint={t('passwordHint')}
      autoComplete="new-password"
      submitLabel={t('reset.submit')}
      isBusy={reset.isPending}
      onSubmit={(password) => reset.mutateAsync({ token, password })}
      onDone={(answer) => ('second_step' in answer ? onSecondStep(answer.second_step) : onDone())}
      onBadLink={onBadLink}
    />
  );
}
