import type { AccountAccess } from '@kumbara/shared';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { useAction } from '#components/use-action.ts';
import { isUnconfirmed } from '#lib/refusal.ts';
import { useExport } from './account-queries.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

type Props = {
  access: AccountAccess;
  signInAgain: ReactNode;
  /** Lists as files, and the way in for files. */
  lists: ReactNode;
  onDeleted: () => void;
};

/** Export of all data and deletion of the account. */
export function DataTools({ access, signInAgain, lists, onDeleted }: Props) {
  const { t } = useTranslation('account');
  const [isDeleting, setDeleting] = useState(false);
  const exported = useExport();
  const download = useAction(
    () => exported.mutateAsync(),
    (error) => (isUnconfirmed(error) ? undefined : t('exportFailed')),
  );
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="mb-3">{t('exportLead')}</p>
        <Button disabled={exported.isPending} onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          {t(exported.isPending && !exported.isPaused ? 'exporting' : 'export')}
        </Button>
      </div>
      {lists}
      <div>
        <p className="mb-3">{t('deleteLead')}</p>
        <Button look="quiet-danger" className="-ms-4" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </div>
      {isDeleting && (
        <DeleteAccountDialog
          access={access}
          signInAgain={signInAgain}
          onDeleted={onDeleted}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
