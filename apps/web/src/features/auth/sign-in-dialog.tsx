import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { ReturnPath } from './return-path.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { type SecondStep, SignInForm, type SignInMode } from './sign-in-form.tsx';
import { textButton } from './text-button.ts';

type Props = {
  start?: SignInMode;
  /** The path to return to after Google. */
  returnTo?: ReturnPath;
  onDone: () => void;
  onClose: () => void;
};

/** Sign-in and sign-up in one dialog. `onDone` is called after either. */
export function SignInDialog({ start = 'login', returnTo, onDone, onClose }: Props) {
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState(start);
  const [isForgotten, setForgotten] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  if (isForgotten) return <ForgotPasswordDialog onBack={() => setForgotten(false)} onClose={onClose} />;
  if (secondStep) {
    const finish = () => {
      notify.success(t('loggedIn'));
      onDone();
    };
    return (
      <Dialog title={t('secondStep.title')} onClose={onClose}>
        <SecondStepForm hasPasskey={secondStep.has_passkey} onDone={finish} onBack={() => setSecondStep(undefined)} />
      </Dialog>
    );
  }
  const other = mode === 'login' ? 'signup' : 'login';
  return (
    <Dialog title={t(`${mode}Title`)} description={t(`${mode}Lead`)} onClose={onClose}>
      <div className="flex flex-col gap-2.5">
        <GoogleButton returnTo={returnTo} />
        {mode === 'login' && <PasskeyButton onDone={onDone} />}
      </div>
      <p className="my-5 flex items-center gap-4 text-[0.84rem] text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <SignInForm key={mode} mode={mode} onDone={onDone} onSecondStep={setSecondStep} />
      {mode === 'login' && (
        <p className="mt-4 text-center">
          <button type="button" className={textButton} onClick={() => setForgotten(true)}>
            {t('forgot')}
          </button>
        </p>
      )}
      <p className="mt-5 text-center text-ink-soft">
        {t(`${mode}Question`)}{' '}
        <button type="button" className={textButton} onClick={() => setMode(other)}>
          {t(`${mode}Switch`)}
        </button>
      </p>
    </Dialog>
  );
}
