import type { FamilyInvitation, FamilyMember } from '@kumbara/shared';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { t } from '#i18n/index.ts';
import { refusalText } from '#lib/refusal.ts';
import { useLeaveFamily, useRemoveMember, useWithdraw } from './family-queries.ts';

/** Does it, says that it is done or why not, and closes. */
function useDeed(run: () => Promise<unknown>, done: string, onClose: () => void) {
  return useOnce(async () => {
    try {
      await run();
      notify.success(done);
    } catch (error) {
      notify.error(refusalText(error));
    }
    onClose();
  });
}

export function ConfirmRemoveMember({ member, onClose }: { member: FamilyMember; onClose: () => void }) {
  const remove = useRemoveMember();
  const { id, name } = member;
  const confirm = useDeed(() => remove.mutateAsync(id), t('family.removed', { name }), onClose);
  return (
    <Confirm
      danger
      question={t('family.removeQuestion', { name })}
      explanation={t('family.removeHint')}
      confirmLabel={t('family.remove')}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

export function ConfirmLeave({ onClose }: { onClose: () => void }) {
  const leave = useLeaveFamily();
  const confirm = useDeed(() => leave.mutateAsync(), t('family.left'), onClose);
  return (
    <Confirm
      danger
      question={t('family.leaveQuestion')}
      explanation={t('family.leaveHint')}
      confirmLabel={t('family.leave')}
      isBusy={leave.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

export function ConfirmWithdraw({ invitation, onClose }: { invitation: FamilyInvitation; onClose: () => void }) {
  const withdraw = useWithdraw();
  const { id, email } = invitation;
  const confirm = useDeed(() => withdraw.mutateAsync(id), t('family.withdrawn'), onClose);
  return (
    <Confirm
      question={t('family.withdrawQuestion')}
      explanation={t('family.withdrawHint', { email })}
      confirmLabel={t('family.withdraw')}
      isBusy={withdraw.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
