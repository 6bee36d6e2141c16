import { categories, type Subscription } from '@kumbara/shared';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Input, Select } from '#components/field.tsx';
import { sortings, type View } from './visible-subscriptions.ts';

type Props = { view: View; onChange: (view: View) => void; subscriptions: Subscription[] };

/** Wraps where two do not fit side by side on a phone, so that the chosen option is never cut. */
const asWideAsChosen = 'max-sm:flex-auto max-sm:[&_select]:field-sizing-content';

export function ListToolbar({ view, onChange, subscriptions }: Props) {
  const { t } = useTranslation('subscriptions');
  const used = categories.filter((category) => subscriptions.some((one) => one.category === category));
  const change = (part: Partial<View>) => onChange({ ...view, ...part });
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we serve
    <div role="search" className="flex flex-wrap gap-2">
      <span className="relative min-w-0 max-sm:w-full sm:flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
        />
        <Input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={view.search}
          onChange={({ target }) => change({ search: target.value })}
          className="ps-10"
        />
      </span>
      <Select
        aria-label={t('list.status')}
        value={view.status}
        onChange={({ target }) => change({ status: target.value as View['status'] })}
        className={asWideAsChosen}
      >
        <option value="all">{t('list.allStatuses')}</option>
        <option value="active">{t('status.active')}</option>
        <option value="cancelled">{t('status.cancelled')}</option>
      </Select>
      <Select
        aria-label={t('form.category')}
        value={view.category}
        onChange={({ target }) => change({ category: target.value as View['category'] })}
        className={asWideAsChosen}
      >
        <option value="all">{t('list.allCategories')}</option>
        {used.map((category) => (
          <option key={category} value={category}>
            {t(`category.${category}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('list.sort')}
        value={view.sorting}
        onChange={({ target }) => change({ sorting: target.value as View['sorting'] })}
        className={asWideAsChosen}
      >
        {sortings.map((sorting) => (
          <option key={sorting} value={sorting}>
            {t(`list.by.${sorting}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
