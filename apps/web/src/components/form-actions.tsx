import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

type Props = { submitLabel: string; isBusy: boolean; danger?: boolean; onCancel: () => void };

/** The buttons at the end of a form in a dialog. */
export function FormActions({ submitLabel, isBusy, danger, onCancel }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button type="submit" look={danger ? 'danger' : 'brand'} disabled={isBusy}>
        {submitLabel}
      </Button>
    </div>
  );
}
