import type { Advice, Subscription } from '@kumbara/shared';
import { CircleCheck } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { useActions } from './action-queries.ts';
import { AdviceCard, type OnAction } from './advice-card.tsx';

type Props = {
  /** Undefined while they load; the advice loads in parallel. */
  subscriptions: Subscription[] | undefined;
  onAction: OnAction;
};

/** On a phone one scrollable row for any number of cards, so that the content below does not move. */
const row = classNames(
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none]',
  'sm:-mx-6 sm:scroll-px-6 sm:px-6',
  'lg:mx-0 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] lg:gap-4 lg:overflow-visible lg:px-0 lg:pb-0',
);
const cell = 'w-full max-w-[21rem] shrink-0 snap-start only:max-w-none max-lg:not-only:w-[85%] lg:max-w-none';
/** The same height for the skeleton and the cards, so that the content below does not move. */
const height = 'min-h-48 lg:min-h-[10.25rem]';

/** At most three pieces of advice; one line without any. Renders nothing when they cannot be loaded. */
export function ActionCards({ subscriptions, onAction }: Props) {
  const { t } = useTranslation('advice');
  const titleId = useId();
  const { data, isPending } = useActions();
  const heading = useHeadingFocus(data);
  if (!subscriptions?.length || (!isPending && !data)) return null;
  const hasNothing = data?.length === 0;
  return (
    <section aria-labelledby={titleId} aria-busy={isPending} {...heading.section}>
      <div className={hasNothing ? 'flex items-center gap-2' : 'mb-2.5'}>
        <h2
          id={titleId}
          ref={heading.ref}
          tabIndex={-1}
          className={classNames('font-semibold text-base tracking-tight outline-none', hasNothing && 'sr-only')}
        >
          {t('toDo.title')}
        </h2>
        {hasNothing && (
          <>
            <CircleCheck aria-hidden="true" className="size-[1.1rem] shrink-0 text-saving" />
            <p className="text-ink-soft">{t('toDo.nothing')}</p>
          </>
        )}
      </div>
      {!data && <ActionsSkeleton />}
      {data && data.length > 0 && (
        <ul className={row}>
          {data.slice(0, 3).map((advice) => (
            <li key={`${advice.kind} ${advice.action.subscription_id}`} className={cell}>
              <AdviceCard
                advice={advice}
                subscriptions={subscriptions}
                onAction={onAction}
                className={classNames('card', height)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Moves the focus to the heading when the focused card disappears. */
function useHeadingFocus(shown: Advice[] | undefined) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other cards are shown
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [shown]);
  return {
    ref,
    section: {
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (relatedTarget) isInside.current = false;
      },
    },
  };
}

const ActionsSkeleton = () => (
  <div className={row}>
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className={classNames('card flex gap-3 px-4 py-3.5', cell, height)}>
        <Skeleton className="size-9 shrink-0 rounded-xl" />
        <div className="flex-1">
          <Skeleton className="mt-1 h-4 w-3/5" />
          <Skeleton className="mt-3 h-3 w-full" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </div>
      </div>
    ))}
  </div>
);
