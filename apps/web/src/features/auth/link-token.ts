/** Removes the token of a mail's link from the address and the history. Returns undefined where there is none. */
export function takeLinkToken(): string | undefined {
  const { hash, pathname } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  if (hash) window.history.replaceState(null, '', pathname);
  return token;
}
