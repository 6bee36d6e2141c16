import type { ComponentProps, ComponentType } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import type { AssistantDialog } from '#features/assistant/assistant-dialog.tsx';
import { loadNamespaces } from '#i18n/load-namespaces.ts';

type Dialog = ComponentType<ComponentProps<typeof AssistantDialog>>;

async function load(): Promise<Dialog> {
  const [{ AssistantDialog }] = await Promise.all([
    import('#features/assistant/assistant-dialog.tsx'),
    loadNamespaces('assistant', 'advice', 'subscriptions'),
  ]);
  return AssistantDialog;
}

/**
 * Loads the assistant and its texts on demand; `Dialog` is set while it is open. A draft or a question without an answer
 * survives closing.
 */
export function useAssistant() {
  const { t } = useTranslation('common');
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  // No state: the screen behind the dialog does not change with every letter.
  const draft = useRef('');
  const open = () =>
    load().then(
      (loaded) => setDialog(() => loaded),
      () => notify.error(t('serverAway')),
    );
  const close = () => setDialog(null);
  return { Dialog, open, close, draft };
}
