import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, Input } from '#components/field.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';

/** The only time that a secret is shown. */
export function ShownSecret({ value, onDone }: { value: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks');
  const copy = useAction(
    async () => {
      await navigator.clipboard.writeText(value);
      notify.success(t('secret.copied'));
    },
    () => t('secret.copyFailed'),
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <Field label={t('secret.label')} className="flex-1">
          {(ids) => (
            <Input
              {...ids}
              readOnly
              value={value}
              className="font-mono text-[0.84rem]"
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <Button className="h-11" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {t('secret.copy')}
        </Button>
      </div>
      <Button look="brand" size="large" onClick={onDone}>
        {t('secret.done')}
      </Button>
    </div>
  );
}
