import type { ImportRow, ImportState } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { classNames } from '#components/class-names.ts';
import { Facts } from '#components/facts.tsx';
import { Select } from '#components/field.tsx';
import { Panel } from '#components/panel.tsx';
import { formatCycle, formatDate, formatList, formatMoney } from '#lib/format.ts';
import { fieldLabel, isImportField } from './field-label.ts';

const tones = { new: 'saving', same: 'neutral', conflict: 'notice', invalid: 'danger' } as const;
const states: ImportState[] = ['new', 'conflict', 'same', 'invalid'];

export type Choice = 'add' | 'replace';
/** What becomes of each row; one that is not there is left out. */
export type Choices = ReadonlyMap<number, Choice>;

type Props = {
  rows: ImportRow[];
  chosen: Choices;
  isBusy: boolean;
  onChoose: (chosen: Choices) => void;
};

/** What the file holds, row by row, and what becomes of each. */
export function PreviewList({ rows, chosen, isBusy, onChoose }: Props) {
  const { t } = useTranslation('imports');
  const counts = Map.groupBy(rows, ({ state }) => state);
  const choose = (row: number, choice: Choice | undefined) => {
    const next = new Map(chosen);
    if (choice) next.set(row, choice);
    else next.delete(row);
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
          <PreviewRow
            key={row.row}
            row={row}
            choice={chosen.get(row.row)}
            onChoose={(choice) => choose(row.row, choice)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = { row: ImportRow; choice: Choice | undefined; onChoose: (choice: Choice | undefined) => void };

function PreviewRow({ row, choice, onChoose }: RowProps) {
  const { t } = useTranslation('imports');
  const { state, name, problems, is_active, next_payment_date: next, billing_cycle, billing_interval } = row;
  const facts = [
    ...(billing_cycle ? [formatCycle({ billing_cycle, billing_interval })] : []),
    ...(next && is_active ? [t('next', { date: formatDate(next) })] : []),
  ];
  const label = name || t('rowNumber', { number: row.row + 1 });
  // A conflict has three answers instead of a checkbox to label.
  const Frame = state === 'conflict' ? 'div' : 'label';
  const canCheck = state === 'new' || state === 'same';
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Frame className={classNames('flex min-w-0 flex-1 items-start gap-3', canCheck && 'cursor-pointer')}>
        {state !== 'conflict' && (
          <input
            type="checkbox"
            checked={choice === 'add'}
            disabled={!canCheck}
            onChange={({ target }) => onChoose(target.checked ? 'add' : undefined)}
            aria-label={t('choose', { name: label })}
            className="touch-target mt-1 size-5 shrink-0 accent-brand"
          />
        )}
        <span className={classNames('min-w-0 flex-1', state === 'conflict' && 'ps-8')}>
          <span className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words font-medium">{label}</span>
            {row.amount !== null && <span className="shrink-0 tabular-nums">{moneyOf(row.amount, row.currency)}</span>}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.84rem] text-ink-soft">
            <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
            {!is_active && <Chip>{t('ended')}</Chip>}
            {facts.length > 0 && (
              <span>
                <Facts facts={facts} />
              </span>
            )}
          </span>
          {state === 'conflict' && <span className="mt-1 block text-[0.84rem]">{describeConflict(row)}</span>}
          {problems.map(({ field, detail }) => (
            <span key={field} className="mt-1 block text-[0.84rem] text-danger">
              {isImportField(field) ? `${fieldLabel(field)}: ${detail}` : detail}
            </span>
          ))}
        </span>
      </Frame>
      {state === 'conflict' && (
        <Select
          aria-label={t('conflictChoice', { name: label })}
          value={choice ?? ''}
          onChange={({ target }) => onChoose((target.value || undefined) as Choice | undefined)}
          className="ms-8 w-full sm:ms-0 sm:w-56"
        >
          <option value="">{t('keep')}</option>
          <option value="replace">{t('replace')}</option>
          <option value="add">{t('addBeside')}</option>
        </Select>
      )}
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
