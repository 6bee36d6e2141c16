import type { FamilyInvitation, FamilyMember } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useCloseOnce } from '#components/use-close-once.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useLeaveFamily, useRemoveMember, useWithdraw } from './family-queries.ts';

/** Runs the confirmed action, shows its result in a toast and closes the dialog. */
function useConfirmed(run: () => Promise<unknown>, done: string, onClose: () => void) {
  const close = useCloseOnce(false, onClose);
  return useAction(
    async () => {
      await run();
      notify.success(done);
      close();
    },
    (error) => {
      close();
      return describeRefusal(error);
    },
  );
}

export function ConfirmRemoveMember({ member, onClose }: { member: FamilyMember; onClose: () => void }) {
  const { t } = useTranslation('family');
  const remove = useRemoveMember();
  const { id, name } = member;
  const confirm = useConfirmed(() => remove.mutateAsync(id), t('removed', { name }), onClose);
  return (
    <Confirm
      danger
      question={t('removeQuestion', { name })}
      explanation={t('removeHint')}
      confirmLabel={t('remove')}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

export function ConfirmLeave({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('family');
  const leave = useLeaveFamily();
  const confirm = useConfirmed(() => leave.mutateAsync(), t('left'), onClose);
  return (
    <Confirm
      danger
      question={t('leaveQuestion')}
      explanation={t('leaveHint')}
      confirmLabel={t('leave')}
      isBusy={leave.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

export function ConfirmWithdraw({ invitation, onClose }: { invitation: FamilyInvitation; onClose: () => void }) {
  const { t } = useTranslation('family');
  const withdraw = useWithdraw();
  const { id, email } = invitation;
  const confirm = useConfirmed(() => withdraw.mutateAsync(id), t('withdrawn'), onClose);
  return (
    <Confirm
      question={t('withdrawQuestion')}
      explanation={t('withdrawHint', { email })}
      confirmLabel={t('withdraw')}
      isBusy={withdraw.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
