import type { StatementReading } from '@kumbara/shared';

/**
 * Of which account a statement is: what of it is printed. Two cards of one bank in one currency look like one, for
 * their numbers change with every new card.
 */
export type AccountIdentity = Partial<Pick<StatementReading, 'kind' | 'issuer' | 'currency'>>;

/** What is not printed contradicts nothing. */
export const mayBeOne = <Value>(a: Value | undefined, b: Value | undefined) =>
  a === undefined || b === undefined || a === b;

const known = ({ kind, issuer, currency }: AccountIdentity) => ({
  kind: kind === 'unknown' ? undefined : kind,
  issuer,
  currency,
});

/** Whether nothing printed speaks against it that two statements are about one account. */
export function mayBeSameAccount(one: AccountIdentity, other: AccountIdentity): boolean {
  const [a, b] = [known(one), known(other)];
  return mayBeOne(a.kind, b.kind) && mayBeOne(a.issuer, b.issuer) && mayBeOne(a.currency, b.currency);
}

/** The same for the same account; empty where nothing is known of it. */
export const accountKey = (account: AccountIdentity): string => {
  const said = Object.values(known(account));
  return said.some((value) => value !== undefined) ? JSON.stringify(said) : '';
};
