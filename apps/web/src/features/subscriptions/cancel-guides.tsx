import type { CancelGuide, Subscription } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { classNames } from '#components/class-names.ts';
import { subscriptionQueries } from './subscription-queries.ts';

const tones = { easy: 'saving', medium: 'notice', hard: 'danger' } as const;

type Props = { subscription: Pick<Subscription, 'id' | 'name'>; className?: string };

/**
 * Steps to cancel at the service itself. Renders nothing while they load or when no verified guide exists: the
 * confirmation does not depend on them.
 */
export function CancelGuides({ subscription: { id, name }, className }: Props) {
  const { t } = useTranslation('subscriptions');
  const { data: guides = [] } = useQuery(subscriptionQueries.cancelGuides(id));
  if (guides.length === 0) return null;
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      {guides.map((guide, at) => (
        <details
          key={guide.billed_by ?? ''}
          open={at === 0 && guides.length === 1}
          className="group rounded-xl border border-line bg-sunken/40 px-4 py-3"
        >
          <summary className="flex cursor-pointer list-none items-center gap-3 font-medium [&::-webkit-details-marker]:hidden">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
              {guide.billed_by
                ? t('cancelGuide.billedBy', { seller: guide.billed_by })
                : t('cancelGuide.atService', { name })}
              <Chip tone={tones[guide.difficulty]}>{t(`cancelGuide.${guide.difficulty}`)}</Chip>
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <Steps guide={guide} />
        </details>
      ))}
    </div>
  );
}

const Steps = ({ guide: { steps, url } }: { guide: CancelGuide }) => {
  const { t } = useTranslation('subscriptions');
  return (
    <>
      <ol className="mt-2 list-decimal space-y-1 pl-5 text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="touch-target mt-3 inline-flex items-center gap-1.5 font-medium text-brand-strong underline underline-offset-4"
        >
          {t('cancelGuide.open')}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </>
  );
};
