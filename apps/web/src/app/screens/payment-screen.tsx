import { CircleAlert } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#components/button.tsx';
import { t } from '#i18n/index.ts';

/** Payments are not set up here yet, so no session can have been paid: says which of the two it is. */
export function PaymentScreen() {
  const [search] = useSearchParams();
  const hasSession = Boolean(search.get('session_id'));
  return (
    <section className="card mx-auto mt-6 flex max-w-lg flex-col items-center gap-1 px-6 py-12 text-center">
      <title>{t('nav.pageTitle', { page: t('payment.title') })}</title>
      <span className="mb-3 grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <CircleAlert aria-hidden="true" className="size-6" />
      </span>
      <div role="alert">
        <h1 className="font-semibold text-xl tracking-tight">
          {t(hasSession ? 'payment.checkFailed' : 'payment.sessionMissing')}
        </h1>
      </div>
      <p className="max-w-sm text-ink-soft">
        {t(hasSession ? 'pricing.checkoutMissing' : 'payment.sessionMissingHint')}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <ButtonLink to="/pricing">{t('payment.toPricing')}</ButtonLink>
        <ButtonLink to="/dashboard" look="brand">
          {t('common.toDashboard')}
        </ButtonLink>
      </div>
    </section>
  );
}
