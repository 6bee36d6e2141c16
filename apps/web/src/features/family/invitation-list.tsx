import type { FamilyInvitation } from '@kumbara/shared';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { formatDayOf } from '#lib/format.ts';

type Props = { invitations: FamilyInvitation[]; onWithdraw: (invitation: FamilyInvitation) => void };

/** Pending invitations. */
export const InvitationList = ({ invitations, onWithdraw }: Props) => {
  const { t } = useTranslation('family');
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
          <Mail aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0 flex-1 basis-44">
            <p className="break-words font-medium">
              <EmailAddress address={invitation.email} />
            </p>
            <p className="text-[0.84rem] text-ink-soft">{t('expires', { date: formatDayOf(invitation.expires_at) })}</p>
          </div>
          <Button
            size="small"
            className="max-sm:ms-8"
            aria-label={`${t('withdraw')}: ${invitation.email}`}
            onClick={() => onWithdraw(invitation)}
          >
            {t('withdraw')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
