import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatDayOf } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';

type Props = { codes: readonly string[]; email: string; onDone: () => void };

/** The only time that recovery codes are shown: their dialog closes by its button alone. */
export function RecoveryCodes({ codes, email, onDone }: Props) {
  const { t } = useTranslation('security');
  const copy = useAction(
    async () => {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success(t('codes.copied'));
    },
    () => t('codes.copyFailed'),
  );
  const download = () => {
    const title = t('codes.file', { email, date: formatDayOf(new Date().toISOString()) });
    const text = `${title}\r\n\r\n${codes.join('\r\n')}\r\n`;
    saveFile('kumbara-recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <div className="flex flex-col gap-4">
      <ol className="rounded-xl bg-sunken px-4 py-3 text-center font-mono text-[0.84rem] leading-7 max-xs:text-[0.76rem]">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <p className="text-[0.84rem] text-ink-soft">{t('codes.lost')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          {t('codes.copy')}
        </Button>
        <Button onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          {t('codes.download')}
        </Button>
      </div>
      <Button look="brand" size="large" onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  );
}
