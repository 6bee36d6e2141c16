import type { SavingsInvitation } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ExampleFrame } from '#components/example-frame.tsx';
import { PlanPitch } from '#components/plan-pitch.tsx';
import { formatAmounts, formatList } from '#lib/format.ts';
import { createExampleSavings } from './example-savings.ts';
import { SavingsView } from './savings-view.tsx';

/** For a plan without savings: why it pays, and the page with invented numbers. */
export function SavingsPitch({ invitation: { promised_per_year } }: { invitation: SavingsInvitation }) {
  const { t } = useTranslation('savings');
  const lead =
    Object.keys(promised_per_year).length > 0
      ? t('pitchOwn', { amounts: formatList(formatAmounts(promised_per_year)) })
      : t('pitchLead');
  return (
    <>
      <PlanPitch
        title={t('pitchTitle')}
        lead={lead}
        gains={[t('gainVerified'), t('gainLate'), t('gainRefund')]}
        upgrade={t('upgrade')}
      />
      <ExampleFrame title={t('example')} hint={t('exampleHint')}>
        <SavingsView savings={createExampleSavings()} />
      </ExampleFrame>
    </>
  );
}
