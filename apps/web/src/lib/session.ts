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
};
