import i18next from 'i18next';
import type { FieldError } from 'react-hook-form';

/** What is wrong with a field, in words; the kind of issue is the schema's. */
export function getFieldError(error: FieldError | { root?: FieldError } | undefined): string | undefined {
  if (!error || !('type' in error)) return error ? i18next.t('subscriptions:field.invalid') : undefined;
  switch (error.type) {
    case 'invalid_type':
      return i18next.t('subscriptions:field.required');
    case 'too_small':
      // A name can be too short, everything else that can be too small is a number.
      return i18next.t(error.ref?.name === 'name' ? 'subscriptions:field.required' : 'subscriptions:field.positive');
    case 'too_big':
      return i18next.t('subscriptions:field.tooLarge');
    case 'amount':
      return error.message;
    case 'custom':
      return i18next.t('subscriptions:field.tooManyDecimals');
    default:
      return i18next.t('subscriptions:field.invalid');
  }
}
