import type { Passkey } from '@kumbara/shared';
import { KeyRound, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { Dialog } from '#components/dialog.tsx';
import { TextField } from '#components/field.tsx';
import { FormActions } from '#components/form-actions.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { formatDayOf } from '#lib/format.ts';
import { isPasskeyCancelled, isPasskeyKnown, supportsPasskeys } from '#lib/passkeys.ts';
import { describeRefusal, isUnconfirmed } from '#lib/refusal.ts';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './two-step-queries.ts';

export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const { t } = useTranslation('security');
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-ink-soft">{t('passkeyNone')}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      <AddPasskey />
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

type ItemProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyItem({ passkey, onRename, onRemove }: ItemProps) {
  const { t } = useTranslation('security');
  const name = passkey.name || t('passkeyUnnamed');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="break-words font-medium">{name}</p>
        <p className="text-[0.84rem] text-ink-soft">
          {t('passkeyCreated', { date: formatDayOf(passkey.created_at) })}
          {' · '}
          {passkey.last_used_at ? t('passkeyUsed', { date: formatDayOf(passkey.last_used_at) }) : t('passkeyUnused')}
        </p>
      </div>
      <div className="flex flex-wrap gap-1 max-sm:ms-8">
        <Button size="small" aria-label={`${t('passkeyRename')}: ${name}`} onClick={onRename}>
          {t('passkeyRename')}
        </Button>
        <Button size="small" look="quiet-danger" aria-label={`${t('passkeyRemove')}: ${name}`} onClick={onRemove}>
          {t('passkeyRemove')}
        </Button>
      </div>
    </li>
  );
}

function AddPasskey() {
  const { t } = useTranslation('security');
  const add = useAddPasskey();
  const start = useAction(
    async () => {
      await add.mutateAsync();
      notify.success(t('passkeyAdded'));
    },
    (error) => {
      if (isPasskeyCancelled(error) || isUnconfirmed(error)) return undefined;
      if (isPasskeyKnown(error)) return t('passkeyKnown');
      return error instanceof ApiError ? describeRefusal(error) : t('passkeyAddFailed');
    },
  );
  if (!supportsPasskeys()) return <p className="mt-3 text-[0.84rem] text-ink-soft">{t('passkeyUnsupported')}</p>;
  return (
    <Button wraps className="mt-4" disabled={add.isPending} onClick={start}>
      <Plus aria-hidden="true" className="size-4" />
      {t('passkeyAdd')}
    </Button>
  );
}

type DialogProps = { passkey: Passkey; onClose: () => void };

function RenameDialog({ passkey, onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'common']);
  const [name, setName] = useState(passkey.name);
  const [refused, setRefused] = useState<string>();
  const rename = useRenamePasskey();
  const save = useOnce(async () => {
    setRefused(undefined);
    try {
      await rename.mutateAsync({ id: passkey.id, name });
      notify.success(t('passkeyRenamed'));
      onClose();
    } catch (error) {
      setRefused((error instanceof ApiError && error.fields.name) || describeRefusal(error));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog title={t('passkeyRename')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('passkeyName')}
          error={refused}
          name="passkey-name"
          maxLength={60}
          autoComplete="off"
          value={name}
          onText={setName}
        />
        <FormActions submitLabel={t('passkeySave')} isBusy={rename.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function RemoveDialog({ passkey, onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const remove = useRemovePasskey();
  return (
    <ConfirmAction
      danger
      staysOnFailure
      question={t('passkeyRemoveQuestion', { name: passkey.name || t('passkeyUnnamed') })}
      explanation={t('passkeyRemoveLead')}
      confirmLabel={t('passkeyRemove')}
      mutation={remove}
      run={() => remove.mutateAsync(passkey.id)}
      done={t('passkeyRemoved')}
      onClose={onClose}
    />
  );
}
