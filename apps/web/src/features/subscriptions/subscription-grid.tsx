import type { Subscription } from '@kumbara/shared';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { Skeleton } from '#components/skeleton.tsx';
import { type CardActions, SubscriptionCard } from './subscription-card.tsx';

const VirtualGrid = lazy(() => import('./virtual-grid.tsx').then(({ VirtualGrid }) => ({ default: VirtualGrid })));

type Props = { subscriptions: Subscription[] } & CardActions;

/** A grid of cards; a long one renders only the visible rows. */
const manyCards = 100;
/** More than a phone shows before it is scrolled. */
const firstCards = 6;

/** Is not rendered again while the list waits for what was typed into its search. */
export const SubscriptionGrid = memo(function SubscriptionGrid({ subscriptions, ...actions }: Props) {
  if (subscriptions.length > manyCards) {
    return (
      <Suspense fallback={<GridSkeleton />}>
        <VirtualGrid subscriptions={subscriptions} {...actions} />
      </Suspense>
    );
  }
  return <PlainGrid subscriptions={subscriptions} {...actions} />;
});

function PlainGrid({ subscriptions, ...actions }: Props) {
  // The other cards are drawn after the first picture, so that it comes sooner and clicks do not wait for all.
  const shown = useDeferredValue(subscriptions, subscriptions.slice(0, firstCards));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
      {shown.map((subscription) => (
        <li key={subscription.id} className="min-w-0">
          <SubscriptionCard subscription={subscription} {...actions} />
        </li>
      ))}
    </ul>
  );
}

export const GridSkeleton = () => (
  <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="card px-5 pt-4 pb-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-[28%]" />
          <div className="flex-1">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-2 h-3 w-16" />
          </div>
          <Skeleton className="h-6 w-14 rounded-full" />
        </div>
        <Skeleton className="mt-5 h-7 w-32" />
        <Skeleton className="mt-4 h-3 w-full" />
        <Skeleton className="mt-8 h-5 w-40" />
      </div>
    ))}
  </div>
);
