import { useSyncExternalStore } from 'react';

type Kind = 'success' | 'error' | 'message';
type Options = { description?: string; action?: { label: string; onClick: () => void } };

let wanted = false;
const listeners = new Set<() => void>();

/** The toaster is loaded with the first thing to say; sonner keeps what was said before it stood. */
async function say(kind: Kind, text: string, options?: Options): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { toast } = await import('sonner');
  toast[kind](text, options);
}

export const notify = {
  success: (text: string, options?: Options) => void say('success', text, options),
  error: (text: string, options?: Options) => void say('error', text, options),
  info: (text: string, options?: Options) => void say('message', text, options),
};

export const useToasterWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
  );
