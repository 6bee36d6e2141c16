/** Takes the token of a mail's link out of the address, so that it stays in no history; undefined where there is none. */
export function takeLinkToken(): string | undefined {
  const { hash, pathname } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  if (hash) window.history.replaceState(null, '', pathname);
  return token;
}
