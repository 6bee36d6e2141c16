import { randomBytes, timingSafeEqual } from 'node:crypto';

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** Accounts that a browser is remembered for, newest first. */
const mostAccounts = 5;
const entryPattern = /^([\w-]{16})\.([\w-]{43})$/;

/**
 * The value of a cookie that shows to which accounts a browser has signed in before. It opens nothing: it only lets the
 * browser try a password while strangers are kept from the account (`wrong-passwords.ts`).
 * @param hash a keyed hash of account and nonce
 */
export function createKnownBrowsers(hash: (email: string, nonce: string) => string) {
  const idFor = (entry: string, email: string): string | undefined => {
    const [, nonce = '', mac = ''] = entryPattern.exec(entry) ?? [];
    return timingSafeEqual(Buffer.from(hash(email, nonce)), Buffer.from(mac)) ? nonce : undefined;
  };
  const entries = (value: string) => value.split('~').filter((entry) => entryPattern.test(entry));
  return {
    /** The value after a sign-in to an account. */
    remember(value: string, email: string): string {
      const known = entries(value);
      const own = known.find((entry) => idFor(entry, email));
      const nonce = randomBytes(12).toString('base64url');
      const others = known.filter((entry) => entry !== own).slice(0, mostAccounts - 1);
      return [own ?? `${nonce}.${hash(email, nonce)}`, ...others].join('~');
    },
    /** @returns an id of the browser; undefined if nobody has signed in to the account with it */
    recognise: (value: string, email: string): string | undefined =>
      entries(value)
        .map((entry) => idFor(entry, email))
        .find((id) => id !== undefined),
  };
}
