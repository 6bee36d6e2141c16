import type { DetectedSubscription, ImportDetection } from '@kumbara/shared';
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useId, useRef, useState } from 'react';
import { usePreload } from '#lib/use-preload.ts';
import { Changes } from './changes.tsx';
import { ConfidenceMeter } from './confidence-meter.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { PaymentDots } from './payment-dots.tsx';
import { Reasons } from './reasons.tsx';
import { ReviewActionButtons } from './review-actions.tsx';
import { ReviewHeading } from './review-heading.tsx';

const loadCorrection = () => import('./correction.tsx').then(({ Correction }) => ({ default: Correction }));
const Correction = lazy(loadCorrection);

export type ReviewActions = {
  onAdd: (item: ImportDetection) => void;
  /** Undefined when there is no subscription to link to. */
  onLink?: () => void;
  onDismiss: () => void;
  /** Undoes the last dismissal; undefined when there was none. */
  onUndo?: () => void;
};

type Props = ReviewActions & {
  found: DetectedSubscription;
  trackedName?: string;
  isBusy: boolean;
  /** True while a decision about this finding is being saved. */
  isDeciding: boolean;
};

const isTyping = (target: EventTarget) => target instanceof HTMLElement && target.closest('input, select, textarea');

/** A finding with its price, confidence, reasons and actions. The keys A, L, D and U work while it has the focus. */
export function ReviewCard({ found, trackedName, isBusy, isDeciding, onAdd, onLink, onDismiss, onUndo }: Props) {
  const card = useRef<HTMLElement>(null);
  const priceId = useId();
  const [isCorrecting, setCorrecting] = useState(false);
  usePreload(loadCorrection);
  /** Ignores the second click of a double click, which may hit the next card. */
  const once = (answer: () => void) => (click?: MouseEvent) => {
    if (!isBusy && (click?.detail ?? 0) < 2) answer();
  };
  const answers = {
    add: once(() => {
      if (found.amount === null) setCorrecting(true);
      else onAdd({ detection_id: found.detection_id, ...(found.possible_match && { is_separate: true }) });
    }),
    link: onLink && once(onLink),
    correct: once(() => setCorrecting(true)),
    dismiss: once(onDismiss),
  };
  const stopCorrecting = () => {
    setCorrecting(false);
    card.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isCorrecting) return stopCorrecting();
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = { a: answers.add, l: answers.link, d: answers.dismiss, u: onUndo };
    const answer = keys[event.key.toLowerCase() as keyof typeof keys];
    if (!answer) return;
    event.preventDefault();
    // A key held down decides one finding only.
    if (!event.repeat) answer();
  };

  const actions = (
    <ReviewActionButtons
      found={found}
      isTracked={trackedName !== undefined}
      isBusy={isBusy}
      isDeciding={isDeciding}
      handlers={answers}
    />
  );

  return (
    <article
      ref={card}
      aria-label={found.service_name}
      aria-describedby={priceId}
      aria-keyshortcuts="A L D U"
      aria-busy={isDeciding}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the card takes the focus so that its keys work
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="card grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="min-w-0 p-5 sm:p-6">
        <ReviewHeading found={found} trackedName={trackedName} priceId={priceId} />
        {trackedName && <Changes found={found} />}
        <PaymentDots found={found} />
        <EvidenceList found={found} />
        {isCorrecting ? (
          <Suspense fallback={actions}>
            <Correction found={found} isBusy={isBusy} onAdd={onAdd} onCancel={stopCorrecting} />
          </Suspense>
        ) : (
          actions
        )}
      </div>
      <div className="border-line border-t bg-sunken/60 p-5 sm:p-6 lg:border-s lg:border-t-0">
        <ConfidenceMeter found={found} />
        <Reasons found={found} />
      </div>
    </article>
  );
}
