import type { LateCharge, Settlement } from '@kumbara/shared';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { Select } from '#components/field.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { useSettle } from './savings-queries.ts';

type Props = {
  late: LateCharge;
  /** Absent in an example. */
  onRefund: ((late: LateCharge) => void) | undefined;
};

/** A charge after the end with its evidence, until it is refunded or settled. */
export function LateChargeBox({ late, onRefund }: Props) {
  const { t } = useTranslation('savings');
  const { name, charge, cancelled_on, ends_on, settlement } = late;
  const Icon = settlement ? Check : TriangleAlert;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-start gap-3 rounded-2xl px-4 py-3.5',
        settlement ? 'bg-sunken' : 'bg-danger-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-5 shrink-0', settlement ? 'text-saving' : 'text-danger')}
      />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium">
          {t('lateText', {
            name,
            date: formatDate(charge.date),
            amount: formatMoney(charge.amount, charge.currency),
            end: formatDate(ends_on ?? cancelled_on),
          })}
        </p>
        <p className="mt-1 text-[0.84rem] text-ink-soft">
          {t('evidence')}: <q className="break-words">{charge.text}</q>
        </p>
      </div>
      {onRefund && (
        <div className="flex flex-wrap items-center gap-2">
          {!settlement && (
            <Button onClick={() => onRefund(late)} aria-label={`${t('refund')}: ${name}`}>
              {t('refund')}
            </Button>
          )}
          <SettlementSelect late={late} />
        </div>
      )}
    </div>
  );
}

function SettlementSelect({ late: { name, charge, settlement } }: { late: LateCharge }) {
  const { t } = useTranslation('savings');
  const { mutateAsync, isPending, variables } = useSettle();
  const settle = (next: Settlement | null) => mutateAsync({ id: charge.id, settlement: next });
  const describeError = () => t('settlementFailed');
  const undo = useAction(() => settle(settlement), describeError);
  const choose = useAction(async (next: Settlement | null) => {
    await settle(next);
    notify.success(t(`settlementSaved.${next ?? 'open'}`), {
      action: { label: t('undo'), onClick: () => void undo() },
    });
  }, describeError);
  return (
    <Select
      aria-label={`${t('settlement')}: ${name}, ${formatDate(charge.date)}, ${formatMoney(charge.amount, charge.currency)}`}
      value={(isPending ? variables.settlement : settlement) ?? 'open'}
      onChange={({ target }) => void choose(target.value === 'open' ? null : (target.value as Settlement))}
    >
      {(['open', 'refunded', 'settled'] as const).map((state) => (
        <option key={state} value={state}>
          {t(`settlements.${state}`)}
        </option>
      ))}
    </Select>
  );
}
