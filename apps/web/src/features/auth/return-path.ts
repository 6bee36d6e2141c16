const key = 'return-to';
/** The allowed paths besides the dashboard, the server's default. */
const allowedPaths = ['/account', '/family'] as const;
export type ReturnPath = (typeof allowedPaths)[number];

/** The path to continue at after Google in this tab. Without session storage it is the default path. */
export const returnPath = {
  store(path: ReturnPath | undefined): void {
    try {
      if (path) sessionStorage.setItem(key, path);
      else sessionStorage.removeItem(key);
    } catch {}
  },
  /** Returns the path and forgets it. */
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
