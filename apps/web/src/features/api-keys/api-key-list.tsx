import { type ApiKey, apiKeyPrefix } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { Facts } from '#components/facts.tsx';
import { formatDayOf } from '#lib/format.ts';
import { useRevokeApiKey } from './api-key-queries.ts';

export function ApiKeyList({ keys }: { keys: ApiKey[] }) {
  const [revoked, setRevoked] = useState<ApiKey>();
  return (
    <>
      <ul className="card divide-y divide-line">
        {keys.map((key) => (
          <ApiKeyItem key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
        ))}
      </ul>
      {revoked && <RevokeDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}

function ApiKeyItem({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('api-keys');
  const { name, access, hint, created_at, expires_at, last_used_at } = apiKey;
  const isExpired = expires_at !== null && new Date(expires_at) <= new Date();
  const facts = [
    t('created', { date: formatDayOf(created_at) }),
    last_used_at ? t('used', { date: formatDayOf(last_used_at) }) : t('unused'),
    ...(expires_at && !isExpired ? [t('expires', { date: formatDayOf(expires_at) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-medium">{name}</span>
          <code className="text-[0.8rem] text-ink-soft">{`${apiKeyPrefix}…${hint}`}</code>
          <Chip>{t(`access.${access}`)}</Chip>
          {isExpired && <Chip tone="danger">{t('expired')}</Chip>}
        </p>
        <p className="mt-0.5 text-[0.84rem] text-ink-soft">
          <Facts facts={facts} />
        </p>
      </div>
      <Button
        size="small"
        look="quiet-danger"
        className="max-sm:-ms-3"
        aria-label={`${t('revoke')}: ${name}`}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const revoke = useRevokeApiKey();
  return (
    <ConfirmAction
      danger
      staysOnFailure
      question={t('revokeQuestion', { name: apiKey.name })}
      explanation={t('revokeLead')}
      confirmLabel={t('revoke')}
      mutation={revoke}
      run={() => revoke.mutateAsync(apiKey.id)}
      done={t('revoked')}
      onClose={onClose}
    />
  );
}
