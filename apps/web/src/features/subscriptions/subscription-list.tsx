import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { CardActions } from './subscription-card.tsx';
import { GridSkeleton, SubscriptionGrid } from './subscription-grid.tsx';
import { useSubscriptions } from './subscription-queries.ts';
import { useKeptView } from './use-kept-view.ts';
import { filterAndSort } from './visible-subscriptions.ts';

/** The number of cards from which the list has a search. */
const fewCards = 4;

type Props = CardActions & {
  /** What stands around the list is still loading: what is shown earlier would be replaced under the user's finger. */
  isPending: boolean;
  /** Shown when there are none. */
  empty: ReactNode;
};

/** The subscriptions as cards. */
export function SubscriptionList({ isPending, empty, ...actions }: Props) {
  const { t } = useTranslation(['subscriptions', 'common']);
  const list = useSubscriptions();
  const [view, setView] = useKeptView();
  const deferredView = useDeferredValue(view);
  const visible = useMemo(() => filterAndSort(list.data ?? [], deferredView), [list.data, deferredView]);

  if (isPending || list.isPending) {
    return (
      <div role="status" aria-label={t('common:loading')}>
        <GridSkeleton />
      </div>
    );
  }
  if (list.isError && !list.data) return <Failure message={t('list.failed')} onRetry={() => list.refetch()} />;
  const subscriptions = list.data ?? [];
  if (subscriptions.length === 0) return empty;

  return (
    <div className="flex flex-col gap-4">
      {subscriptions.length > fewCards && <ListToolbar view={view} onChange={setView} subscriptions={subscriptions} />}
      {visible.length > 0 ? (
        <SubscriptionGrid subscriptions={visible} {...actions} />
      ) : (
        <p role="status" className="card px-6 py-10 text-center text-ink-soft">
          {t('list.nothingFound')}
        </p>
      )}
    </div>
  );
}
