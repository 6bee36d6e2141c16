import { useTranslation } from 'react-i18next';

const source = 'https://thedesk.net/2025/05/cnet-subscription-survey-2025';

/** Marketing figures, worded as claims, and one counted figure with its source. */
export const Claims = () => {
  const { t } = useTranslation('landing');
  return (
    <section
      aria-labelledby="claims"
      className="grid gap-x-12 gap-y-6 border-line border-t pt-12 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <h2 id="claims" className="font-bold font-display text-[1.75rem] tracking-[-0.02em]">
          {t('claims.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('claims.lead')}</p>
      </div>
      <div>
        <dl className="grid gap-6 sm:grid-cols-3">
          <Claim figure={t('claims.wasteFigure')} text={t('claims.waste')} />
          <Claim figure={t('claims.savingFigure')} text={t('claims.saving')} />
          <Claim figure={t('claims.surveyFigure')} text={t('claims.survey')} />
        </dl>
        <p className="mt-6 text-[0.84rem] text-ink-soft">
          {t('claims.note')}{' '}
          <a href={source} target="_blank" rel="noreferrer" className="underline underline-offset-4 hover:text-ink">
            {t('claims.source')}
          </a>
        </p>
      </div>
    </section>
  );
};

const Claim = ({ figure, text }: { figure: string; text: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="mt-1 text-[0.875rem] text-ink-soft">{text}</dt>
    <dd className="font-bold font-display text-[1.8rem] tracking-[-0.02em]">{figure}</dd>
  </div>
);
