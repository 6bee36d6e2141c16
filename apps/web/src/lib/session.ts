const key = 'token';

/** Storage may be blocked in private windows or embedded views: the session cookie is then used alone. */
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
  /** Calls back when another tab signs in or out. @returns a function that stops it */
  onOtherTab(onChange: (token: string | null) => void): () => void {
    const listen = ({ key: changed, newValue }: StorageEvent) => {
      // `key` is null after `localStorage.clear()`.
      if (changed === key || changed === null) onChange(newValue);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
