import { z } from 'zod';
import { isCurrency } from './currency.ts';

/** An ISO 4217 code in capitals: 'TRY', 'USD', 'EUR', … */
export const currencySchema = z
  .string()
  .refine(isCurrency, { params: { issue: 'invalid_choice' } })
  .meta({ pattern: '^[A-Z]{3}$', examples: ['TRY'] });
