const key = 'return-to';
/** What may be asked for besides the dashboard, to which the server itself leads. */
const allowedPaths = ['/account', '/family'] as const;
export type ReturnPath = (typeof allowedPaths)[number];

/** Where somebody goes on after Google, in this tab. Without storage it is where everybody goes on. */
export const returnPath = {
  store(path: ReturnPath | undefined): void {
    try {
      if (path) sessionStorage.setItem(key, path);
      else sessionStorage.removeItem(key);
    } catch {}
  },
  /** Asked for once. */
  take(fallback: string): string {
    try {
      const stored = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return allowedPaths.find((path) => path === stored) ?? fallback;
    } catch {
      return fallback;
    }
  },
};
