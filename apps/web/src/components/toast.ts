import { useSyncExternalStore } from 'react';

type Kind = 'success' | 'error' | 'message';
type Options = { description?: string | undefined; duration?: number; action?: { label: string; onClick: () => void } };

let isToasterNeeded = false;
const listeners = new Set<() => void>();

/** The toaster is loaded with the first thing to say; sonner keeps what was said before it stood. */
async function showToast(kind: Kind, text: string, options?: Options): Promise<void> {
  isToasterNeeded = true;
  for (const listener of listeners) listener();
  const { toast } = await import('sonner');
  toast[kind](text, options);
}

export const notify = {
  success: (text: string, options?: Options) => void showToast('success', text, options),
  error: (text: string, options?: Options) => void showToast('error', text, options),
  info: (text: string, options?: Options) => void showToast('message', text, options),
};

export const useIsToasterNeeded = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isToasterNeeded,
  );
