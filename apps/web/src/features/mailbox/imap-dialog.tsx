import type { AuthProviders, ImapConnect } from '@kumbara/shared';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { useConnectImap, useImapPresets } from './connection-queries.ts';
import { ImapForm, type ImapStart } from './imap-form.tsx';
import { OauthButton } from './oauth-button.tsx';
import { getReadiness } from './provider-cards.tsx';

type Props = { start?: ImapStart; providers: AuthProviders | undefined; onDone: () => void };

/** Connects a mailbox with address and password. */
export function ImapDialog({ start, providers, onDone }: Props) {
  const { t } = useTranslation('mailbox');
  const presets = useImapPresets();
  const connect = useConnectImap();
  const submit = useOnce(async (form: ImapConnect) => {
    try {
      const { email_address } = await connect.mutateAsync(form);
      notify.success(t('connected'), { description: email_address });
      onDone();
    } catch {
      // The form shows the error.
    }
  });
  return (
    <Dialog title={t('imapTitle')} description={t('imapLead')} onClose={onDone}>
      <ImapForm
        start={start}
        presets={presets.data}
        refused={connect.isPending ? undefined : refusalIn(connect.error)}
        isBusy={connect.isPending}
        outlookInstead={
          <OauthButton
            provider="outlook"
            readiness={getReadiness('outlook', providers)}
            size="small"
            label={t('connect.outlook')}
          />
        }
        onSubmit={submit}
        onCancel={onDone}
      />
    </Dialog>
  );
}

function refusalIn(error: Error | null) {
  if (!error) return undefined;
  const known = error instanceof ApiError ? error : undefined;
  return {
    message: known?.message || i18next.t('mailbox:connectFailed'),
    field: known && Object.keys(known.fields)[0],
  };
}
