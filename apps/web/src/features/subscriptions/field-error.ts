import type { FieldError } from 'react-hook-form';
import { t } from '#i18n/index.ts';

/** What is wrong with a field, in words; the kind of issue is the schema's. */
export function getFieldError(error: FieldError | { root?: FieldError } | undefined): string | undefined {
  if (!error || !('type' in error)) return error ? t('field.invalid') : undefined;
  switch (error.type) {
    case 'invalid_type':
      return t('field.required');
    case 'too_small':
      // A name can be too short, everything else that can be too small is a number.
      return t(error.ref?.name === 'name' ? 'field.required' : 'field.positive');
    case 'too_big':
      return t('field.tooLarge');
    case 'amount':
      return error.message;
    case 'custom':
      return t('field.tooManyDecimals');
    default:
      return t('field.invalid');
  }
}
