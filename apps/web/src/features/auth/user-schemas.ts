import { authProvidersSchema, signedInSchema, userSchema } from '@kumbara/shared';

/** Apart from the calls, so that a visitor's first screen loads no validator. */
export const schemas = {
  user: userSchema,
  signedIn: signedInSchema,
  providers: authProvidersSchema,
  /** The exchange answers with the cookie; a token beside it is welcome. */
  exchanged: signedInSchema.partial({ token: true }),
};
