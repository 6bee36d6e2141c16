import i18next from 'i18next';
import type { FieldError } from 'react-hook-form';

/** Errors of the schema's own refinements by field; for all other fields they are about the amount. */
const customProblems: Record<string, 'letterMissing' | 'invalid'> = { name: 'letterMissing', url: 'invalid' };

/** The text for the error of a field, chosen by the kind of its schema issue. */
export function getFieldError(error: FieldError | { root?: FieldError } | undefined): string | undefined {
  if (!error || !('type' in error)) return error ? i18next.t('subscriptions:field.invalid') : undefined;
  switch (error.type) {
    case 'invalid_type':
      return i18next.t('subscriptions:field.required');
    case 'too_small':
      // Only the name can be too short; every other `too_small` is about a number.
      return i18next.t(error.ref?.name === 'name' ? 'subscriptions:field.required' : 'subscriptions:field.positive');
    case 'too_big':
      return i18next.t('subscriptions:field.tooLarge');
    case 'amount':
      return error.message;
    case 'custom':
      return i18next.t(`subscriptions:field.${customProblems[error.ref?.name ?? ''] ?? 'tooManyDecimals'}`);
    default:
      return i18next.t('subscriptions:field.invalid');
  }
}
