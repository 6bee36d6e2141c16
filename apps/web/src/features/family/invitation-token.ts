const key = 'family-invitation';

/** The link that somebody came with, for as long as this tab is open: signing in may lie between. Without storage it is gone with the page. */
export const invitationToken = {
  keep(token: string): void {
    try {
      sessionStorage.setItem(key, token);
    } catch {}
  },
  read(): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {}
  },
};
