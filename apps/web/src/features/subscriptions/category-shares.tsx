import { type Category, categories, costPerYear, type Subscription, totalByCurrency } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { formatShare } from '#lib/format.ts';

const shades = ['bg-brand', 'bg-brand/65', 'bg-brand/40'];
const getShade = (shares: Share[], category: Category) =>
  category === 'other' ? 'bg-edge/50' : shades[shares.findIndex((one) => one.category === category)];

/** The yearly cost by category in the most used currency. Renders nothing for fewer than two categories. */
export function CategoryShares({ subscriptions = [] }: { subscriptions: Subscription[] | undefined }) {
  const { t } = useTranslation('subscriptions');
  const shares = getShares(subscriptions);
  if (shares.length < 2) return null;
  return (
    <div className="mt-auto hidden pt-3.5 sm:block">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ category, share }) => (
          <span key={category} className={getShade(shares, category)} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-0.5 text-[0.8rem] text-ink-soft">
        {shares.map(({ category, share }) => (
          <li key={category} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2 rounded-[3px] ${getShade(shares, category)}`} />
            {t(`category.${category}`)} {formatShare(share)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Share = { category: Category; share: number };

/** The three largest categories; the others are added to "other". */
function getShares(subscriptions: Subscription[]): Share[] {
  const active = subscriptions.filter(({ status }) => status === 'active');
  const currency = mostUsed(active.map((one) => one.currency));
  const amounts = categories.map((category) => {
    const own = active.filter((one) => one.category === category && one.currency === currency);
    return { category, amount: Object.values(totalByCurrency(own, costPerYear))[0] ?? 0 };
  });
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const named = amounts
    .filter(({ category, amount }) => category !== 'other' && amount > 0)
    .sort((a, b) => b.amount - a.amount)
    .slice(0, 3);
  const rest = total - named.reduce((sum, { amount }) => sum + amount, 0);
  return [...named, { category: 'other' as const, amount: rest }]
    .map(({ category, amount }) => ({ category, share: amount / total }))
    .filter(({ share }) => share >= 0.005);
}

function mostUsed(currencies: string[]): string | undefined {
  const count = (currency: string) => currencies.filter((one) => one === currency).length;
  return [...new Set(currencies)].sort((a, b) => count(b) - count(a))[0];
}
