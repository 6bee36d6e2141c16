import type { DetectedSubscription, Subscription } from '@kumbara/shared';
import { useId, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewToolbar } from './review-toolbar.tsx';
import type { Decisions } from './use-decisions.ts';
import { useListFocus } from './use-list-focus.ts';

type Props = {
  title: string;
  found: DetectedSubscription[];
  /** The user's subscriptions, to link a finding to. */
  subscriptions: Subscription[];
  /** Shared by all lists of a screen, so that one list can undo what was dismissed in another. */
  decisions: Decisions;
};

/** One card per finding, the most confident first, with the total of all. */
export function ReviewList({ title, found, subscriptions, decisions }: Props) {
  const headId = useId();
  const focus = useListFocus(found);
  const [linking, setLinking] = useState<DetectedSubscription | null>(null);
  const { add, addAll, link, linkMatch, dismiss, undo, deciding } = decisions;
  const isBusy = deciding !== undefined;
  const sorted = [...found].sort((a, b) => Number(b.confidence === 'high') - Number(a.confidence === 'high'));

  const linkTo = async (one: DetectedSubscription, subscriptionId: string) => {
    await link(one.detection_id, subscriptionId);
    setLinking(null);
  };

  const linkOf = (one: DetectedSubscription, tracked: Subscription | undefined) => {
    if (one.possible_match) return () => linkMatch(one);
    if (subscriptions.length === 0) return undefined;
    return () => (tracked ? linkTo(one, tracked.id) : setLinking(one));
  };

  return (
    <section {...focus} aria-labelledby={headId} className="flex flex-col gap-4">
      <ReviewToolbar id={headId} title={title} found={sorted} isBusy={isBusy} onAddAll={addAll} />
      <ul className="flex flex-col gap-4">
        {sorted.map((one) => {
          const tracked = subscriptions.find(({ id }) => id === one.already_tracked);
          return (
            <li key={one.detection_id}>
              <ReviewCard
                found={one}
                trackedName={tracked?.name}
                isBusy={isBusy}
                isDeciding={deciding === one.detection_id}
                onAdd={(item) => add(item, one.asks_again ?? false)}
                onLink={linkOf(one, tracked)}
                onDismiss={() => dismiss(one)}
                onUndo={undo}
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
