import type { PackageId, Tier } from '@kumbara/shared';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { classNames } from '#components/class-names.ts';
import { formatMoney, formatWholeMoney } from '#lib/format.ts';
import { FeatureList } from './feature-list.tsx';
import { usePackages, usePrice } from './payment-queries.ts';
import { PlanAction } from './plan-action.tsx';

type Plan = {
  tier: Tier;
  name: string;
  lead: ParseKeys<'plans'>;
  features: ParseKeys<'plans'>[];
  packageId?: PackageId;
};

const plans: Plan[] = [
  {
    tier: 'free',
    name: 'Free',
    lead: 'pricing.freeLead',
    features: ['pricing.three', 'pricing.detection', 'pricing.reminders', 'pricing.totals'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    lead: 'pricing.premiumLead',
    packageId: 'premium_monthly',
    features: ['pricing.unlimited', 'pricing.ai', 'pricing.unused', 'pricing.savings', 'pricing.support'],
  },
  {
    tier: 'pro',
    name: 'Pro',
    lead: 'pricing.proLead',
    packageId: 'pro_monthly',
    features: [
      'pricing.everything',
      'pricing.export',
      'pricing.family',
      'pricing.analytics',
      'pricing.api',
      'pricing.integrations',
    ],
  },
];

/** The three plans. `tier` is the user's plan, null for a visitor, undefined before it is known. */
export function PricingCards({ tier }: { tier: Tier | null | undefined }) {
  return (
    <ul className="grid items-stretch gap-4 md:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.tier} className="min-w-0">
          <Card plan={plan}>
            <PlanAction plan={plan} currentTier={tier} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Card({ plan, children }: { plan: Plan; children: React.ReactNode }) {
  const { t } = useTranslation('plans');
  const isFavourite = plan.tier === 'premium';
  return (
    <section
      aria-label={plan.name}
      className={classNames('card flex h-full flex-col p-6', isFavourite && 'relative border-brand ring-1 ring-brand')}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-lg">{plan.name}</h2>
        {isFavourite && <Chip tone="brand">{t('pricing.mostPopular')}</Chip>}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <Price packageId={plan.packageId} />
        <span className="text-ink-soft">{t(plan.packageId ? 'pricing.perMonth' : 'pricing.forever')}</span>
      </p>
      <p className="mt-2 text-ink-soft">{t(plan.lead)}</p>
      <FeatureList features={plan.features} className="mt-5 mb-7" />
      <div className="mt-auto grid">{children}</div>
    </section>
  );
}

/** An operator may set another price: none is shown before it is known. */
function Price({ packageId }: { packageId: PackageId | undefined }) {
  const { isPending } = usePackages();
  const { amount, currency } = usePrice(packageId ?? 'premium_monthly');
  return (
    <strong className={classNames('font-semibold text-4xl tracking-[-0.03em]', isPending && 'invisible')}>
      {packageId ? formatMoney(amount, currency) : formatWholeMoney(0, currency)}
    </strong>
  );
}
