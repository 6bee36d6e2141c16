import type { WebhookFormat } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { TextField } from '#components/field.tsx';

/** What is typed: an address, or what an address of Telegram consists of. */
export type Address = { url: string; token: string; chat: string };
export const emptyAddress: Address = { url: '', token: '', chat: '' };

export const urlOf = (format: WebhookFormat, { url, token, chat }: Address): string =>
  format === 'telegram'
    ? `https://api.telegram.org/bot${token.trim()}/sendMessage?${new URLSearchParams({ chat_id: chat.trim() })}`
    : url.trim();

const examples: Record<Exclude<WebhookFormat, 'telegram'>, string> = {
  json: 'https://example.com/webhook',
  slack: 'https://hooks.slack.com/services/…',
  discord: 'https://discord.com/api/webhooks/…',
  ntfy: 'https://ntfy.sh/my-topic',
  home_assistant: 'https://home.example.com/api/webhook/…',
};

type Props = { format: WebhookFormat; value: Address; onChange: (value: Address) => void; error?: string };

export function AddressFields({ format, value, onChange, error }: Props) {
  const { t } = useTranslation('webhooks');
  const common = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  if (format === 'telegram')
    return (
      <>
        <TextField
          {...common}
          label={t('form.token')}
          hint={t('form.tokenHint')}
          error={error}
          name="telegram-token"
          value={value.token}
          onText={(token) => onChange({ ...value, token })}
        />
        <TextField
          {...common}
          label={t('form.chat')}
          hint={t('form.chatHint')}
          name="telegram-chat"
          value={value.chat}
          onText={(chat) => onChange({ ...value, chat })}
        />
      </>
    );
  return (
    <TextField
      {...common}
      label={t('form.address')}
      hint={t(`form.hints.${format}`)}
      error={error}
      type="url"
      name="webhook-address"
      maxLength={1000}
      placeholder={examples[format]}
      value={value.url}
      onText={(url) => onChange({ ...value, url })}
    />
  );
}
