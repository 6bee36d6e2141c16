import type { Insight } from '@kumbara/shared';
import { Check, Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { t } from '#i18n/index.ts';
import { useInsights } from './assistant-queries.ts';

const gains = ['assistant.gain.ask', 'assistant.gain.proof', 'assistant.gain.advice'] as const;

type Props = {
  onClose: () => void;
  /** The plan holds the assistant after all: somebody has upgraded meanwhile. */
  onPaid: () => void;
};

/** On Free: what the assistant would say first of one's own subscriptions, and what Premium adds to it. */
export function Invitation({ onClose, onPaid }: Props) {
  const { data, isPending, isFetching } = useInsights();
  const isPaid = data?.preview === false && !isFetching;
  useEffect(() => {
    if (isPaid) onPaid();
  }, [isPaid, onPaid]);
  return (
    <>
      <section aria-labelledby="assistant-insights" aria-busy={isPending}>
        <h3 id="assistant-insights" className="mb-2.5 font-medium text-[0.875rem] text-ink-soft">
          {t('assistant.insights')}
        </h3>
        {isPending && <InsightsSkeleton />}
        {!isPending && !data && <p className="text-ink-soft">{t('assistant.insightsFailed')}</p>}
        {data?.insights.length === 0 && <p className="text-ink-soft">{t('assistant.insightsNone')}</p>}
        {data && <Insights insights={data.insights} />}
      </section>
      <h3 className="mt-6 mb-2.5 font-medium text-[0.875rem] text-ink-soft">{t('assistant.gains')}</h3>
      <ul className="flex flex-col gap-2">
        {gains.map((gain) => (
          <li key={gain} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
            {t(gain)}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('plan.notNow')}</Button>
        <ButtonLink to="/pricing" look="brand">
          {t('plan.seePlans')}
        </ButtonLink>
      </div>
    </>
  );
}

const box = 'flex items-start gap-3 rounded-2xl bg-sunken/70 px-4 py-3';

const Insights = ({ insights }: { insights: Insight[] }) => (
  <ul className="flex flex-col gap-2">
    {insights.map(({ text }) => (
      <li key={text} className={box}>
        <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
        <span className="min-w-0 break-words">{text}</span>
      </li>
    ))}
  </ul>
);

const InsightsSkeleton = () => (
  <div className="flex flex-col gap-2">
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className={box}>
        <Skeleton className="h-[1.4rem] w-full" />
      </div>
    ))}
  </div>
);
