import { z } from 'zod';
import { currencySchema } from './currency-schema.ts';
import { timeZoneSchema } from './date-schema.ts';
import { languageSchema } from './language-schema.ts';
import { personNameSchema } from './name-schema.ts';
import { tierSchema } from './plan-schema.ts';

/** Length in code points, so that an emoji counts once; passwords are neither trimmed nor normalised. */
const codePoints = (text: string) => [...text].length;

export const passwordSchema = z
  .string()
  .refine((text) => codePoints(text) >= 8, { params: { issue: 'password_too_short' } })
  .refine((text) => codePoints(text) <= 128, { params: { issue: 'password_too_long' } });

/** Compared case-insensitively: stored in lower case. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const loginSchema = z.object({ email: emailSchema, password: z.string().min(1).max(1024) });
export type Login = z.infer<typeof loginSchema>;

export const signupSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
});
export type Signup = z.infer<typeof signupSchema>;

export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
  currency: currencySchema,
  time_zone: z.string(),
  tier: tierSchema,
  email_verified: z.boolean(),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** Login and sign-up answer with a token beside the cookie. */
export const signedInSchema = z.object({ token: z.string(), user: userSchema });
export type SignedIn = z.infer<typeof signedInSchema>;

/** Changes to the user's own account. Absent fields stay as they are. */
export const accountPatchSchema = z
  .object({
    name: personNameSchema,
    language: languageSchema,
    currency: currencySchema,
    time_zone: timeZoneSchema,
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0);
export type AccountPatch = z.infer<typeof accountPatchSchema>;
