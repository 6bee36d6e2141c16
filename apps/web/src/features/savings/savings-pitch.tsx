import type { SavingsInvitation } from '@kumbara/shared';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { formatAmounts, formatList } from '#lib/format.ts';
import { createExampleSavings } from './example-savings.ts';
import { SavingsView } from './savings-view.tsx';

const gains = ['gainVerified', 'gainLate', 'gainRefund'] as const;

/** For a plan without savings: why it pays, and the page with invented numbers. */
export function SavingsPitch({ invitation }: { invitation: SavingsInvitation }) {
  const { t } = useTranslation('savings');
  const { promised_per_year } = invitation;
  return (
    <>
      <section aria-labelledby="savings-pitch" className="card p-5 sm:p-6">
        <h2 id="savings-pitch" className="font-bold font-display text-[1.75rem] leading-tight tracking-[-0.02em]">
          {t('pitchTitle')}
        </h2>
        <p className="mt-2 max-w-[42rem] text-ink-soft">
          {Object.keys(promised_per_year).length > 0
            ? t('pitchOwn', { amounts: formatList(formatAmounts(promised_per_year)) })
            : t('pitchLead')}
        </p>
        <ul className="mt-5 flex flex-col gap-2">
          {gains.map((gain) => (
            <li key={gain} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
              {t(gain)}
            </li>
          ))}
        </ul>
        <ButtonLink to="/pricing" look="brand" size="large" className="mt-6">
          {t('upgrade')}
        </ButtonLink>
      </section>
      <section
        aria-label={t('example')}
        className="flex flex-col gap-5 rounded-card border border-line border-dashed p-4 sm:p-5"
      >
        <p className="flex flex-wrap items-center gap-2.5">
          <Chip tone="notice">{t('example')}</Chip>
          <span className="text-ink-soft">{t('exampleHint')}</span>
        </p>
        <SavingsView savings={createExampleSavings()} />
      </section>
    </>
  );
}
