const key = 'return-to';
/** What may be asked for besides the dashboard, to which the server itself leads. */
const places = ['/account', '/family'] as const;
export type ReturnPlace = (typeof places)[number];

/** Where somebody goes on after Google, in this tab. Without storage it is where everybody goes on. */
export const returnPlace = {
  keep(place: ReturnPlace | undefined): void {
    try {
      if (place) sessionStorage.setItem(key, place);
      else sessionStorage.removeItem(key);
    } catch {}
  },
  /** Asked for once. */
  take(otherwise: string): string {
    try {
      const kept = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return places.find((place) => place === kept) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
};
