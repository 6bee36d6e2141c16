import type { ParsedStatement } from '@kumbara/shared';

/**
 * Identity of an account as its statement prints it. Two cards of one bank in one currency have the same identity,
 * because card numbers change with every new card.
 */
export type AccountIdentity = Partial<Pick<ParsedStatement, 'kind' | 'issuer' | 'currency'>>;

/** A missing value matches any other. */
export const mayBeEqual = <Value>(a: Value | undefined, b: Value | undefined) =>
  a === undefined || b === undefined || a === b;

const knownFields = ({ kind, issuer, currency }: AccountIdentity) => ({
  kind: kind === 'unknown' ? undefined : kind,
  issuer,
  currency,
});

/** Returns false if anything printed shows that two statements are about different accounts. */
export function mayBeSameAccount(one: AccountIdentity, other: AccountIdentity): boolean {
  const [a, b] = [knownFields(one), knownFields(other)];
  return mayBeEqual(a.kind, b.kind) && mayBeEqual(a.issuer, b.issuer) && mayBeEqual(a.currency, b.currency);
}

/** Returns the same key for the same account; an empty one if nothing about it is printed. */
export const getAccountKey = (account: AccountIdentity): string => {
  const printed = Object.values(knownFields(account));
  return printed.some((value) => value !== undefined) ? JSON.stringify(printed) : '';
};
