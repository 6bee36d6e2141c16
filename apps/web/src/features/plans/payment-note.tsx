import { t } from '#i18n/index.ts';
import { usePackages } from './payment-queries.ts';

/** What somebody should know before they buy: that nothing can be bought here, or that no money moves. */
export function PaymentNote() {
  const { data: [one] = [] } = usePackages();
  if (!one || (one.available && !one.sandbox)) return null;
  return (
    <p className="mx-auto mt-5 max-w-2xl rounded-2xl bg-notice-soft px-5 py-3 text-center text-on-notice">
      {t(one.available ? 'pricing.sandbox' : 'pricing.checkoutMissing')}
    </p>
  );
}
