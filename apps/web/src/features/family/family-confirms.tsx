import type { FamilyInvitation, FamilyMember } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useCloseOnce } from '#components/use-close-once.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useLeaveFamily, useRemoveMember, useWithdraw } from './family-queries.ts';

type Confirmed = { isPaused: boolean; run: () => Promise<unknown>; done: string; onClose: () => void };

/** Runs the confirmed action, shows its result in a toast and closes the dialog. */
function useConfirmed({ isPaused, run, done, onClose }: Confirmed) {
  const close = useCloseOnce(isPaused, onClose);
  const confirm = useAction(
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
  return { confirm, close };
}

export function ConfirmRemoveMember({ member, onClose }: { member: FamilyMember; onClose: () => void }) {
  const { t } = useTranslation('family');
  const remove = useRemoveMember();
  const { id, name } = member;
  const { confirm, close } = useConfirmed({
    isPaused: remove.isPaused,
    run: () => remove.mutateAsync({ id, name }),
    done: t('removed', { name }),
    onClose,
  });
  return (
    <Confirm
      danger
      question={t('removeQuestion', { name })}
      explanation={t('removeHint')}
      confirmLabel={t('remove')}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}

export function ConfirmLeave({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('family');
  const leave = useLeaveFamily();
  const { confirm, close } = useConfirmed({
    isPaused: leave.isPaused,
    run: () => leave.mutateAsync(),
    done: t('left'),
    onClose,
  });
  return (
    <Confirm
      danger
      question={t('leaveQuestion')}
      explanation={t('leaveHint')}
      confirmLabel={t('leave')}
      isBusy={leave.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}

export function ConfirmWithdraw({ invitation, onClose }: { invitation: FamilyInvitation; onClose: () => void }) {
  const { t } = useTranslation('family');
  const withdraw = useWithdraw();
  const { id, email } = invitation;
  const { confirm, close } = useConfirmed({
    isPaused: withdraw.isPaused,
    run: () => withdraw.mutateAsync(id),
    done: t('withdrawn'),
    onClose,
  });
  return (
    <Confirm
      question={t('withdrawQuestion')}
      explanation={t('withdrawHint', { email })}
      confirmLabel={t('withdraw')}
      isBusy={withdraw.isPending}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
