import type { DetectedSubscription, ImportDetection, Subscription } from '@kumbara/shared';
import { useRef, useState } from 'react';
import { notify } from '#components/toast.ts';
import { t } from '#i18n/index.ts';
import { ApiError } from '#lib/api.ts';
import { useDismissDetection, useImportDetection, useLinkDetection } from './detection-queries.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewHead } from './review-head.tsx';

type Props = {
  found: DetectedSubscription[];
  /** What the user already has, to link a finding to. */
  subscriptions: Subscription[];
  /** The plan has no place left. */
  onLimit: () => void;
};

/** One card per finding, the surest first, with the total of everything found. */
export function ReviewList({ found, subscriptions, onLimit }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [linking, setLinking] = useState<DetectedSubscription | null>(null);
  const add = useImportDetection();
  const link = useLinkDetection();
  const dismiss = useDismissDetection();
  const isBusy = add.isPending || link.isPending || dismiss.isPending;
  const sorted = [...found].sort((a, b) => Number(b.confidence === 'high') - Number(a.confidence === 'high'));

  const refused = (error: Error) => {
    if (error instanceof ApiError && error.code === 'plan_limit_reached') onLimit();
    else notify.error(error.message || t('review.addFailed'));
  };
  /** A decided card goes; the focus goes on to the one that takes its place. */
  const focusNext = (index: number) =>
    requestAnimationFrame(() => {
      const cards = list.current?.querySelectorAll<HTMLElement>('article');
      cards?.[Math.min(index, cards.length - 1)]?.focus({ preventScroll: true });
    });
  const addOne = (item: ImportDetection, index: number) =>
    add.mutate(item, {
      onSuccess: () => {
        notify.success(t('subscription.added'));
        focusNext(index);
      },
      onError: refused,
    });
  const addAllSure = async (sure: DetectedSubscription[]) => {
    let added = 0;
    try {
      for (const { detection_id } of sure) {
        await add.mutateAsync({ detection_id });
        added += 1;
      }
    } catch (error) {
      refused(error as Error);
    }
    if (added > 0) notify.success(t('review.addedMany', { count: added }));
  };
  const linkTo = (one: DetectedSubscription, subscription_id: string) =>
    link.mutate(
      { detection_id: one.detection_id, subscription_id },
      {
        onSuccess: () => notify.success(t('review.linked')),
        onError: (error) => notify.error(error.message || t('common.error')),
        onSettled: () => setLinking(null),
      },
    );

  return (
    <section aria-labelledby="found" className="flex flex-col gap-4">
      <ReviewHead found={sorted} isBusy={isBusy} onAddAll={addAllSure} />
      <ul ref={list} className="flex flex-col gap-4">
        {sorted.map((one, index) => {
          const tracked = subscriptions.find(({ id }) => id === one.already_tracked);
          return (
            <li key={one.detection_id}>
              <ReviewCard
                found={one}
                trackedName={tracked?.name}
                isBusy={isBusy}
                onAdd={(item) => addOne(item, index)}
                onLink={
                  subscriptions.length > 0 ? () => (tracked ? linkTo(one, tracked.id) : setLinking(one)) : undefined
                }
                onDismiss={() =>
                  dismiss.mutate(one.detection_id, {
                    onSuccess: () => {
                      notify.info(t('review.dismissed', { name: one.service_name }));
                      focusNext(index);
                    },
                    onError: (error) => notify.error(error.message || t('common.error')),
                  })
                }
              />
            </li>
          );
        })}
      </ul>
      {linking && (
        <LinkDialog
          found={linking}
          subscriptions={subscriptions}
          isBusy={link.isPending}
          onLink={(id) => linkTo(linking, id)}
          onClose={() => setLinking(null)}
        />
      )}
    </section>
  );
}
