import { useState } from 'react';
import { Dialog } from '#components/dialog.tsx';
import { t } from '#i18n/index.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignInForm, type SignInMode } from './sign-in-form.tsx';

const textButton =
  'font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand';

/** Sign-in or account creation, in one modal. `onDone` is called when somebody is signed in. */
export function SignInDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [mode, setMode] = useState<SignInMode>('login');
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return <ForgotPassword onBack={() => setForgotten(false)} onClose={onClose} />;
  const other = mode === 'login' ? 'signup' : 'login';
  return (
    <Dialog title={t(`auth.${mode}Title`)} description={t(`auth.${mode}Lead`)} onClose={onClose}>
      <GoogleButton />
      <p className="my-5 flex items-center gap-4 text-[0.84rem] text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.or')}
      </p>
      <SignInForm key={mode} mode={mode} onDone={onDone} />
      {mode === 'login' && (
        <p className="mt-4 text-center">
          <button type="button" className={textButton} onClick={() => setForgotten(true)}>
            {t('auth.forgot')}
          </button>
        </p>
      )}
      <p className="mt-5 text-center text-ink-soft">
        {t(`auth.${mode}Question`)}{' '}
        <button type="button" className={textButton} onClick={() => setMode(other)}>
          {t(`auth.${mode}Switch`)}
        </button>
      </p>
    </Dialog>
  );
}

function ForgotPassword({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  return (
    <Dialog title={t('auth.forgotTitle')} description={t('auth.forgotLead')} onClose={onClose}>
      <ForgotPasswordForm />
      <p className="mt-5 text-center">
        <button type="button" className={textButton} onClick={onBack}>
          {t('auth.backToLogin')}
        </button>
      </p>
    </Dialog>
  );
}
