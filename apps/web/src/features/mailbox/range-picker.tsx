import { scanMonths } from '@kumbara/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Months } from './scan-queries.ts';

/** Chooses how many months back a scan looks. */
export function RangePicker({ value, onChange }: { value: Months; onChange: (months: Months) => void }) {
  const { t } = useTranslation('mailbox');
  const label = useId();
  return (
    <div role="radiogroup" aria-labelledby={label} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <span id={label} className="font-medium text-[0.84rem] text-ink-soft">
        {t('range')}
      </span>
      <div className="grid grid-cols-4 gap-1 rounded-xl bg-sunken p-1">
        {scanMonths.map((months) => (
          <label
            key={months}
            className="relative min-w-12 rounded-[9px] px-2 py-1.5 text-center font-medium text-[0.84rem] text-ink-soft leading-tight transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus sm:px-3"
          >
            <input
              type="radio"
              name="months_back"
              value={months}
              checked={value === months}
              onChange={() => onChange(months)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="max-xs:sr-only">{t('months', { count: months })}</span>
            <span aria-hidden="true" className="xs:hidden">
              {months}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
