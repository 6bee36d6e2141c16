import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { CopyField } from '#components/copy-field.tsx';

/** The only time that a secret is shown. */
export function ShownSecret({ value, onDone }: { value: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks');
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={t('secret.label')} text={value} />
      <Button look="brand" size="large" onClick={onDone}>
        {t('secret.done')}
      </Button>
    </div>
  );
}
