import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { CopyField } from '#components/copy-field.tsx';

/** The only time that a key is shown. */
export function ShownKey({ value, onDone }: { value: string; onDone: () => void }) {
  const { t } = useTranslation('api-keys');
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={t('shown.key')} text={value} />
      <Button look="brand" size="large" onClick={onDone}>
        {t('shown.done')}
      </Button>
    </div>
  );
}
