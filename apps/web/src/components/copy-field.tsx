import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { notify } from './toast.ts';
import { useAction } from './use-action.ts';

/** A text that is used somewhere else, such as an address or a configuration, with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('common');
  const id = useId();
  const copy = useAction(
    async () => {
      await navigator.clipboard.writeText(text);
      notify.success(t('copied'));
    },
    () => t('copyFailed'),
  );
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <p id={id} className="wrap-anywhere min-w-0 font-medium text-[0.875rem]">
          {label}
        </p>
        <Button size="small" aria-label={`${t('copy')}: ${label}`} onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {t('copy')}
        </Button>
      </div>
      <pre className="select-all wrap-anywhere whitespace-pre-wrap rounded-xl bg-sunken px-3.5 py-3 font-mono text-[0.8rem] leading-6">
        {text}
      </pre>
    </section>
  );
}
