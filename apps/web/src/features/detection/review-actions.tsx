import type { DetectedSubscription } from '@kumbara/shared';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Spinner } from '#components/spinner.tsx';

type Answer = (click: MouseEvent) => void;
export type ReviewActionHandlers = {
  add: Answer;
  /** Undefined when there is no subscription to link to. */
  link?: Answer;
  correct: Answer;
  dismiss: Answer;
};

type Props = {
  found: DetectedSubscription;
  isTracked: boolean;
  /** The buttons do nothing but keep the focus. */
  isBusy: boolean;
  isDeciding: boolean;
  handlers: ReviewActionHandlers;
};

/** The buttons of a finding. The first one links a tracked service and adds any other. */
export function ReviewActionButtons({ found, isTracked, isBusy, isDeciding, handlers }: Props) {
  const { t } = useTranslation('detection');
  const { add, link, correct, dismiss } = handlers;
  const hasMatch = found.possible_match !== undefined;
  const isLinkedFirst = (isTracked || hasMatch) && link !== undefined;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 max-sm:*:grow">
      {isLinkedFirst ? (
        <Button look="brand" wraps aria-disabled={isBusy} onClick={link}>
          {isDeciding && <Spinner className="size-4" />}
          {t(hasMatch ? 'sameSubscription' : found.asks_again ? 'keepMine' : 'linkTracked')}
        </Button>
      ) : (
        <Button look="brand" wraps aria-disabled={isBusy} onClick={add}>
          {isDeciding && <Spinner className="size-4" />}
          {t('add')}
        </Button>
      )}
      {isTracked || hasMatch ? (
        <Button wraps aria-disabled={isBusy} onClick={add}>
          {t(hasMatch ? 'separateSubscription' : found.asks_again ? 'takeOver' : 'addAnyway')}
        </Button>
      ) : (
        link && (
          <Button wraps aria-disabled={isBusy} onClick={link}>
            {t('link')}
          </Button>
        )
      )}
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        {/* Values are corrected once it is known whether it is a subscription of its own. */}
        {!hasMatch && (
          <Button look="quiet" className="max-sm:px-2" aria-disabled={isBusy} onClick={correct}>
            {t('correct')}
          </Button>
        )}
        <Button look="quiet" className="max-sm:px-2" aria-disabled={isBusy} onClick={dismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
  );
}
