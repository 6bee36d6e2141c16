import { useState } from 'react';
import { Dialog } from '#components/dialog.tsx';
import { t } from '#i18n/index.ts';
import { GoogleButton } from './google-button.tsx';
import { SignInForm, type SignInMode } from './sign-in-form.tsx';

/** Sign-in or account creation, in one modal. `onDone` is called when somebody is signed in. */
export function SignInDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [mode, setMode] = useState<SignInMode>('login');
  const other = mode === 'login' ? 'signup' : 'login';
  return (
    <Dialog title={t(`auth.${mode}Title`)} description={t(`auth.${mode}Lead`)} onClose={onClose}>
      <GoogleButton />
      <p className="my-5 flex items-center gap-4 text-[0.84rem] text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.or')}
      </p>
      <SignInForm key={mode} mode={mode} onDone={onDone} />
      <p className="mt-5 text-center text-ink-soft">
        {t(`auth.${mode}Question`)}{' '}
        <button
          type="button"
          className="font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-brand"
          onClick={() => setMode(other)}
        >
          {t(`auth.${mode}Switch`)}
        </button>
      </p>
    </Dialog>
  );
}
