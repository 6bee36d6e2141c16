import type { Figure, Subscription } from '@kumbara/shared';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatCycle, formatMoney } from '#lib/format.ts';
import { formatMyShare } from '#lib/my-share.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';
import { formatFigure } from './figure-text.ts';

type Props = {
  figures: Figure[];
  subscriptions: Subscription[];
};

const few = 3;

/** The figures of an answer; each opens its sources. */
export function FigureList({ figures, subscriptions }: Props) {
  const { t } = useTranslation('assistant');
  const [isWhole, setWhole] = useState(figures.length <= few + 1);
  const shown = isWhole ? figures : figures.slice(0, few);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
      {shown.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two figures may read the same, and none ever moves
        <li key={at}>
          <FigureRow figure={figure} subscriptions={subscriptions} />
        </li>
      ))}
      {!isWhole && (
        <li>
          <button
            type="button"
            className="touch-target w-full px-4 py-2.5 text-start text-[0.875rem] text-brand-strong hover:bg-sunken/60"
            onClick={() => setWhole(true)}
          >
            {t('moreFigures', { count: figures.length - few })}
          </button>
        </li>
      )}
    </ul>
  );
}

function FigureRow({ figure, subscriptions }: Omit<Props, 'figures'> & { figure: Figure }) {
  const line = (
    <>
      <span className="min-w-0 flex-1 break-words text-[0.9rem]">{figure.label}</span>
      <span className="shrink-0 text-end font-semibold">{formatFigure(figure)}</span>
    </>
  );
  if (figure.source.length === 0) return <p className="flex items-baseline gap-3 py-2.5 ps-4 pe-11">{line}</p>;
  return (
    <details className="group">
      <summary className="touch-target flex cursor-pointer list-none items-center gap-3 px-4 py-2.5 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
        {line}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <Sources figure={figure} subscriptions={subscriptions} />
    </details>
  );
}

type SourcesProps = Omit<Props, 'figures'> & { figure: Figure };

function Sources({ figure: { source, source_count }, subscriptions }: SourcesProps) {
  const { t } = useTranslation('assistant');
  const ids = new Set(source);
  const known = subscriptions.filter(({ id }) => ids.has(id));
  const gone = ids.size - known.length;
  const count = source_count ?? ids.size;
  const more = count - ids.size;
  return (
    <div className="bg-sunken/50 px-4 pt-2 pb-3">
      <p className="text-[0.8rem] text-ink-soft">{t('computedFrom', { count })}</p>
      <ul className="mt-1.5">
        {known.map((one) => (
          <li key={one.id}>
            <Link
              {...subscriptionLink(one.id)}
              title={t('showCard')}
              className="touch-target -mx-2 flex w-[calc(100%+1rem)] items-center gap-2.5 rounded-lg px-2 py-1.5 text-start hover:bg-surface"
            >
              <ServiceAvatar name={one.name} className="size-6 text-[0.7rem]" />
              <span className="min-w-0 flex-1 truncate text-[0.875rem] underline decoration-line underline-offset-4">
                {one.name}
              </span>
              <span className="shrink-0 text-[0.875rem]">
                {formatMoney(one.amount, one.currency)} <span className="text-ink-soft">{formatCycle(one)}</span>
                {one.share && <span className="block text-end text-[0.8rem] text-ink-soft">{formatMyShare(one)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-[0.8rem] text-ink-soft">{t('sourceMore', { count: more })}</p>}
      {gone > 0 && <p className="mt-1 text-[0.8rem] text-ink-soft">{t('sourceGone', { count: gone })}</p>}
    </div>
  );
}
