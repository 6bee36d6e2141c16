import { type Family, type FamilyInvitation, maxFamilyMembers } from '@kumbara/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';

type Props = {
  family: Family;
  /** Shown when the owner has to verify the own address first. */
  verifyFirst: ReactNode;
  onWithdraw: (invitation: FamilyInvitation) => void;
};

/** The owner's invitations and free seats. A paused family accepts nobody. */
export function InviteSection({ family, verifyFirst, onWithdraw }: Props) {
  const { t } = useTranslation('family');
  const { active, invitations, members } = family;
  const seats = maxFamilyMembers + 1 - members.length;
  if (!active && invitations.length === 0) return null;
  return (
    <section aria-labelledby="family-invite" className="card flex flex-col gap-4 p-5 sm:p-6">
      {active && (
        <div>
          <h2 id="family-invite" className="font-semibold text-lg tracking-tight">
            {t('inviteTitle')}
          </h2>
          <p className="mt-0.5 text-ink-soft">{seats > 0 ? t('places', { count: seats }) : t('full')}</p>
        </div>
      )}
      {active && seats > 0 && (verifyFirst || <InviteForm />)}
      {invitations.length > 0 && (
        <div>
          <h3 id={active ? undefined : 'family-invite'} className="mb-2 font-medium">
            {t('invitations')}
          </h3>
          <InvitationList invitations={invitations} onWithdraw={onWithdraw} />
        </div>
      )}
    </section>
  );
}
