import { useState } from 'react';
import { Dialog } from '#components/dialog.tsx';
import { t } from '#i18n/index.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { GoogleButton } from './google-button.tsx';
import type { ReturnPath } from './return-path.ts';
import { SignInForm, type SignInMode } from './sign-in-form.tsx';
import { textButton } from './text-button.ts';

type Props = {
  start?: SignInMode;
  /** Where Google leads back to. */
  returnTo?: ReturnPath;
  onDone: () => void;
  onClose: () => void;
};

/** Sign-in or account creation, in one modal. `onDone` is called when somebody is signed in. */
export function SignInDialog({ start = 'login', returnTo, onDone, onClose }: Props) {
  const [mode, setMode] = useState(start);
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return <ForgotPasswordDialog onBack={() => setForgotten(false)} onClose={onClose} />;
  const other = mode === 'login' ? 'signup' : 'login';
  return (
    <Dialog title={t(`auth.${mode}Title`)} description={t(`auth.${mode}Lead`)} onClose={onClose}>
      <GoogleButton returnTo={returnTo} />
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
