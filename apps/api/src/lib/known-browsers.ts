import { randomBytes, timingSafeEqual } from 'node:crypto';

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** Accounts that a browser is remembered for, newest first. */
const mostAccounts = 5;
const entryPattern = /^([\w-]{16})\.([\w-]{43})$/;

type Account = { id: string; handed_over_at: Date | null };

/** Names an account with its present owner: the browsers of somebody who opened it with another person's address do not count. */
export const ownedAccount = ({ id, handed_over_at }: Account): string => `${id} ${handed_over_at?.getTime() ?? ''}`;

/**
 * The value of a cookie that shows to which accounts a browser has signed in before. It opens nothing: it only lets the
 * browser try a password, or ask for a new one, while strangers are kept from the account (`account-limits.ts`).
 * @param hash a keyed hash of account, as `ownedAccount` names it, and nonce
 */
export function createKnownBrowsers(hash: (account: string, nonce: string) => string) {
  const idFor = (entry: string, account: string): string | undefined => {
    const [, nonce = '', mac = ''] = entryPattern.exec(entry) ?? [];
    return timingSafeEqual(Buffer.from(hash(account, nonce)), Buffer.from(mac)) ? nonce : undefined;
  };
  const entries = (value: string) => value.split('~').filter((entry) => entryPattern.test(entry));
  return {
    /** The value after a sign-in to an account. */
    remember(value: string, account: string): string {
      const known = entries(value);
      const own = known.find((entry) => idFor(entry, account));
      const nonce = randomBytes(12).toString('base64url');
      const others = known.filter((entry) => entry !== own).slice(0, mostAccounts - 1);
      return [own ?? `${nonce}.${hash(account, nonce)}`, ...others].join('~');
    },
    /** @returns an id of the browser; undefined if nobody has signed in to the account with it */
    recognise: (value: string, account: string): string | undefined =>
      entries(value)
        .map((entry) => idFor(entry, account))
        .find((id) => id !== undefined),
  };
}
