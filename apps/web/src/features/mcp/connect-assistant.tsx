import { useTranslation } from 'react-i18next';
import { CopyField } from '#components/copy-field.tsx';
import { clientConfigurations } from './client-configurations.ts';

/** How an AI assistant is connected: the address, the key, and what usual programs expect. */
export function ConnectAssistant() {
  const { t } = useTranslation('mcp');
  const url = `${location.origin}/api/mcp`;
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={t('address')} text={url} />
      <p className="text-ink-soft">{t('key')}</p>
      <div className="flex flex-col gap-3">
        {clientConfigurations(url, t('placeholder')).map(({ client, text }) => (
          <CopyField key={client} label={client} text={text} />
        ))}
      </div>
    </div>
  );
}
