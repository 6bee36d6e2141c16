import type { AuthProviders, MailConnection, Scan } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#components/skeleton.tsx';
import { ConfirmRemove } from './confirm-remove.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { RangePicker } from './range-picker.tsx';
import { RevokeAccessNotice } from './revoke-access-notice.tsx';
import type { Months } from './scan-queries.ts';

type Props = {
  connections: MailConnection[];
  providers: AuthProviders | undefined;
  lastScans: Scan[];
  months: Months;
  onMonths: (months: Months) => void;
  onReconnectImap: (connection: MailConnection) => void;
};

/** The connected mailboxes. */
export function ConnectionList({ connections, providers, lastScans, months, onMonths, onReconnectImap }: Props) {
  const { t } = useTranslation('mailbox');
  const [removing, setRemoving] = useState<MailConnection | null>(null);
  const [accountToRevoke, setAccountToRevoke] = useState<string | null>(null);
  const live = connections.find(({ scan_id }) => scan_id !== null);
  return (
    <>
      {accountToRevoke && <RevokeAccessNotice account={accountToRevoke} onClose={() => setAccountToRevoke(null)} />}
      {connections.length > 0 && (
        <section aria-labelledby="connections">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 id="connections" className="font-semibold text-xl tracking-tight">
              {t('connections')}
            </h2>
            <RangePicker value={months} onChange={onMonths} />
          </div>
          <ul className="card divide-y divide-line">
            {connections.map((connection) => (
              <li key={connection.id}>
                <ConnectionRow
                  connection={connection}
                  providers={providers}
                  months={months}
                  isLive={connection === live}
                  lastScan={lastScans.find(({ id }) => id === connection.last_scan_id)}
                  onReconnectImap={onReconnectImap}
                  onRemove={setRemoving}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {removing && (
        <ConfirmRemove
          connection={removing}
          onClose={() => setRemoving(null)}
          onRemoved={({ permission }) => setAccountToRevoke(permission === 'by_hand' ? removing.email_address : null)}
        />
      )}
    </>
  );
}

export const ConnectionsSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className="card p-6">
      <div className="flex items-start gap-4">
        <Skeleton className="size-10 rounded-[28%]" />
        <div className="flex-1">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="mt-2 h-3 w-32" />
        </div>
        <Skeleton className="h-10 w-24 rounded-[11px]" />
      </div>
      <Skeleton className="mt-5 h-4 w-56 max-w-full" />
    </div>
  );
};
