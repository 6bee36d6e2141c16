import type { Unused } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { ExampleFrame } from '#components/example-frame.tsx';
import { UnusedList } from './unused-list.tsx';

/** For a plan without it: why it pays, and the page with invented subscriptions. */
export function UnusedPitch() {
  const { t } = useTranslation('unused');
  return (
    <>
      <section aria-labelledby="unused-pitch" className="card flex flex-col items-start gap-4 p-6 sm:p-8">
        <div>
          <h2 id="unused-pitch" className="font-semibold text-lg tracking-tight">
            {t('upgradeTitle')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('upgradeText')}</p>
        </div>
        <ButtonLink to="/pricing" look="brand">
          {t('upgrade')}
        </ButtonLink>
      </section>
      <ExampleFrame title={t('example.title')} hint={t('example.hint')}>
        <UnusedList unused={createExample()} />
      </ExampleFrame>
    </>
  );

  function createExample(): Omit<Unused, 'check_ins'> {
    const candidate = (name: string, monthly_cost: number, score: number, ...texts: string[]) => ({
      ...{ subscription_id: name, name, monthly_cost, currency: 'TRY', score },
      reasons: texts.map((text) => ({ code: 'said_unused' as const, text })),
    });
    return {
      candidates: [
        candidate('Fitbox', 899, 76, t('example.notUsed'), t('example.failed')),
        candidate('Filmevi', 139.9, 40, t('example.overlap')),
      ],
      ...{ monthly_cost: { TRY: 1038.9 }, yearly_cost: { TRY: 12_466.8 }, dismissed: [] },
    };
  }
}
