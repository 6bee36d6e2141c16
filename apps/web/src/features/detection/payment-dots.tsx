import type { DetectedSubscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMonthAndYear } from '#lib/format.ts';
import { createTimeline, type Dot } from './payment-timeline.ts';

/** A line does not begin with the dot. */
const separator = '\u00a0· ';

/** The charges on a time line; a hollow dot is an expected charge that was not found. */
export function PaymentDots({ found }: { found: DetectedSubscription }) {
  const { t } = useTranslation('detection');
  const dots = createTimeline(found);
  const [first, last] = [dots[0], dots.at(-1)];
  if (!first || !last || dots.length < 2) return null;
  const missed = dots.filter(({ seen }) => !seen).length;
  return (
    <figure className="mt-5">
      <div aria-hidden="true" className="flex items-center">
        {dots.map((dot, index) => (
          <DotMark key={dot.day} dot={dot} isFirst={index === 0} />
        ))}
      </div>
      <figcaption className="mt-2 text-[0.84rem] text-ink-soft">
        {spanOf(first, last)}
        {separator}
        <span className="whitespace-nowrap">{t('payments', { count: dots.length - missed })}</span>
        {missed > 0 && separator + t('hollow', { count: missed })}
      </figcaption>
    </figure>
  );
}

const DotMark = ({ dot, isFirst }: { dot: Dot; isFirst: boolean }) => (
  <>
    {!isFirst && <span className="h-0.5 min-w-2 max-w-16 flex-1 bg-line" />}
    <span
      title={formatDate(dot.day)}
      className={`size-2.5 shrink-0 rounded-full ${dot.seen ? 'bg-brand' : 'border-2 border-brand bg-surface'}`}
    />
  </>
);

function spanOf(first: Dot, last: Dot): string {
  const [from, to] = [formatMonthAndYear(first.day), formatMonthAndYear(last.day)];
  return from === to ? from : `${from} – ${to}`;
}
