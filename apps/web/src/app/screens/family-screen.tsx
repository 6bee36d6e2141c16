import type { Family, FamilyInvitation, FamilyMember } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { Failure } from '#components/failure.tsx';
import { PageHeading } from '#components/page-heading.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useAction } from '#components/use-action.ts';
import { ResendVerification } from '#features/account/resend-verification.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { BigAmounts } from '#features/family/big-amounts.tsx';
import { ConfirmLeave, ConfirmRemoveMember, ConfirmWithdraw } from '#features/family/family-confirms.tsx';
import { FamilyPitch } from '#features/family/family-pitch.tsx';
import { hasOtherMembers, useFamily, usePlanOfFamily } from '#features/family/family-queries.ts';
import { FamilySkeleton } from '#features/family/family-skeleton.tsx';
import { InviteSection } from '#features/family/invite-section.tsx';
import { MemberCard } from '#features/family/member-card.tsx';
import { PausedNotice } from '#features/family/paused-notice.tsx';
import { SharingList } from '#features/family/sharing-list.tsx';
import { useChangeSubscription, useSubscriptions } from '#features/subscriptions/subscription-queries.ts';

type Confirmation =
  | { kind: 'remove'; member: FamilyMember }
  | { kind: 'withdraw'; invitation: FamilyInvitation }
  | { kind: 'leave' };

export function FamilyScreen() {
  const { t } = useTranslation(['family', 'common']);
  const family = useFamily();
  usePlanOfFamily(family.data);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const close = () => setConfirmation(undefined);

  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={t('title')} lead={t('lead')} />
      {family.isPending && <FamilySkeleton />}
      {family.isError && !family.data && <Failure message={t('failed')} onRetry={() => family.refetch()} />}
      {family.data && <FamilyBody family={family.data} onAsk={setConfirmation} />}
      {confirmation?.kind === 'remove' && <ConfirmRemoveMember member={confirmation.member} onClose={close} />}
      {confirmation?.kind === 'withdraw' && <ConfirmWithdraw invitation={confirmation.invitation} onClose={close} />}
      {confirmation?.kind === 'leave' && <ConfirmLeave onClose={close} />}
    </div>
  );
}

function FamilyBody({ family, onAsk }: { family: Family; onAsk: (confirmation: Confirmation) => void }) {
  const { t } = useTranslation('family');
  const { role, active } = family;
  const { data: user } = useMe();
  const isTogether = hasOtherMembers(family);
  return (
    <>
      {role !== 'none' && !active && <PausedNotice family={family} />}
      {isTogether && active && (
        <section aria-labelledby="family-together" className="card p-5 sm:p-6">
          <h2 id="family-together" className="mb-1 font-medium text-[0.875rem] text-ink-soft">
            {t('together')}
          </h2>
          {Object.keys(family.totals.monthly).length > 0 ? (
            <BigAmounts isLarge totals={family.totals} />
          ) : (
            <p>{t('nothingTogether')}</p>
          )}
        </section>
      )}
      {isTogether && <MemberList family={family} onRemove={(member) => onAsk({ kind: 'remove', member })} />}
      {role === 'owner' && (
        <InviteSection
          family={family}
          verifyFirst={user?.email_verified === false && <VerifyFirst />}
          onWithdraw={(invitation) => onAsk({ kind: 'withdraw', invitation })}
        />
      )}
      {!isTogether && <FamilyPitch canInvite={role === 'owner' && active} />}
      {isTogether && active && <Sharing />}
      {role === 'member' && (
        <Button look="quiet-danger" className="-ms-4 self-start" onClick={() => onAsk({ kind: 'leave' })}>
          {t('leave')}
        </Button>
      )}
    </>
  );
}

/** On a wide screen three cards fill one row, and five fill two rows without a gap. */
const columns: Record<number, string> = { 3: 'lg:grid-cols-3', 5: 'lg:grid-cols-6' };
const wideOfFive = 'lg:col-span-2 lg:nth-1:col-span-3 lg:nth-2:col-span-3';

function MemberList({ family, onRemove }: { family: Family; onRemove: (member: FamilyMember) => void }) {
  const { t } = useTranslation('family');
  const { data: user } = useMe();
  return (
    <section aria-label={t('people')}>
      <ul className={classNames('grid gap-4 md:grid-cols-2', columns[family.members.length])}>
        {family.members.map((member) => {
          const isSelf = member.id === user?.id;
          const canRemove = family.role === 'owner' && !isSelf;
          return (
            <li key={member.id} className={classNames('min-w-0', family.members.length === 5 && wideOfFive)}>
              <MemberCard
                member={member}
                isSelf={isSelf}
                isActive={family.active}
                onRemove={canRemove ? () => onRemove(member) : undefined}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const VerifyFirst = () => {
  const { t } = useTranslation('family');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-notice-soft p-4 text-on-notice">
      <p className="min-w-0 flex-1 basis-52">{t('verifyFirst')}</p>
      <ResendVerification size="small" />
    </div>
  );
};

/** The subscriptions that the user shares with the family. */
function Sharing() {
  const { t } = useTranslation(['family', 'subscriptions', 'common']);
  const list = useSubscriptions();
  const change = useChangeSubscription();
  const save = useAction(
    (id: string, family_visible: boolean) => change.mutateAsync({ id, patch: { family_visible } }),
    (error) => error.message || t('common:error'),
  );
  const running = list.data?.filter(({ status }) => status === 'active');
  return (
    <section aria-labelledby="family-sharing" className="card p-5 sm:p-6">
      <h2 id="family-sharing" className="font-semibold text-lg tracking-tight">
        {t('sharing')}
      </h2>
      <p className="mt-0.5 mb-4 text-ink-soft">{t('sharingLead')}</p>
      {list.isPending && <Skeleton className="h-32 rounded-card" />}
      {list.isError && !running && <Failure message={t('subscriptions:list.failed')} onRetry={() => list.refetch()} />}
      {running && (
        <SharingList
          subscriptions={running}
          changing={change.isPending ? change.variables : undefined}
          onChange={({ id }, family_visible) => save(id, family_visible)}
        />
      )}
    </section>
  );
}
