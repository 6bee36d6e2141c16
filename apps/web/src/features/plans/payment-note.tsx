import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { usePackages, usePaidPlan } from './payment-queries.ts';

/** A notice above the plans: nothing can be bought on this server or right now, or payments are simulated. */
export function PaymentNote({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation(['plans', 'billing', 'common']);
  const { data: [one] = [] } = usePackages();
  const paid = usePaidPlan({ enabled: isSignedIn });
  const isAway = paid.isError && !paid.data;
  if (!isAway && (!one || (one.available && !one.sandbox))) return null;
  return (
    <div className="mx-auto mt-5 flex max-w-2xl flex-wrap items-center justify-center gap-3 rounded-2xl bg-notice-soft px-5 py-3 text-center text-on-notice">
      <p role={isAway ? 'alert' : undefined} className="text-balance">
        {t(isAway ? 'billing:plan.loadFailed' : one?.available ? 'pricing.sandbox' : 'pricing.checkoutMissing')}
      </p>
      {isAway && (
        <Button size="small" disabled={paid.isFetching} onClick={() => paid.refetch()}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  );
}
