import type { Insight, Subscription } from '@kumbara/shared';
import { ChevronDown, Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Gains } from '#components/plan-pitch.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useInsights } from './assistant-queries.ts';
import { FigureList } from './figure-list.tsx';

type Props = {
  subscriptions: Subscription[];
  onClose: () => void;
  /** The plan includes the assistant now: it was upgraded in another tab. */
  onPaid: () => void;
};

/** On Free: the first insights into the user's subscriptions, and what Premium adds. */
export function Invitation({ subscriptions, onClose, onPaid }: Props) {
  const { t } = useTranslation(['assistant', 'plans']);
  const { data, isPending, isFetching } = useInsights();
  const isPaid = data?.preview === false && !isFetching;
  useEffect(() => {
    if (isPaid) onPaid();
  }, [isPaid, onPaid]);
  return (
    <>
      <section aria-labelledby="assistant-insights" aria-busy={isPending}>
        <h3 id="assistant-insights" className="mb-2.5 font-medium text-[0.875rem] text-ink-soft">
          {t('insights')}
        </h3>
        {isPending && <InsightsSkeleton />}
        {!isPending && !data && <p className="text-ink-soft">{t('insightsFailed')}</p>}
        {data?.insights.length === 0 && <p className="text-ink-soft">{t('insightsNone')}</p>}
        <ul className="flex flex-col gap-2">
          {data?.insights.map((insight) => (
            <li key={insight.text}>
              <InsightBox insight={insight} subscriptions={subscriptions} />
            </li>
          ))}
        </ul>
      </section>
      <h3 className="mt-6 mb-2.5 font-medium text-[0.875rem] text-ink-soft">{t('gains')}</h3>
      <Gains gains={[t('gain.ask'), t('gain.proof'), t('gain.advice')]} />
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
        <Button onClick={onClose}>{t('plans:notNow')}</Button>
        <ButtonLink to="/pricing" look="brand">
          {t('plans:seePlans')}
        </ButtonLink>
      </div>
    </>
  );
}

const box = 'flex items-start gap-3 rounded-2xl bg-sunken/70 px-4 py-3';

type BoxProps = Pick<Props, 'subscriptions'> & { insight: Insight };

/** An insight that opens its sources. */
function InsightBox({ insight: { text, figures }, subscriptions }: BoxProps) {
  const line = (
    <>
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
      <span className="min-w-0 flex-1 break-words">{text}</span>
    </>
  );
  if (figures.length === 0) return <p className={box}>{line}</p>;
  return (
    <details className="group/insight rounded-2xl bg-sunken/70">
      <summary className="flex cursor-pointer list-none items-start gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        {line}
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-ink-soft transition-transform group-open/insight:rotate-180"
        />
      </summary>
      <div className="px-2 pb-2">
        <FigureList figures={figures} subscriptions={subscriptions} />
      </div>
    </details>
  );
}

const InsightsSkeleton = () => (
  <div className="flex flex-col gap-2">
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className={box}>
        <Skeleton className="h-[1.4rem] w-full" />
      </div>
    ))}
  </div>
);
