import type { StatementUpload } from '@kumbara/shared';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { formatDate, formatMoney } from '#lib/format.ts';

type Props = { name: string; result: StatementUpload; onUploadAnother: () => void };

/** Summary of a parsed statement, with the result of the comparison with its printed totals. */
export function StatementSummary({ name, result: { statement, subscriptions }, onUploadAnother }: Props) {
  const { t } = useTranslation('statements');
  const { issuer, period } = statement;
  const isOld = subscriptions.some(({ covered_since }) => !covered_since);
  return (
    <section className="card flex items-center gap-x-5 gap-y-3 px-5 py-4 max-sm:flex-col max-sm:items-start">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1.5">
        <ReconciliationStatus {...statement} />
        <p className="min-w-0 flex-1 basis-72 text-[0.875rem] text-ink-soft [overflow-wrap:anywhere]">
          {[issuer, period && `${formatDate(period.from)} – ${formatDate(period.to)}`, name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {period && (
          <p className="basis-full text-[0.875rem] text-ink-soft">
            {[t('reachesUntil', { date: formatDate(period.to) }), isOld && t('newerShows')].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
      <Button size="small" onClick={onUploadAnother}>
        {t('another')}
      </Button>
    </section>
  );
}

function ReconciliationStatus({ transactions, reconciled, missing_amount, currency }: StatementUpload['statement']) {
  const { t } = useTranslation('statements');
  if (reconciled === false) {
    return (
      <p role="status" className="flex items-center gap-2 font-medium text-on-notice">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {missing_amount === undefined
          ? t('readUnsure', { count: transactions })
          : t('readMissing', { count: transactions, amount: formatMoney(missing_amount, currency) })}
      </p>
    );
  }
  const Icon = reconciled ? CircleCheck : Info;
  return (
    <p role="status" className={`flex items-center gap-2 font-medium ${reconciled ? 'text-saving' : 'text-ink'}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(reconciled ? 'readAll' : 'readUnproven', { count: transactions })}
    </p>
  );
}
