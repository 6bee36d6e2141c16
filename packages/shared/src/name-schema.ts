import { z } from 'zod';
import { isPersonName, maxPersonName, maxThingName, normalizeName } from './name.ts';

/** Name of a person. */
export const personNameSchema = z
  .string()
  .overwrite(normalizeName)
  .min(1)
  .max(maxPersonName)
  .refine(isPersonName, { params: { issue: 'invalid_name' } });

/** The name of a thing, such as a subscription: one line with a letter or a digit to see. */
export const thingNameSchema = z
  .string()
  .overwrite(normalizeName)
  .min(1)
  .max(maxThingName)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), { params: { issue: 'letter_missing' } });
