import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { textButton } from './text-button.ts';

/** Requests the link to a new password; `onBack` returns to the sign-in form. */
export function ForgotPasswordDialog({ onBack, onClose }: { onBack?: () => void; onClose: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Dialog title={t('forgotTitle')} description={t('forgotLead')} onClose={onClose}>
      <ForgotPasswordForm />
      {onBack && (
        <p className="mt-5 text-center">
          <button type="button" className={textButton} onClick={onBack}>
            {t('backToLogin')}
          </button>
        </p>
      )}
    </Dialog>
  );
}
