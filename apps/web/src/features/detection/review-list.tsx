import type { DetectedSubscription, Subscription } from '@kumbara/shared';
import { useId, useRef, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewHead } from './review-head.tsx';
import { useDecisions } from './use-decisions.ts';

type Props = {
  title: string;
  found: DetectedSubscription[];
  /** What the user already has, to link a finding to. */
  subscriptions: Subscription[];
  /** The plan has no place left. */
  onLimit: () => void;
};

/** One card per finding, the surest first, with the total of everything found. */
export function ReviewList({ title, found, subscriptions, onLimit }: Props) {
  const headId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [linking, setLinking] = useState<DetectedSubscription | null>(null);
  const { add, addAll, link, dismiss, undo, deciding } = useDecisions(onLimit);
  const isBusy = deciding !== undefined;
  const sorted = [...found].sort((a, b) => Number(b.confidence === 'high') - Number(a.confidence === 'high'));

  /** A decided card goes; the focus goes on to the one that takes its place, after the last one to the page. */
  const focusCard = (index: number) =>
    requestAnimationFrame(() => {
      if (document.querySelector('[role=dialog]')) return;
      const cards = list.current?.querySelectorAll<HTMLElement>('article');
      const next = cards?.[Math.min(index, cards.length - 1)] ?? document.getElementById('main');
      next?.focus({ preventScroll: true });
    });
  const linkTo = async (one: DetectedSubscription, subscriptionId: string) => {
    await link(one.detection_id, subscriptionId);
    setLinking(null);
  };

  return (
    <section aria-labelledby={headId} className="flex flex-col gap-4">
      <ReviewHead
        id={headId}
        title={title}
        found={sorted}
        isBusy={isBusy}
        onAddAll={(sure) => addAll(sure).then(() => focusCard(0))}
      />
      <ul ref={list} className="flex flex-col gap-4">
        {sorted.map((one, index) => {
          const tracked = subscriptions.find(({ id }) => id === one.already_tracked);
          return (
            <li key={one.detection_id}>
              <ReviewCard
                found={one}
                trackedName={tracked?.name}
                isBusy={isBusy}
                isDeciding={deciding === one.detection_id}
                onAdd={(item) => add(item, one.asks_again ?? false).then(() => focusCard(index))}
                onLink={
                  subscriptions.length > 0 ? () => (tracked ? linkTo(one, tracked.id) : setLinking(one)) : undefined
                }
                onDismiss={() => dismiss(one).then(() => focusCard(index))}
                onUndo={undo && (() => undo().then(() => focusCard(index)))}
              />
            </li>
          );
        })}
      </ul>
      {linking && (
        <LinkDialog
          found={linking}
          subscriptions={subscriptions}
          isBusy={isBusy}
          onLink={(id) => linkTo(linking, id)}
          onClose={() => setLinking(null)}
        />
      )}
    </section>
  );
}
