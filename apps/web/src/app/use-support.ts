import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import type { SupportDialog } from '#features/support/support-dialog.tsx';
import { loadNamespaces } from '#i18n/load-namespaces.ts';

type Dialog = ComponentType<ComponentProps<typeof SupportDialog>>;

async function load(): Promise<Dialog> {
  const [{ SupportDialog }] = await Promise.all([
    import('#features/support/support-dialog.tsx'),
    loadNamespaces('support'),
  ]);
  return SupportDialog;
}

/** Loads the support form and its texts on demand; `Dialog` is set while it is open. */
export function useSupport() {
  const { t } = useTranslation('common');
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const open = () => {
    load().then(
      (loaded) => setDialog(() => loaded),
      () => notify.error(t('serverAway')),
    );
  };
  return { Dialog, open, close: () => setDialog(null) };
}
