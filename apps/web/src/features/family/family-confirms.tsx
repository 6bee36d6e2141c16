import type { FamilyInvitation, FamilyMember } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { useLeaveFamily, useRemoveMember, useWithdraw } from './family-queries.ts';

export function ConfirmRemoveMember({ member, onClose }: { member: FamilyMember; onClose: () => void }) {
  const { t } = useTranslation('family');
  const remove = useRemoveMember();
  const { id, name } = member;
  return (
    <ConfirmAction
      danger
      question={t('removeQuestion', { name })}
      explanation={t('removeHint')}
      confirmLabel={t('remove')}
      mutation={remove}
      run={() => remove.mutateAsync({ id, name })}
      done={t('removed', { name })}
      onClose={onClose}
    />
  );
}

export function ConfirmLeave({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('family');
  const leave = useLeaveFamily();
  return (
    <ConfirmAction
      danger
      question={t('leaveQuestion')}
      explanation={t('leaveHint')}
      confirmLabel={t('leave')}
      mutation={leave}
      run={() => leave.mutateAsync()}
      done={t('left')}
      onClose={onClose}
    />
  );
}

export function ConfirmWithdraw({ invitation, onClose }: { invitation: FamilyInvitation; onClose: () => void }) {
  const { t } = useTranslation('family');
  const withdraw = useWithdraw();
  const { id, email } = invitation;
  return (
    <ConfirmAction
      question={t('withdrawQuestion')}
      explanation={t('withdrawHint', { email })}
      confirmLabel={t('withdraw')}
      mutation={withdraw}
      run={() => withdraw.mutateAsync(id)}
      done={t('withdrawn')}
      onClose={onClose}
    />
  );
}
