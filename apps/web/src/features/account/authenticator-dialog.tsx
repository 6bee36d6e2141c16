import type { AuthenticatorSetup } from '@kumbara/shared';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { TextField } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTurnOnTwoStep } from './two-step-queries.ts';

type Props = { setup: AuthenticatorSetup; email: string; onClose: () => void };

/** Connects an authenticator app, and then shows the recovery codes. */
export function AuthenticatorDialog({ setup, email, onClose }: Props) {
  const { t } = useTranslation('security');
  const [codes, setCodes] = useState<string[]>();
  if (codes) {
    return (
      <Dialog title={t('codes.title')} description={t('codes.lead')}>
        <RecoveryCodes codes={codes} email={email} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('setup.title')} description={t('setup.lead')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <QrCode uri={setup.uri} />
        <FirstCode setup={setup.setup} onTurnedOn={setCodes} />
        <div>
          <p className="text-[0.84rem] text-ink-soft">{t('setup.manual')}</p>
          <p className="mt-1 select-all break-words font-mono text-[0.9rem]">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function QrCode({ uri }: { uri: string }) {
  const { t } = useTranslation('security');
  return (
    <div className="flex flex-col items-center gap-3">
      {/* Black on white in both themes: not every app reads an inverted code. */}
      <QRCodeSVG value={uri} size={176} level="M" marginSize={4} title={t('setup.qr')} className="rounded-xl" />
      <a
        href={uri}
        className="font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 pointer-fine:hidden"
      >
        {t('setup.open')}
      </a>
    </div>
  );
}

function FirstCode({ setup, onTurnedOn }: { setup: string; onTurnedOn: (codes: string[]) => void }) {
  const { t } = useTranslation('security');
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const turnOn = useTurnOnTwoStep();
  const send = useOnce(async () => {
    setRefused(undefined);
    try {
      const { recovery_codes } = await turnOn.mutateAsync({ setup, code });
      notify.success(t('turnedOn'));
      onTurnedOn(recovery_codes);
    } catch (error) {
      setRefused(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const inField = refused instanceof ApiError ? refused.fields.code : undefined;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('setup.code')}
        error={inField}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={64}
        value={code}
        onText={setCode}
      />
      <FormFailure>{refused !== undefined && !inField ? describeRefusal(refused) : undefined}</FormFailure>
      <Button type="submit" look="brand" disabled={turnOn.isPending}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}
