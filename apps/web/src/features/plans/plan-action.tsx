import type { PackageId, Tier } from '@kumbara/shared';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import { Confirm } from '#components/dialog.tsx';
import { t } from '#i18n/index.ts';
import { useCheckout, usePackages, usePaidPlan, usePortal } from './payment-queries.ts';

type Offer = { tier: Tier; name: string; packageId?: PackageId };

/** What can be done about one of the plans. `held` is the plan of whoever is signed in. */
export function PlanAction({ plan, held }: { plan: Offer; held: Tier | undefined }) {
  const { tier, packageId } = plan;
  const paid = usePaidPlan({ enabled: held !== undefined && held !== 'free' });
  if (!held || held === 'free') {
    if (held && !packageId) return <Current />;
    return held && packageId ? <Buy plan={{ ...plan, packageId }} /> : <SignIn isPaid={packageId !== undefined} />;
  }
  const own = paid.data?.package_id ?? null;
  if (packageId ? (own ? own === packageId : tier === held) : own === null) return <Current />;
  if (!packageId) return <ToFree />;
  return own ? <Switch plan={{ ...plan, packageId }} isUp={tier === 'pro'} /> : <Buy plan={{ ...plan, packageId }} />;
}

const Current = () => (
  <Button size="large" disabled>
    {t('pricing.currentPlan')}
  </Button>
);

/** A visitor signs in first; so says the specification. */
const SignIn = ({ isPaid }: { isPaid: boolean }) => (
  <ButtonLink to="/" size="large">
    {t(isPaid ? 'pricing.upgrade' : 'pricing.getStarted')}
  </ButtonLink>
);

type Bought = { plan: Offer & { packageId: PackageId } };

function Buy({ plan: { tier, packageId } }: Bought) {
  const checkout = useCheckout();
  const isMissing = useIsMissing(packageId);
  return (
    <Button
      size="large"
      look={tier === 'premium' ? 'brand' : 'plain'}
      disabled={checkout.isLeaving || isMissing}
      onClick={() => checkout.leave(packageId)}
    >
      {t('pricing.upgrade')}
    </Button>
  );
}

/** A running plan becomes the other one at once, so it is asked first what that means. */
function Switch({ plan: { name, packageId }, isUp }: Bought & { isUp: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const checkout = useCheckout();
  const isMissing = useIsMissing(packageId);
  return (
    <>
      <Button
        size="large"
        look={isUp ? 'brand' : 'plain'}
        disabled={checkout.isLeaving || isMissing}
        onClick={() => setAsking(true)}
      >
        {t('pricing.switchTo', { plan: name })}
      </Button>
      {isAsking && (
        <Confirm
          question={t('paid.switchQuestion', { plan: name })}
          explanation={t(isUp ? 'paid.switchUp' : 'paid.switchDown')}
          confirmLabel={t('paid.switch')}
          isBusy={checkout.isLeaving}
          onConfirm={() => checkout.leave(packageId)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Back to Free is cancelling, which is done on the hosted page. */
function ToFree() {
  const portal = usePortal();
  return (
    <Button size="large" disabled={portal.isLeaving} onClick={() => portal.leave()}>
      {t('pricing.toFree')}
    </Button>
  );
}

const useIsMissing = (packageId: PackageId) =>
  usePackages().data?.find(({ package_id }) => package_id === packageId)?.available === false;
