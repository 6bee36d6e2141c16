import type { AccountAccess } from '@kumbara/shared';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { TextField } from '#components/field.tsx';
import { FormActions } from '#components/form-actions.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { notify } from '#components/toast.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal, isStale } from '#lib/refusal.ts';
import { useDeleteAccount } from './account-queries.ts';

type Props = {
  access: AccountAccess;
  /** Shown when the server requires a recent sign-in. */
  signInAgain: ReactNode;
  onDeleted: () => void;
  onClose: () => void;
};

/** Deletes the account after asking for the password; without one the server requires a recent sign-in. */
export function DeleteAccountDialog({ access: { has_password }, signInAgain, onDeleted, onClose }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<unknown>();
  const remove = useDeleteAccount();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    try {
      await remove.mutateAsync(has_password ? password : undefined);
      notify.success(t('deleted'));
      onDeleted();
    } catch (error) {
      setRefused(error);
    }
  };

  const passwordRefusal = refused instanceof ApiError ? refused.fields.password : undefined;
  return (
    <Dialog title={t('deleteQuestion')} description={t('deleteLead')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        {has_password && (
          <TextField
            label={t('deletePassword')}
            error={passwordRefusal}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onText={setPassword}
          />
        )}
        {refused !== undefined && !passwordRefusal && <FormFailure>{describeRefusal(refused)}</FormFailure>}
        {isStale(refused) && signInAgain}
        <FormActions
          danger
          submitLabel={t(remove.isPending ? 'deleting' : 'delete')}
          isBusy={remove.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
