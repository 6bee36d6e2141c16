import type { Unused, UnusedCandidate } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { Panel } from '#components/panel.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatAmounts, formatDate, formatMoney } from '#lib/format.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';
import { useDismissUnused } from './unused-queries.ts';

type Props = {
  unused: Omit<Unused, 'check_ins'>;
  /** Absent in an example. */
  onGuide?: (subscriptionId: string) => void;
};

/** What the unused cost, each with its reasons, and what the user said is in use. */
export function UnusedList({ unused, onGuide }: Props) {
  const { t } = useTranslation(['unused', 'common']);
  const { mutateAsync } = useDismissUnused();
  const change = useAction(async (id: string, name: string, isUndone: boolean) => {
    await mutateAsync({ id, name, isUndone });
    if (!isUndone)
      notify.success(t('kept', { name }), {
        action: { label: t('undo'), onClick: () => void change(id, name, true) },
      });
  }, describeRefusal);
  const { candidates, monthly_cost, yearly_cost, dismissed } = unused;
  return (
    <>
      {candidates.length > 0 ? (
        <section aria-labelledby="unused-cost" className="card p-5 sm:p-6">
          <h2 id="unused-cost" className="font-medium text-[0.875rem] text-ink-soft">
            {t('cost')}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-5 font-semibold text-3xl tabular-nums tracking-tight">
            {formatAmounts(monthly_cost).map((amount) => (
              <span key={amount}>{amount}</span>
            ))}
          </p>
          <p className="mt-1 text-ink-soft">{t('perYear', { amount: formatAmounts(yearly_cost).join(' · ') })}</p>
        </section>
      ) : (
        <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
          <p className="max-w-[34rem] text-balance text-ink-soft">{t('nothing')}</p>
          <ButtonLink to="/dashboard">{t('common:toDashboard')}</ButtonLink>
        </div>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {candidates.map((candidate) => (
          <Candidate
            key={candidate.subscription_id}
            candidate={candidate}
            {...(onGuide && {
              act: {
                guide: () => onGuide(candidate.subscription_id),
                keep: () => change(candidate.subscription_id, candidate.name, false),
              },
            })}
          />
        ))}
      </ul>
      {dismissed.length > 0 && (
        <Panel title={t('keptTitle')}>
          <ul className="divide-y divide-line">
            {dismissed.map(({ subscription_id, name, until }) => (
              <li key={subscription_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
                <div className="min-w-0 flex-1 basis-44">
                  <p className="break-words">
                    <Link {...subscriptionLink(subscription_id)} className="underline-offset-4 hover:underline">
                      {name}
                    </Link>
                  </p>
                  <p className="text-[0.84rem] text-ink-soft">{t('until', { date: formatDate(until) })}</p>
                </div>
                <Button
                  size="small"
                  aria-label={`${t('undo')}: ${name}`}
                  onClick={() => change(subscription_id, name, true)}
                >
                  {t('undo')}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** A score in a word. */
const levelOf = (score: number) => (score >= 60 ? 'strong' : score >= 45 ? 'medium' : 'weak');

type CandidateProps = { candidate: UnusedCandidate; act?: { guide: () => void; keep: () => void } };

function Candidate({ candidate, act }: CandidateProps) {
  const { subscription_id, name, monthly_cost, currency, score, reasons } = candidate;
  const { t } = useTranslation('unused');
  const level = levelOf(score);
  return (
    <li className="card flex min-w-0 flex-col gap-3 p-5">
      <div className="flex items-start gap-3">
        <ServiceAvatar name={name} />
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold">
            {act ? (
              <Link {...subscriptionLink(subscription_id)} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <p className="text-ink-soft tabular-nums">{t('perMonth', { amount: formatMoney(monthly_cost, currency) })}</p>
          <Chip tone={level === 'strong' ? 'notice' : 'neutral'} className="mt-1.5">
            {t(`level.${level}`)}
          </Chip>
        </div>
      </div>
      <ul className="list-disc ps-5 text-[0.94rem] text-ink-soft marker:text-edge">
        {reasons.map(({ text }) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
      {act && (
        <div className="mt-auto flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2">
          <Button size="small" aria-label={`${t('guide')}: ${name}`} onClick={act.guide}>
            {t('guide')}
          </Button>
          <Button size="small" look="quiet" aria-label={`${t('keep')}: ${name}`} onClick={act.keep}>
            {t('keep')}
          </Button>
        </div>
      )}
    </li>
  );
}
