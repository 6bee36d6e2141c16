import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PaymentResult } from '#features/plans/payment-result.tsx';

/** The return page of the hosted checkout. */
export function PaymentScreen() {
  const { t } = useTranslation(['billing', 'common']);
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  return (
    <section className="card mx-auto mt-6 flex min-h-[22rem] max-w-2xl flex-col items-center justify-center px-6 py-12 text-center">
      <title>{t('common:nav.pageTitle', { page: t('payment.title') })}</title>
      <PaymentResult key={sessionId} sessionId={sessionId} />
    </section>
  );
}
