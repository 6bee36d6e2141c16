import type { AuthProviders, MailConnection, Scan } from '@kumbara/shared';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { EmailAddress } from '#components/email-address.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { Spinner } from '#components/spinner.tsx';
import { Switch } from '#components/switch.tsx';
import { useAction } from '#components/use-action.ts';
import { formatInstant } from '#lib/format.ts';
import { useSetAutomatic } from './connection-queries.ts';
import { OauthButton } from './oauth-button.tsx';
import { getReadiness } from './provider-cards.tsx';
import { formatScanSummary, useScanOutcome } from './scan-outcome.ts';
import { ScanProgress } from './scan-progress.tsx';
import { isOver, type Months, useStartScan } from './scan-queries.ts';
import { useScan } from './use-scan.ts';

export type RowActions = {
  /** Opens the password form again. */
  onReconnectImap: (connection: MailConnection) => void;
  onRemove: (connection: MailConnection) => void;
};

type Props = RowActions & {
  connection: MailConnection;
  providers: AuthProviders | undefined;
  months: Months;
  /** True if the event stream reports the progress of its scan. */
  isLive: boolean;
  lastScan: Scan | undefined;
};

/** A connected mailbox with its last scan and its actions. */
export function ConnectionRow({ connection, providers, months, isLive, lastScan, ...actions }: Props) {
  const { t } = useTranslation('mailbox');
  const { email_address, provider, imap_server, last_scan, status } = connection;
  const scan = useRunningScan(connection, isLive);
  const isScanning = scan !== undefined && !isOver(scan);
  const name = t(`provider.${provider}.name`);
  return (
    <article aria-label={email_address} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <ServiceAvatar name={provider === 'imap' ? (imap_server ?? name) : name} />
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="break-words font-semibold">
            <EmailAddress address={email_address} />
          </h3>
          <p className="break-words text-[0.875rem] text-ink-soft">
            {provider === 'imap' ? `${name} · ${imap_server}` : name}
            {' · '}
            {last_scan ? t('lastScan', { date: formatInstant(last_scan) }) : t('neverScanned')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {status === 'ok' && <ScanButton connection={connection} months={months} isScanning={isScanning} />}
          <Button
            look="quiet"
            className={status === 'ok' ? undefined : 'max-sm:-ms-4'}
            aria-label={`${t('remove')}: ${email_address}`}
            onClick={() => actions.onRemove(connection)}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      {status === 'reconnect' && (
        <Reconnect connection={connection} providers={providers} onImap={actions.onReconnectImap} />
      )}
      {isScanning && <ScanProgress scan={scan} account={email_address} />}
      {!isScanning && lastScan?.result && (
        <p className="mt-3 text-[0.875rem] text-ink-soft">{formatScanSummary(lastScan.result)}</p>
      )}
      <Automatic connection={connection} />
    </article>
  );
}

/** Follows the mailbox's latest scan, also after the list no longer names it, and shows how it ended. */
function useRunningScan({ scan_id }: MailConnection, isLive: boolean): Scan | undefined {
  const [followed, setFollowed] = useState(scan_id);
  if (scan_id !== null && scan_id !== followed) setFollowed(scan_id);
  const scan = useScan(followed, { isLive });
  useScanOutcome(scan);
  return scan;
}

type ScanButtonProps = { connection: MailConnection; months: Months; isScanning: boolean };

function ScanButton({ connection, months, isScanning }: ScanButtonProps) {
  const { t } = useTranslation('mailbox');
  const start = useStartScan(connection);
  const isBusy = isScanning || (start.isPending && !start.isPaused);
  const scan = useAction(
    () => start.mutateAsync(months),
    ({ message }) => ({ text: t('scanFailed'), description: message || undefined }),
  );
  return (
    <Button
      look={connection.last_scan || isBusy ? 'plain' : 'brand'}
      disabled={isBusy || start.isPaused}
      aria-label={`${t(isBusy ? 'scanning' : 'scan')}: ${connection.email_address}`}
      onClick={scan}
      className="max-sm:grow"
    >
      {isBusy && <Spinner className="size-4" />}
      {t(isBusy ? 'scanning' : 'scan')}
    </Button>
  );
}

type ReconnectProps = {
  connection: MailConnection;
  providers: AuthProviders | undefined;
  onImap: (connection: MailConnection) => void;
};

function Reconnect({ connection, providers, onImap }: ReconnectProps) {
  const { t } = useTranslation('mailbox');
  const { provider, email_address } = connection;
  const label = t('reconnect');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-notice-soft p-4 text-on-notice">
      <p className="flex min-w-0 flex-1 basis-52 items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t(provider === 'imap' ? 'reconnectImap' : 'reconnectOauth')}
      </p>
      {provider === 'imap' ? (
        <Button size="small" aria-label={`${label}: ${email_address}`} onClick={() => onImap(connection)}>
          {label}
        </Button>
      ) : (
        <OauthButton
          provider={provider}
          readiness={getReadiness(provider, providers)}
          size="small"
          label={label}
          account={email_address}
        />
      )}
    </div>
  );
}

function Automatic({ connection }: { connection: MailConnection }) {
  const { t } = useTranslation(['mailbox', 'common']);
  const id = useId();
  const change = useSetAutomatic(connection);
  const save = useAction(
    (isOn: boolean) => change.mutateAsync(isOn),
    () => t('common:error'),
  );
  return (
    <div className="mt-4 flex items-center gap-3 text-[0.875rem]">
      <Switch
        id={id}
        checked={connection.automatic}
        disabled={change.isPending}
        onChange={({ target }) => save(target.checked)}
      />
      <label htmlFor={id}>{t('automatic')}</label>
    </div>
  );
}
