import { currencyDecimals } from '@kumbara/shared';
import { currentLanguage } from '#i18n/language.ts';
import type { TextKey } from '#i18n/namespaces.ts';

/** An integer, optionally grouped by one separator, and decimals after another one. */
const form = /^(-?)(\d+|\d{1,3}([.,'’\s])\d{3}(?:\3\d{3})*|(?=[.,]))(?:([.,])(\d+))?$/;

const decimalMark = () =>
  new Intl.NumberFormat(currentLanguage()).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;

type AmountProblem = Extract<TextKey, `subscriptions:field.${string}`>;

/** An amount, or the key of its error; neither for empty text. */
export type ParsedAmount = { amount?: number; problem?: AmountProblem };

/**
 * Parses a typed amount with either decimal mark, whatever the page's language. Native number fields use the browser's
 * language: an English browser silently drops the comma of `169,99`.
 */
export function parseAmount(typed: string | null | undefined, currency: string): ParsedAmount {
  const text = typed?.trim() ?? '';
  if (text === '') return {};
  const [matched, sign = '', integer = '', group, mark, decimals = ''] = form.exec(text) ?? [];
  if (matched === undefined || (mark && mark === group)) return { problem: 'subscriptions:field.invalid' };
  // The ambiguous case: `1.234` is 1234 in a language with a decimal comma.
  const isGroup = /^[1-9]\d{0,2}$/.test(integer) && decimals.length === 3 && mark !== decimalMark();
  const digits = isGroup ? integer + decimals : `${integer.replace(/\D/g, '')}.${decimals}`;
  if (!isGroup && decimals.length > currencyDecimals(currency))
    return { problem: 'subscriptions:field.tooManyDecimals' };
  return { amount: Number(`${sign}${digits}`) };
}

/** Formats an amount for its field: with the language's decimal mark, without grouping. */
export const formatTypedAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat(currentLanguage(), {
    useGrouping: false,
    minimumFractionDigits: currencyDecimals(currency),
    // An amount with more decimals than its currency has is shown unrounded.
    maximumFractionDigits: 20,
  }).format(amount);
