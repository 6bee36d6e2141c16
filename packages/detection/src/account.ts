import type { ParsedStatement } from '@kumbara/shared';

/**
 * Of which account a statement is: what of it is printed. Two cards of one bank in one currency look like one, for
 * their numbers change with every new card.
 */
export type AccountIdentity = Partial<Pick<ParsedStatement, 'kind' | 'issuer' | 'currency'>>;

/** What is not printed contradicts nothing. */
export const mayBeEqual = <Value>(a: Value | undefined, b: Value | undefined) =>
  a === undefined || b === undefined || a === b;

const knownFields = ({ kind, issuer, currency }: AccountIdentity) => ({
  kind: kind === 'unknown' ? undefined : kind,
  issuer,
  currency,
});

/** Whether nothing printed speaks against it that two statements are about one account. */
export function mayBeSameAccount(one: AccountIdentity, other: AccountIdentity): boolean {
  const [a, b] = [knownFields(one), knownFields(other)];
  return mayBeEqual(a.kind, b.kind) && mayBeEqual(a.issuer, b.issuer) && mayBeEqual(a.currency, b.currency);
}

/** The same for the same account; empty where nothing is known of it. */
export const getAccountKey = (account: AccountIdentity): string => {
  const printed = Object.values(knownFields(account));
  return printed.some((value) => value !== undefined) ? JSON.stringify(printed) : '';
};
