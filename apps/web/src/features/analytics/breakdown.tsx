import { type Spent, sum } from '@kumbara/shared';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { Panel } from '#components/panel.tsx';
import { formatMoney } from '#lib/format.ts';
import { totalOf } from './spending-series.ts';

type Row = { key: string; label: ReactNode; past: Spent; ahead: Spent };
type Props = { title: string; heading: string; rows: Row[]; currency: string };

const shownAtFirst = 8;

/** A table whose bars show the size of each row; what is estimated is hatched and named. */
export function Breakdown({ title, heading, rows, currency }: Props) {
  const { t } = useTranslation('analytics');
  const [showsAll, setShowsAll] = useState(false);
  const spent = ({ past }: Row) => sum([past.paid, past.expected], currency);
  const largest = Math.max(...rows.flatMap((row) => [spent(row), totalOf(row.ahead, currency)]), 1);
  return (
    <Panel title={title}>
      <table className="w-full text-[0.78rem] sm:text-[0.875rem]">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b align-bottom text-[0.8rem] text-ink-soft">
            <th scope="col" className="py-1.5 text-start font-medium">
              {heading}
            </th>
            <th scope="col" className="py-1.5 ps-2 text-end font-medium sm:whitespace-nowrap sm:ps-3">
              {t('past')}
            </th>
            <th scope="col" className="py-1.5 ps-2 text-end font-medium sm:whitespace-nowrap sm:ps-3">
              {t('ahead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={row.key}
              className={classNames(
                'border-line/60 border-b align-top last:border-0',
                !showsAll && at >= shownAtFirst && 'hidden print:table-row',
              )}
            >
              <th scope="row" className="w-full max-w-0 py-2 text-start font-normal">
                <span className="line-clamp-2 break-words">{row.label}</span>
                <span
                  aria-hidden="true"
                  className="mt-1.5 block h-1.5 rounded-full bg-brand print:[print-color-adjust:exact]"
                  style={{ width: `${(spent(row) / largest) * 100}%` }}
                />
                <span
                  aria-hidden="true"
                  className="mt-1 block h-1.5 rounded-full border border-brand border-dashed"
                  style={{ width: `${(totalOf(row.ahead, currency) / largest) * 100}%` }}
                />
              </th>
              <td className="py-2 ps-2 text-end sm:ps-3">
                <span className="whitespace-nowrap">{formatMoney(spent(row), currency)}</span>
                {row.past.expected > 0 && (
                  <span className="block text-[0.78rem] text-ink-soft sm:whitespace-nowrap">
                    {t('ofWhichExpected', { amount: formatMoney(row.past.expected, currency) })}
                  </span>
                )}
              </td>
              <td className="whitespace-nowrap py-2 ps-2 text-end sm:ps-3">
                {formatMoney(totalOf(row.ahead, currency), currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownAtFirst && !showsAll && (
        <Button look="quiet" size="small" className="-ms-3 mt-2 print:hidden" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: rows.length })}
        </Button>
      )}
    </Panel>
  );
}
