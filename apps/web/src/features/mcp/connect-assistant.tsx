import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import { CopyField } from '#components/copy-field.tsx';
import { clientConfigurations } from './client-configurations.ts';

/** How an AI assistant is connected: the address, the key, and what the usual programs expect, one at a time. */
export function ConnectAssistant({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useTranslation('mcp');
  const url = `${location.origin}/api/mcp`;
  const clients = clientConfigurations(url, t('placeholder'));
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={t('address')} text={url} />
      <p className="text-ink-soft">{t(isIncluded ? 'key' : 'pro')}</p>
      <Tabs.Root defaultValue={clients[0]?.id} className="min-w-0">
        <Tabs.List aria-label={t('clients')} className="mb-4 flex flex-wrap gap-1.5">
          {clients.map(({ id, client }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="min-h-11 rounded-full border border-edge px-4 font-semibold text-[0.875rem] hover:bg-sunken data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-ground"
            >
              {client}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {clients.map(({ id, place, text }) => (
          <Tabs.Content key={id} value={id}>
            <CopyField label={place} text={text} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
