import {
  type DateOrder,
  type DecimalMark,
  type ImportField,
  type ImportMapping,
  type ImportPreview,
  importFields,
} from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Field, Select } from '#components/field.tsx';
import { Panel } from '#components/panel.tsx';
import { fieldLabel } from './field-label.ts';

const dateExamples: Record<DateOrder, string> = { ymd: '2026-12-31', dmy: '31.12.2026', mdy: '12/31/2026' };
const amountExamples: Record<DecimalMark, string> = { ',': '1.234,50', '.': '1,234.50' };

type Props = { preview: ImportPreview; isBusy: boolean; onChange: (mapping: ImportMapping) => void };

/** What each column of the file was taken for, and how it writes days and amounts; all can be corrected. */
export function ColumnMapping({ preview: { columns, mapping }, isBusy, onChange }: Props) {
  const { t } = useTranslation('imports');
  /** A field stands for one column at a time. */
  const assign = (at: number, field: ImportField | null) =>
    onChange({
      ...mapping,
      columns: columns.map((_, other) =>
        other === at ? field : mapping.columns[other] === field ? null : (mapping.columns[other] ?? null),
      ),
    });
  return (
    <Panel title={t('columns')}>
      <p className="-mt-2 mb-4 text-[0.875rem] text-ink-soft">{t('columnsLead')}</p>
      <fieldset disabled={isBusy} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{t('columns')}</legend>
        {columns.map(({ heading, samples }, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move, and headings may repeat
            key={at}
            label={heading || t('unnamed', { number: at + 1 })}
            hint={samples.join(' · ').slice(0, 60) || t('emptyColumn')}
          >
            {(ids) => (
              <Select
                {...ids}
                value={mapping.columns[at] ?? ''}
                onChange={({ target }) => assign(at, (target.value || null) as ImportField | null)}
              >
                <option value="">{t('ignore')}</option>
                {importFields.map((field) => (
                  <option key={field} value={field}>
                    {fieldLabel(field)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </fieldset>
      <fieldset disabled={isBusy} className="mt-5 grid gap-4 border-line border-t pt-4 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{t('formats')}</legend>
        <Field label={t('dates')}>
          {(ids) => (
            <Select
              {...ids}
              value={mapping.date_order}
              onChange={({ target }) => onChange({ ...mapping, date_order: target.value as DateOrder })}
            >
              {Object.entries(dateExamples).map(([order, example]) => (
                <option key={order} value={order}>
                  {example}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('amounts')}>
          {(ids) => (
            <Select
              {...ids}
              value={mapping.decimal_mark}
              onChange={({ target }) => onChange({ ...mapping, decimal_mark: target.value as DecimalMark })}
            >
              {Object.entries(amountExamples).map(([mark, example]) => (
                <option key={mark} value={mark}>
                  {example}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
    </Panel>
  );
}
