import { authProvidersSchema, signedInSchema, userSchema } from '@kumbara/shared';

/** In a file of its own, so that the landing screen does not load zod. */
export const schemas = {
  user: userSchema,
  signedIn: signedInSchema,
  providers: authProvidersSchema,
  /** The exchange sets the cookie; the token in its body is optional. */
  exchanged: signedInSchema.partial({ token: true }),
};
