import { defaultScanMonths } from '@kumbara/shared';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';
import { PageHeading } from '#components/page-heading.tsx';
import { useProviders } from '#features/auth/auth-queries.ts';
import { ConnectionList, ConnectionsSkeleton } from '#features/mailbox/connection-list.tsx';
import { useConnections } from '#features/mailbox/connection-queries.ts';
import type { ImapStart } from '#features/mailbox/imap-form.tsx';
import { ProviderButtons, ProviderCards } from '#features/mailbox/provider-cards.tsx';
import { type Months, useLastScans } from '#features/mailbox/scan-queries.ts';
import { WhatWeRead } from '#features/mailbox/what-we-read.tsx';
import { MailFindings } from './emails-findings.tsx';

const ImapDialog = lazy(() =>
  import('#features/mailbox/imap-dialog.tsx').then(({ ImapDialog }) => ({ default: ImapDialog })),
);

export function EmailsScreen() {
  const { t } = useTranslation(['mailbox', 'common']);
  const list = useConnections();
  const { data: providers } = useProviders();
  const connections = list.data ?? [];
  const lastScans = useLastScans(connections);
  const [months, setMonths] = useState<Months>(defaultScanMonths);
  const [imap, setImap] = useState<{ start?: ImapStart } | null>(null);
  const hasSome = connections.length > 0;
  const connectImap = () => setImap({});

  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={t('title')} lead={t('lead')} tab={t('common:nav.emails')} />
      {list.isPending && <ConnectionsSkeleton />}
      {list.isError && !list.data && <Failure message={t('listFailed')} onRetry={() => list.refetch()} />}
      {list.data && (
        <>
          {!hasSome && <ProviderCards providers={providers} onImap={connectImap} />}
          <ConnectionList
            connections={connections}
            providers={providers}
            lastScans={lastScans}
            months={months}
            onMonths={setMonths}
            onReconnectImap={({ email_address, imap_server }) =>
              setImap({ start: { email: email_address, server: imap_server ?? '' } })
            }
          />
        </>
      )}
      <MailFindings scans={lastScans} />
      {hasSome && <ProviderButtons providers={providers} onImap={connectImap} />}
      {list.data && <WhatWeRead isOpen={!hasSome} />}
      {imap && (
        <Suspense fallback={null}>
          <ImapDialog start={imap.start} providers={providers} onDone={() => setImap(null)} />
        </Suspense>
      )}
    </div>
  );
}
