import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useSecondStep } from './auth-queries.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { textButton } from './text-button.ts';

type Props = { hasPasskey: boolean; onDone: () => void; onBack: () => void };

/** The second step of a sign-in: a code of the authenticator app, a recovery code, or a passkey in place of both steps. */
export function SecondStepForm({ hasPasskey, onDone, onBack }: Props) {
  const { t } = useTranslation('auth');
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const secondStep = useSecondStep();

  const send = useOnce(async () => {
    setRefused(undefined);
    try {
      await secondStep.mutateAsync(code);
      onDone();
    } catch (error) {
      setRefused(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const switchMode = () => {
    setRecovery(!isRecovery);
    setCode('');
    setRefused(undefined);
  };
  const inField = refused instanceof ApiError ? refused.fields.code : undefined;

  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-soft">{t(isRecovery ? 'secondStep.recoveryLead' : 'secondStep.lead')}</p>
        <TextField
          key={String(isRecovery)}
          autoFocus
          label={t(isRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
          error={inField}
          name="code"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={64}
          className={isRecovery ? '' : 'tabular-nums'}
          value={code}
          onText={setCode}
        />
        {isRecovery && <p className="text-[0.84rem] text-ink-soft">{t('secondStep.lost')}</p>}
        <FormFailure>{refused !== undefined && !inField ? describeRefusal(refused) : undefined}</FormFailure>
        <Button type="submit" look="brand" size="large" disabled={secondStep.isPending}>
          {secondStep.isPending ? t('submitting') : t('secondStep.submit')}
        </Button>
        {hasPasskey && <PasskeyButton onDone={onDone} />}
      </form>
      <p className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-2 text-center">
        <button type="button" className={textButton} onClick={switchMode}>
          {t(isRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </button>
        <button type="button" className={textButton} onClick={onBack}>
          {t('backToLogin')}
        </button>
      </p>
    </>
  );
}
