/** A code from the address fragment (`#session_id=…`), and the path it arrived on. */
export type SessionCode = { code: string; path: string };

let pending: SessionCode | null = null;

/** Takes the code out of the address on the two paths that may carry one, and clears the fragment at once. */
export function takeSessionCode(): void {
  const { hash, pathname, search } = window.location;
  const code = new URLSearchParams(hash.slice(1)).get('session_id');
  if (!code || !['/', '/dashboard'].includes(pathname)) return;
  window.history.replaceState(null, '', pathname + search);
  pending = { code, path: pathname };
}

export const pendingSessionCode = (): SessionCode | null => pending;
export const dropSessionCode = (): void => {
  pending = null;
};
