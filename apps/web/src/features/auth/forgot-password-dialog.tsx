import { Dialog } from '#components/dialog.tsx';
import { t } from '#i18n/index.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { textButton } from './text-button.ts';

/** Asks for the link to a new password; with `onBack` where it stands in place of the sign-in. */
export function ForgotPasswordDialog({ onBack, onClose }: { onBack?: () => void; onClose: () => void }) {
  return (
    <Dialog title={t('auth.forgotTitle')} description={t('auth.forgotLead')} onClose={onClose}>
      <ForgotPasswordForm />
      {onBack && (
        <p className="mt-5 text-center">
          <button type="button" className={textButton} onClick={onBack}>
            {t('auth.backToLogin')}
          </button>
        </p>
      )}
    </Dialog>
  );
}
