import { currencyDecimals } from '@kumbara/shared';
import { currentLanguage } from '#i18n/language.ts';
import type { TextKey } from '#i18n/namespaces.ts';

/** A whole with or without groups of three, which one mark sets apart, and decimals behind another mark. */
const form = /^(-?)(\d+|\d{1,3}([.,'’\s])\d{3}(?:\3\d{3})*|(?=[.,]))(?:([.,])(\d+))?$/;

const decimalMark = () =>
  new Intl.NumberFormat(currentLanguage()).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;

type AmountProblem = Extract<TextKey, `subscriptions:field.${string}`>;

/** An amount, or why it is none; neither where nothing was typed. */
export type ReadAmount = { amount?: number; problem?: AmountProblem };

/**
 * What somebody typed as an amount, with either mark in any language of the page. The browser's own number fields go by
 * the language of the browser, and one in English drops the comma of 169,99 without a word.
 */
export function readAmount(typed: string | null | undefined, currency: string): ReadAmount {
  const text = typed?.trim() ?? '';
  if (text === '') return {};
  const [matched, sign = '', whole = '', group, mark, decimals = ''] = form.exec(text) ?? [];
  if (matched === undefined || (mark && mark === group)) return { problem: 'subscriptions:field.invalid' };
  // Only this can be read either way: 1.234 is a thousand where the comma stands before decimals.
  const isGroup = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3 && mark !== decimalMark();
  const digits = isGroup ? whole + decimals : `${whole.replace(/\D/g, '')}.${decimals}`;
  if (!isGroup && decimals.length > currencyDecimals(currency))
    return { problem: 'subscriptions:field.tooManyDecimals' };
  return { amount: Number(`${sign}${digits}`) };
}

/** An amount as it stands in its field, with the language's mark and without groups, which would be in the way there. */
export const typedAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat(currentLanguage(), {
    useGrouping: false,
    minimumFractionDigits: currencyDecimals(currency),
    // What was stored finer than its currency is shown and not rounded in passing.
    maximumFractionDigits: 20,
  }).format(amount);
