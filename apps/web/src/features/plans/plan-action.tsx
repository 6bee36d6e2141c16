import type { PackageId, Tier } from '@kumbara/shared';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Confirm } from '#components/dialog.tsx';
import { formatMoney } from '#lib/format.ts';
import { useCheckout, usePackages, usePaidPlan, usePortal, usePrice } from './payment-queries.ts';

type Offer = { tier: Tier; name: string; packageId?: PackageId };

/** The button of a plan. `currentTier` is the plan of the user, null for a visitor. */
export function PlanAction({ plan, currentTier }: { plan: Offer; currentTier: Tier | null | undefined }) {
  const { t } = useTranslation('billing');
  const { tier, packageId } = plan;
  const { data: paid, isError } = usePaidPlan({ enabled: Boolean(currentTier) });
  if (!currentTier) return <SignIn tier={tier} isKnown={currentTier === null} />;
  // Nothing can be bought before it is known what the user pays for already.
  if (!paid) return <Waiting isPaid={packageId !== undefined} isServerDown={isError} />;
  const ownPackageId = paid.package_id;
  if (ownPackageId ? ownPackageId === packageId : tier === currentTier) return <Current />;
  if (!ownPackageId && currentTier !== 'free') return <p className="text-ink-soft">{t('plan.covered')}</p>;
  if (!packageId) return <ToFree />;
  const bought = { ...plan, packageId };
  return ownPackageId ? (
    <Switch plan={bought} isUp={tier === 'pro'} isEnding={paid.ends_at !== null} />
  ) : (
    <Buy plan={bought} />
  );
}

/** The button of the highlighted plan stands out. */
const lookOf = (tier: Tier) => (tier === 'premium' ? 'brand' : 'plain');

const Waiting = ({ isPaid, isServerDown }: { isPaid: boolean; isServerDown: boolean }) => {
  const { t } = useTranslation('plans');
  return (
    <Explained isOut={isServerDown && isPaid}>
      {(why) => (
        <Button size="large" disabled aria-describedby={why}>
          {t(isPaid ? 'pricing.upgrade' : 'pricing.currentPlan')}
        </Button>
      )}
    </Explained>
  );
};

/** Explains a disabled button; on a phone right below it, since the note about it is far away. */
function Explained({ isOut, children }: { isOut: boolean; children: (id: string | undefined) => ReactNode }) {
  const { t } = useTranslation('plans');
  const id = useId();
  return (
    <>
      {children(isOut ? id : undefined)}
      {isOut && (
        <p id={id} className="mt-2 text-center text-[0.875rem] text-ink-soft md:hidden">
          {t('pricing.notNow')}
        </p>
      )}
    </>
  );
}

const Current = () => {
  const { t } = useTranslation('plans');
  return (
    <Button size="large" disabled>
      {t('pricing.currentPlan')}
    </Button>
  );
};

/** A visitor signs in first, as specified. Before the user is known the link is invisible and only keeps its space. */
const SignIn = ({ tier, isKnown }: { tier: Tier; isKnown: boolean }) => {
  const { t } = useTranslation('plans');
  return (
    <ButtonLink to="/" look={lookOf(tier)} size="large" className={isKnown ? undefined : 'invisible'}>
      {t(tier === 'free' ? 'pricing.getStarted' : 'pricing.upgrade')}
    </ButtonLink>
  );
};

type Bought = { plan: Offer & { packageId: PackageId } };

function Buy({ plan: { tier, packageId } }: Bought) {
  const { t } = useTranslation('plans');
  const checkout = useCheckout();
  const isMissing = useIsMissing(packageId);
  return (
    <Explained isOut={isMissing}>
      {(why) => (
        <Button
          size="large"
          look={lookOf(tier)}
          disabled={checkout.isLeaving || isMissing}
          aria-describedby={why}
          onClick={() => checkout.leave({ package_id: packageId })}
        >
          {t('pricing.upgrade')}
        </Button>
      )}
    </Explained>
  );
}

/** Switching a running plan takes effect at once, so a confirmation explains the price. */
function Switch({ plan: { name, packageId }, isUp, isEnding }: Bought & { isUp: boolean; isEnding: boolean }) {
  const { t } = useTranslation(['billing', 'plans']);
  const [isAsking, setAsking] = useState(false);
  const checkout = useCheckout();
  const isMissing = useIsMissing(packageId);
  const { amount, currency } = usePrice(packageId);
  const meaning = [
    t(isUp ? 'plan.switchUp' : 'plan.switchDown'),
    t('plan.switchPrice', { amount: formatMoney(amount, currency) }),
    ...(isEnding ? [t('plan.resumes')] : []),
  ].join(' ');
  return (
    <>
      <Explained isOut={isMissing}>
        {(why) => (
          <Button
            size="large"
            look={isUp ? 'brand' : 'plain'}
            disabled={checkout.isLeaving || isMissing}
            aria-describedby={why}
            onClick={() => setAsking(true)}
          >
            {t('plans:pricing.switchTo', { plan: name })}
          </Button>
        )}
      </Explained>
      {isAsking && (
        <Confirm
          question={t('plan.switchQuestion', { plan: name })}
          explanation={meaning}
          confirmLabel={t('plan.switch')}
          isBusy={checkout.isLeaving}
          onConfirm={() => checkout.leave({ package_id: packageId, change: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Going back to Free means cancelling on the hosted page. */
function ToFree() {
  const { t } = useTranslation('plans');
  const portal = usePortal();
  return (
    <Button size="large" disabled={portal.isLeaving} onClick={() => portal.leave()}>
      {t('pricing.toFree')}
    </Button>
  );
}

const useIsMissing = (packageId: PackageId) =>
  usePackages().data?.find(({ package_id }) => package_id === packageId)?.available === false;
