import type { DetectedSubscription, ImportDetection } from '@kumbara/shared';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { Monogram } from '#components/monogram.tsx';
import { t } from '#i18n/index.ts';
import { formatCycle, formatDate, formatMoney, today } from '#lib/format.ts';
import { Changes } from './changes.tsx';
import { ConfidenceMeter } from './confidence-meter.tsx';
import { Correction } from './correction.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { PaymentDots } from './payment-dots.tsx';
import { Reasons } from './reasons.tsx';

export type ReviewActions = {
  onAdd: (item: ImportDetection) => void;
  /** Absent where there is nothing to link to. */
  onLink?: () => void;
  onDismiss: () => void;
};

type Props = ReviewActions & { found: DetectedSubscription; trackedName?: string; isBusy: boolean };

const isTyping = (target: EventTarget) => target instanceof HTMLElement && target.closest('input, select, textarea');

/** One finding: what it costs, how sure we are and why, and the three answers. Keys A, L and D work while it has focus. */
export function ReviewCard({ found, trackedName, isBusy, onAdd, onLink, onDismiss }: Props) {
  const [isCorrecting, setCorrecting] = useState(false);
  const add = () => (found.amount === null ? setCorrecting(true) : onAdd({ detection_id: found.detection_id }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBusy || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = { a: add, l: onLink, d: onDismiss }[event.key.toLowerCase()];
    if (!answer) return;
    event.preventDefault();
    answer();
  };

  return (
    <article
      aria-label={found.service_name}
      aria-keyshortcuts="A L D"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the card takes the focus so that its keys work
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="card grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="min-w-0 p-5 sm:p-6">
        <Heading found={found} trackedName={trackedName} />
        {trackedName && <Changes found={found} />}
        <PaymentDots found={found} />
        <EvidenceList found={found} />
        {isCorrecting ? (
          <Correction found={found} isBusy={isBusy} onAdd={onAdd} onCancel={() => setCorrecting(false)} />
        ) : (
          <div className="mt-5 flex flex-wrap items-center gap-2">
            {trackedName && onLink ? (
              <Button look="brand" disabled={isBusy} onClick={onLink}>
                {t(found.asks_again ? 'review.keepMine' : 'review.linkTracked')}
              </Button>
            ) : (
              <Button look="brand" disabled={isBusy} onClick={add}>
                {t('review.add')}
              </Button>
            )}
            {trackedName ? (
              <Button disabled={isBusy} onClick={add}>
                {t(found.asks_again ? 'review.takeOver' : 'review.addAnyway')}
              </Button>
            ) : (
              onLink && (
                <Button disabled={isBusy} onClick={onLink}>
                  {t('review.link')}
                </Button>
              )
            )}
            <Button look="quiet" disabled={isBusy} onClick={() => setCorrecting(true)}>
              {t('review.correct')}
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={onDismiss}>
              {t('review.dismiss')}
            </Button>
          </div>
        )}
      </div>
      <div className="border-line border-t bg-sunken/60 p-5 sm:p-6 lg:border-s lg:border-t-0">
        <ConfidenceMeter found={found} />
        <Reasons found={found} />
      </div>
    </article>
  );
}

function Heading({ found, trackedName }: { found: DetectedSubscription; trackedName?: string }) {
  const { service_name, category, amount, currency, next_payment_date, price_history } = found;
  const [newest] = found.evidence;
  const others = price_history.filter((step) => step.amount !== amount && step.currency === currency);
  const before = others.findLast(({ date }) => date <= today());
  const announced = others.find(({ date }) => date > today());
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Monogram name={service_name} className="size-11 text-lg" />
      <div className="min-w-0 flex-1 basis-36">
        <h3 className="truncate font-semibold text-[1.07rem] tracking-tight">{service_name}</h3>
        <p className="text-[0.875rem] text-ink-soft">
          {t(`category.${category}`)}
          {next_payment_date
            ? ` · ${t('review.next', { date: formatDate(next_payment_date) })}`
            : found.reasons.includes('not_read_since') &&
              newest &&
              ` · ${t('review.lastSeen', { date: formatDate(newest.date) })}`}
        </p>
        {trackedName && (
          <Chip tone="notice" className="mt-1.5">
            {t('review.tracked', { name: trackedName })}
          </Chip>
        )}
      </div>
      <p className="text-end max-xs:w-full max-xs:text-start">
        <span className="font-semibold text-xl tracking-tight">
          {amount === null ? t('review.noAmount') : formatMoney(amount, currency)}
        </span>{' '}
        <span className="whitespace-nowrap text-ink-soft">{formatCycle(found)}</span>
        {before && (
          <span className="block text-[0.84rem] text-ink-soft">
            {t('review.before', { amount: formatMoney(before.amount, before.currency) })}
          </span>
        )}
        {announced && (
          <span className="block font-medium text-[0.84rem]">
            {t('review.announced', {
              date: formatDate(announced.date),
              amount: formatMoney(announced.amount, announced.currency),
            })}
          </span>
        )}
      </p>
    </div>
  );
}
