import type { ImportRow, ImportState } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { classNames } from '#components/class-names.ts';
import { Panel } from '#components/panel.tsx';
import { formatCycle, formatDate, formatList, formatMoney } from '#lib/format.ts';
import { fieldLabel, isImportField } from './field-label.ts';

const tones = { new: 'saving', same: 'neutral', conflict: 'notice', invalid: 'danger' } as const;
const states: ImportState[] = ['new', 'conflict', 'same', 'invalid'];

type Props = {
  rows: ImportRow[];
  chosen: ReadonlySet<number>;
  isBusy: boolean;
  onChoose: (chosen: Set<number>) => void;
};

/** What the file holds, row by row, and what becomes of each. */
export function PreviewList({ rows, chosen, isBusy, onChoose }: Props) {
  const { t } = useTranslation('imports');
  const counts = Map.groupBy(rows, ({ state }) => state);
  const toggle = (row: number) => {
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    onChoose(next);
  };
  return (
    <Panel
      title={t('preview')}
      aside={
        <ul className="flex flex-wrap gap-1.5">
          {states
            .filter((state) => counts.has(state))
            .map((state) => (
              <li key={state}>
                <Chip tone={tones[state]}>{t(`count.${state}`, { count: counts.get(state)?.length ?? 0 })}</Chip>
              </li>
            ))}
        </ul>
      }
    >
      <ul aria-busy={isBusy} className={classNames('divide-y divide-line', isBusy && 'opacity-60')}>
        {rows.map((row) => (
          <PreviewRow key={row.row} row={row} isChosen={chosen.has(row.row)} onToggle={() => toggle(row.row)} />
        ))}
      </ul>
    </Panel>
  );
}

function PreviewRow({ row, isChosen, onToggle }: { row: ImportRow; isChosen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('imports');
  const { state, name, problems, is_active, next_payment_date: next, billing_cycle, billing_interval } = row;
  const label = name || t('rowNumber', { number: row.row + 1 });
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <label className={classNames('flex items-start gap-3', state !== 'invalid' && 'cursor-pointer')}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={state === 'invalid'}
          onChange={onToggle}
          aria-label={t('choose', { name: label })}
          className="touch-target mt-1 size-5 shrink-0 accent-brand"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words font-medium">{label}</span>
            {row.amount !== null && <span className="tabular-nums">{moneyOf(row.amount, row.currency)}</span>}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.84rem] text-ink-soft">
            <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
            {!is_active && <Chip>{t('ended')}</Chip>}
            {billing_cycle && <span>{formatCycle({ billing_cycle, billing_interval })}</span>}
            {next && is_active && <span>{t('next', { date: formatDate(next) })}</span>}
          </span>
          {state === 'conflict' && <span className="mt-1 block text-[0.84rem]">{describeConflict(row)}</span>}
          {problems.map(({ field, detail }) => (
            <span key={field} className="mt-1 block text-[0.84rem] text-danger">
              {isImportField(field) ? `${fieldLabel(field)}: ${detail}` : detail}
            </span>
          ))}
        </span>
      </label>
    </li>
  );

  function describeConflict({ existing, differences }: ImportRow): string {
    if (!existing) return '';
    return t('conflict', {
      fields: formatList(differences.map(fieldLabel)),
      amount: moneyOf(existing.amount, existing.currency),
      cycle: formatCycle(existing),
      date: formatDate(existing.next_payment_date),
    });
  }
}

/** A row that is refused may name a currency that does not exist. */
function moneyOf(amount: number, currency: string): string {
  try {
    return formatMoney(amount, currency);
  } catch {
    return `${amount} ${currency}`;
  }
}
