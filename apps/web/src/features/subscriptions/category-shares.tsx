import { type Category, costPerYear, type Subscription, totalByCurrency } from '@kumbara/shared';
import { t } from '#i18n/index.ts';
import { entriesOf } from '#lib/format.ts';

const shades = ['bg-brand', 'bg-brand/65', 'bg-brand/40', 'bg-line'];

/** Where a year's money goes, within the currency that most of it is in. Nothing to say below two categories. */
export function CategoryShares({ subscriptions = [] }: { subscriptions: Subscription[] | undefined }) {
  const shares = sharesOf(subscriptions);
  if (shares.length < 2) return null;
  return (
    <div className="mt-auto pt-3.5">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ key, share }, index) => (
          <span key={key} className={shades[index]} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-0.5 text-[0.8rem] text-ink-soft">
        {shares.map(({ key, share }, index) => (
          <li key={key} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2 rounded-[3px] ${shades[index]}`} />
            {key === 'rest' ? t('stats.rest') : t(`category.${key}`)} {Math.round(share * 100)}%
          </li>
        ))}
      </ul>
    </div>
  );
}

function sharesOf(subscriptions: Subscription[]): { key: Category | 'rest'; share: number }[] {
  const active = subscriptions.filter(({ status }) => status === 'active');
  const currency = mostUsed(active.map((one) => one.currency));
  const perCategory = new Map<Category, number>();
  for (const category of new Set(active.map((one) => one.category))) {
    const own = active.filter((one) => one.category === category && one.currency === currency);
    const [, amount = 0] = entriesOf(totalByCurrency(own, costPerYear))[0] ?? [];
    if (amount > 0) perCategory.set(category, amount);
  }
  const total = [...perCategory.values()].reduce((sum, amount) => sum + amount, 0);
  const sorted = [...perCategory]
    .sort(([, a], [, b]) => b - a)
    .map(([key, amount]) => ({ key, share: amount / total }));
  if (sorted.length <= 4) return sorted;
  const rest = sorted.slice(3).reduce((sum, { share }) => sum + share, 0);
  return [...sorted.slice(0, 3), { key: 'rest', share: rest }];
}

function mostUsed(currencies: string[]): string | undefined {
  const count = (currency: string) => currencies.filter((one) => one === currency).length;
  return [...new Set(currencies)].sort((a, b) => count(b) - count(a))[0];
}
