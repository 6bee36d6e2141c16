import i18next from 'i18next';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, type ButtonLook } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { Spinner } from '#components/spinner.tsx';
import { planNames, usePlan } from './plan-queries.ts';
import { maxAttempts, type PaymentCheck, usePaymentCheck } from './use-payment-check.ts';

const redirectAfterMs = 3000;

/** The result of a payment: checking, processing, successful or failed. */
export function PaymentResult({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation(['billing', 'common']);
  const { check, retry } = usePaymentCheck(sessionId);
  const isRunning = check.state === 'checking' || check.state === 'processing';
  // The payment may have succeeded: checking again comes before paying again.
  const mayHelp = check.state === 'timeout' || check.state === 'failed';
  return (
    <>
      {check.state === 'success' ? <Success isChange={sessionId.startsWith('change_')} /> : <State check={check} />}
      <div className="mt-6 flex w-full flex-wrap justify-center gap-2 *:max-sm:w-full">
        {mayHelp && (
          <Button look="brand" onClick={retry}>
            {t('payment.again')}
          </Button>
        )}
        {check.state === 'expired' && toPricing('brand')}
        <ButtonLink
          to="/dashboard"
          look={isRunning ? 'quiet' : mayHelp || check.state === 'expired' ? 'plain' : 'brand'}
        >
          {t('common:toDashboard')}
        </ButtonLink>
        {(mayHelp || check.state === 'missing') && toPricing(mayHelp ? 'quiet' : 'plain')}
      </div>
    </>
  );
}

const toPricing = (look: ButtonLook['look']) => (
  <ButtonLink to="/pricing" look={look}>
    {i18next.t('billing:payment.toPricing')}
  </ButtonLink>
);

const failures = {
  expired: { title: 'payment.expired', hint: 'payment.expiredHint' },
  missing: { title: 'payment.sessionMissing', hint: 'payment.sessionMissingHint' },
  failed: { title: 'payment.checkFailed', hint: 'payment.checkFailedHint' },
} as const;

function State({ check }: { check: Exclude<PaymentCheck, { state: 'success' }> }) {
  const { t } = useTranslation('billing');
  switch (check.state) {
    case 'checking':
    case 'processing':
      return (
        <Shown icon={<Spinner className="size-6" />} title={t(`payment.${check.state}.title`)} isRunning>
          <span className="block">{t(`payment.${check.state}.hint`)}</span>
          <span className="mt-2 block text-[0.875rem] tabular-nums">
            {t('payment.attempt', { attempt: check.attempt, most: maxAttempts })}
          </span>
        </Shown>
      );
    case 'timeout':
      return (
        <Shown icon={<Clock3 aria-hidden="true" className="size-6" />} tone="notice" title={t('payment.timeout')}>
          {t('payment.timeoutHint')}
        </Shown>
      );
    default: {
      const { title, hint } = failures[check.state];
      return (
        <Shown icon={<CircleAlert aria-hidden="true" className="size-6" />} tone="danger" title={t(title)}>
          {('detail' in check && check.detail) || t(hint)}
        </Shown>
      );
    }
  }
}

/** Shows the plan that was bought, and redirects after a few seconds. */
function Success({ isChange }: { isChange: boolean }) {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const plan = usePlan();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  const tier = plan.isFetching ? undefined : plan.data?.tier;
  return (
    <Shown
      icon={<CircleCheck aria-hidden="true" className="size-6" />}
      tone="saving"
      title={t(isChange ? 'payment.changed' : 'payment.success')}
    >
      <span className="block min-h-[1.5em]">{tier && t('payment.plan', { plan: planNames[tier] })}</span>
      <span className="mt-2 block text-[0.875rem]">{t('payment.redirecting')}</span>
    </Shown>
  );
}

const tones = {
  brand: 'bg-brand-soft text-brand-strong',
  saving: 'bg-saving-soft text-saving',
  notice: 'bg-notice-soft text-on-notice',
  danger: 'bg-danger-soft text-danger',
};

type ShownProps = {
  icon: ReactNode;
  title: string;
  tone?: keyof typeof tones;
  isRunning?: boolean;
  children: ReactNode;
};

function Shown({ icon, title, tone = 'brand', isRunning, children }: ShownProps) {
  const isBad = tone === 'danger' || tone === 'notice';
  return (
    <>
      <span className={classNames('mb-3 grid size-12 place-items-center rounded-full', tones[tone])}>{icon}</span>
      <div role={isBad ? 'alert' : 'status'} aria-busy={isRunning}>
        <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
        <p className="mx-auto mt-1 max-w-sm text-balance text-ink-soft">{children}</p>
      </div>
    </>
  );
}
