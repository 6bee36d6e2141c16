import type { AuthenticatorSetup, TwoStep } from '@kumbara/shared';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Confirm, Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatDayOf } from '#lib/format.ts';
import { describeRefusal, isUnconfirmed } from '#lib/refusal.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRenewRecoveryCodes, useSetUpAuthenticator, useTurnOffTwoStep } from './two-step-queries.ts';

const AuthenticatorDialog = lazy(() =>
  import('./authenticator-dialog.tsx').then(({ AuthenticatorDialog }) => ({ default: AuthenticatorDialog })),
);
const describeFailure = (error: Error) => (isUnconfirmed(error) ? undefined : describeRefusal(error));

type Props = { state: TwoStep; email: string };

/** Sets an authenticator app up, or shows that there is one. */
export function TwoStepSettings({ state, email }: Props) {
  const { t } = useTranslation('security');
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const setUp = useSetUpAuthenticator();
  const begin = useAction(async () => setSetup(await setUp.mutateAsync()), describeFailure);
  return (
    <>
      {state.on_since === null ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-ink-soft">{t('off')}</p>
          <Button wraps disabled={setUp.isPending} onClick={begin}>
            {t('turnOn')}
          </Button>
        </div>
      ) : (
        <TurnedOn onSince={state.on_since} codesLeft={state.recovery_codes_left} email={email} />
      )}
      {setup && (
        <Suspense fallback={null}>
          <AuthenticatorDialog setup={setup} email={email} onClose={() => setSetup(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type TurnedOnProps = { onSince: string; codesLeft: number; email: string };

function TurnedOn({ onSince, codesLeft, email }: TurnedOnProps) {
  const { t } = useTranslation('security');
  const [isRenewing, setRenewing] = useState(false);
  const [isTurningOff, setTurningOff] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const renew = useRenewRecoveryCodes();
  const turnOff = useTurnOffTwoStep();
  const renewCodes = useAction(async () => {
    const { recovery_codes } = await renew.mutateAsync();
    setRenewing(false);
    setCodes(recovery_codes);
  }, describeFailure);
  const finish = useAction(async () => {
    await turnOff.mutateAsync();
    setTurningOff(false);
    notify.success(t('turnedOff'));
  }, describeFailure);
  return (
    <>
      <div className="card flex flex-col gap-3 px-4 py-3">
        <div className="flex items-center gap-3">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-saving" />
          <div className="min-w-0">
            <p className="font-medium">{t('on', { date: formatDayOf(onSince) })}</p>
            <p className={codesLeft > 2 ? 'text-[0.84rem] text-ink-soft' : 'text-[0.84rem] text-danger'}>
              {t('codesLeft', { count: codesLeft })}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" wraps onClick={() => setRenewing(true)}>
            {t('renewCodes')}
          </Button>
          <Button size="small" look="quiet-danger" onClick={() => setTurningOff(true)}>
            {t('turnOff')}
          </Button>
        </div>
      </div>
      {isRenewing && (
        <Confirm
          question={t('renewQuestion')}
          explanation={t('renewLead')}
          confirmLabel={t('renewCodes')}
          isBusy={renew.isPending}
          onConfirm={renewCodes}
          onClose={() => setRenewing(false)}
        />
      )}
      {isTurningOff && (
        <Confirm
          question={t('turnOffQuestion')}
          explanation={t('turnOffLead')}
          confirmLabel={t('turnOff')}
          danger
          isBusy={turnOff.isPending}
          onConfirm={finish}
          onClose={() => setTurningOff(false)}
        />
      )}
      {codes && (
        <Dialog title={t('codes.title')} description={t('codes.lead')}>
          <RecoveryCodes codes={codes} email={email} onDone={() => setCodes(undefined)} />
        </Dialog>
      )}
    </>
  );
}
