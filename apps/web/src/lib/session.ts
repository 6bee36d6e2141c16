const key = 'token';

/** Storage may be forbidden (private windows, embedded views): the session cookie carries on alone then. */
function inStorage<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export const session = {
  token: () => inStorage(() => localStorage.getItem(key)),
  remember: (token: string) => inStorage(() => localStorage.setItem(key, token)),
  forget: () => inStorage(() => localStorage.removeItem(key)),
  /** Calls back when another tab signs in or out. @returns what ends it */
  onOtherTab(onChange: (token: string | null) => void): () => void {
    const listen = ({ key: changed, newValue }: StorageEvent) => {
      // Without a key everything was cleared.
      if (changed === key || changed === null) onChange(newValue);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
