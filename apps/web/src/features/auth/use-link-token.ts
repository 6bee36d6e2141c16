import { useEffect, useState } from 'react';

/**
 * The token of a mail's link; undefined where there is none. It leaves the address and the history only once the screen is
 * mounted: React throws a first rendering away when texts of the screen are still loading.
 */
export function useLinkToken(): string | undefined {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? undefined);
  useEffect(() => {
    const { hash, pathname } = window.location;
    if (hash) window.history.replaceState(null, '', pathname);
  }, []);
  return token;
}
