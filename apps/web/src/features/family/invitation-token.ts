const key = 'family-invitation';

/** The token of an invitation, kept while the tab is open, because the user may have to sign in first. Without session storage it is lost with the page. */
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
