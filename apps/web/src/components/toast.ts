import { useSyncExternalStore } from 'react';

type Kind = 'success' | 'error' | 'message';
type Options = { description?: string | undefined; duration?: number; action?: { label: string; onClick: () => void } };

let isToasterNeeded = false;
const listeners = new Set<() => void>();

function showToaster(): void {
  isToasterNeeded = true;
  for (const listener of listeners) listener();
}

/** Loads the toaster with the first toast; sonner queues toasts until it is mounted. */
async function showToast(kind: Kind, text: string, options?: Options): Promise<void> {
  showToaster();
  const { toast } = await import('sonner');
  toast[kind](text, options);
}

/** Loads the toaster before the first toast, which may be about a lost network. */
export async function preloadToaster(): Promise<void> {
  await Promise.all([import('sonner'), import('./toaster.tsx')]);
  showToaster();
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
    () => false,
  );
