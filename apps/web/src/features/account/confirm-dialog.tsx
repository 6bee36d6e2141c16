import type { ConfirmationMethod } from '@kumbara/shared';
import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { TextField } from '#components/field.tsx';
import { FormActions } from '#components/form-actions.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { isPasskeyCancelled, supportsPasskeys } from '#lib/passkeys.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useConfirm, useConfirmWithPasskey } from './two-step-queries.ts';

type Props = {
  methods: readonly ConfirmationMethod[];
  /** For accounts that only a new sign-in confirms. */
  signInAgain: ReactNode;
  onConfirmed: () => void;
  onClose: () => void;
};

/** Asks who it is before something that an open session alone is not enough for. */
export function ConfirmDialog({ methods, signInAgain, onConfirmed, onClose }: Props) {
  const { t } = useTranslation(['security', 'common']);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const confirm = useConfirm();
  const withPasskey = useConfirmWithPasskey();
  const field = methods.includes('authenticator') ? 'code' : methods.includes('password') ? 'password' : undefined;
  const hasPasskey = methods.includes('passkey') && supportsPasskeys();
  const isBusy = confirm.isPending || withPasskey.isPending;

  const attempt = useOnce(async (prove: () => Promise<unknown>) => {
    setRefused(undefined);
    try {
      await prove();
      onConfirmed();
    } catch (error) {
      if (!isPasskeyCancelled(error)) setRefused(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => confirm.mutateAsync(field === 'code' ? { code: text } : { password: text }));
  };
  const inField = refused instanceof ApiError && field ? refused.fields[field] : undefined;
  const failure =
    refused === undefined || inField
      ? undefined
      : refused instanceof ApiError
        ? describeRefusal(refused)
        : t('confirm.failed');

  return (
    <Dialog title={t('confirm.title')} description={t('confirm.lead')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {field && (
          <form onSubmit={submit} className="flex flex-col gap-4">
            <TextField
              label={t(`confirm.${field}`)}
              error={inField}
              name={field}
              type={field === 'password' ? 'password' : 'text'}
              autoComplete={field === 'password' ? 'current-password' : 'one-time-code'}
              spellCheck={false}
              maxLength={field === 'password' ? 1024 : 64}
              value={text}
              onText={setText}
            />
            <FormFailure>{failure}</FormFailure>
            <FormActions submitLabel={t('confirm.submit')} isBusy={isBusy} onCancel={onClose} />
          </form>
        )}
        {!field && <FormFailure>{failure}</FormFailure>}
        {hasPasskey && (
          <Button
            look={field ? 'plain' : 'brand'}
            wraps
            disabled={isBusy}
            onClick={() => attempt(() => withPasskey.mutateAsync())}
          >
            <KeyRound aria-hidden="true" className="size-4" />
            {t('confirm.passkey')}
          </Button>
        )}
        {methods.includes('sign_in') && (
          <>
            <p className="text-ink-soft">{t('confirm.signIn')}</p>
            {signInAgain}
          </>
        )}
      </div>
    </Dialog>
  );
}
